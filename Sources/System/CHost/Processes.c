// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CHost.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <sys/auxv.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// MARK: Arguments

static int argumentCount;
static char **arguments;

// The C library passes the arguments to constructors, also where /proc, in which Swift looks them up, is not mounted.
__attribute__((constructor)) static void keepArguments(int count, char **words) {
  argumentCount = count;
  arguments = words;
}

int PellucidArgumentCount(void) { return argumentCount; }

const char *PellucidArgument(int index) {
  return index >= 0 && index < argumentCount ? arguments[index] : NULL;
}

const char *PellucidProgramPath(void) { return (const char *)getauxval(AT_EXECFN); }

// The name of the program itself in the list of what is loaded is empty.
const char *PellucidLibraryPath(void) {
  Dl_info place;
  struct link_map *map = NULL;
  if (!dladdr1((void *)PellucidLibraryPath, &place, (void **)&map, RTLD_DL_LINKMAP) || !map || !map->l_name[0]) return NULL;
  return map->l_name;
}

// MARK: Locks

int PellucidTryLock(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno; }

// MARK: Processes

// Only calls that are safe after a fork of a process with threads. All memory is shared with the parent, which stands
// still until the program has been started.
static void becomeProgram(char *const words[], char *const environment[], const int streams[3],
                          pid_t parent, volatile int *failure) {
  // The signal is set before the parent is compared: a parent that has ended by then is no longer the parent.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  setpgid(0, 0);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int stream = 0; stream < 3; stream++) {
    if (dup2(streams[stream], stream) < 0) {
      *failure = errno;
      _exit(127);
    }
  }
  execve(words[0], words, environment);
  *failure = errno;
  _exit(127);
}

int PellucidStart(char *const words[], char *const environment[], const int streams[3], pid_t *child) {
  volatile int failure = 0;
  pid_t parent = getpid();
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pid_t started = vfork();
  if (started == 0) becomeProgram(words, environment, streams, parent, &failure);
  int code = started < 0 ? errno : failure;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (started > 0 && code != 0) {
    while (waitpid(started, NULL, 0) < 0 && errno == EINTR) {}
  }
  *child = started;
  return code;
}
