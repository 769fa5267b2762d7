// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include "HeapCount.h"

#include <errno.h>

// A program that defines the heap's functions is asked in place of the C library, also by the libraries that it loads.
// The counters belong to a thread, so that tests do not count each other's.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local struct HeapCount heap;

static void note(size_t size) {
  heap.calls += 1;
  heap.bytes += size;
  if (size > heap.largest) heap.largest = size;
}

struct HeapCount takeHeapCount(void) {
  struct HeapCount taken = heap;
  heap = (struct HeapCount){0, 0, 0};
  return taken;
}

// Sanitizers have a heap of their own, which needs these functions, and before it has begun.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
bool isHeapCounted(void) { return false; }
#else
bool isHeapCounted(void) { return true; }

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note(size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note(size);
  *block = __libc_memalign(alignment, size);
  return *block || size == 0 ? 0 : ENOMEM;
}
#endif
