// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The part of Pango's interface that Pellucid uses, with Fontconfig and HarfBuzz.
///
/// Pango's own headers are found only with its pkg-config files, which also contain `-pthread`. SwiftPM prohibits that
/// flag and warns about it in every package that depends on this one.
///
/// `Scripts/check-system.sh` compares these declarations with the installed headers. A field whose name begins
/// with `unused` only takes the space of fields that Pellucid does not read. The structs and enumerations have tags of
/// their own: Clang rejects a program in which one module defines a part of what another module defines whole, such as
/// a module for GTK.

#ifndef PELLUCID_PANGO_H
#define PELLUCID_PANGO_H

#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <hb-ot.h>
#include <hb.h>

// MARK: Constants

#define PANGO_SCALE 1024
#define PANGO_GLYPH_EMPTY ((PangoGlyph)0x0FFFFFFF)
#define PANGO_GLYPH_UNKNOWN_FLAG ((PangoGlyph)0x10000000)
#define PANGO_ANALYSIS_FLAG_IS_ELLIPSIS (1 << 1)

typedef enum PellucidPangoAlignment {
  PANGO_ALIGN_LEFT = 0,
  PANGO_ALIGN_CENTER = 1,
  PANGO_ALIGN_RIGHT = 2,
} PangoAlignment;

typedef enum PellucidPangoDirection {
  PANGO_DIRECTION_RTL = 1,
  PANGO_DIRECTION_WEAK_LTR = 4,
} PangoDirection;

typedef enum PellucidPangoEllipsizeMode {
  PANGO_ELLIPSIZE_START = 1,
  PANGO_ELLIPSIZE_MIDDLE = 2,
  PANGO_ELLIPSIZE_END = 3,
} PangoEllipsizeMode;

typedef enum PellucidPangoStyle {
  PANGO_STYLE_NORMAL = 0,
  PANGO_STYLE_ITALIC = 2,
} PangoStyle;

typedef enum PellucidPangoTextTransform {
  PANGO_TEXT_TRANSFORM_UPPERCASE = 2,
} PangoTextTransform;

/// A weight from 100 to 1000, also between the named ones.
typedef enum PellucidPangoWeight {
  PANGO_WEIGHT_NORMAL = 400,
} PangoWeight;

typedef enum PellucidPangoWrapMode {
  PANGO_WRAP_WORD_CHAR = 2,
} PangoWrapMode;

// MARK: Types

typedef guint32 PangoGlyph;
typedef gint32 PangoGlyphUnit;

typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;

typedef void (*PangoFcSubstituteFunc)(FcPattern *pattern, gpointer data);

typedef struct PellucidPangoFont {
  GObject unused_parent;
} PangoFont;

typedef struct PellucidPangoFontMap {
  GObject unused_parent;
} PangoFontMap;

typedef struct PellucidPangoRectangle {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;

typedef struct PellucidPangoLogAttr {
  guint is_line_break : 1;
  guint unused_mandatory : 1;
  guint is_char_break : 1;
  guint unused_others : 29;
} PangoLogAttr;

typedef struct PellucidPangoAttribute {
  gconstpointer unused_class;
  guint start_index;
  guint end_index;
} PangoAttribute;

typedef struct PellucidPangoAnalysis {
  gpointer unused_engines[2];
  PangoFont *font;
  guint8 unused_level;
  guint8 unused_gravity;
  guint8 flags;
  guint8 unused_script;
  gpointer unused_others[2];
} PangoAnalysis;

typedef struct PellucidPangoItem {
  int offset;
  int length;
  int unused_characters;
  PangoAnalysis analysis;
} PangoItem;

typedef struct PellucidPangoGlyphGeometry {
  PangoGlyphUnit width;
  PangoGlyphUnit x_offset;
  PangoGlyphUnit y_offset;
} PangoGlyphGeometry;

typedef struct PellucidPangoGlyphInfo {
  PangoGlyph glyph;
  PangoGlyphGeometry geometry;
  guint unused_attributes;
} PangoGlyphInfo;

typedef struct PellucidPangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int unused_space;
} PangoGlyphString;

typedef struct PellucidPangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int unused_offsets[3];
} PangoGlyphItem;

typedef struct PellucidPangoLayoutLine {
  gpointer unused_layout;
  int unused_bounds[2];
  GSList *runs;
  guint unused_flags;
} PangoLayoutLine;

// MARK: Fonts

PangoFontMap *pango_ft2_font_map_new(void);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *configuration);
void pango_fc_font_map_set_default_substitute(
    PangoFcFontMap *map, PangoFcSubstituteFunc substitute, gpointer data, GDestroyNotify destroy);
PangoContext *pango_font_map_create_context(PangoFontMap *map);

PangoFontDescription *pango_font_describe(PangoFont *font);
hb_font_t *pango_font_get_hb_font(PangoFont *font);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
const char *pango_font_description_get_family(const PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *families);
PangoStyle pango_font_description_get_style(const PangoFontDescription *description);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

// MARK: Contexts

void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean rounds);

PangoLanguage *pango_language_from_string(const char *tag);
void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *places, int count);

// MARK: Attributes

PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_insert_hyphens_new(gboolean inserts);
PangoAttribute *pango_attr_language_new(PangoLanguage *language);
PangoAttribute *pango_attr_letter_spacing_new(int letter_spacing);
PangoAttribute *pango_attr_line_height_new_absolute(int height);
PangoAttribute *pango_attr_rise_new(int rise);
PangoAttribute *pango_attr_size_new_absolute(int size);
PangoAttribute *pango_attr_text_transform_new(PangoTextTransform transform);
PangoAttribute *pango_attr_weight_new(PangoWeight weight);
void pango_attribute_destroy(PangoAttribute *attribute);

PangoAttrList *pango_attr_list_new(void);
PangoAttrList *pango_attr_list_copy(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);

// MARK: Layouts

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode mode);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
PangoAlignment pango_layout_get_alignment(PangoLayout *layout);
void pango_layout_set_alignment(PangoLayout *layout, PangoAlignment alignment);
PangoAttrList *pango_layout_get_attributes(PangoLayout *layout);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);

void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
gboolean pango_layout_is_ellipsized(PangoLayout *layout);
int pango_layout_get_line_count(PangoLayout *layout);
GSList *pango_layout_get_lines(PangoLayout *layout);
PangoDirection pango_layout_line_get_resolved_direction(PangoLayoutLine *line);

PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
void pango_layout_iter_free(PangoLayoutIter *iterator);
gboolean pango_layout_iter_next_run(PangoLayoutIter *iterator);
gboolean pango_layout_iter_next_line(PangoLayoutIter *iterator);
int pango_layout_iter_get_baseline(PangoLayoutIter *iterator);
int pango_layout_get_baseline(PangoLayout *layout);
void pango_layout_iter_get_line_extents(PangoLayoutIter *iterator, PangoRectangle *ink, PangoRectangle *logical);
PangoLayoutLine *pango_layout_iter_get_line_readonly(PangoLayoutIter *iterator);
PangoGlyphItem *pango_layout_iter_get_run_readonly(PangoLayoutIter *iterator);
void pango_layout_iter_get_run_extents(PangoLayoutIter *iterator, PangoRectangle *ink, PangoRectangle *logical);

#endif
