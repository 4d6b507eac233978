// The ICU in Foundation's data of the Swift toolchain, found while a program runs.
//
// It is often newer than the libicu of the system. Its names begin with "swift_", and this header names none of its types.
#ifndef CNEWESTICU_H
#define CNEWESTICU_H

#include <stdbool.h>
#include <stdint.h>

/// Functions of that ICU, by the types of C.
typedef struct {
  /// The version of its Unicode data, up to four numbers.
  void (*unicode_version)(uint8_t version[4]);
  /// The value of a property of a code point, as ICU numbers both.
  int32_t (*property)(int32_t code_point, int32_t property);
  /// The greatest value of a property.
  int32_t (*greatest)(int32_t property);
  /// The character of Bidi_Paired_Bracket, or the code point itself.
  int32_t (*paired_bracket)(int32_t code_point);
  /// The character of Bidi_Mirroring_Glyph, or the code point itself.
  int32_t (*mirror)(int32_t code_point);
  /// The long name of a script, such as "Arabic"; null for none.
  const char *(*script_name)(int32_t script);
  /// The four-letter code of a script, such as "Arab"; null for none.
  const char *(*script_code)(int32_t script);
  /// Whether a script is written right to left.
  int8_t (*is_right_to_left)(int32_t script);
} newest_icu;

/// Finds the functions. False if the program is not linked with Foundation, or that ICU lacks one of them.
bool newest_icu_find(newest_icu *icu);

#endif
