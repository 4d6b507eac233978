/// libbidikit: bidirectional text in C.
///
/// One call takes many texts. This is how to print one as a screen shows it, from left to right:
///
///     bidikit_text text = {"abc \xD7\x90\xD7\x91", 8};
///     bidikit_column column;
///     bidikit_error error;
///     if (bidikit_reorder(&text, 1, BIDIKIT_AUTO, &column, &error) != BIDIKIT_OK) {
///       fprintf(stderr, "text %lld, byte %lld: %s\n", (long long)error.index, (long long)error.offset, error.message);
///       return 1;
///     }
///     printf("%.*s\n", (int)column.offsets[1], column.bytes);
///     bidikit_column_free(&column);
///
/// Texts are UTF-8, with a length, and end with no zero byte. Offsets count bytes of UTF-8, and indices count from 0.
///
/// Ownership: what a call reads belongs to the caller, and is not kept after the call. What a call fills (columns,
/// findings) or makes (judges, formatters) belongs to the caller, who gives it back by the matching `…_free`. After a call
/// that fails there is nothing to free. To free NULL, or a struct that was freed, does nothing.
///
/// Errors: each call that can fail returns a status, 0 for success, and describes a failure in the `bidikit_error` of the
/// caller, if one is given. One text that is not UTF-8 fails the call, with its index, and what the call has written
/// until then means nothing. No text crashes a call. Bad pointers, wrong counts and freed memory do.
///
/// Threads: there is no global state. All functions can be called from all threads at once, with the same judge or
/// formatter too. Columns, findings and errors belong to one thread at a time.
///
/// Versions: `BIDIKIT_ABI_VERSION` is the number in the name of the library, `libbidikit.so.1`. It changes when programs
/// have to be compiled again. New functions and new values of enumerations do not change it.
#ifndef BIDIKIT_H
#define BIDIKIT_H

#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#define BIDIKIT_NULLABLE _Nullable
#else
#define BIDIKIT_NULLABLE
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// The version of the functions and structs below.
#define BIDIKIT_ABI_VERSION 1

/// The version of the functions and structs of the library that runs.
///
/// A program that was compiled with another `BIDIKIT_ABI_VERSION` must not call anything else.
uint32_t bidikit_abi_version(void);

/// The version of the library that runs, such as "0.1.0". Not to be freed.
const char *bidikit_version(void);

/// The version of Unicode of its character data, such as "15.0.0". Not to be freed.
const char *bidikit_unicode_version(void);

// Texts and results

/// A stretch of UTF-8.
typedef struct bidikit_text {
  /// The first byte; NULL for a null text, and allowed for an empty one.
  const char *BIDIKIT_NULLABLE bytes;

  /// How many bytes there are; −1 for a null text, whose result is null.
  int64_t count;
} bidikit_text;

/// What became of a call.
enum {
  BIDIKIT_OK = 0,
  /// An argument of the call is wrong: a number that the enumeration does not have, a negative count, NULL.
  BIDIKIT_INVALID_ARGUMENT = 1,
  /// A text is not UTF-8. The error has its index, and the offset of the first wrong byte.
  BIDIKIT_INVALID_UTF8 = 2,
  /// No script is known for a locale.
  BIDIKIT_UNKNOWN_LOCALE = 3,
  /// The pattern of a message cannot be read. The error has the offset in the pattern.
  BIDIKIT_INVALID_PATTERN = 4,
  /// An argument of a message is missing or of the wrong kind. The error has the index of the row of arguments, and
  /// the offset of the placeholder in the pattern.
  BIDIKIT_INVALID_VALUE = 5,
  /// A rule, a sample or another name is unknown. The error has its index in its list.
  BIDIKIT_UNKNOWN_NAME = 6,
  /// A repair would have changed more than controls. A fault of the library; the texts are as they were.
  BIDIKIT_FAULT = 7,
};

