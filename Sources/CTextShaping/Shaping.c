#include "CTextShaping.h"

// Without the trait Shaping this is empty: who builds the package without the trait needs none of the libraries.
#if defined(BIDI_TRAIT_SHAPING)

#if !__has_include(<hb.h>)
#error The trait Shaping needs the headers of HarfBuzz: install libharfbuzz-dev (Debian), or build without the trait.
#endif

#include "Face.h"
#include <hb-ot.h>
#include <stdlib.h>
#include <string.h>

const char *bidi_shaping_version(void) { return hb_version_string(); }

bidi_face *bidi_face_open(const char *path, int32_t face_index) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) { return NULL; }
  // The lower 16 bits are the font of a collection, the upper ones its named instance, as fontconfig counts.
  unsigned number = (unsigned)face_index & 0xFFFF;
  unsigned instance = ((unsigned)face_index >> 16) & 0x7FFF;
  bidi_face *face = number < hb_face_count(blob) ? calloc(1, sizeof *face) : NULL;
  if (face == NULL) {
    hb_blob_destroy(blob);
    return NULL;
  }
  face->path = strdup(path);
  face->index = face_index;
  face->face = hb_face_create(blob, number);
  hb_blob_destroy(blob);
  hb_face_make_immutable(face->face);
  if (face->path == NULL || hb_face_get_glyph_count(face->face) == 0) {
    bidi_face_close(face);
    return NULL;
  }
  face->font = hb_font_create(face->face);
  hb_ot_font_set_funcs(face->font);
  int units = (int)hb_face_get_upem(face->face);
  hb_font_set_scale(face->font, units, units);
  if (instance > 0) { hb_font_set_var_named_instance(face->font, instance - 1); }
  hb_font_make_immutable(face->font);
  hb_ot_var_axis_info_t axis;
  hb_blob_t *tracking = hb_face_reference_table(face->face, HB_TAG('t', 'r', 'a', 'k'));
  face->depends_on_size = hb_blob_get_length(tracking) > 0
    || hb_ot_var_find_axis_info(face->face, HB_OT_TAG_VAR_AXIS_OPTICAL_SIZE, &axis);
  hb_blob_destroy(tracking);
  return face;
}

bool bidi_face_depends_on_size(const bidi_face *face) { return face->depends_on_size; }

float *bidi_face_coordinates(const bidi_face *face, double size, unsigned *count) {
  *count = hb_ot_var_get_axis_count(face->face);
  float *coordinates = *count > 0 ? malloc(*count * sizeof *coordinates) : NULL;
  hb_ot_var_axis_info_t *axes = *count > 0 ? malloc(*count * sizeof *axes) : NULL;
  if (coordinates == NULL || axes == NULL) {
    free(coordinates);
    free(axes);
    return NULL;
  }
  hb_ot_var_get_axis_infos(face->face, 0, count, axes);
  unsigned known = 0;
  const float *instance = hb_font_get_var_coords_design(face->font, &known);
  for (unsigned i = 0; i < *count; i++) {
    coordinates[i] = i < known ? instance[i] : axes[i].default_value;
    if (axes[i].tag == HB_OT_TAG_VAR_AXIS_OPTICAL_SIZE && size > 0) {
      float place = (float)size;
      if (place < axes[i].min_value) { place = axes[i].min_value; }
      if (place > axes[i].max_value) { place = axes[i].max_value; }
      coordinates[i] = place;
    }
  }
  free(axes);
  return coordinates;
}

/// The font at a size, to be destroyed by the caller: with the tracking of the table `trak`, and the letters of the axis `opsz`.
static hb_font_t *sized_font(const bidi_face *face, double size) {
  if (!face->depends_on_size || !(size > 0)) { return hb_font_reference(face->font); }
  hb_font_t *font = hb_font_create_sub_font(face->font);
  hb_font_set_ptem(font, (float)size);
  unsigned count = 0;
  float *coordinates = bidi_face_coordinates(face, size, &count);
  if (coordinates != NULL) { hb_font_set_var_coords_design(font, coordinates, count); }
  free(coordinates);
  return font;
}

void bidi_face_close(bidi_face *face) {
  if (face->font != NULL) { hb_font_destroy(face->font); }
  if (face->face != NULL) { hb_face_destroy(face->face); }
  free(face->path);
  free(face);
}

bidi_face_metrics bidi_face_get_metrics(const bidi_face *face) {
  bidi_face_metrics metrics = {0};
  hb_font_extents_t extents = {0};
  hb_font_get_h_extents(face->font, &extents);
  hb_position_t value = 0;
  metrics.units_per_em = (int32_t)hb_face_get_upem(face->face);
  metrics.ascent = extents.ascender;
  metrics.descent = -extents.descender;
  metrics.line_gap = extents.line_gap;
  if (hb_ot_metrics_get_position(face->font, HB_OT_METRICS_TAG_X_HEIGHT, &value)) {
    metrics.x_height = value;
  }
  if (hb_ot_metrics_get_position(face->font, HB_OT_METRICS_TAG_CAP_HEIGHT, &value)) {
    metrics.cap_height = value;
  }
  metrics.glyph_count = (int32_t)hb_face_get_glyph_count(face->face);
  return metrics;
}

