#include "CTextShaping.h"

#if defined(BIDI_TRAIT_SHAPING)

#if !__has_include(<cairo-ft.h>)
#error The trait Shaping needs the headers of Cairo: install libcairo2-dev (Debian), or build without the trait.
#endif

#include "Face.h"
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include FT_MULTIPLE_MASTERS_H
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// A font that FreeType has open for Cairo, which may keep it after the canvas is gone.
typedef struct {
  // FreeType is used by one thread at a time, so each font has a library of its own.
  FT_Library library;
  FT_Face face;
} open_face;

/// A font of a canvas.
typedef struct {
  const bidi_face *face;
  /// In points; 0 where the letters are the same at all sizes.
  double size;
  cairo_font_face_t *cairo;
} canvas_face;

struct bidi_canvas {
  bidi_canvas_kind kind;
  cairo_surface_t *surface;
  cairo_t *context;
  canvas_face *faces;
  size_t face_count;
  uint8_t *bytes;
  size_t length;
  size_t capacity;
};

static cairo_status_t append(void *closure, const unsigned char *data, unsigned length) {
  bidi_canvas *canvas = closure;
  if (canvas->capacity - canvas->length < length) {
    size_t capacity = (canvas->length + length) * 2;
    uint8_t *bytes = realloc(canvas->bytes, capacity);
    if (bytes == NULL) { return CAIRO_STATUS_WRITE_ERROR; }
    canvas->bytes = bytes;
    canvas->capacity = capacity;
  }
  memcpy(canvas->bytes + canvas->length, data, length);
  canvas->length += length;
  return CAIRO_STATUS_SUCCESS;
}

bidi_canvas *bidi_canvas_open(bidi_canvas_kind kind, double width, double height, double scale) {
  bidi_canvas *canvas = calloc(1, sizeof *canvas);
  if (canvas == NULL) { return NULL; }
  canvas->kind = kind;
  switch (kind) {
  case BIDI_CANVAS_PNG:
    canvas->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width * scale),
                                                 (int)ceil(height * scale));
    break;
  case BIDI_CANVAS_SVG:
    canvas->surface = cairo_svg_surface_create_for_stream(append, canvas, width, height);
    break;
  case BIDI_CANVAS_PDF:
    canvas->surface = cairo_pdf_surface_create_for_stream(append, canvas, width, height);
    // Without a date, the same text gives the same bytes.
    cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
    break;
  }
  canvas->context = cairo_create(canvas->surface);
  if (cairo_status(canvas->context) != CAIRO_STATUS_SUCCESS) {
    bidi_canvas_close(canvas);
    return NULL;
  }
  if (kind == BIDI_CANVAS_PNG) { cairo_scale(canvas->context, scale, scale); }
  return canvas;
}

void bidi_canvas_close(bidi_canvas *canvas) {
  cairo_destroy(canvas->context);
  cairo_surface_destroy(canvas->surface);
  for (size_t i = 0; i < canvas->face_count; i++) {
    cairo_font_face_destroy(canvas->faces[i].cairo);
  }
  free(canvas->faces);
  free(canvas->bytes);
  free(canvas);
}

void bidi_canvas_fill(bidi_canvas *canvas, double x, double y, double width, double height,
                      double red, double green, double blue, double alpha) {
  cairo_set_source_rgba(canvas->context, red, green, blue, alpha);
  cairo_rectangle(canvas->context, x, y, width, height);
  cairo_fill(canvas->context);
}

void bidi_canvas_stroke(bidi_canvas *canvas, double x, double y, double width, double height,
                        double line_width, double red, double green, double blue, double alpha) {
  cairo_set_source_rgba(canvas->context, red, green, blue, alpha);
  cairo_set_line_width(canvas->context, line_width);
  if (width == 0 || height == 0) {
    cairo_move_to(canvas->context, x, y);
    cairo_line_to(canvas->context, x + width, y + height);
  } else {
    cairo_rectangle(canvas->context, x, y, width, height);
  }
  cairo_stroke(canvas->context);
}

static const cairo_user_data_key_t face_key;

static void close_face(void *closure) {
  open_face *open = closure;
  if (open->face != NULL) { FT_Done_Face(open->face); }
  if (open->library != NULL) { FT_Done_FreeType(open->library); }
  free(open);
}