/// An error: what happened, and where.
typedef struct bidikit_error {
  /// The status that the call returned.
  int32_t status;

  int32_t reserved;

  /// Which text, row or name it is about, from 0; −1 for none.
  int64_t index;

  /// Where in it, in bytes of UTF-8 from its start; −1 for no place. Of BIDIKIT_INVALID_PATTERN and
  /// BIDIKIT_INVALID_VALUE: where in the pattern.
  int64_t offset;

  /// One sentence in English without a full stop, in UTF-8, ended by a zero byte: what happened and what to do.
  char message[488];
} bidikit_error;

/// Many texts or lists of bytes in a row, in the layout of a LargeString or LargeList column of Apache Arrow.
typedef struct bidikit_column {
  /// How many elements there are: as many as texts were given.
  int64_t count;

  /// How many of them are null.
  int64_t null_count;

  /// Where elements begin in `bytes`: `count` + 1 numbers. Element i ends where element i + 1 begins.
  const int64_t *BIDIKIT_NULLABLE offsets;

  /// The bytes of all elements.
  const char *BIDIKIT_NULLABLE bytes;

  /// One bit for each element, 0 for null ones, the first in the lowest bit of the first byte; NULL where none is null.
  const uint8_t *BIDIKIT_NULLABLE validity;
} bidikit_column;

/// Frees the memory of a column, and empties it.
void bidikit_column_free(bidikit_column *BIDIKIT_NULLABLE column);

/// Directions.
enum {
  /// No strong character; as an argument: the direction of each text's first strong character.
  BIDIKIT_NEUTRAL = 0,
  BIDIKIT_LTR = 1,
  BIDIKIT_RTL = 2,
};

/// The direction of paragraphs (UAX #9, BD5).
enum {
  /// That of the first strong character of each paragraph (P2, P3); left to right without one.
  BIDIKIT_AUTO = 0,
  BIDIKIT_BASE_LTR = 1,
  BIDIKIT_BASE_RTL = 2,
  /// That of the first strong character of each paragraph; right to left without one.
  BIDIKIT_AUTO_RTL = 3,
};

/// What is counted.
enum {
  BIDIKIT_UTF8 = 0,
  BIDIKIT_UTF16 = 1,
  /// Unicode scalar values: characters of Python's `str`.
  BIDIKIT_SCALARS = 2,
};

/// An offset of a text in another unit.
///
/// The text is not looked at after the offset. An offset outside the text is taken for its edge.
int64_t bidikit_offset_in(bidikit_text text, int64_t offset, int32_t unit);

// The algorithm

/// The level of a character that rule X9 removes.
#define BIDIKIT_LEVEL_REMOVED 0xFF

/// The embedding levels of texts, after rule L1 with each paragraph as one line: one byte for each `unit`.
///
/// Levels are 0 to 126, even ones left to right; BIDIKIT_LEVEL_REMOVED where rule X9 removes the character.
int32_t bidikit_levels(
    const bidikit_text *BIDIKIT_NULLABLE texts, int64_t count, int32_t base, int32_t unit,
    bidikit_column *column, bidikit_error *BIDIKIT_NULLABLE error);

/// Texts as they are seen from left to right, each paragraph as one line (L2), mirrored (L4), without controls.
///
/// Grapheme clusters stay whole (L3), and separators of paragraphs stand where they stood. For displays that do no bidi
/// of their own: another one would reorder the text once more.
int32_t bidikit_reorder(
    const bidikit_text *BIDIKIT_NULLABLE texts, int64_t count, int32_t base, bidikit_column *column,
    bidikit_error *BIDIKIT_NULLABLE error);

