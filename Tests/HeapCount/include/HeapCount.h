// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#ifndef PELLUCID_HEAP_COUNT_H
#define PELLUCID_HEAP_COUNT_H

#include <stdbool.h>
#include <stddef.h>

/// What one thread has asked the heap for.
struct HeapCount {
  size_t calls;
  size_t bytes;
  /// Bytes of the largest block.
  size_t largest;
};

/// Returns whether blocks are counted, which they are not under a sanitizer.
bool isHeapCounted(void);

/// Of the calling thread, since it last asked.
struct HeapCount takeHeapCount(void);

#endif
