// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#ifndef PELLUCID_PREFETCH_H
#define PELLUCID_PREFETCH_H

#include <stdint.h>

// Fetching ahead has no name in Swift. Both are hints: nothing is read or changed, and the address may lie outside
// of everything, which is why it is summed as a number.

/// Fetches the cache line `ahead` bytes after an address, which will be read, into the second of the caches.
static inline void PellucidPrefetchForReading(const void *address, uintptr_t ahead) {
  __builtin_prefetch((const void *)((uintptr_t)address + ahead), 0, 2);
}

/// Fetches the cache line `ahead` bytes after an address, which will soon be written.
static inline void PellucidPrefetchForWriting(const void *address, uintptr_t ahead) {
  __builtin_prefetch((const void *)((uintptr_t)address + ahead), 1, 3);
}

#endif