/// How the direction of a text is found.
enum {
  /// By the first strong character of its first paragraph, isolates passed over (P2).
  BIDIKIT_FIRST_STRONG = 0,
  /// The same, but letters of format specifiers, tags, addresses, e-mail addresses, handles, hashtags, flags of commands,
  /// variables and paths do not count.
  BIDIKIT_FIRST_STRONG_OUTSIDE_CODE = 1,
  /// By the last strong character of its first paragraph, outside isolates and the same stretches.
  BIDIKIT_LAST_STRONG = 2,
  /// Right to left where there is any right-to-left letter.
  BIDIKIT_ANY_RTL = 3,
  /// Right to left where more than 40 % of the words of all paragraphs are. A word has the direction of its first letter, and
  /// Arabic-Indic digits count as right-to-left letters. Words without either and the same stretches are not counted; a text
  /// that has nothing but numbers and such is left to right.
  BIDIKIT_WORD_SHARE = 4,
};

/// The directions of texts: BIDIKIT_LTR, BIDIKIT_RTL, or BIDIKIT_NEUTRAL for a text without one; −1 for a null text.
///
/// `directions` has room for `count` numbers.
int32_t bidikit_base_direction(
    const bidikit_text *BIDIKIT_NULLABLE texts, int64_t count, int32_t strategy,
    int8_t *BIDIKIT_NULLABLE directions, bidikit_error *BIDIKIT_NULLABLE error);

// Controls

/// Texts with every paragraph in an embedding: U+202A or U+202B … U+202C.
///
/// BIDIKIT_NEUTRAL stands for the direction of the first strong character of each text; a text without one stays as it
/// is. Paragraphs that are empty or white space, or that have such an embedding or isolate round them already, stay as
/// they are. Controls without partner are repaired.
int32_t bidikit_embedded(
    const bidikit_text *BIDIKIT_NULLABLE texts, int64_t count, int32_t direction,
    bidikit_column *column, bidikit_error *BIDIKIT_NULLABLE error);

/// Texts with every paragraph in an isolate: U+2066, U+2067, or U+2068 for BIDIKIT_NEUTRAL, … U+2069.
///
/// As `bidikit_embedded`.
int32_t bidikit_isolated(
    const bidikit_text *BIDIKIT_NULLABLE texts, int64_t count, int32_t direction,
    bidikit_column *column, bidikit_error *BIDIKIT_NULLABLE error);

/// Texts with U+200E or U+200F before every paragraph that does not begin with it.
///
/// BIDIKIT_NEUTRAL stands for the direction of the first strong character of each text; a text without one stays as it
/// is.
int32_t bidikit_marked(
    const bidikit_text *BIDIKIT_NULLABLE texts, int64_t count, int32_t direction,
    bidikit_column *column, bidikit_error *BIDIKIT_NULLABLE error);

/// Groups of directional formatting characters, one bit each.
enum {
  /// U+200E, U+200F, U+061C.
  BIDIKIT_MARKS = 1,
  /// U+202A, U+202B, and the U+202C that ends them.
  BIDIKIT_EMBEDDINGS = 2,
  /// U+2066 to U+2069.
  BIDIKIT_ISOLATES = 4,
  /// U+202D, U+202E, and the U+202C that ends them.
  BIDIKIT_OVERRIDES = 8,
  BIDIKIT_ALL_CONTROLS = 15,
};

/// Texts without the directional formatting characters of some groups.
int32_t bidikit_strip(
    const bidikit_text *BIDIKIT_NULLABLE texts, int64_t count, int32_t groups,
    bidikit_column *column, bidikit_error *BIDIKIT_NULLABLE error);

// The judge

/// The places that texts are shown in, one bit each.
enum {
  /// Labels that take the direction of the first strong character, and that of the locale without one.
  BIDIKIT_NATURAL = 1,
  /// Right-to-left paragraphs.
  BIDIKIT_IN_RTL = 2,
  /// Left-to-right paragraphs.
  BIDIKIT_IN_LTR = 4,
  BIDIKIT_ANYWHERE = 7,
};

/// Which characters repairs put in.
enum {
  /// U+202A or U+202B … U+202C.
  BIDIKIT_EMBED = 0,
  /// U+2066 or U+2067 … U+2069.
  BIDIKIT_ISOLATE = 1,
  /// U+200E or U+200F.
  BIDIKIT_MARK = 2,
};

