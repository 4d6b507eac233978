#include "CBidiICU.h"

// Without the headers of libicu this is empty: who builds the whole package without the trait ICU needs none of it.
#if __has_include(<unicode/utypes.h>)

#include <stdio.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

int32_t bidi_icu_number_with_unit(const char *locale, const char *unit, const char *width,
                                  int32_t number, uint16_t *buffer, int32_t capacity,
                                  bidi_icu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  char skeleton[128];
  UChar wide[128];
  int written =
      snprintf(skeleton, sizeof skeleton, "measure-unit/%s unit-width-%s latin", unit, width);
  if (written < 0 || (size_t)written >= sizeof skeleton) {
    *status = (bidi_icu_status)U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  u_uastrcpy(wide, skeleton);
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, written, locale, &error);
  UFormattedNumber *result = unumf_openResult(&error);
  unumf_formatInt(formatter, number, result, &error);
  int32_t length = unumf_resultToString(result, (UChar *)buffer, capacity, &error);
  unumf_closeResult(result);
  unumf_close(formatter);
  *status = (bidi_icu_status)error;
  return U_FAILURE(error) ? 0 : length;
}

#endif
