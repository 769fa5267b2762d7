// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#ifndef PELLUCID_PREFETCH_H
#define PELLUCID_PREFETCH_H

#include <stdint.h>

// Swift has no name for prefetching. Both functions are hints: they read and change nothing, and the address may lie
// outside any object, which is why it is computed as an integer.

/// Prefetches the cache line `ahead` bytes after an address for reading, into the second-level cache.
static inline void PellucidPrefetchForReading(const void *address, uintptr_t ahead) {
  __builtin_prefetch((const void *)((uintptr_t)address + ahead), 0, 2);
}

/// Prefetches the cache line `ahead` bytes after an address for writing.
static inline void PellucidPrefetchForWriting(const void *address, uintptr_t ahead) {
  __builtin_prefetch((const void *)((uintptr_t)address + ahead), 1, 3);
}

#endif
