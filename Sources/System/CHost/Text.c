// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include "CHost.h"

#include <fontconfig/fontconfig.h>
#include <string.h>

bool PellucidIsUnknown(PangoGlyph glyph) { return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0; }

uint32_t PellucidUnknownCharacter(PangoGlyph glyph) { return glyph & ~PANGO_GLYPH_UNKNOWN_FLAG; }

bool PellucidIsEmptyGlyph(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

bool PellucidIsEllipsis(const PangoGlyphItem *run) {
  return (run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}

PangoFcFontMap *PellucidFcFontMap(PangoFontMap *map) { return (PangoFcFontMap *)map; }

// Returns whether Pango requests a font for characters in the presentation of emoji, or the font of emoji itself. For such
// characters it asks for the family "emoji"; the rules of the computer may add that family weakly to any request.
static bool asksForEmoji(const FcPattern *pattern) {
  FcValue family;
  FcValueBinding binding;
  for (int index = 0; FcPatternGetWithBinding(pattern, FC_FAMILY, index, &family, &binding) == FcResultMatch; index++) {
    const char *name = family.type == FcTypeString ? (const char *)family.u.s : "";
    if (binding == FcValueBindingStrong && strcmp(name, "emoji") == 0) return true;
    if (index == 0 && strcmp(name, "Noto Color Emoji") == 0) return true;
  }
  return false;
}

// A request arrives with the rules of the computer's font configuration and the languages of the environment applied;
// all of it is replaced. The fixed resolution and the absence of hinting make layout independent of pixels.
static void pinRequest(FcPattern *pattern, gpointer data) {
  const PellucidFontRequest *request = (const PellucidFontRequest *)data;
  FcPatternIter position;
  bool isEmoji = asksForEmoji(pattern);
  double asked = request->size;
  FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &asked);
  bool isSmall = asked < (request->size + request->smallSize) / 2;
  double size = isSmall ? request->smallSize : request->size;
  while (FcPatternObjectCount(pattern) > 0) {
    FcPatternIterStart(pattern, &position);
    FcPatternDel(pattern, FcPatternIterGetObject(pattern, &position));
  }
  if (isEmoji) FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)"Noto Color Emoji");
  gchar **families = g_strsplit(request->families, ",", -1);
  for (gchar **family = families; *family; family++) {
    FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)*family);
  }
  g_strfreev(families);
  FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(isSmall ? request->smallWeight : request->weight));
  FcPatternAddInteger(pattern, FC_SLANT, request->isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
  FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL);
  FcPatternAddDouble(pattern, FC_DPI, 72);
  FcPatternAddDouble(pattern, FC_SIZE, size);
  FcPatternAddDouble(pattern, FC_PIXEL_SIZE, size);
  FcPatternAddBool(pattern, FC_VARIABLE, FcDontCare);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
  FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE);
  FcPatternAddBool(pattern, FC_AUTOHINT, FcFalse);
  FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue);
  FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)"en");
  FcPatternAddString(pattern, FC_NAMELANG, (const FcChar8 *)"en-us");
}

void PellucidPinFontMap(PangoFontMap *map, PellucidFontRequest *request) {
  pango_fc_font_map_set_default_substitute(PellucidFcFontMap(map), pinRequest, request, NULL);
}
