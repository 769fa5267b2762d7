// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The parts of Pango, Fontconfig and GIO that are macros, which Swift does not import, and calls of the system that Swift
/// cannot make: between `fork` and `exec`, or at the start of the program.

#ifndef PELLUCID_HOST_H
#define PELLUCID_HOST_H

#include "../../CPango/CPango.h"

#include <gio/gio.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// MARK: Text

/// Returns true if Pango found no font for a character, which `PellucidUnknownCharacter` then returns.
bool PellucidIsUnknown(PangoGlyph glyph);
uint32_t PellucidUnknownCharacter(PangoGlyph glyph);
bool PellucidIsEmptyGlyph(PangoGlyph glyph);
/// Returns true if the run is the ellipsis that replaces removed text.
bool PellucidIsEllipsis(const PangoGlyphItem *run);

PangoFcFontMap *PellucidFcFontMap(PangoFontMap *map);

/// The requested font. `families` is a list separated by commas, and sizes are in layout units of 1.
typedef struct {
  const char *families;
  double size;
  double weight;
  /// The size and weight of the letters that are requested in a smaller size; those above where there are none.
  double smallSize;
  double smallWeight;
  bool isItalic;
} PellucidFontRequest;

/// Makes a map replace every font request by `request`, which must outlive the map.
void PellucidPinFontMap(PangoFontMap *map, PellucidFontRequest *request);

// MARK: Buses

/// Returns true if a call failed because no program has the called name and none could be started for it.
bool PellucidIsMissingService(const GError *error);
/// Returns true if the called program answered with an error.
bool PellucidIsAnswer(const GError *error);
/// Returns true if the called object does not have the method.
bool PellucidIsUnknownMethod(const GError *error);

typedef void (*PellucidConnectionClosed)(GDBusConnection *, gboolean, GError *, gpointer);

/// Connects `closed` to the closing of a connection and returns the watch.
gulong PellucidWatchClosing(GDBusConnection *connection, PellucidConnectionClosed closed, gpointer data);
void PellucidStopWatching(GDBusConnection *connection, gulong watch);

/// Returns the flags of a client of a message bus.
GDBusConnectionFlags PellucidClientFlags(void);

// MARK: Processes

/// Returns the number of the program's arguments, its own name among them.
int PellucidArgumentCount(void);
/// Returns an argument as the system passed it, or NULL.
const char *PellucidArgument(int index);

/// Returns the path by which the program was started, or NULL.
const char *PellucidProgramPath(void);

/// Returns the path by which the shared library that contains this code was loaded, or NULL where the program itself
/// contains it.
const char *PellucidLibraryPath(void);

/// Locks an open folder against other locks of it. Returns 0, or the error number of the system: EWOULDBLOCK where
/// another process holds the lock.
int PellucidTryLock(int descriptor);

/// Starts a program in a process group of its own, with default signals and with `streams` as its standard streams; each
/// is above 2. The kernel kills it when the calling thread ends. Returns 0, or the error number of the system.
int PellucidStart(char *const words[], char *const environment[], const int streams[3], pid_t *child);

#endif
