// ICU under types of our own.
//
// This header names no ICU type and includes no ICU header: Foundation carries an ICU of its own, and
// two modules that both define UErrorCode cannot be imported together.
#ifndef CBIDIICU_H
#define CBIDIICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ICU's status: 0 is success, below 0 a warning, above 0 a failure. See `bidi_icu_error_name`.
typedef int32_t bidi_icu_status;

/// The name that ICU gives a status, such as "U_MEMORY_ALLOCATION_ERROR". Never null.
const char *bidi_icu_error_name(bidi_icu_status status);

/// Whether the environment variable BIDI_CHARACTER_SOURCE is "tables".
bool bidi_icu_tables_are_wanted(void);

/// The version of the linked ICU, up to four numbers.
void bidi_icu_version(uint8_t version[4]);

/// The version of the Unicode data in the linked ICU, up to four numbers.
void bidi_icu_unicode_version(uint8_t version[4]);

/// Bidi_Class, as ICU numbers it (UCharDirection: 0 L, 1 R, ... 22 PDI).
uint8_t bidi_icu_class(uint32_t scalar);

/// Bidi_Class of a scalar and of those up to `*end`, inclusive, which have the same.
///
/// For making tables: walk from 0 to 0x10FFFF.
uint8_t bidi_icu_class_range(uint32_t start, uint32_t *end, bidi_icu_status *status);

/// Bidi_Paired_Bracket_Type of a scalar and of those up to `*end`, inclusive: 0 none, 1 open, 2 close.
uint8_t bidi_icu_bracket_range(uint32_t start, uint32_t *end, bidi_icu_status *status);

/// The Script of a scalar and of those up to `*end`, inclusive, as ICU numbers scripts.
int32_t bidi_icu_script_range(uint32_t start, uint32_t *end, bidi_icu_status *status);

/// Whether East_Asian_Width of a scalar and of those up to `*end`, inclusive, is W or F.
bool bidi_icu_wide_range(uint32_t start, uint32_t *end, bidi_icu_status *status);

/// The short name of the Line_Break class of a scalar, such as "AL". Never null.
const char *bidi_icu_line_break_name(uint32_t scalar);

/// Whether East_Asian_Width of a scalar is W, F or H.
bool bidi_icu_is_east_asian(uint32_t scalar);

/// Whether General_Category of a scalar is Mn or Mc.
bool bidi_icu_is_mark(uint32_t scalar);

/// Whether a scalar has Extended_Pictographic and is not assigned.
bool bidi_icu_is_unassigned_pictograph(uint32_t scalar);

/// The long name of a script, such as "Arabic". Never null.
const char *bidi_icu_script_name_of(int32_t script);

/// The character of Bidi_Paired_Bracket, or the scalar itself.
uint32_t bidi_icu_paired_bracket(uint32_t scalar);

/// Whether a scalar has Bidi_Mirrored, and how many after it, up to `*end` inclusive, are the same.
bool bidi_icu_mirrored_range(uint32_t start, uint32_t *end);

/// The character of Bidi_Mirroring_Glyph, or the scalar itself.
uint32_t bidi_icu_mirror(uint32_t scalar);

/// The long name of the Script property, such as "Arabic". Never null.
const char *bidi_icu_script_name(uint32_t scalar);

/// The NFKC form of a scalar in UTF-16.
///
/// Returns the length.
int32_t bidi_icu_nfkc(uint32_t scalar, uint16_t *buffer, int32_t capacity, bidi_icu_status *status);

/// How many language codes of ISO 639 ICU lists.
int32_t bidi_icu_iso_language_count(void);

/// A language code of ISO 639 by its place in ICU's list, from 0; null past the last one.
const char *bidi_icu_iso_language_at(int32_t index);

/// The English name of a language in UTF-16; the code itself where ICU has no name.
///
/// Returns the length.
int32_t bidi_icu_english_language_name(const char *language, uint16_t *buffer, int32_t capacity,
                                       bidi_icu_status *status);

/// A locale with its likely subtags, such as "ar_Arab_EG"; the locale itself where ICU knows none.
///
/// `locale` is an ICU identifier with the codes of today. Nothing of use was written where the status
/// is above 0.
void bidi_icu_maximized_locale(const char *locale, char *buffer, int32_t capacity,
                               bidi_icu_status *status);

/// Whether a script is written right to left. `code` is a four-letter code such as "Arab".
bool bidi_icu_is_script_right_to_left(const char *code);

/// Whether a locale is written right to left, as `uloc_isRightToLeft` says.
bool bidi_icu_is_locale_right_to_left(const char *locale);

/// How many locales ICU has data for.
int32_t bidi_icu_locale_count(void);

/// The identifier of a locale that ICU has data for, such as "ar_EG"; null past the last one.
const char *bidi_icu_locale_at(int32_t index);

/// The version of CLDR in the linked ICU, up to four numbers.
void bidi_icu_cldr_version(uint8_t version[4], bidi_icu_status *status);

