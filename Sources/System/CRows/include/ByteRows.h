// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#ifndef PELLUCID_BYTE_ROWS_H
#define PELLUCID_BYTE_ROWS_H

#include "Prefetch.h"

#include <stddef.h>
#include <stdint.h>

// The two most expensive loops over rows of 8-bit pixels. Swift cannot compile one function for processors with wider
// vectors; here each loop is written once, with vectors of four pixels of 16-bit samples, and compiled both for
// processors with such vectors (AVX2) and for all others. The arithmetic is in integers, so both give the same results.

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

#define PELLUCID_INLINE static inline __attribute__((always_inline))
#if defined(__x86_64__)
#define PELLUCID_WIDE static inline __attribute__((target("avx2")))
#endif

/// Returns 1 if the loops are compiled for wider vectors and this processor supports them, and 0 otherwise.
static inline int PellucidHasWideVectors(void) {
#ifdef PELLUCID_WIDE
  return __builtin_cpu_supports("avx2") != 0;
#else
  return 0;
#endif
}

typedef uint8_t PellucidBytes __attribute__((vector_size(16)));
typedef uint16_t PellucidSamples __attribute__((vector_size(32)));
typedef int16_t PellucidSigned __attribute__((vector_size(32)));
typedef int32_t PellucidProducts __attribute__((vector_size(64)));
typedef uint64_t PellucidColors __attribute__((vector_size(32)));

/// Loads four 8-bit pixels and widens their samples to 16 bits.
PELLUCID_INLINE PellucidSamples PellucidLoad(const uint8_t *pixels) {
  PellucidBytes bytes;
  __builtin_memcpy(&bytes, pixels, sizeof bytes);
  return __builtin_convertvector(bytes, PellucidSamples);
}

/// Returns the sum of four rows with weights 1, 3, 3 and 1, for four pixels.
PELLUCID_INLINE PellucidSamples PellucidColumns(
    const uint8_t *first, const uint8_t *second, const uint8_t *third, const uint8_t *fourth) {
  PellucidSamples inner = PellucidLoad(second) + PellucidLoad(third);
  return PellucidLoad(first) + PellucidLoad(fourth) + inner + inner + inner;
}

/// Selects the pixels with the indices a, b, c and d from the eight pixels of two vectors.
#define PELLUCID_PICK(u, v, a, b, c, d) \
  __builtin_shufflevector(u, v, 4 * a, 4 * a + 1, 4 * a + 2, 4 * a + 3, 4 * b, 4 * b + 1, 4 * b + 2, 4 * b + 3, \
    4 * c, 4 * c + 1, 4 * c + 2, 4 * c + 3, 4 * d, 4 * d + 1, 4 * d + 2, 4 * d + 3)

/// Halves whole vectors of pixels; see `PellucidHalveBytes`.
PELLUCID_INLINE ptrdiff_t PellucidHalve(
    const uint8_t *first, const uint8_t *second, const uint8_t *third, const uint8_t *fourth, ptrdiff_t columns,
    uint16_t *target) {
  uintptr_t ahead = (uintptr_t)third - (uintptr_t)first;
  PellucidSamples here = {0};
  ptrdiff_t column = 0;
  if (columns >= 12) here = PellucidColumns(first, second, third, fourth);
  for (; column + 12 <= columns; column += 8) {
    ptrdiff_t place = 4 * column;
    PellucidPrefetchForReading(third + place, ahead);
    PellucidPrefetchForReading(fourth + place, ahead);
    PellucidSamples next =
      PellucidColumns(first + place + 16, second + place + 16, third + place + 16, fourth + place + 16);
    PellucidSamples last =
      PellucidColumns(first + place + 32, second + place + 32, third + place + 32, fourth + place + 32);
    // From columns 0 to 9: the outer columns of cell i are 2i and 2i + 3, and the inner ones lie between.
    PellucidSamples outer = PELLUCID_PICK(here, next, 0, 2, 4, 6);
    PellucidSamples inner = PELLUCID_PICK(here, next, 1, 3, 5, 7);
    PellucidSamples even = PELLUCID_PICK(next, last, 0, 2, 4, 6);
    PellucidSamples odd = PELLUCID_PICK(next, last, 1, 3, 5, 7);
    inner += PELLUCID_PICK(here, even, 2, 4, 5, 6);
    outer += PELLUCID_PICK(here, odd, 3, 4, 5, 6);
    PellucidSamples sum = outer + inner + inner + inner;
    // The sum is at most 64 · 255 = 16320, which maps to 65535.
    sum = (sum << 2) + (sum >> 6);
    __builtin_memcpy(target + 2 * column, &sum, sizeof sum);
    here = last;
  }
  return column / 2;
}

