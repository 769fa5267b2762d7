// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CProgram.h"

#include <glib.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// MARK: Threads

// The sizes of the stacks: of the thread that runs the program, as large as is usual for the first thread, and of all others.
static const size_t ownStackSize = 8 << 20, otherStackSize = 1 << 20;

/// Lets all threads share one arena of memory in a process whose address space is limited. An arena of the C library reserves
/// 64 MB of addresses; when it cannot, each allocation of its thread is a mapping of its own, until there are no more.
static void shareOneArena(void) {
#ifdef __GLIBC__
  struct rlimit addresses;
  if (getrlimit(RLIMIT_AS, &addresses) == 0 && addresses.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
#endif
}

static void *call(void *body) {
  return (void *)(intptr_t)((int (*)(void))body)();
}

int PellucidRunWithStack(int (*body)(void)) {
  pthread_attr_t attributes;
  pthread_t thread;
  void *result;
  shareOneArena();
  pthread_attr_init(&attributes);
  // Dispatch and GLib take the default size, which is the limit of the process.
  if (pthread_attr_setstacksize(&attributes, otherStackSize) == 0) pthread_setattr_default_np(&attributes);
  int isMade = pthread_attr_setstacksize(&attributes, ownStackSize) == 0 && pthread_create(&thread, &attributes, call, (void *)body) == 0;
  pthread_attr_destroy(&attributes);
  if (!isMade) return body();
  pthread_join(thread, &result);
  return (int)(intptr_t)result;
}

// MARK: Fatal errors

/// Writes one line to standard error and ends the process. Takes no memory: there may be none.
static _Noreturn void leave(const char *what, const char *advice) {
  char line[512];
  int count = snprintf(line, sizeof line, "pellucid: %s; %s", what, advice);
  if (count >= (int)sizeof line) count = sizeof line - 1;
  for (int index = 0; index < count; index++) {
    if ((unsigned char)line[index] < 0x20 || line[index] == 0x7F) line[index] = ' ';
  }
  line[count] = '\n';
  ssize_t written = write(STDERR_FILENO, line, (size_t)count + 1);
  (void)written;
  _exit(PELLUCID_EXIT_LACKING);
}

static GLogWriterOutput writeLog(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  (void)data;
  if (!(level & (G_LOG_FLAG_FATAL | G_LOG_LEVEL_ERROR))) return G_LOG_WRITER_HANDLED;
  const char *message = "no reason";
  for (gsize index = 0; index < count; index++) {
    if (strcmp(fields[index].key, "MESSAGE") == 0) message = (const char *)fields[index].value;
  }
  char what[400];
  snprintf(what, sizeof what, "cannot go on: a library: %s", message);
  leave(what, "allow more memory, threads or open files");
}

void PellucidExitOnFatalErrors(void) { g_log_set_writer_func(writeLog, NULL, NULL); }

// MARK: Memory

// Swift ends a process whose memory cannot be allocated by a trap. The functions of the C library are replaced, for the whole
// program, by those that end it with a sentence. They are weak, so that tests can count allocations; sanitizers have their own.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void *checked(void *memory, size_t size) {
  if (memory || size == 0) return memory;
  char what[96];
  snprintf(what, sizeof what, "not enough memory: the process: %zu bytes more are needed", size);
  leave(what, "allow more memory, or draw less at once");
}

#define REPLACES __attribute__((weak))

REPLACES void *malloc(size_t size) { return checked(__libc_malloc(size), size); }
REPLACES void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) bytes = SIZE_MAX;
  return checked(__libc_calloc(count, size), bytes);
}
REPLACES void *realloc(void *memory, size_t size) { return checked(__libc_realloc(memory, size), size); }
REPLACES void *memalign(size_t alignment, size_t size) { return checked(__libc_memalign(alignment, size), size); }
REPLACES void *aligned_alloc(size_t alignment, size_t size) { return checked(__libc_memalign(alignment, size), size); }
REPLACES int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = checked(__libc_memalign(alignment, size), size);
  return 0;
}

#endif
