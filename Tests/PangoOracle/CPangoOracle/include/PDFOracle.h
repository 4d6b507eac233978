// The parts of a PDF, read by FreeType, for tests alone.
#ifndef PDFORACLE_H
#define PDFORACLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The bytes of a stream of a PDF, unpacked, to be freed by the caller; null past the last one. A stream that is not packed, or that is
/// longer than a megabyte, is empty.
uint8_t *pdf_oracle_stream(const uint8_t *pdf, size_t pdf_length, int32_t index, size_t *length);

/// The box round the outline of a glyph of a font file, in thousandths of an em: left, lower, right, upper. Returns false for bytes that
/// are no font.
bool pdf_oracle_glyph_box(const uint8_t *font, size_t length, uint32_t glyph, double box[4]);

#endif