/// A vector initializer with four numbers, each repeated four times.
#define PELLUCID_FOUR(a, b, c, d) {a, a, a, a, b, b, b, b, c, c, c, c, d, d, d, d}

/// The weights, in 2^-15, of four pixels of a run of 2^level pixels, from pixel `first` on.
#define PELLUCID_WEIGHTS(first, level) \
  PELLUCID_FOUR((2 * first + 1) << (14 - level), (2 * first + 3) << (14 - level), (2 * first + 5) << (14 - level), \
    (2 * first + 7) << (14 - level))

/// Returns a cell's colour repeated four times.
PELLUCID_INLINE PellucidSamples PellucidFour(const uint16_t *cell) {
  uint64_t color;
  __builtin_memcpy(&color, cell, sizeof color);
  return (PellucidSamples)(PellucidColors){color, color, color, color};
}

/// Writes four pixels interpolated from `start`. `changes` is twice the difference to the other colour, `weights` is in
/// 2^-15, and `thresholds` dithers the result.
PELLUCID_INLINE void PellucidStore(
    PellucidSamples start, PellucidSigned changes, PellucidSigned weights, PellucidSamples thresholds,
    uint8_t *target) {
  PellucidProducts products =
    __builtin_convertvector(changes, PellucidProducts) * __builtin_convertvector(weights, PellucidProducts);
  PellucidSamples mixed = start + (PellucidSamples)__builtin_convertvector(products >> 16, PellucidSigned);
  PellucidBytes bytes = __builtin_convertvector((mixed + (thresholds >> 8)) >> 8, PellucidBytes);
  __builtin_memcpy(target, &bytes, sizeof bytes);
}

/// Writes runs of 2^level pixels, where `level` is 2 or 3.
PELLUCID_INLINE void PellucidSpread(
    const uint16_t *cells, ptrdiff_t runs, int level, uint16_t place, uint16_t step, uint8_t *target) {
  PellucidSigned early = PELLUCID_WEIGHTS(0, 3), late = PELLUCID_WEIGHTS(4, 3), only = PELLUCID_WEIGHTS(0, 2);
  PellucidSamples thresholds = PELLUCID_FOUR(0, step, (uint16_t)(2 * step), (uint16_t)(3 * step));
  thresholds += place;
  uint16_t further = (uint16_t)(4 * step);
  PellucidSamples start = PellucidFour(cells);
  for (ptrdiff_t run = 0; run < runs; run++) {
    PellucidPrefetchForWriting(target, 2048);
    PellucidSamples end = PellucidFour(cells + 4 * run + 4);
    PellucidSigned changes = (PellucidSigned)((end - start) + (end - start));
    PellucidStore(start, changes, level == 3 ? early : only, thresholds, target);
    thresholds += further;
    target += 16;
    if (level == 3) {
      PellucidStore(start, changes, late, thresholds, target);
      thresholds += further;
      target += 16;
    }
    start = end;
  }
}