/// Sets where a variable font stands on its axes.
///
/// FreeType has the letters of that place then. Cairo sees that they are not those of the file, and a PDF gets their outlines. Axes that
/// are named in Cairo's font options do not reach the font of a PDF (Cairo 1.16).
static void set_axes(FT_Face open, const bidi_face *face, double size) {
  unsigned count = 0;
  float *coordinates = bidi_face_coordinates(face, size, &count);
  FT_Fixed *fixed = coordinates != NULL ? calloc(count, sizeof *fixed) : NULL;
  if (fixed != NULL) {
    for (unsigned i = 0; i < count; i++) { fixed[i] = lroundf(coordinates[i] * 65536); }
    FT_Set_Var_Design_Coordinates(open, count, fixed);
  }
  free(fixed);
  free(coordinates);
}

/// The font for Cairo, opened once for a canvas, or once for each size; null if FreeType or Cairo refuses it.
static cairo_font_face_t *cairo_face(bidi_canvas *canvas, const bidi_face *face, double size) {
  double own_size = face->depends_on_size ? size : 0;
  for (size_t i = 0; i < canvas->face_count; i++) {
    canvas_face *known = &canvas->faces[i];
    if (known->face == face && known->size == own_size) { return known->cairo; }
  }
  canvas_face *faces = realloc(canvas->faces, (canvas->face_count + 1) * sizeof *faces);
  if (faces == NULL) { return NULL; }
  canvas->faces = faces;
  open_face *open = calloc(1, sizeof *open);
  if (open == NULL) { return NULL; }
  if (FT_Init_FreeType(&open->library) != 0
      || FT_New_Face(open->library, face->path, face->index, &open->face) != 0) {
    close_face(open);
    return NULL;
  }
  set_axes(open->face, face, size);
  cairo_font_face_t *cairo = cairo_ft_font_face_create_for_ft_face(open->face, FT_LOAD_NO_HINTING);
  if (cairo_font_face_set_user_data(cairo, &face_key, open, close_face) != CAIRO_STATUS_SUCCESS) {
    cairo_font_face_destroy(cairo);
    close_face(open);
    return NULL;
  }
  canvas->faces[canvas->face_count++] =
    (canvas_face){.face = face, .size = own_size, .cairo = cairo};
  return cairo;
}

bool bidi_canvas_draw(bidi_canvas *canvas, const bidi_face *face, double size,
                      const bidi_placed_glyph *glyphs, int32_t count, const char *text,
                      int32_t byte_count, const bidi_text_cluster *clusters,
                      int32_t cluster_count, double red, double green, double blue,
                      double alpha) {
  cairo_font_face_t *font = cairo_face(canvas, face, size);
  if (font == NULL) { return false; }
  cairo_glyph_t *list = calloc((size_t)count, sizeof *list);
  cairo_text_cluster_t *parts = calloc((size_t)cluster_count, sizeof *parts);
  if (list == NULL || parts == NULL) {
    free(list);
    free(parts);
    return false;
  }
  for (int32_t i = 0; i < cluster_count; i++) {
    parts[i] = (cairo_text_cluster_t){.num_bytes = clusters[i].byte_count,
                                      .num_glyphs = clusters[i].glyph_count};
  }
  for (int32_t i = 0; i < count; i++) {
    list[i] = (cairo_glyph_t){.index = glyphs[i].glyph, .x = glyphs[i].x, .y = glyphs[i].y};
  }
  cairo_t *context = canvas->context;
  cairo_set_font_face(context, font);
  cairo_set_font_size(context, size);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(context, options);
  cairo_font_options_destroy(options);
  cairo_set_source_rgba(context, red, green, blue, alpha);
  // Without the text, a PDF has what the font's table of characters tells of a glyph: of Arabic letters that are presentation
  // forms, and of many ligatures nothing.
  cairo_show_text_glyphs(context, text, byte_count, list, count, parts, cluster_count, 0);
  free(list);
  free(parts);
  return cairo_status(context) == CAIRO_STATUS_SUCCESS;
}

const uint8_t *bidi_canvas_finish(bidi_canvas *canvas, size_t *length) {
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  if (canvas->kind == BIDI_CANVAS_PNG) {
    cairo_surface_flush(canvas->surface);
    status = cairo_surface_write_to_png_stream(canvas->surface, append, canvas);
  } else {
    cairo_surface_finish(canvas->surface);
    status = cairo_surface_status(canvas->surface);
  }
  *length = canvas->length;
  return status == CAIRO_STATUS_SUCCESS ? canvas->bytes : NULL;
}

#endif
