// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The parts of Pango, Fontconfig and GIO that are macros, which Swift does not import.

#ifndef PELLUCID_HOST_H
#define PELLUCID_HOST_H

#include <gio/gio.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <stdbool.h>
#include <stdint.h>

// MARK: Text

/// Returns whether Pango found no font for the character; the character is then `PellucidUnknownCharacter`.
bool PellucidIsUnknown(PangoGlyph glyph);
uint32_t PellucidUnknownCharacter(PangoGlyph glyph);
bool PellucidIsEmptyGlyph(PangoGlyph glyph);
/// Returns whether the run is the ellipsis that stands for removed text.
bool PellucidIsEllipsis(const PangoGlyphItem *run);

PangoFcFontMap *PellucidFcFontMap(PangoFontMap *map);

/// The font that is asked for; `families` is a comma separated list, `size` in layout units of 1.
typedef struct {
  const char *families;
  double size;
  double weight;
} PellucidFontRequest;

/// Has a map replace every font request by `request`, which must outlive the map.
void PellucidPinFontMap(PangoFontMap *map, PellucidFontRequest *request);

// MARK: Buses

/// Returns whether a call failed because nobody has the name it went to, and nobody could be started for it.
bool PellucidIsMissingService(const GError *error);
/// Returns whether a call was answered, with an error of the called program.
bool PellucidIsAnswer(const GError *error);
/// Returns whether nobody at that address knows the method.
bool PellucidIsUnknownMethod(const GError *error);

typedef void (*PellucidConnectionClosed)(GDBusConnection *, gboolean, GError *, gpointer);

/// Has `closed` called once the connection is closed; returns the watch.
gulong PellucidWatchClosing(GDBusConnection *connection, PellucidConnectionClosed closed, gpointer data);
void PellucidStopWatching(GDBusConnection *connection, gulong watch);

/// Returns the flags of a client of a message bus.
GDBusConnectionFlags PellucidClientFlags(void);

#endif
