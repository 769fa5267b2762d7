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

static inline PangoFcFontMap *pellucid_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }

static inline void pellucid_unref(void *object) { g_object_unref(object); }

/// Whether Pango found no font for the character; the character is then `pellucid_unknown_character`.
static inline int pellucid_is_unknown(PangoGlyph glyph) { return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0; }

static inline uint32_t pellucid_unknown_character(PangoGlyph glyph) {
  return glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
}

static inline int pellucid_is_empty_glyph(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

/// Turns off everything that depends on pixels or on the reader's taste.
static inline void pellucid_pin_rendering(FcPattern *pattern, gpointer unused) {
  (void)unused;
  // Fontconfig adds the languages of the environment; only the text's own counts.
  FcChar8 *language = NULL;
  if (FcPatternGetString(pattern, FC_LANG, 0, &language) == FcResultMatch) {
    language = FcStrCopy(language);
    FcPatternDel(pattern, FC_LANG);
    FcPatternAddString(pattern, FC_LANG, language);
    FcStrFree(language);
  }
  FcPatternDel(pattern, FC_NAMELANG);
  FcPatternAddString(pattern, FC_NAMELANG, (const FcChar8 *)"en-us");
  FcPatternDel(pattern, FC_HINTING);
  FcPatternDel(pattern, FC_HINT_STYLE);
  FcPatternDel(pattern, FC_AUTOHINT);
  FcPatternDel(pattern, FC_ANTIALIAS);
  FcPatternDel(pattern, FC_RGBA);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
  FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
  FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue);
  FcPatternAddInteger(pattern, FC_RGBA, FC_RGBA_NONE);
}

static inline void pellucid_pin_font_map(PangoFontMap *map) {
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), pellucid_pin_rendering, NULL, NULL);
}

/// Whether the run is the ellipsis that stands for removed text.
static inline int pellucid_is_ellipsis(const PangoGlyphItem *run) {
  return (run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}
