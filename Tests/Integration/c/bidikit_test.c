// A program in C over the installed library: every function of the header once, errors, nulls, and threads.
#include <bidikit.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks = 0;

#define CHECK(condition)                                                         \
  do {                                                                           \
    checks++;                                                                    \
    if (!(condition)) {                                                          \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);    \
      exit(1);                                                                   \
    }                                                                            \
  } while (0)

static bidikit_text text(const char *bytes) { return (bidikit_text){bytes, (int64_t)strlen(bytes)}; }

static const bidikit_text null_text = {NULL, -1};

/// Whether an element of a column is a text.
static int is(const bidikit_column *column, int64_t index, const char *wanted) {
  int64_t start = column->offsets[index], count = column->offsets[index + 1] - start;
  return count == (int64_t)strlen(wanted) && memcmp(column->bytes + start, wanted, (size_t)count) == 0;
}

#define ALEF "\xD7\x90"
#define BET "\xD7\x91"
#define RLE "\xE2\x80\xAB"
#define PDF "\xE2\x80\xAC"
#define RLM "\xE2\x80\x8F"
#define FSI "\xE2\x81\xA8"
#define PDI "\xE2\x81\xA9"

static void texts(void) {
  bidikit_text list[] = {text("abc " ALEF BET), null_text, text(""), text("a\n" ALEF "(b)")};
  bidikit_column column;
  bidikit_error error;

  CHECK(bidikit_reorder(list, 4, BIDIKIT_AUTO, &column, &error) == BIDIKIT_OK);
  CHECK(column.count == 4 && column.null_count == 1 && column.validity[0] == 0xFD);
  CHECK(is(&column, 0, "abc " BET ALEF) && is(&column, 1, "") && is(&column, 2, "") && is(&column, 3, "a\n(b)" ALEF));
  bidikit_column_free(&column);
  bidikit_column_free(&column);
  CHECK(column.offsets == NULL && column.count == 0);

  CHECK(bidikit_levels(list, 1, BIDIKIT_BASE_RTL, BIDIKIT_SCALARS, &column, NULL) == BIDIKIT_OK);
  CHECK(column.offsets[1] == 6 && memcmp(column.bytes, "\2\2\2\1\1\1", 6) == 0 && column.validity == NULL);
  bidikit_column_free(&column);

  int8_t directions[4];
  CHECK(bidikit_base_direction(list, 4, BIDIKIT_FIRST_STRONG, directions, &error) == BIDIKIT_OK);
  CHECK(directions[0] == BIDIKIT_LTR && directions[1] == -1 && directions[2] == BIDIKIT_NEUTRAL);
  // Two words of five are 40 %, which is not more.
  bidikit_text words[] = {text("a b c " ALEF " " BET), text("a b\n" ALEF " " BET), text("12"), text("!")};
  CHECK(bidikit_base_direction(words, 4, BIDIKIT_WORD_SHARE, directions, &error) == BIDIKIT_OK);
  CHECK(directions[0] == BIDIKIT_LTR && directions[1] == BIDIKIT_RTL);
  CHECK(directions[2] == BIDIKIT_NEUTRAL && directions[3] == BIDIKIT_NEUTRAL);
  CHECK(bidikit_base_direction(words, 4, BIDIKIT_WORD_SHARE + 1, directions, &error) == BIDIKIT_INVALID_ARGUMENT);

  CHECK(bidikit_embedded(list, 2, BIDIKIT_RTL, &column, &error) == BIDIKIT_OK);
  CHECK(is(&column, 0, RLE "abc " ALEF BET PDF));
  bidikit_text wrapped = {column.bytes, column.offsets[1]};
  bidikit_column stripped;
  CHECK(bidikit_strip(&wrapped, 1, BIDIKIT_ALL_CONTROLS, &stripped, &error) == BIDIKIT_OK);
  CHECK(is(&stripped, 0, "abc " ALEF BET));
  bidikit_column_free(&stripped);
  CHECK(bidikit_strip(&wrapped, 1, BIDIKIT_MARKS, &stripped, &error) == BIDIKIT_OK);
  CHECK(is(&stripped, 0, RLE "abc " ALEF BET PDF));
  bidikit_column_free(&stripped);
  bidikit_column_free(&column);

  CHECK(bidikit_isolated(list, 1, BIDIKIT_NEUTRAL, &column, &error) == BIDIKIT_OK);
  CHECK(is(&column, 0, FSI "abc " ALEF BET PDI));
  bidikit_column_free(&column);
  CHECK(bidikit_marked(list, 1, BIDIKIT_RTL, &column, &error) == BIDIKIT_OK);
  CHECK(is(&column, 0, RLM "abc " ALEF BET));
  bidikit_column_free(&column);

  CHECK(bidikit_reorder(NULL, 0, BIDIKIT_AUTO, &column, &error) == BIDIKIT_OK && column.count == 0);
  bidikit_column_free(&column);
  CHECK(bidikit_offset_in(list[0], 6, BIDIKIT_SCALARS) == 5);
}

