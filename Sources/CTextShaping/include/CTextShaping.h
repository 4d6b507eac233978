// HarfBuzz, FreeType, fontconfig and Cairo under types of our own.
//
// This header names no type of these libraries and includes none of their headers, so that Swift needs neither.
// The functions are defined where the trait Shaping is on.
#ifndef CTEXTSHAPING_H
#define CTEXTSHAPING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The fonts that can be found by name: a configuration of fontconfig. Safe to read on several threads.
typedef struct bidi_fonts bidi_fonts;

/// Fonts in the order in which they are tried for a text. Safe to read on several threads.
typedef struct bidi_font_list bidi_font_list;

/// One font of a file, read once and never changed. Safe to use on several threads.
typedef struct bidi_face bidi_face;

/// Room that one thread at a time shapes in.
typedef struct bidi_shaper bidi_shaper;

/// A picture that is being drawn.
typedef struct bidi_canvas bidi_canvas;

/// The fonts of the system, or none; null where fontconfig cannot read its configuration.
bidi_fonts *bidi_fonts_open(bool with_system_fonts);

/// Closes what `bidi_fonts_open` gave.
void bidi_fonts_close(bidi_fonts *fonts);

/// Adds the fonts of a folder, with those in its folders; false where there is no font in it.
bool bidi_fonts_add_folder(bidi_fonts *fonts, const char *path);

/// Adds the fonts of a file; false where fontconfig finds none in it.
bool bidi_fonts_add_file(bidi_fonts *fonts, const char *path);

/// How many fonts there are.
int32_t bidi_fonts_count(const bidi_fonts *fonts);

/// The fonts for a style, best first, without those that add no character.
///
/// `families` are names, one after the other, each with a zero at its end, `family_count` of them. `weight` is that of
/// OpenType, from 1 to 1000. `language` is a tag of BCP 47, or null. Null where there is no font at all.
bidi_font_list *bidi_fonts_list(const bidi_fonts *fonts, const char *families, int32_t family_count,
                                double weight, bool is_italic, const char *language);

/// Closes what `bidi_fonts_list` gave.
void bidi_font_list_close(bidi_font_list *list);

/// How many fonts the list has.
int32_t bidi_font_list_count(const bidi_font_list *list);

/// The path of a font's file; lives as long as the list. Null where the font has no file.
const char *bidi_font_list_path(const bidi_font_list *list, int32_t index);

/// Whether a font has the name of a family; letters of ASCII count the same as small and capital ones.
bool bidi_font_list_is_named(const bidi_font_list *list, int32_t index, const char *name);

/// The number of the font in its file, with the number of the named instance in the upper 16 bits.
int32_t bidi_font_list_face_index(const bidi_font_list *list, int32_t index);

/// Whether a font of the list has a character, without opening its file.
bool bidi_font_list_has(const bidi_font_list *list, int32_t index, uint32_t scalar);

/// Whether a font of the list draws in colors.
bool bidi_font_list_is_colored(const bidi_font_list *list, int32_t index);

/// Opens a font; null if the file cannot be read, or has no font of this number that has glyphs.
bidi_face *bidi_face_open(const char *path, int32_t face_index);

/// Closes what `bidi_face_open` gave.
void bidi_face_close(bidi_face *face);

/// The measures of a font, in font units.
typedef struct {
  /// How many units the size of the letters has.
  int32_t units_per_em;
  /// From the baseline to the top of lines.
  int32_t ascent;
  /// From the baseline down to the bottom of lines, positive.
  int32_t descent;
  /// What the font asks for between lines.
  int32_t line_gap;
  /// The height of the letter x; 0 if the font does not say it.
  int32_t x_height;
  /// The height of capital letters; 0 if the font does not say it.
  int32_t cap_height;
  /// The number of glyphs.
  int32_t glyph_count;
} bidi_face_metrics;

/// The measures of a font.
bidi_face_metrics bidi_face_get_metrics(const bidi_face *face);

/// Writes the name of the font's family in English, at most `capacity` bytes with the zero at its end.
void bidi_face_family(const bidi_face *face, char *name, int32_t capacity);

/// Whether the font has a glyph for a character.
bool bidi_face_has(const bidi_face *face, uint32_t scalar);

