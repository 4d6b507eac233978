#include "CTextShaping.h"

#if defined(BIDI_TRAIT_SHAPING)

#if !__has_include(<fontconfig/fontconfig.h>)
#error The trait Shaping needs the headers of fontconfig: install libfontconfig-dev (Debian), or build without the trait.
#endif

#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>

struct bidi_fonts {
  FcConfig *config;
};

bidi_fonts *bidi_fonts_open(bool with_system_fonts) {
  bidi_fonts *fonts = calloc(1, sizeof *fonts);
  if (fonts == NULL) { return NULL; }
  // A configuration of its own, never the one that the process shares.
  fonts->config = with_system_fonts ? FcInitLoadConfigAndFonts() : FcConfigCreate();
  if (fonts->config == NULL) {
    free(fonts);
    return NULL;
  }
  return fonts;
}

void bidi_fonts_close(bidi_fonts *fonts) {
  FcConfigDestroy(fonts->config);
  free(fonts);
}

bool bidi_fonts_add_folder(bidi_fonts *fonts, const char *path) {
  int32_t count = bidi_fonts_count(fonts);
  // Fontconfig is content with a folder that is not there.
  return FcConfigAppFontAddDir(fonts->config, (const FcChar8 *)path)
    && bidi_fonts_count(fonts) > count;
}

bool bidi_fonts_add_file(bidi_fonts *fonts, const char *path) {
  return FcConfigAppFontAddFile(fonts->config, (const FcChar8 *)path);
}

int32_t bidi_fonts_count(const bidi_fonts *fonts) {
  FcFontSet *system = FcConfigGetFonts(fonts->config, FcSetSystem);
  FcFontSet *added = FcConfigGetFonts(fonts->config, FcSetApplication);
  return (system != NULL ? system->nfont : 0) + (added != NULL ? added->nfont : 0);
}

struct bidi_font_list {
  FcFontSet *set;
};

bidi_font_list *bidi_fonts_list(const bidi_fonts *fonts, const char *families, int32_t family_count,
                                double weight, bool is_italic, const char *language) {
  FcPattern *pattern = FcPatternCreate();
  if (pattern == NULL) { return NULL; }
  const char *name = families;
  for (int32_t i = 0; i < family_count; i++) {
    FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)name);
    name += strlen(name) + 1;
  }
  FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(weight));
  FcPatternAddInteger(pattern, FC_SLANT, is_italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
  // HarfBuzz shapes scalable fonts; one size of a bitmap font has no outlines.
  FcPatternAddBool(pattern, FC_SCALABLE, FcTrue);
  if (language != NULL) { FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)language); }
  FcConfigSubstitute(fonts->config, pattern, FcMatchPattern);
  FcDefaultSubstitute(pattern);
  FcResult result = FcResultMatch;
  FcFontSet *set = FcFontSort(fonts->config, pattern, FcTrue, NULL, &result);
  FcPatternDestroy(pattern);
  if (set == NULL || set->nfont == 0) {
    if (set != NULL) { FcFontSetDestroy(set); }
    return NULL;
  }
  bidi_font_list *list = calloc(1, sizeof *list);
  if (list == NULL) {
    FcFontSetDestroy(set);
    return NULL;
  }
  list->set = set;
  return list;
}

void bidi_font_list_close(bidi_font_list *list) {
  FcFontSetDestroy(list->set);
  free(list);
}

int32_t bidi_font_list_count(const bidi_font_list *list) { return list->set->nfont; }

static const char *string_of(const bidi_font_list *list, int32_t index, const char *property) {
  FcChar8 *value = NULL;
  if (FcPatternGetString(list->set->fonts[index], property, 0, &value) != FcResultMatch) {
    return NULL;
  }
  return (const char *)value;
}

const char *bidi_font_list_path(const bidi_font_list *list, int32_t index) {
  return string_of(list, index, FC_FILE);
}

bool bidi_font_list_is_named(const bidi_font_list *list, int32_t index, const char *name) {
  FcChar8 *family = NULL;
  for (int number = 0;
       FcPatternGetString(list->set->fonts[index], FC_FAMILY, number, &family) == FcResultMatch; number++) {
    if (FcStrCmpIgnoreCase(family, (const FcChar8 *)name) == 0) return true;
  }
  return false;
}

int32_t bidi_font_list_face_index(const bidi_font_list *list, int32_t index) {
  int value = 0;
  FcPatternGetInteger(list->set->fonts[index], FC_INDEX, 0, &value);
  return value;
}

bool bidi_font_list_has(const bidi_font_list *list, int32_t index, uint32_t scalar) {
  FcCharSet *set = NULL;
  return FcPatternGetCharSet(list->set->fonts[index], FC_CHARSET, 0, &set) == FcResultMatch
    && FcCharSetHasChar(set, scalar);
}

bool bidi_font_list_is_colored(const bidi_font_list *list, int32_t index) {
  FcBool value = FcFalse;
  FcPatternGetBool(list->set->fonts[index], FC_COLOR, 0, &value);
  return value;
}

#endif
