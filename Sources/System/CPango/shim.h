// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// What Swift cannot import of Pango, HarfBuzz and Fontconfig because it is a macro.

#pragma once

#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

static inline PangoFcFontMap *PellucidFcFontMap(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }

static inline void PellucidUnref(void *object) { g_object_unref(object); }

/// Whether Pango found no font for the character; the character is then `PellucidUnknownCharacter`.
static inline int PellucidIsUnknown(PangoGlyph glyph) { return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0; }

static inline uint32_t PellucidUnknownCharacter(PangoGlyph glyph) {
  return glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
}

static inline int PellucidIsEmptyGlyph(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

/// The font that is asked for; `families` is a comma separated list, `size` in layout units of 1.
typedef struct {
  const char *families;
  double size;
  double weight;
} PellucidFontRequest;

/// Replaces a font request by `data`, a `PellucidFontRequest`.
///
/// The request arrives with the rules of the computer's font settings applied and with the languages of the
/// environment; nothing of it is kept. Sizes and fonts without hints make layout independent of pixels.
static inline void PellucidPinRequest(FcPattern *pattern, gpointer data) {
  const PellucidFontRequest *request = (const PellucidFontRequest *)data;
  FcPatternIter position;
  while (FcPatternObjectCount(pattern) > 0) {
    FcPatternIterStart(pattern, &position);
    FcPatternDel(pattern, FcPatternIterGetObject(pattern, &position));
  }
  gchar **families = g_strsplit(request->families, ",", -1);
  for (gchar **family = families; *family; family++) {
    FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)*family);
  }
  g_strfreev(families);
  FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(request->weight));
  FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN);
  FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL);
  FcPatternAddDouble(pattern, FC_DPI, 72);
  FcPatternAddDouble(pattern, FC_SIZE, request->size);
  FcPatternAddDouble(pattern, FC_PIXEL_SIZE, request->size);
  FcPatternAddBool(pattern, FC_VARIABLE, FcDontCare);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
  FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
  FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue);
  FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)"en");
  FcPatternAddString(pattern, FC_NAMELANG, (const FcChar8 *)"en-us");
}

/// `request` must outlive the map.
static inline void PellucidPinFontMap(PangoFontMap *map, PellucidFontRequest *request) {
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), PellucidPinRequest, request, NULL);
}

/// Whether the run is the ellipsis that stands for removed text.
static inline int PellucidIsEllipsis(const PangoGlyphItem *run) {
  return (run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}
