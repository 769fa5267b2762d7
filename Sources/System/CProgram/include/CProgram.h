// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The preparation of a process that is a program of its own: what a library may not decide for the process it is in.

#ifndef PELLUCID_PROGRAM_H
#define PELLUCID_PROGRAM_H

#include <stddef.h>

/// The exit code of a program that lacks memory or threads.
#define PELLUCID_EXIT_LACKING 70

/// Calls `body` on a thread with enough stack, whatever the limit of the process, and returns its result. Later threads get
/// enough for theirs. Where no thread can be made, `body` is called on the thread of the caller. Where the address space is
/// limited, all threads share one arena of memory.
int PellucidRunWithStack(int (*body)(void));

/// Makes an error of GLib that would abort the process, such as a thread that cannot be made, end it with one line on
/// standard error and `PELLUCID_EXIT_LACKING`.
void PellucidExitOnFatalErrors(void);

#endif
