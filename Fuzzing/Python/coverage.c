// Tells libFuzzer, which is in a library of Atheris, of coverage. Loaded before libasan. For Scripts/fuzz-python.
//
// libasan of gcc has empty functions with the names of libFuzzer's and comes before it: this hands the calls on. The
// extension module is built by gcc, which tells of the places that run by a call without a number: this counts them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Finds the library of Atheris among those that are loaded.
static int find(struct dl_phdr_info *library, size_t size, void *found) {
  (void)size;
  if (library->dlpi_name == NULL || strstr(library->dlpi_name, "/atheris/core_with_libfuzzer") == NULL) return 0;
  *(void **)found = dlopen(library->dlpi_name, RTLD_LAZY | RTLD_NOLOAD);
  return 1;
}

/// A function of libFuzzer; NULL before Atheris has loaded it.
static void *function(const char *name) {
  void *library = NULL;
  dl_iterate_phdr(find, &library);
  if (library == NULL) return NULL;
  void *found = dlsym(library, name);
  if (found == NULL) {
    fprintf(stderr, "coverage.c: Atheris has no %s\n", name);
    abort();
  }
  return found;
}

// libFuzzer tells calls apart by their return address: these have to be jumps, which the optimizer makes of them.
#define HAND_ON(name, parameters, arguments)         \
  void name parameters {                             \
    static void(*to) parameters = NULL;              \
    if (to == NULL) *(void **)&to = function(#name); \
    if (to != NULL) to arguments;                    \
  }

HAND_ON(__sanitizer_cov_8bit_counters_init, (uint8_t *start, uint8_t *end), (start, end))
HAND_ON(__sanitizer_cov_pcs_init, (const uintptr_t *start, const uintptr_t *end), (start, end))
HAND_ON(__sanitizer_cov_trace_cmp1, (uint8_t a, uint8_t b), (a, b))
HAND_ON(__sanitizer_cov_trace_cmp2, (uint16_t a, uint16_t b), (a, b))
HAND_ON(__sanitizer_cov_trace_cmp4, (uint32_t a, uint32_t b), (a, b))
HAND_ON(__sanitizer_cov_trace_cmp8, (uint64_t a, uint64_t b), (a, b))
HAND_ON(__sanitizer_cov_trace_const_cmp1, (uint8_t a, uint8_t b), (a, b))
HAND_ON(__sanitizer_cov_trace_const_cmp2, (uint16_t a, uint16_t b), (a, b))
HAND_ON(__sanitizer_cov_trace_const_cmp4, (uint32_t a, uint32_t b), (a, b))
HAND_ON(__sanitizer_cov_trace_const_cmp8, (uint64_t a, uint64_t b), (a, b))
HAND_ON(__sanitizer_cov_trace_switch, (uint64_t value, uint64_t *cases), (value, cases))

// Each place of the code of the extension module has a counter, found by its address.
#define PLACES (1 << 14)
static uint8_t counters[PLACES];
// An address and flags for each, as libFuzzer wants them. They are only printed.
static uintptr_t places[PLACES][2];

void __sanitizer_cov_trace_pc(void) {
  static int is_known = 0;
  if (!is_known && function("__sanitizer_cov_pcs_init") != NULL) {
    is_known = 1;
    for (int index = 0; index < PLACES; index++) places[index][0] = (uintptr_t)(counters + index);
    __sanitizer_cov_8bit_counters_init(counters, counters + PLACES);
    __sanitizer_cov_pcs_init(places[0], places[PLACES]);
  }
  uintptr_t place = (uintptr_t)__builtin_return_address(0);
  counters[(place ^ place >> 14) % PLACES]++;
}