/// A specifier of a message and a text in its place.
typedef struct bidikit_argument {
  /// The specifier as written: `%@`, `%1$s`, `{name}`.
  bidikit_text specifier;
  /// What stands in its place.
  bidikit_text text;
} bidikit_argument;

/// How texts are judged and repaired. All zero but `size`: as `bidi-fix check` does without flags.
typedef struct bidikit_judge_options {
  /// sizeof(bidikit_judge_options).
  int64_t size;

  /// Where the texts are shown; 0 for BIDIKIT_NATURAL.
  int32_t containers;

  /// BIDIKIT_EMBED, BIDIKIT_ISOLATE or BIDIKIT_MARK.
  int32_t style;

  /// The rules to run, by their names; without any, all but those that run only if they are asked for.
  const bidikit_text *BIDIKIT_NULLABLE select;
  int64_t select_count;

  /// Rules to run beside those.
  const bidikit_text *BIDIKIT_NULLABLE extend_select;
  int64_t extend_select_count;

  /// The rules not to run.
  const bidikit_text *BIDIKIT_NULLABLE ignore;
  int64_t ignore_count;

  /// Texts to try in the place of arguments.
  const bidikit_argument *BIDIKIT_NULLABLE samples;
  int64_t sample_count;
} bidikit_judge_options;

/// Judges and repairs texts of one language. It remembers shapes of lines, and no texts.
typedef struct bidikit_judge bidikit_judge;

/// Makes a judge.
///
/// `locale` is a BCP 47, ICU or Apple identifier; `options` may be NULL.
int32_t bidikit_judge_new(
    bidikit_text locale, const bidikit_judge_options *BIDIKIT_NULLABLE options,
    bidikit_judge *BIDIKIT_NULLABLE *BIDIKIT_NULLABLE judge, bidikit_error *BIDIKIT_NULLABLE error);

/// Frees a judge that no thread uses any more.
void bidikit_judge_free(bidikit_judge *BIDIKIT_NULLABLE judge);

/// How bad a finding is.
enum {
  /// Nothing is seen, but something can be better.
  BIDIKIT_INFO = 0,
  /// Readers see a wrong text in some place or with some argument.
  BIDIKIT_WARNING = 1,
  /// Readers see a wrong text.
  BIDIKIT_ERROR = 2,
};

/// Whether a repair can be made without a person looking at it.
enum {
  BIDIKIT_NO_FIX = 0,
  BIDIKIT_SAFE_FIX = 1,
  BIDIKIT_UNSAFE_FIX = 2,
};

/// A fault of a text. Its texts end with it.
typedef struct bidikit_finding {
  /// The rule that found it, such as `base-direction`.
  bidikit_text rule;
  /// What is wrong, in one sentence without a full stop.
  bidikit_text message;
  /// What to do about it; null where there is nothing to say.
  bidikit_text help;

  /// Where it is, in bytes of the text; `end` is not included.
  int64_t start;
  int64_t end;

  /// BIDIKIT_INFO, BIDIKIT_WARNING or BIDIKIT_ERROR.
  int32_t severity;

  /// BIDIKIT_NO_FIX, BIDIKIT_SAFE_FIX or BIDIKIT_UNSAFE_FIX.
  int32_t fix;

  /// What the fix does; null without a fix.
  bidikit_text fix_message;
  /// Its edits, in order, none overlapping another: `edits[first_edit]` to `edits[first_edit + edit_count − 1]`.
  int64_t first_edit;
  int64_t edit_count;

  /// The container of the proof, one of BIDIKIT_NATURAL, BIDIKIT_IN_RTL, BIDIKIT_IN_LTR; 0 without a proof.
  int32_t container;
  /// The direction of the language; BIDIKIT_NEUTRAL without a proof.
  int32_t direction;
  /// The lines that show the fault.
  int64_t first_line;
  int64_t line_count;
  /// What was known of arguments, and from where.
  int64_t first_fact;
  int64_t fact_count;
} bidikit_finding;

