#include "CPangoOracle.h"

#if defined(BIDI_TRAIT_SHAPING)

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>

struct pango_oracle {
  FcConfig *config;
  PangoFontMap *map;
  PangoContext *context;
  PangoTabArray *tabs;
  bool has_hyphens;
};

struct pango_oracle_layout {
  PangoLayout *layout;
};

const char *pango_oracle_version(void) { return pango_version_string(); }

pango_oracle *pango_oracle_open(const char *paths, int32_t count) {
  pango_oracle *oracle = calloc(1, sizeof *oracle);
  oracle->config = FcConfigCreate();
  // Pictures of emoji have one size, and Pango scales them where this rule of fontconfig tells it to.
  FcConfigParseAndLoad(oracle->config,
                       (const FcChar8 *)"/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf",
                       FcFalse);
  bool is_open = true;
  for (int32_t i = 0; i < count; i++) {
    is_open = is_open && FcConfigAppFontAddFile(oracle->config, (const FcChar8 *)paths);
    paths += strlen(paths) + 1;
  }
  if (!is_open) {
    FcConfigDestroy(oracle->config);
    free(oracle);
    return NULL;
  }
  oracle->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  // One point is one pixel.
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(oracle->map), 72);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(oracle->map), oracle->config);
  oracle->context = pango_font_map_create_context(oracle->map);
  pango_context_set_round_glyph_positions(oracle->context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(oracle->context, options);
  cairo_font_options_destroy(options);
  return oracle;
}

void pango_oracle_set_hyphens(pango_oracle *oracle, bool has_hyphens) {
  oracle->has_hyphens = has_hyphens;
}

void pango_oracle_set_tabs(pango_oracle *oracle, const double *locations, const int32_t *alignments,
                           int32_t count) {
  if (oracle->tabs != NULL) { pango_tab_array_free(oracle->tabs); }
  oracle->tabs = count > 0 ? pango_tab_array_new(count, FALSE) : NULL;
  for (int32_t i = 0; i < count; i++) {
    pango_tab_array_set_tab(oracle->tabs, i, (PangoTabAlign)alignments[i],
                            (int)(locations[i] * PANGO_SCALE + 0.5));
    pango_tab_array_set_decimal_point(oracle->tabs, i, '.');
  }
}

void pango_oracle_close(pango_oracle *oracle) {
  if (oracle->tabs != NULL) { pango_tab_array_free(oracle->tabs); }
  g_object_unref(oracle->context);
  g_object_unref(oracle->map);
  FcConfigDestroy(oracle->config);
  free(oracle);
}

pango_oracle_layout *pango_oracle_layout_open(pango_oracle *oracle, const char *text, int32_t length,
                                              const char *families, double size, double width,
                                              int32_t base, int32_t alignment, int32_t ellipsis,
                                              int32_t line_limit, const char *language) {
  pango_oracle_layout *result = calloc(1, sizeof *result);
  pango_context_set_base_dir(oracle->context,
                             base == 1 ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  pango_context_set_language(oracle->context,
                             pango_language_from_string(language != NULL ? language : "en"));
  PangoLayout *layout = pango_layout_new(oracle->context);
  result->layout = layout;
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, families);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_auto_dir(layout, base == 2);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  if (width >= 0) { pango_layout_set_width(layout, (int)(width * PANGO_SCALE + 0.5)); }
  if (alignment == 1) { pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER); }
  if (alignment == 2) { pango_layout_set_justify(layout, TRUE); }
  if (ellipsis > 0) {
    pango_layout_set_ellipsize(layout, (PangoEllipsizeMode)ellipsis);
    pango_layout_set_height(layout, -line_limit);
  }
  if (oracle->tabs != NULL) { pango_layout_set_tabs(layout, oracle->tabs); }
  // Hyphens are not put in where words are cut, unless somebody asks for them.
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(oracle->has_hyphens));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  pango_layout_set_text(layout, text, length);
  return result;
}

void pango_oracle_layout_close(pango_oracle_layout *layout) {
  g_object_unref(layout->layout);
  free(layout);
}

int32_t pango_oracle_line_count(pango_oracle_layout *layout) {
  return pango_layout_get_line_count(layout->layout);
}

static PangoLayoutLine *line_of(pango_oracle_layout *layout, int32_t line) {
  return pango_layout_get_line_readonly(layout->layout, line);
}

void pango_oracle_line_range(pango_oracle_layout *layout, int32_t line, int32_t *start,
                             int32_t *length) {
  *start = line_of(layout, line)->start_index;
  *length = line_of(layout, line)->length;
}

bool pango_oracle_line_is_right_to_left(pango_oracle_layout *layout, int32_t line) {
  return line_of(layout, line)->resolved_dir == PANGO_DIRECTION_RTL;
}

double pango_oracle_line_width(pango_oracle_layout *layout, int32_t line) {
  PangoRectangle logical;
  pango_layout_line_get_extents(line_of(layout, line), NULL, &logical);
  return (double)logical.width / PANGO_SCALE;
}

double pango_oracle_x(pango_oracle_layout *layout, int32_t line, int32_t byte, bool is_trailing) {
  int x = 0;
  pango_layout_line_index_to_x(line_of(layout, line), byte, is_trailing, &x);
  return (double)x / PANGO_SCALE;
}

int32_t pango_oracle_glyph_count(pango_oracle_layout *layout, int32_t line) {
  int32_t count = 0;
  for (GSList *item = line_of(layout, line)->runs; item != NULL; item = item->next) {
    count += ((PangoGlyphItem *)item->data)->glyphs->num_glyphs;
  }
  return count;
}

void pango_oracle_glyphs(pango_oracle_layout *layout, int32_t line, uint32_t *ids, double *x,
                         int32_t *clusters) {
  int32_t count = 0;
  int place = 0;
  for (GSList *item = line_of(layout, line)->runs; item != NULL; item = item->next) {
    PangoGlyphItem *run = item->data;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      PangoGlyphInfo *glyph = &run->glyphs->glyphs[i];
      ids[count] = glyph->glyph;
      x[count] = (double)(place + glyph->geometry.x_offset) / PANGO_SCALE;
      clusters[count] = run->item->offset + run->glyphs->log_clusters[i];
      place += glyph->geometry.width;
      count++;
    }
  }
}

void pango_oracle_line_height(pango_oracle_layout *layout, int32_t line, double *ascent,
                              double *height) {
  PangoRectangle logical;
  pango_layout_line_get_extents(line_of(layout, line), NULL, &logical);
  *ascent = -(double)logical.y / PANGO_SCALE;
  *height = (double)logical.height / PANGO_SCALE;
}

#endif