static void errors(void) {
  bidikit_text list[] = {text("good"), text("bad " ALEF "\xFF")};
  bidikit_column column;
  bidikit_error error;
  CHECK(bidikit_reorder(list, 2, BIDIKIT_AUTO, &column, &error) == BIDIKIT_INVALID_UTF8);
  CHECK(error.status == BIDIKIT_INVALID_UTF8 && error.index == 1 && error.offset == 6);
  CHECK(strstr(error.message, "0xFF") != NULL && column.offsets == NULL);
  CHECK(bidikit_reorder(list, 2, 99, &column, NULL) == BIDIKIT_INVALID_ARGUMENT);
  CHECK(bidikit_reorder(list, -5, BIDIKIT_AUTO, &column, &error) == BIDIKIT_INVALID_ARGUMENT && error.index == -1);
  bidikit_judge *judge = (bidikit_judge *)list;
  CHECK(bidikit_judge_new(text("nowhere"), NULL, &judge, &error) == BIDIKIT_UNKNOWN_LOCALE && judge == NULL);
  bidikit_judge_options options = {.size = sizeof options};
  bidikit_text name = text("base-directoin");
  options.ignore = &name;
  options.ignore_count = 1;
  CHECK(bidikit_judge_new(text("he"), &options, &judge, &error) == BIDIKIT_UNKNOWN_NAME && error.index == 0);
  CHECK(strcmp(error.message, "there is no rule \"base-directoin\"; there is base-direction") == 0);
  options.size = 8;
  CHECK(bidikit_judge_new(text("he"), &options, &judge, &error) == BIDIKIT_INVALID_ARGUMENT);
}

#define BROKEN "PDF \xD7\xA4\xD7\x92\xD7\x95\xD7\x9D."

static void *judge_texts(void *judge) {
  for (int round = 0; round < 200; round++) {
    bidikit_text list[] = {text(BROKEN), null_text, text(ALEF BET)};
    bidikit_findings findings;
    bidikit_column column;
    CHECK(bidikit_check(judge, list, NULL, 3, &findings, NULL) == BIDIKIT_OK);
    CHECK(findings.text_count == 3 && findings.first[1] == 1 && findings.first[3] == 1);
    const bidikit_finding *finding = findings.findings;
    CHECK(finding->rule.count == 14 && memcmp(finding->rule.bytes, "base-direction", 14) == 0);
    CHECK(finding->severity == BIDIKIT_ERROR && finding->fix == BIDIKIT_SAFE_FIX && finding->edit_count == 2);
    CHECK(findings.edits[finding->first_edit].start == 0 && findings.edits[finding->first_edit + 1].end == 13);
    CHECK(findings.lines[finding->first_line].number == 1 && finding->container == BIDIKIT_NATURAL);
    bidikit_findings_free(&findings);
    bidikit_findings_free(&findings);
    CHECK(bidikit_fix(judge, list, NULL, 3, &column, NULL) == BIDIKIT_OK);
    CHECK(is(&column, 0, RLE BROKEN PDF) && column.null_count == 1 && is(&column, 2, ALEF BET));
    bidikit_column_free(&column);
  }
  return NULL;
}

