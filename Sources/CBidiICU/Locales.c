#include "CBidiICU.h"

// Without the headers of libicu this is empty: who builds the whole package without the trait ICU needs none of it.
#if __has_include(<unicode/utypes.h>)

#include <stdio.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

void bidi_icu_maximized_locale(const char *locale, char *buffer, int32_t capacity,
                               bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  buffer[0] = 0;
  int32_t length = uloc_addLikelySubtags(locale, buffer, capacity, &error);
  // At exactly the capacity ICU warns that the end is not marked, and the text is of no use.
  if (U_SUCCESS(error) && length >= capacity) { error = U_BUFFER_OVERFLOW_ERROR; }
  *status = (bidi_icu_status)error;
}

bool bidi_icu_is_script_right_to_left(const char *code) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode scripts[4];
  int32_t count = uscript_getCode(code, scripts, 4, &error);
  return U_SUCCESS(error) && count == 1 && uscript_isRightToLeft(scripts[0]);
}

bool bidi_icu_is_locale_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t bidi_icu_iso_language_count(void) {
  const char *const *codes = uloc_getISOLanguages();
  int32_t count = 0;
  while (codes[count]) { count++; }
  return count;
}

const char *bidi_icu_iso_language_at(int32_t index) {
  return index < 0 || index >= bidi_icu_iso_language_count() ? NULL : uloc_getISOLanguages()[index];
}

int32_t bidi_icu_english_language_name(const char *language, uint16_t *buffer, int32_t capacity,
                                       bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayLanguage(language, "en", (UChar *)buffer, capacity, &error);
  *status = (bidi_icu_status)error;
  return U_FAILURE(error) ? 0 : length;
}

int32_t bidi_icu_locale_count(void) { return uloc_countAvailable(); }

const char *bidi_icu_locale_at(int32_t index) {
  return index < 0 || index >= uloc_countAvailable() ? NULL : uloc_getAvailable(index);
}

void bidi_icu_cldr_version(uint8_t version[4], bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  memset(version, 0, 4);
  ulocdata_getCLDRVersion(version, &error);
  *status = (bidi_icu_status)error;
}

void bidi_icu_numbering_system(const char *locale, char *buffer, int32_t capacity,
                               bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  buffer[0] = 0;
  UNumberingSystem *system = unumsys_open(locale, &error);
  if (U_SUCCESS(error)) { snprintf(buffer, (size_t)capacity, "%s", unumsys_getName(system)); }
  unumsys_close(system);
  *status = (bidi_icu_status)error;
}

int32_t bidi_icu_numbering_digits(const char *system, uint16_t *buffer, int32_t capacity,
                                  bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  UNumberingSystem *opened = unumsys_openByName(system, &error);
  if (U_SUCCESS(error) && !unumsys_isAlgorithmic(opened) && unumsys_getRadix(opened) == 10) {
    length = unumsys_getDescription(opened, (UChar *)buffer, capacity, &error);
  }
  unumsys_close(opened);
  *status = (bidi_icu_status)error;
  return U_FAILURE(error) ? 0 : length;
}

int32_t bidi_icu_numbering_system_at(int32_t index, char *buffer, int32_t capacity,
                                     bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *names = unumsys_openAvailableNames(&error);
  const char *name = NULL;
  int32_t length = 0;
  for (int32_t at = 0; at <= index && U_SUCCESS(error); at++) {
    name = uenum_next(names, &length, &error);
    if (!name) { break; }
  }
  if (name && U_SUCCESS(error)) {
    snprintf(buffer, (size_t)capacity, "%s", name);
  } else {
    length = 0;
  }
  uenum_close(names);
  *status = (bidi_icu_status)error;
  return length;
}

