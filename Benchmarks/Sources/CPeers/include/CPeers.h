// The peers that BidiText is measured against, called as a careful C program calls them.
#ifndef CPEERS_H
#define CPEERS_H

#include <stdint.h>

/// How often memory was asked for since the process began (malloc, calloc, realloc).
uint64_t peers_allocations(void);

/// The processor time of the programs that the process ran and waited for, in microseconds.
int64_t peers_children_time(void);

/// An open UBiDi that is used again.
typedef struct peers_icu peers_icu;
peers_icu *peers_icu_open(void);
void peers_icu_close(peers_icu *icu);

/// ICU: the direction of the first strong character, from ready UTF-16.
int32_t peers_icu_base_direction(const uint16_t *text, int32_t length);

/// ICU: setPara and getLevels, reused. Returns a checksum, so that the work is done.
int32_t peers_icu_levels(peers_icu *icu, const uint16_t *text, int32_t length, uint8_t level);

/// ICU: the same with an object opened and closed for it.
int32_t peers_icu_levels_open_close(const uint16_t *text, int32_t length, uint8_t level);

/// ICU: setPara and the visual runs.
int32_t peers_icu_visual_runs(peers_icu *icu, const uint16_t *text, int32_t length, uint8_t level);

/// ICU: setPara and writeReordered with mirroring, controls removed.
int32_t peers_icu_visual_text(peers_icu *icu, const uint16_t *text, int32_t length, uint8_t level,
                              uint16_t *out, int32_t capacity);

/// FriBidi: types, brackets and levels, from ready UTF-32.
int32_t peers_fribidi_levels(const uint32_t *text, int32_t length, uint32_t *types,
                             uint32_t *brackets, int8_t *levels);

/// FriBidi: the direction of the first strong character, from ready UTF-32.
int32_t peers_fribidi_base_direction(const uint32_t *text, int32_t length, uint32_t *types);

/// ICU: the paragraph level, and a level for each code unit after rule L1. Returns -1 on failure.
int32_t peers_icu_resolve(peers_icu *icu, const uint16_t *text, int32_t length, uint8_t level,
                          uint8_t *levels);

/// FriBidi: the paragraph level, and a level for each character after rule L1. The level asked for is one of
/// ICU's: 0, 1, 0xFE or 0xFF. Returns -1 on failure, and -2 where FriBidi would end the process or never come back: 1.0.8 writes over
/// memory that is not its own where isolates are nested deep, so longer texts are resolved in a process apart.
int32_t peers_fribidi_resolve(const uint32_t *text, int32_t length, uint8_t level, int8_t *levels);

/// The versions of the peers.
const char *peers_icu_version(void);
const char *peers_fribidi_version(void);

/// Physical limits: memcpy, and a scan for a byte of 0x80 or more.
int32_t peers_memcpy(uint8_t *to, const uint8_t *from, int64_t length);
int32_t peers_scan(const uint8_t *text, int64_t length);

#endif
