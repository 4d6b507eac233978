#include "CBidiICU.h"

// Without the headers of libicu this is empty: who builds the whole package without the trait ICU needs none of it.
#if __has_include(<unicode/utypes.h>)

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/ucpmap.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/ushape.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

const char *bidi_icu_error_name(bidi_icu_status status) { return u_errorName((UErrorCode)status); }

bool bidi_icu_tables_are_wanted(void) {
  const char *source = getenv("BIDI_CHARACTER_SOURCE");
  return source != NULL && strcmp(source, "tables") == 0;
}

void bidi_icu_version(uint8_t version[4]) { u_getVersion(version); }

void bidi_icu_unicode_version(uint8_t version[4]) { u_getUnicodeVersion(version); }

uint8_t bidi_icu_class(uint32_t scalar) { return (uint8_t)u_charDirection((UChar32)scalar); }

static uint32_t range_of(UProperty property, uint32_t start, uint32_t *end,
                         bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const UCPMap *map = u_getIntPropertyMap(property, &error);
  *status = (bidi_icu_status)error;
  *end = start;
  if (U_FAILURE(error)) { return 0; }
  uint32_t value = 0;
  UChar32 last = ucpmap_getRange(map, (UChar32)start, UCPMAP_RANGE_NORMAL, 0, NULL, NULL, &value);
  *end = last < 0 ? start : (uint32_t)last;
  return value;
}

uint8_t bidi_icu_class_range(uint32_t start, uint32_t *end, bidi_icu_status *status) {
  return (uint8_t)range_of(UCHAR_BIDI_CLASS, start, end, status);
}

uint8_t bidi_icu_bracket_range(uint32_t start, uint32_t *end, bidi_icu_status *status) {
  return (uint8_t)range_of(UCHAR_BIDI_PAIRED_BRACKET_TYPE, start, end, status);
}

int32_t bidi_icu_script_range(uint32_t start, uint32_t *end, bidi_icu_status *status) {
  return (int32_t)range_of(UCHAR_SCRIPT, start, end, status);
}

bool bidi_icu_wide_range(uint32_t start, uint32_t *end, bidi_icu_status *status) {
  uint32_t width = range_of(UCHAR_EAST_ASIAN_WIDTH, start, end, status);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

const char *bidi_icu_line_break_name(uint32_t scalar) {
  int32_t value = u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK);
  const char *name = u_getPropertyValueName(UCHAR_LINE_BREAK, value, U_SHORT_PROPERTY_NAME);
  return name ? name : "XX";
}

bool bidi_icu_is_east_asian(uint32_t scalar) {
  int32_t width = u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH || width == U_EA_HALFWIDTH;
}

bool bidi_icu_is_mark(uint32_t scalar) {
  int8_t category = u_charType((UChar32)scalar);
  return category == U_NON_SPACING_MARK || category == U_COMBINING_SPACING_MARK;
}

bool bidi_icu_is_unassigned_pictograph(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EXTENDED_PICTOGRAPHIC) &&
         u_charType((UChar32)scalar) == U_UNASSIGNED;
}

const char *bidi_icu_script_name_of(int32_t script) {
  const char *name = uscript_getName((UScriptCode)script);
  return name ? name : "Unknown";
}

uint32_t bidi_icu_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

int32_t bidi_icu_nfkc(uint32_t scalar, uint16_t *buffer, int32_t capacity,
                      bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[2];
  int32_t length = 0;
  U16_APPEND_UNSAFE(text, length, (UChar32)scalar);
  const UNormalizer2 *normalizer = unorm2_getNFKCInstance(&error);
  length = unorm2_normalize(normalizer, text, length, (UChar *)buffer, capacity, &error);
  *status = (bidi_icu_status)error;
  return U_FAILURE(error) ? 0 : length;
}

bool bidi_icu_mirrored_range(uint32_t start, uint32_t *end) {
  UErrorCode error = U_ZERO_ERROR;
  const USet *set = u_getBinaryPropertySet(UCHAR_BIDI_MIRRORED, &error);
  *end = 0x10FFFF;
  if (U_FAILURE(error)) { return false; }
  // The ranges of the set are in order.
  int32_t count = uset_getItemCount(set);
  for (int32_t item = 0; item < count; item++) {
    UChar32 first, last;
    UErrorCode none = U_ZERO_ERROR;
    if (uset_getItem(set, item, &first, &last, NULL, 0, &none) != 0) { continue; }
    if (start < (uint32_t)first) {
      *end = (uint32_t)first - 1;
      return false;
    }
    if (start <= (uint32_t)last) {
      *end = (uint32_t)last;
      return true;
    }
  }
  return false;
}

uint32_t bidi_icu_mirror(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }

const char *bidi_icu_script_name(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  const char *name = U_FAILURE(status) ? NULL : uscript_getName(script);
  return name ? name : "Unknown";
}

int32_t bidi_icu_shape_arabic(const uint16_t *text, int32_t length, uint16_t *out,
                              int32_t capacity, uint32_t operation, bidi_icu_status *status) {
  uint32_t options = U_SHAPE_LENGTH_GROW_SHRINK | U_SHAPE_TEXT_DIRECTION_LOGICAL;
  options |= operation == BIDI_ICU_SHAPE_LETTERS ? U_SHAPE_LETTERS_SHAPE_TASHKEEL_ISOLATED
                                                 : U_SHAPE_LETTERS_UNSHAPE;
  UErrorCode error = U_ZERO_ERROR;
  int32_t result = u_shapeArabic((const UChar *)text, length, (UChar *)out, capacity, options, &error);
  *status = (bidi_icu_status)error;
  return result;
}

bidi_icu_resolver *bidi_icu_resolver_open(bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(0, 0, &error);
  *status = (bidi_icu_status)error;
  return (bidi_icu_resolver *)bidi;
}

void bidi_icu_resolver_close(bidi_icu_resolver *resolver) { ubidi_close((UBiDi *)resolver); }

uint8_t bidi_icu_resolver_levels(bidi_icu_resolver *resolver, const uint16_t *text, int32_t length,
                                 uint8_t requested_level, uint8_t *levels,
                                 bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = (UBiDi *)resolver;
  ubidi_setPara(bidi, (const UChar *)text, length, requested_level, NULL, &error);
  const UBiDiLevel *resolved = ubidi_getLevels(bidi, &error);
  uint8_t paragraph_level = 0;
  if (U_SUCCESS(error)) {
    memcpy(levels, resolved, (size_t)length);
    paragraph_level = ubidi_getParaLevel(bidi);
  }
  *status = (bidi_icu_status)error;
  return paragraph_level;
}

#elif defined(BIDI_TRAIT_ICU)
#error The trait ICU needs the headers of libicu: install libicu-dev (Debian) or libicu-devel (Fedora), or build without the trait.
#endif
