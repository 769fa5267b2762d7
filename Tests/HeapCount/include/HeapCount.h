// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#ifndef PELLUCID_HEAP_COUNT_H
#define PELLUCID_HEAP_COUNT_H

#include <stdbool.h>
#include <stddef.h>

/// The requests of one thread to the heap.
struct HeapCount {
  size_t calls;
  size_t bytes;
  /// Bytes of the largest block.
  size_t largest;
};

/// Returns whether blocks are counted, which they are not under a sanitizer.
bool isHeapCounted(void);

/// Returns the counters of the calling thread since its last call.
struct HeapCount takeHeapCount(void);

#endif
