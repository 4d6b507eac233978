#include "PDFOracle.h"

#if defined(BIDI_TRAIT_SHAPING)

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_GZIP_H
#include FT_OUTLINE_H
#include FT_SYSTEM_H
#include <stdlib.h>
#include <string.h>

static const char keyword[] = "stream\n";
static const size_t keyword_length = sizeof keyword - 1;

/// Where the bytes of a stream begin; `length` past the last one.
static size_t stream_start(const uint8_t *pdf, size_t length, int32_t index) {
  for (size_t i = 1; i + keyword_length <= length; i++) {
    // The keyword `endstream` has a letter before it.
    if (memcmp(pdf + i, keyword, keyword_length) == 0 && pdf[i - 1] != 'd' && index-- == 0) {
      return i + keyword_length;
    }
  }
  return length;
}

static void *take(FT_Memory memory, long size) { return malloc((size_t)size); }
static void give_back(FT_Memory memory, void *block) { free(block); }
static void *resize(FT_Memory memory, long old_size, long size, void *block) {
  return realloc(block, (size_t)size);
}

uint8_t *pdf_oracle_stream(const uint8_t *pdf, size_t pdf_length, int32_t index, size_t *length) {
  size_t start = stream_start(pdf, pdf_length, index);
  if (start == pdf_length) { return NULL; }
  struct FT_MemoryRec_ memory = {.alloc = take, .free = give_back, .realloc = resize};
  FT_ULong unpacked = 1 << 20;
  uint8_t *bytes = malloc(unpacked);
  // What stands after the packed bytes is not read.
  bool is_packed =
    FT_Gzip_Uncompress(&memory, bytes, &unpacked, pdf + start, pdf_length - start) == 0;
  *length = is_packed ? unpacked : 0;
  return bytes;
}

bool pdf_oracle_glyph_box(const uint8_t *font, size_t length, uint32_t glyph, double box[4]) {
  FT_Library library;
  if (FT_Init_FreeType(&library) != 0) { return false; }
  FT_Face face;
  bool is_font = FT_New_Memory_Face(library, font, (FT_Long)length, 0, &face) == 0;
  if (is_font && FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE) == 0) {
    FT_BBox edges;
    FT_Outline_Get_CBox(&face->glyph->outline, &edges);
    double unit = 1000.0 / face->units_per_EM;
    box[0] = edges.xMin * unit;
    box[1] = edges.yMin * unit;
    box[2] = edges.xMax * unit;
    box[3] = edges.yMax * unit;
  } else {
    is_font = false;
  }
  FT_Done_FreeType(library);
  return is_font;
}

#endif