int32_t bidi_icu_quotation_mark(const char *locale, int32_t which, uint16_t *buffer,
                                int32_t capacity, bidi_icu_status *status) {
  static const ULocaleDataDelimiterType types[4] = {
      ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START,
      ULOCDATA_ALT_QUOTATION_END};
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  if (which < 0 || which > 3) {
    *status = (bidi_icu_status)U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  ULocaleData *data = ulocdata_open(locale, &error);
  if (U_SUCCESS(error)) {
    length = ulocdata_getDelimiter(data, types[which], (UChar *)buffer, capacity, &error);
  }
  ulocdata_close(data);
  *status = (bidi_icu_status)error;
  return U_FAILURE(error) ? 0 : length;
}

// The lists of CLDR stand in ICU's resource bundles.

/// Who looks at the rows of a list.
typedef struct {
  void (*visit)(void *context, const char *first, const char *second);
  void *context;
} visitor;

/// The text of a resource in UTF-8; empty where it is no text or too long.
static const char *utf8(const UResourceBundle *resource, char *buffer, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  buffer[0] = 0;
  if (ures_getType(resource) != URES_STRING) { return buffer; }
  const UChar *text = ures_getString(resource, &length, &error);
  u_strToUTF8(buffer, capacity, NULL, text, length, &error);
  if (U_FAILURE(error) || error == U_STRING_NOT_TERMINATED_WARNING) { buffer[0] = 0; }
  return buffer;
}

/// The texts of a resource: itself, or those of an array joined by spaces.
static void join(UResourceBundle *resource, char *buffer, size_t capacity) {
  if (ures_getType(resource) == URES_STRING) {
    utf8(resource, buffer, (int32_t)capacity);
    return;
  }
  buffer[0] = 0;
  for (int32_t index = 0; index < ures_getSize(resource); index++) {
    UErrorCode error = U_ZERO_ERROR;
    char text[160];
    UResourceBundle *item = ures_getByIndex(resource, index, NULL, &error);
    if (U_SUCCESS(error)) {
      size_t length = strlen(buffer);
      snprintf(buffer + length, capacity - length, "%s%s", length ? " " : "",
               utf8(item, text, sizeof text));
    }
    ures_close(item);
  }
}

static void visit_row(bidi_icu_locale_list list, const char *key, UResourceBundle *row,
                      visitor to) {
  UErrorCode error = U_ZERO_ERROR;
  char text[1024];
  switch (list) {
  case BIDI_ICU_LANGUAGE_ALIASES:
  case BIDI_ICU_REGION_ALIASES: {
    UResourceBundle *replacement = ures_getByKey(row, "replacement", NULL, &error);
    if (U_SUCCESS(error) && key) {
      to.visit(to.context, key, utf8(replacement, text, sizeof text));
    }
    ures_close(replacement);
    break;
  }
  case BIDI_ICU_PARENTS:
  case BIDI_ICU_CONTAINMENT: {
    // A parent and its children; the children come first in our rows of parents.
    join(row, text, sizeof text);
    char *rest = text;
    for (char *item = rest; *item && key; item = rest) {
      size_t length = strcspn(item, " ");
      rest = item + length + (item[length] == ' ');
      item[length] = 0;
      if (list == BIDI_ICU_PARENTS) {
        to.visit(to.context, item, key);
      } else {
        to.visit(to.context, key, item);
      }
    }
    break;
  }
  case BIDI_ICU_REGION_MATCHES: {
    join(row, text, sizeof text);
    // desired, supported, distance, one-way
    char *pair_end = strchr(text, ' ');
    pair_end = pair_end ? strchr(pair_end + 1, ' ') : NULL;
    if (pair_end) {
      *pair_end = 0;
      char *distance = pair_end + 1;
      distance[strcspn(distance, " ")] = 0;
      to.visit(to.context, text, distance);
    }
    break;
  }
  case BIDI_ICU_PLURAL_RULES:
    // A set, and its rules by category.
    for (int32_t index = 0; index < ures_getSize(row) && key; index++) {
      error = U_ZERO_ERROR;
      UResourceBundle *rule = ures_getByIndex(row, index, NULL, &error);
      if (U_SUCCESS(error)) {
        char named[1040];
        snprintf(named, sizeof named, "%s %s", ures_getKey(rule), utf8(rule, text, sizeof text));
        to.visit(to.context, key, named);
      }
      ures_close(rule);
    }
    break;
  case BIDI_ICU_PARADIGMS:
    utf8(row, text, sizeof text);
    to.visit(to.context, text, text);
    break;
  default:
    if (key) { to.visit(to.context, key, utf8(row, text, sizeof text)); }
  }
}

/// Goes down from a bundle by keys, and shows each row of what is there.
static void walk(const char *bundle, const char *const *path, bidi_icu_locale_list list,
                 visitor to, UErrorCode *error) {
  UResourceBundle *table = ures_openDirect(NULL, bundle, error);
  for (; *path && U_SUCCESS(*error); path++) { table = ures_getByKey(table, *path, table, error); }
  for (int32_t index = 0; U_SUCCESS(*error) && index < ures_getSize(table); index++) {
    UResourceBundle *row = ures_getByIndex(table, index, NULL, error);
    if (U_SUCCESS(*error)) { visit_row(list, ures_getKey(row), row, to); }
    ures_close(row);
  }
  ures_close(table);
}

void bidi_icu_walk_locale_list(bidi_icu_locale_list list,
                               void (*visit)(void *context, const char *first, const char *second),
                               void *context, bidi_icu_status *status) {
  static const struct {
    const char *bundle;
    const char *path[4];
  } places[] = {
      [BIDI_ICU_LIKELY_SUBTAGS] = {"likelySubtags", {NULL}},
      [BIDI_ICU_LANGUAGE_ALIASES] = {"metadata", {"alias", "language", NULL}},
      [BIDI_ICU_REGION_ALIASES] = {"metadata", {"alias", "territory", NULL}},
      [BIDI_ICU_PARENTS] = {"supplementalData", {"parentLocales", NULL}},
      [BIDI_ICU_REGION_MATCHES] = {"supplementalData", {"languageMatchingNew", "written", NULL}},
      [BIDI_ICU_REGION_SETS] =
          {"supplementalData", {"languageMatchingInfo", "written", "matchVariable", NULL}},
      [BIDI_ICU_PARADIGMS] =
          {"supplementalData", {"languageMatchingInfo", "written", "paradigmLocales", NULL}},
      [BIDI_ICU_CONTAINMENT] = {"supplementalData", {"territoryContainment", NULL}},
      [BIDI_ICU_PLURAL_LOCALES] = {"plurals", {"locales", NULL}},
      [BIDI_ICU_PLURAL_RULES] = {"plurals", {"rules", NULL}},
  };
  UErrorCode error = U_ZERO_ERROR;
  if (list < 0 || list >= (int32_t)(sizeof places / sizeof *places)) {
    error = U_ILLEGAL_ARGUMENT_ERROR;
  } else {
    visitor to = {visit, context};
    walk(places[list].bundle, places[list].path, list, to, &error);
    if (list == BIDI_ICU_CONTAINMENT && U_SUCCESS(error)) {
      static const char *const groupings[] = {"territoryContainment", "containedGroupings", NULL};
      walk("supplementalData", groupings, list, to, &error);
    }
  }
  *status = (bidi_icu_status)error;
}

void bidi_icu_plural_category(const char *locale, double number, int32_t fraction_digits,
                              char *buffer, int32_t capacity, bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar skeleton[16] = {'.'};
  UChar category[16];
  int32_t digits = fraction_digits < 0 ? 0 : fraction_digits > 9 ? 9 : fraction_digits;
  for (int32_t index = 0; index < digits; index++) { skeleton[1 + index] = '0'; }
  buffer[0] = 0;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &error);
  UNumberFormatter *formatter =
      digits ? unumf_openForSkeletonAndLocale(skeleton, 1 + digits, locale, &error)
             : unumf_openForSkeletonAndLocale(u"precision-integer", -1, locale, &error);
  UFormattedNumber *formatted = unumf_openResult(&error);
  unumf_formatDouble(formatter, number, formatted, &error);
  int32_t length = uplrules_selectFormatted(rules, formatted, category, 16, &error);
  u_strToUTF8(buffer, capacity, NULL, category, U_SUCCESS(error) ? length : 0, &error);
  unumf_closeResult(formatted);
  unumf_close(formatter);
  uplrules_close(rules);
  *status = (bidi_icu_status)error;
}

#endif