/// The name of the numbering system of a locale, such as "arab".
///
/// `locale` is one that ICU has data for, or "root": ICU takes the process's default locale for others.
/// It may have a keyword, as in "ar@numbers=native".
void bidi_icu_numbering_system(const char *locale, char *buffer, int32_t capacity,
                               bidi_icu_status *status);

/// The ten digits of a numbering system, from zero.
///
/// Returns how many UTF-16 code units they take; 0 for a system without ten digits.
int32_t bidi_icu_numbering_digits(const char *system, uint16_t *buffer, int32_t capacity,
                                  bidi_icu_status *status);

/// The name of a numbering system by number, from 0. Returns its length; 0 past the last one.
int32_t bidi_icu_numbering_system_at(int32_t index, char *buffer, int32_t capacity,
                                     bidi_icu_status *status);

/// A quotation mark of a locale: 0 start, 1 end, 2 alternate start, 3 alternate end.
///
/// `locale` as in `bidi_icu_numbering_system`. Returns how many UTF-16 code units it takes.
int32_t bidi_icu_quotation_mark(const char *locale, int32_t which, uint16_t *buffer,
                                int32_t capacity, bidi_icu_status *status);

/// A number with the name of a unit, such as "3 seconds", with the digits 0 to 9.
///
/// `locale` as in `bidi_icu_numbering_system`; `unit` is CLDR's name, such as "duration-second"; `width`
/// is "full-name", "short" or "narrow". Returns how many UTF-16 code units the text takes.
int32_t bidi_icu_number_with_unit(const char *locale, const char *unit, const char *width,
                                  int32_t number, uint16_t *buffer, int32_t capacity,
                                  bidi_icu_status *status);

/// A list of CLDR that ICU carries.
typedef int32_t bidi_icu_locale_list;

/// A locale with likely subtags: "ar", "ar_Arab_EG".
#define BIDI_ICU_LIKELY_SUBTAGS 0
/// A language or a whole tag that was replaced: "iw", "he".
#define BIDI_ICU_LANGUAGE_ALIASES 1
/// A region that was replaced: "SU", "RU AM …".
#define BIDI_ICU_REGION_ALIASES 2
/// A locale whose parent is not the tag without its last part: "es_MX", "es_419".
#define BIDI_ICU_PARENTS 3
/// A rule of matching regions: "ar_*_$maghreb ar_*_$maghreb", "4".
#define BIDI_ICU_REGION_MATCHES 4
/// A set of regions that those rules name: "maghreb", "MA+DZ+TN".
#define BIDI_ICU_REGION_SETS 5
/// A locale that stands for others of its language: "en_GB", "en_GB".
#define BIDI_ICU_PARADIGMS 6
/// A region and one that lies in it: "019", "021".
#define BIDI_ICU_CONTAINMENT 7
/// A locale, and the name of its set of plural rules: "ar", "set42".
#define BIDI_ICU_PLURAL_LOCALES 8
/// The name of a set, and one of its rules after the name of its category: "set42", "few n % 100 = 3..10 @integer …".
#define BIDI_ICU_PLURAL_RULES 9

/// Walks through a list. `visit` gets `context`, and a row of two texts that live as long as the call.
///
/// For making tables.
void bidi_icu_walk_locale_list(bidi_icu_locale_list list,
                               void (*visit)(void *context, const char *first, const char *second),
                               void *context, bidi_icu_status *status);

/// The plural category of a number with so many digits after the decimal separator, such as "few".
///
/// `locale` is one that ICU has data for, or "root". `buffer` has room for at least 8 bytes.
void bidi_icu_plural_category(const char *locale, double number, int32_t fraction_digits,
                              char *buffer, int32_t capacity, bidi_icu_status *status);

/// Changes Arabic letters with `u_shapeArabic`; the text is in the order of memory.
///
/// `operation` is one of the values below. Returns the length of the result; where it is more than
/// `capacity` nothing of use was written.
int32_t bidi_icu_shape_arabic(const uint16_t *text, int32_t length, uint16_t *out,
                              int32_t capacity, uint32_t operation, bidi_icu_status *status);

/// Letters to presentation forms, vowel marks to isolated ones.
#define BIDI_ICU_SHAPE_LETTERS 1u
/// Presentation forms to letters.
#define BIDI_ICU_UNSHAPE_LETTERS 2u

/// A resolver of one paragraph at a time. Not for use by two threads at once.
typedef struct bidi_icu_resolver bidi_icu_resolver;

/// Makes a resolver. Null, and a status above 0, where memory runs out.
bidi_icu_resolver *bidi_icu_resolver_open(bidi_icu_status *status);

/// Frees a resolver. Null is allowed.
void bidi_icu_resolver_close(bidi_icu_resolver *resolver);

/// Resolves one paragraph and writes one level for each UTF-16 code unit.
///
/// `requested_level` is 0 or 1, or 0xFE / 0xFF: the level of the first strong character, with 0 / 1
/// where there is none. `length` is at least 1. Returns the paragraph level.
uint8_t bidi_icu_resolver_levels(bidi_icu_resolver *resolver, const uint16_t *text, int32_t length,
                                 uint8_t requested_level, uint8_t *levels,
                                 bidi_icu_status *status);

#ifdef __cplusplus
}
#endif
#endif