/// One replacement, in bytes of the text.
typedef struct bidikit_edit {
  int64_t start;
  int64_t end;
  bidikit_text replacement;
} bidikit_edit;

/// What an argument may be, one bit each.
enum {
  BIDIKIT_A_NUMBER = 1,
  /// A word of the language's own direction.
  BIDIKIT_OWN_WORD = 2,
  /// A word of the other direction.
  BIDIKIT_FOREIGN_WORD = 4,
  /// Text with signs at its edges: `C++`.
  BIDIKIT_EDGED = 8,
  BIDIKIT_ADDRESS = 16,
  BIDIKIT_EMPTY = 32,
};

/// An argument that shows something.
typedef struct bidikit_example {
  /// The specifier as written.
  bidikit_text specifier;
  /// What stands in its place.
  bidikit_text text;
  /// What it is: a sum of the bits above.
  int32_t classes;
  int32_t reserved;
} bidikit_example;

/// A line that readers do not accept, and what they see.
typedef struct bidikit_line {
  /// The number of the line in the text, from 1.
  int64_t number;
  /// The line as stored, with arguments in it.
  bidikit_text text;
  /// What is seen now, written from left to right.
  bidikit_text now;
  /// What is seen after the repair; null without one.
  bidikit_text repaired;
  /// The point of the law that is broken, such as `order`; null for faults of controls.
  bidikit_text point;
  /// The direction that the container gives the line.
  int32_t direction_now;
  int32_t reserved;
  /// The arguments that show the fault.
  int64_t first_argument;
  int64_t argument_count;
  /// Arguments with which the line is right.
  int64_t first_right_argument;
  int64_t right_argument_count;
} bidikit_line;

/// What is wrong with some texts.
typedef struct bidikit_findings {
  /// How many texts there are.
  int64_t text_count;

  /// The findings of text i are `findings[first[i]]` to `findings[first[i + 1] − 1]`: `text_count` + 1 numbers.
  const int64_t *BIDIKIT_NULLABLE first;

  const bidikit_finding *BIDIKIT_NULLABLE findings;
  const bidikit_edit *BIDIKIT_NULLABLE edits;
  const bidikit_line *BIDIKIT_NULLABLE lines;
  const bidikit_example *BIDIKIT_NULLABLE arguments;
  const bidikit_text *BIDIKIT_NULLABLE facts;

  /// Holds all of it.
  void *BIDIKIT_NULLABLE memory;
} bidikit_findings;

/// Frees the memory of findings, and empties them.
void bidikit_findings_free(bidikit_findings *BIDIKIT_NULLABLE findings);

/// What is wrong with texts: what `bidi-fix check` says of each as the value of a file.
///
/// `sources` is NULL, or has the same texts in the language that they were translated from, `count` of them, null ones
/// for those that are not known: it tells what arguments are. A null text has no findings.
int32_t bidikit_check(
    bidikit_judge *BIDIKIT_NULLABLE judge, const bidikit_text *BIDIKIT_NULLABLE texts,
    const bidikit_text *BIDIKIT_NULLABLE sources, int64_t count, bidikit_findings *findings,
    bidikit_error *BIDIKIT_NULLABLE error);

/// Texts with their safe repairs made: what `bidi-fix fix` makes of each. Only controls are put in or taken out.
///
/// `sources` as for `bidikit_check`.
int32_t bidikit_fix(
    bidikit_judge *BIDIKIT_NULLABLE judge, const bidikit_text *BIDIKIT_NULLABLE texts,
    const bidikit_text *BIDIKIT_NULLABLE sources, int64_t count, bidikit_column *column,
    bidikit_error *BIDIKIT_NULLABLE error);

// Messages