void bidi_face_family(const bidi_face *face, char *name, int32_t capacity) {
  unsigned size = (unsigned)capacity;
  hb_language_t english = hb_language_from_string("en", -1);
  hb_ot_name_get_utf8(face->face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, english, &size, name);
  if (size > 0) { return; }
  size = (unsigned)capacity;
  hb_ot_name_get_utf8(face->face, HB_OT_NAME_ID_FONT_FAMILY, english, &size, name);
  if (size == 0 && capacity > 0) { name[0] = 0; }
}

bool bidi_face_has(const bidi_face *face, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(face->font, scalar, &glyph);
}

void bidi_scripts(const uint32_t *scalars, int32_t count, uint32_t *scripts) {
  hb_unicode_funcs_t *functions = hb_unicode_funcs_get_default();
  for (int32_t i = 0; i < count; i++) {
    scripts[i] = (uint32_t)hb_unicode_script(functions, scalars[i]);
  }
}

struct bidi_shaper {
  hb_buffer_t *buffer;
};

bidi_shaper *bidi_shaper_open(void) {
  bidi_shaper *shaper = calloc(1, sizeof *shaper);
  if (shaper == NULL) { return NULL; }
  shaper->buffer = hb_buffer_create();
  if (!hb_buffer_allocation_successful(shaper->buffer)) {
    bidi_shaper_close(shaper);
    return NULL;
  }
  return shaper;
}

void bidi_shaper_close(bidi_shaper *shaper) {
  hb_buffer_destroy(shaper->buffer);
  free(shaper);
}

// More settings than one font needs.
#define FEATURE_LIMIT 64

static int feature_list(const char *text, hb_feature_t *features) {
  int count = 0;
  while (text != NULL && *text != 0) {
    const char *end = strchr(text, ',');
    int length = end != NULL ? (int)(end - text) : (int)strlen(text);
    if (count == FEATURE_LIMIT || !hb_feature_from_string(text, length, &features[count])) {
      return -1;
    }
    count++;
    text = end != NULL ? end + 1 : NULL;
  }
  return count;
}

int32_t bidi_shape(bidi_shaper *shaper, const bidi_face *face, const uint32_t *scalars,
                   int32_t count, int32_t start, int32_t end, bool is_right_to_left,
                   uint32_t script, const char *language, const char *features, double size) {
  hb_feature_t list[FEATURE_LIMIT];
  int feature_count = feature_list(features, list);
  if (feature_count < 0) { return -2; }
  hb_buffer_t *buffer = shaper->buffer;
  hb_buffer_reset(buffer);
  // The text round the stretch is context: Arabic letters join over its ends.
  hb_buffer_add_codepoints(buffer, scalars, count, (unsigned)start, end - start);
  hb_buffer_set_direction(buffer, is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, (hb_script_t)script);
  if (language != NULL) { hb_buffer_set_language(buffer, hb_language_from_string(language, -1)); }
  unsigned flags = HB_BUFFER_FLAG_DEFAULT;
  if (start == 0) { flags |= HB_BUFFER_FLAG_BOT; }
  if (end == count) { flags |= HB_BUFFER_FLAG_EOT; }
  hb_buffer_set_flags(buffer, (hb_buffer_flags_t)flags);
  hb_font_t *font = sized_font(face, size);
  hb_shape(font, buffer, list, (unsigned)feature_count);
  hb_font_destroy(font);
  if (!hb_buffer_allocation_successful(buffer)) { return -1; }
  return (int32_t)hb_buffer_get_length(buffer);
}

void bidi_shaper_copy(const bidi_shaper *shaper, bidi_glyph *glyphs) {
  unsigned count = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(shaper->buffer, &count);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(shaper->buffer, &count);
  for (unsigned i = 0; i < count; i++) {
    bool is_unsafe = hb_glyph_info_get_glyph_flags(&infos[i]) & HB_GLYPH_FLAG_UNSAFE_TO_BREAK;
    glyphs[i] = (bidi_glyph){
      .glyph = infos[i].codepoint,
      .cluster = (int32_t)infos[i].cluster,
      .advance = positions[i].x_advance,
      .x_offset = positions[i].x_offset,
      .y_offset = positions[i].y_offset,
      .flags = is_unsafe ? 1 : 0,
    };
  }
}

int32_t bidi_ligature_carets(const bidi_face *face, bool is_right_to_left, uint32_t glyph,
                             int32_t *carets, int32_t capacity) {
  unsigned count = (unsigned)capacity;
  hb_ot_layout_get_ligature_carets(face->font,
                                   is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR, glyph, 0,
                                   &count, carets);
  return (int32_t)count;
}

#endif