/// Whether advances depend on the size of the letters: the font has a table `trak`, or an axis `opsz`.
bool bidi_face_depends_on_size(const bidi_face *face);

/// Script tags of ISO 15924 for characters, as four letters in a number, such as 0x41726162 for Arab.
void bidi_scripts(const uint32_t *scalars, int32_t count, uint32_t *scripts);

/// A glyph of a shaped stretch; lengths are in font units, places grow to the right and upwards.
typedef struct {
  /// The number of the glyph in its font; 0 is the sign for a missing character.
  uint32_t glyph;
  /// The first character that the glyph stands for, as an index of the whole text.
  int32_t cluster;
  int32_t advance;
  int32_t x_offset;
  int32_t y_offset;
  /// Bit 0: a line that begins or ends before this glyph's cluster changes glyphs around it.
  uint32_t flags;
} bidi_glyph;

/// Makes room to shape in; null without memory.
bidi_shaper *bidi_shaper_open(void);

/// Closes what `bidi_shaper_open` gave.
void bidi_shaper_close(bidi_shaper *shaper);

/// Shapes a stretch of a text, with the characters round it as context.
///
/// `features` are settings in the syntax of CSS and HarfBuzz, separated by commas, or null. `size` is that of the letters in
/// points, and counts for fonts whose advances are not in proportion to it; 0 for none. Returns how many glyphs there
/// are, in the order from left to right; below 0 without memory or for features that are not in the syntax.
int32_t bidi_shape(bidi_shaper *shaper, const bidi_face *face, const uint32_t *scalars,
                   int32_t count, int32_t start, int32_t end, bool is_right_to_left,
                   uint32_t script, const char *language, const char *features, double size);

/// Copies the glyphs of the last call of `bidi_shape`.
void bidi_shaper_copy(const bidi_shaper *shaper, bidi_glyph *glyphs);

/// Writes where carets stand inside a ligature, from its left end, in font units; returns how many, at most `capacity`.
int32_t bidi_ligature_carets(const bidi_face *face, bool is_right_to_left, uint32_t glyph,
                             int32_t *carets, int32_t capacity);

/// The kind of a picture.
typedef enum { BIDI_CANVAS_PNG = 0, BIDI_CANVAS_SVG = 1, BIDI_CANVAS_PDF = 2 } bidi_canvas_kind;

/// Begins a picture; sizes are in points, `scale` is the number of pixels of a PNG in a point. Null without memory.
bidi_canvas *bidi_canvas_open(bidi_canvas_kind kind, double width, double height, double scale);

/// Fills a rectangle; colors are from 0 to 1.
void bidi_canvas_fill(bidi_canvas *canvas, double x, double y, double width, double height,
                      double red, double green, double blue, double alpha);

/// Draws the outline of a rectangle, or a line where a side is 0.
void bidi_canvas_stroke(bidi_canvas *canvas, double x, double y, double width, double height,
                        double line_width, double red, double green, double blue, double alpha);

/// A glyph and its place, from the left and the top of the picture to the glyph's origin on the baseline.
typedef struct {
  uint32_t glyph;
  double x;
  double y;
} bidi_placed_glyph;

/// The next glyphs, and the next bytes of the text that they stand for; at least one of each.
typedef struct {
  int32_t glyph_count;
  int32_t byte_count;
} bidi_text_cluster;

/// Draws glyphs; false if FreeType or Cairo cannot use the font.
///
/// A PDF gets the text of the clusters, which cover the glyphs and `text` from left to right.
bool bidi_canvas_draw(bidi_canvas *canvas, const bidi_face *face, double size,
                      const bidi_placed_glyph *glyphs, int32_t count, const char *text,
                      int32_t byte_count, const bidi_text_cluster *clusters,
                      int32_t cluster_count, double red, double green, double blue,
                      double alpha);

/// Ends the picture and gives its bytes, which live as long as the canvas; null where Cairo failed.
const uint8_t *bidi_canvas_finish(bidi_canvas *canvas, size_t *length);

/// Closes what `bidi_canvas_open` gave.
void bidi_canvas_close(bidi_canvas *canvas);

/// The version of HarfBuzz, such as "6.0.0". Never null.
const char *bidi_shaping_version(void);

#ifdef __cplusplus
}
#endif

#endif
