#define _GNU_SOURCE
#include "CPeers.h"

#include <fribidi/fribidi.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>

// Counting by interposition: glibc's own functions do the work.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
static atomic_uint_fast64_t allocations;

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_calloc(count, size);
}
void *realloc(void *memory, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_realloc(memory, size);
}
int posix_memalign(void **memory, size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

uint64_t peers_allocations(void) { return atomic_load(&allocations); }

peers_icu *peers_icu_open(void) { return (peers_icu *)ubidi_open(); }
void peers_icu_close(peers_icu *icu) { ubidi_close((UBiDi *)icu); }

int32_t peers_icu_base_direction(const uint16_t *text, int32_t length) {
  return ubidi_getBaseDirection((const UChar *)text, length);
}

static int32_t levels(UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t level) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  const UBiDiLevel *result = ubidi_getLevels(bidi, &status);
  return U_SUCCESS(status) ? result[0] + result[length - 1] : -1;
}

int32_t peers_icu_levels(peers_icu *icu, const uint16_t *text, int32_t length, uint8_t level) {
  return levels((UBiDi *)icu, text, length, level);
}

int32_t peers_icu_levels_open_close(const uint16_t *text, int32_t length, uint8_t level) {
  UBiDi *bidi = ubidi_open();
  int32_t result = levels(bidi, text, length, level);
  ubidi_close(bidi);
  return result;
}

int32_t peers_icu_visual_runs(peers_icu *icu, const uint16_t *text, int32_t length, uint8_t level) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = (UBiDi *)icu;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  int32_t count = ubidi_countRuns(bidi, &status);
  int32_t sum = 0;
  for (int32_t run = 0; run < count; run++) {
    int32_t start, size;
    sum += ubidi_getVisualRun(bidi, run, &start, &size) + start;
  }
  return sum;
}

int32_t peers_icu_visual_text(peers_icu *icu, const uint16_t *text, int32_t length, uint8_t level,
                              uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = (UBiDi *)icu;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  return ubidi_writeReordered(bidi, (UChar *)out, capacity,
                              UBIDI_DO_MIRRORING | UBIDI_REMOVE_BIDI_CONTROLS, &status);
}

int32_t peers_fribidi_levels(const uint32_t *text, int32_t length, uint32_t *types,
                             uint32_t *brackets, int8_t *result) {
  FriBidiParType direction = FRIBIDI_PAR_ON;
  fribidi_get_bidi_types(text, length, types);
  fribidi_get_bracket_types(text, length, types, brackets);
  fribidi_get_par_embedding_levels_ex(types, brackets, length, &direction, result);
  return result[0] + result[length - 1];
}

int32_t peers_fribidi_base_direction(const uint32_t *text, int32_t length, uint32_t *types) {
  fribidi_get_bidi_types(text, length, types);
  return (int32_t)fribidi_get_par_direction(types, length);
}

int32_t peers_memcpy(uint8_t *to, const uint8_t *from, int64_t length) {
  memcpy(to, from, (size_t)length);
  __asm__ volatile("" : : "r"(to) : "memory");
  return to[0];
}

int32_t peers_scan(const uint8_t *text, int64_t length) {
  uint64_t bits = 0;
  int64_t index = 0;
  for (; index + 64 <= length; index += 64) {
    uint64_t words[8];
    memcpy(words, text + index, 64);
    for (int word = 0; word < 8; word++) { bits |= words[word]; }
  }
  for (; index < length; index++) { bits |= text[index]; }
  return (bits & 0x8080808080808080ULL) != 0;
}