/// How arguments are set apart from the message round them.
enum {
  /// The fewest isolates that keep the order right.
  BIDIKIT_AS_NEEDED = 0,
  /// An isolate round every argument but plain numbers.
  BIDIKIT_ALWAYS = 1,
  /// The default bidi strategy of MessageFormat 2.
  BIDIKIT_MESSAGE_FORMAT_2 = 2,
  /// As Project Fluent does.
  BIDIKIT_FLUENT = 3,
  /// As `unicodeWrap` of Closure does.
  BIDIKIT_CLOSURE = 4,
  /// As `unicodeWrap` of Android does.
  BIDIKIT_ANDROID = 5,
  /// Nothing is put in.
  BIDIKIT_PLAIN = 6,
  /// Added to a mode: patterns may leave out the last of the arguments that they take one after the other.
  BIDIKIT_ALLOW_UNUSED = 0x100,
};

/// How placeholders are written.
enum {
  /// `%@`, `%1$s`, `%d`.
  BIDIKIT_PRINTF = 0,
  /// `{0}`, `{}`, `{name}`.
  BIDIKIT_BRACES = 1,
  /// As the pattern is written: `%(name)s`, `{name}`, `%{name}` or `${name}` for arguments with names; else `%@` and the
  /// like, or `{0}` and `{}` where the pattern has no format specifier.
  BIDIKIT_ANY_SYNTAX = 2,
};

/// What an argument is.
enum {
  BIDIKIT_NULL_VALUE = 0,
  /// Text, in `direction` where that is known.
  BIDIKIT_TEXT = 1,
  /// A number that is text already.
  BIDIKIT_NUMBER = 2,
  BIDIKIT_PHONE = 3,
  BIDIKIT_URL = 4,
  BIDIKIT_PATH = 5,
  /// `@name`, `#topic`.
  BIDIKIT_HANDLE = 6,
  BIDIKIT_CODE = 7,
  /// Text that is isolated already.
  BIDIKIT_ISOLATED = 8,
  /// `integer`.
  BIDIKIT_INT64 = 9,
  /// `integer`, its bits those of a `uint64_t`.
  BIDIKIT_UINT64 = 10,
  /// `number`.
  BIDIKIT_DOUBLE = 11,
};

/// An argument of a message. A null one makes the message null.
typedef struct bidikit_value {
  int32_t kind;
  /// Of BIDIKIT_TEXT.
  int32_t direction;
  bidikit_text text;
  int64_t integer;
  double number;
} bidikit_value;

/// Puts arguments into messages of one language.
typedef struct bidikit_formatter bidikit_formatter;

/// Makes a formatter.
///
/// `locale` is a BCP 47, ICU or Apple identifier. Where no script is known for it, or it is null, each pattern says its
/// own direction.
int32_t bidikit_formatter_new(
    bidikit_text locale, int32_t mode,
    bidikit_formatter *BIDIKIT_NULLABLE *BIDIKIT_NULLABLE formatter,
    bidikit_error *BIDIKIT_NULLABLE error);

/// Frees a formatter that no thread uses any more.
void bidikit_formatter_free(bidikit_formatter *BIDIKIT_NULLABLE formatter);

/// Puts rows of arguments into a pattern.
///
/// A row is `value_count` values; there are `count` rows, one after the other. `names` is NULL where arguments stand by
/// position, or has `value_count` names. Arguments of which no placeholder takes one are BIDIKIT_INVALID_VALUE, unless all are
/// numbers and nothing in the pattern looks like a placeholder. So are texts after the last argument of a pattern that takes
/// them one after the other, such as `%@`, unless the formatter was made with BIDIKIT_ALLOW_UNUSED.
int32_t bidikit_format(
    bidikit_formatter *BIDIKIT_NULLABLE formatter, bidikit_text pattern, int32_t syntax,
    const bidikit_value *BIDIKIT_NULLABLE values, int64_t value_count,
    const bidikit_text *BIDIKIT_NULLABLE names, int64_t count, bidikit_column *column,
    bidikit_error *BIDIKIT_NULLABLE error);

#ifdef __cplusplus
}
#endif

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
