#define _GNU_SOURCE
#include "CPeers.h"

#include <fribidi/fribidi.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
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

int64_t peers_children_time(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_CHILDREN, &usage) != 0) return 0;
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * INT64_C(1000000) + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
}

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
  if (!fribidi_get_par_embedding_levels_ex(types, brackets, length, &direction, result)) { return -1; }
  return result[0] + result[length - 1];
}

int32_t peers_fribidi_base_direction(const uint32_t *text, int32_t length, uint32_t *types) {
  fribidi_get_bidi_types(text, length, types);
  return (int32_t)fribidi_get_par_direction(types, length);
}

int32_t peers_icu_resolve(peers_icu *icu, const uint16_t *text, int32_t length, uint8_t level,
                          uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = (UBiDi *)icu;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  const UBiDiLevel *result = ubidi_getLevels(bidi, &status);
  if (U_FAILURE(status)) { return -1; }
  memcpy(levels, result, (size_t)length);
  return ubidi_getParaLevel(bidi);
}

static int32_t fribidi_resolve(const uint32_t *text, int32_t length, uint8_t level, int8_t *levels) {
  FriBidiParType direction = level == 0      ? FRIBIDI_PAR_LTR
                             : level == 1    ? FRIBIDI_PAR_RTL
                             : level == 0xFE ? FRIBIDI_PAR_WLTR
                                             : FRIBIDI_PAR_WRTL;
  FriBidiCharType *types = malloc((size_t)length * sizeof *types);
  FriBidiBracketType *brackets = malloc((size_t)length * sizeof *brackets);
  int32_t result = -1;
  if (types && brackets) {
    fribidi_get_bidi_types(text, length, types);
    fribidi_get_bracket_types(text, length, types, brackets);
    // The second call applies the part of L1 that is for the end of the line.
    if (fribidi_get_par_embedding_levels_ex(types, brackets, length, &direction, levels) &&
        fribidi_reorder_line(FRIBIDI_FLAGS_DEFAULT, types, length, 0, direction, levels, NULL, NULL)) {
      result = FRIBIDI_IS_RTL(direction) ? 1 : 0;
    }
  }
  free(types);
  free(brackets);
  return result;
}

int32_t peers_fribidi_resolve(const uint32_t *text, int32_t length, uint8_t level, int8_t *levels) {
  // Too short to be nested deep.
  if (length <= 64) { return fribidi_resolve(text, length, level, levels); }
  size_t size = sizeof(int32_t) + (size_t)length;
  int32_t *shared = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) { return -1; }
  int32_t result = -1;
  pid_t child = fork();
  if (child == 0) {
    signal(SIGSEGV, SIG_DFL);
    signal(SIGABRT, SIG_DFL);
    // FriBidi may also go round for ever.
    ualarm(200000, 0);
    if (freopen("/dev/null", "w", stderr) == NULL) { _exit(1); }
    *shared = fribidi_resolve(text, length, level, (int8_t *)(shared + 1));
    _exit(0);
  }
  int status = 0;
  if (child > 0 && waitpid(child, &status, 0) == child) {
    result = WIFSIGNALED(status) ? -2 : WEXITSTATUS(status) ? -1 : *shared;
    memcpy(levels, shared + 1, (size_t)length);
  }
  munmap(shared, size);
  return result;
}

const char *peers_icu_version(void) { return U_ICU_VERSION; }
const char *peers_fribidi_version(void) { return FRIBIDI_VERSION; }

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