static void judges(void) {
  bidikit_judge *judge;
  bidikit_error error;
  CHECK(bidikit_judge_new(text("he"), NULL, &judge, &error) == BIDIKIT_OK);
  pthread_t threads[4];
  for (int index = 0; index < 4; index++) CHECK(pthread_create(threads + index, NULL, judge_texts, judge) == 0);
  for (int index = 0; index < 4; index++) CHECK(pthread_join(threads[index], NULL) == 0);
  bidikit_text target = text("%@ " ALEF), source = text("%@ and %@");
  bidikit_findings findings;
  CHECK(bidikit_check(judge, &target, &source, 1, &findings, &error) == BIDIKIT_OK && findings.first[1] > 0);
  bidikit_findings_free(&findings);
  bidikit_judge_free(judge);

  bidikit_argument sample = {text("%@"), text("Bob (IT)")};
  bidikit_judge_options options = {
      .size = sizeof options, .containers = BIDIKIT_ANYWHERE, .style = BIDIKIT_ISOLATE, .samples = &sample, .sample_count = 1};
  CHECK(bidikit_judge_new(text("ar"), &options, &judge, &error) == BIDIKIT_OK);
  bidikit_judge_free(judge);
}

static void messages(void) {
  bidikit_formatter *formatter;
  bidikit_error error;
  bidikit_column column;
  CHECK(bidikit_formatter_new(text("he"), BIDIKIT_AS_NEEDED, &formatter, &error) == BIDIKIT_OK);
  bidikit_value rows[3] = {
      {.kind = BIDIKIT_TEXT, .text = text("Ali")}, {.kind = BIDIKIT_NULL_VALUE}, {.kind = BIDIKIT_TEXT, .text = text(ALEF)}};
  CHECK(bidikit_format(formatter, text("%@ " ALEF), BIDIKIT_PRINTF, rows, 1, NULL, 3, &column, &error) == BIDIKIT_OK);
  CHECK(is(&column, 0, FSI "Ali" PDI " " ALEF) && column.validity[0] == 0xFD && is(&column, 2, ALEF " " ALEF));
  bidikit_column_free(&column);
  bidikit_text name = text("n");
  bidikit_value number = {.kind = BIDIKIT_INT64, .integer = 12};
  CHECK(bidikit_format(formatter, text(ALEF " {n}"), BIDIKIT_BRACES, &number, 1, &name, 1, &column, &error) == BIDIKIT_OK);
  CHECK(is(&column, 0, ALEF " 12"));
  bidikit_column_free(&column);
  CHECK(bidikit_format(formatter, text(ALEF " %(n)03d"), BIDIKIT_ANY_SYNTAX, &number, 1, &name, 1, &column, &error) == BIDIKIT_OK);
  CHECK(is(&column, 0, ALEF " 012"));
  bidikit_column_free(&column);
  CHECK(bidikit_format(formatter, text("<n> " ALEF), BIDIKIT_ANY_SYNTAX, rows, 1, &name, 1, &column, &error) == BIDIKIT_INVALID_VALUE);
  CHECK(bidikit_format(formatter, text(ALEF " %y"), BIDIKIT_PRINTF, NULL, 0, NULL, 1, &column, &error) == BIDIKIT_INVALID_PATTERN);
  CHECK(error.offset == 3);
  bidikit_formatter_free(formatter);
}

int main(void) {
  if (bidikit_abi_version() != BIDIKIT_ABI_VERSION) return 2;
  texts();
  errors();
  judges();
  messages();
  bidikit_column_free(NULL);
  bidikit_findings_free(NULL);
  bidikit_judge_free(NULL);
  bidikit_formatter_free(NULL);
  printf("libbidikit %s, Unicode %s: %d checks passed\n", bidikit_version(), bidikit_unicode_version(), checks);
  return 0;
}