/// Writes runs of two pixels, two runs at a time, and returns the number of runs written.
PELLUCID_INLINE ptrdiff_t PellucidSpreadTwos(
    const uint16_t *cells, ptrdiff_t runs, uint16_t place, uint16_t step, uint8_t *target) {
  PellucidSigned weights = PELLUCID_FOUR(1 << 13, 3 << 13, 1 << 13, 3 << 13);
  PellucidSamples thresholds = PELLUCID_FOUR(0, step, (uint16_t)(2 * step), (uint16_t)(3 * step));
  thresholds += place;
  ptrdiff_t run = 0;
  for (; run + 2 <= runs; run += 2) {
    PellucidPrefetchForWriting(target, 2048);
    uint64_t colors[3];
    __builtin_memcpy(colors, cells + 4 * run, sizeof colors);
    PellucidSamples start = (PellucidSamples)(PellucidColors){colors[0], colors[0], colors[1], colors[1]};
    PellucidSamples end = (PellucidSamples)(PellucidColors){colors[1], colors[1], colors[2], colors[2]};
    PellucidStore(start, (PellucidSigned)((end - start) + (end - start)), weights, thresholds, target);
    thresholds += (uint16_t)(4 * step);
    target += 16;
  }
  return run;
}

/// Writes runs of 2^level pixels, where `level` is 1, 2 or 3, and returns the number of runs written.
PELLUCID_INLINE ptrdiff_t PellucidSpreadRuns(
    const void *cells, ptrdiff_t runs, int level, uint16_t place, uint16_t step, void *target) {
  if (level == 1) return PellucidSpreadTwos(cells, runs, place, step, target);
  if (level == 2) PellucidSpread(cells, runs, 2, place, step, target);
  else PellucidSpread(cells, runs, 3, place, step, target);
  return runs;
}

#ifdef PELLUCID_WIDE
PELLUCID_WIDE ptrdiff_t PellucidHalveWide(
    const void *first, const void *second, const void *third, const void *fourth, ptrdiff_t columns, void *target) {
  return PellucidHalve(first, second, third, fourth, columns, target);
}

PELLUCID_WIDE ptrdiff_t PellucidSpreadWide(
    const void *cells, ptrdiff_t runs, int level, uint16_t place, uint16_t step, void *target) {
  return PellucidSpreadRuns(cells, runs, level, place, step, target);
}
#endif

/// Writes cells of 16-bit samples at half the size and returns their number, which is limited to whole vectors of
/// pixels in the rows. Cell i is the sum of columns 2i to 2i + 3 of four rows, with weights 1, 3, 3 and 1 in both
/// directions.
///
/// @param isWide Nonzero to use the wider vectors, which the processor must support.
static inline ptrdiff_t PellucidHalveBytes(
    const void *first, const void *second, const void *third, const void *fourth, ptrdiff_t columns, void *target,
    int isWide) {
#ifdef PELLUCID_WIDE
  if (isWide) return PellucidHalveWide(first, second, third, fourth, columns, target);
#endif
  return PellucidHalve(first, second, third, fourth, columns, target);
}

/// Writes runs of 2^level 8-bit pixels, where `level` is 1, 2 or 3, and returns the number of runs written: all, or all
/// but one. A run interpolates between the colours of a cell and the next one, which are given in 1/256 of an 8-bit
/// step. The dither threshold added before the fraction is truncated begins with `place` and grows by `step` per pixel,
/// in 1/65536 of an 8-bit step.
///
/// @param isWide Nonzero to use the wider vectors, which the processor must support.
static inline ptrdiff_t PellucidSpreadBytes(
    const void *cells, ptrdiff_t runs, int level, uint16_t place, uint16_t step, void *target, int isWide) {
#ifdef PELLUCID_WIDE
  if (isWide) return PellucidSpreadWide(cells, runs, level, place, step, target);
#endif
  return PellucidSpreadRuns(cells, runs, level, place, step, target);
}

#pragma clang diagnostic pop

#endif
