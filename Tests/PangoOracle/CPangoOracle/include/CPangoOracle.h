// Pango under types of our own, for tests alone: the same text and the same font files, laid out by somebody else.
#ifndef CPANGOORACLE_H
#define CPANGOORACLE_H

#include "PDFOracle.h"
#include <stdbool.h>
#include <stdint.h>

typedef struct pango_oracle pango_oracle;
typedef struct pango_oracle_layout pango_oracle_layout;

/// Pango with the fonts of some files and no others; null where fontconfig finds none in one of them. Each path has a zero at
/// its end.
pango_oracle *pango_oracle_open(const char *paths, int32_t count);
void pango_oracle_close(pango_oracle *oracle);

/// Whether layouts show hyphens where lines end in words, such as at soft hyphens; false at first.
void pango_oracle_set_hyphens(pango_oracle *oracle, bool has_hyphens);
/// The tab stops of layouts, in points from the side where lines begin; none at first. `alignments` are 0 for text that begins at the
/// stop, 1 that ends there, 2 that has its middle there, 3 that has its full stop there.
void pango_oracle_set_tabs(pango_oracle *oracle, const double *locations, const int32_t *alignments,
                           int32_t count);

/// Lays out a text. `width` is in points, below 0 for none; `base` is 0 left to right, 1 right to left, 2 by the first letter;
/// `alignment` is 0 natural, 1 center, 2 justified; `ellipsis` is 0 none, 1 head, 2 middle, 3 tail, on at most `line_limit` lines.
pango_oracle_layout *pango_oracle_layout_open(pango_oracle *oracle, const char *text, int32_t length,
                                              const char *families, double size, double width,
                                              int32_t base, int32_t alignment, int32_t ellipsis,
                                              int32_t line_limit, const char *language);
void pango_oracle_layout_close(pango_oracle_layout *layout);

int32_t pango_oracle_line_count(pango_oracle_layout *layout);
/// The bytes of a line.
void pango_oracle_line_range(pango_oracle_layout *layout, int32_t line, int32_t *start,
                             int32_t *length);
bool pango_oracle_line_is_right_to_left(pango_oracle_layout *layout, int32_t line);
/// The width of a line, with white space at its end that Pango keeps.
double pango_oracle_line_width(pango_oracle_layout *layout, int32_t line);
/// From the left of the line to the beginning of the character at a byte.
double pango_oracle_x(pango_oracle_layout *layout, int32_t line, int32_t byte, bool is_trailing);
/// How many glyphs a line has that are not empty.
int32_t pango_oracle_glyph_count(pango_oracle_layout *layout, int32_t line);
/// Copies the glyphs of a line from left to right: their numbers, places of their origins, and bytes of their clusters.
void pango_oracle_glyphs(pango_oracle_layout *layout, int32_t line, uint32_t *ids, double *x,
                         int32_t *clusters);
/// From the top of a line to its baseline, and its height.
void pango_oracle_line_height(pango_oracle_layout *layout, int32_t line, double *ascent,
                              double *height);
const char *pango_oracle_version(void);

#endif
