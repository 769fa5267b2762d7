// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#ifndef PELLUCID_H
#define PELLUCID_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The C interface of Pellucid: scene documents drawn onto pixels of the caller's own, and the contrast of texts on
/// materials.
///
/// Texts are UTF-8 with a zero at their end. Lengths are in points, y grows downwards; sizes of pictures are in
/// pixels.
///
/// Every function that can fail returns a `pellucid_status`. One that fails changes nothing that its arguments point
/// to, and leaves a message for `pellucid_message`. No argument ends the program: NULL, texts that are no UTF-8 and
/// numbers out of range are errors. Only pointers that point nowhere, and documents that were freed, cannot be
/// recognised.
///
/// A document is used by one thread at a time; several documents may be used at the same time by several threads.

/// The outcome of a call.
typedef enum pellucid_status {
  PELLUCID_OK = 0,
  /// An argument cannot be used: NULL, a text that is no UTF-8, an unknown word, or a number out of range.
  PELLUCID_ARGUMENT = 1,
  /// The text is not a scene document.
  PELLUCID_DOCUMENT = 2,
  /// The scene cannot be drawn: it names a material, colour or asset that is not known, or a number that cannot be
  /// used.
  PELLUCID_SCENE = 3,
  /// A picture, a font or a catalog cannot be read, or a symbol is not known.
  PELLUCID_RESOURCE = 4,
  /// Drawing the scene takes too much memory or time.
  PELLUCID_MEMORY = 5,
  /// The pixels do not fit their layout or the scene.
  PELLUCID_PIXELS = 6
} pellucid_status;

/// Returns the release, such as "0.1.0". The text is never freed.
const char *pellucid_version(void);

/// Returns the English message of the last call on this thread that failed: what is wrong, where, and what to do, on
/// one line; an empty text if none has failed. The text is valid until the next call on this thread fails.
const char *pellucid_message(void);

// MARK: Documents

/// A scene document with the state of its drawing.
typedef struct pellucid_document pellucid_document;

/// Reads a scene document, the JSON that Docs/scene.md describes, and the fonts: about 50 milliseconds.
///
/// @param bytes The text of the document, which is not kept.
/// @param count The number of bytes, up to 16 000 000.
/// @param folder The folder that relative paths in the document start from; NULL or empty for the current folder.
/// @param document Receives the document, which the caller frees with `pellucid_free`.
pellucid_status pellucid_load(const void *bytes, size_t count, const char *folder, pellucid_document **document);

/// Frees a document; NULL is allowed.
void pellucid_free(pellucid_document *document);

/// The settings of a scene, in the words of documents. A member that is NULL leaves the setting as it is, or, for a
/// pair, at its default, which is the first word.
typedef struct pellucid_traits {
  /// ios, macos, tvos, visionos, watchos.
  const char *platform;
  /// light, dark.
  const char *appearance;
  /// standard, increased.
  const char *contrast;
  /// standard, reduced.
  const char *transparency;
  /// os27, os26, ios18.
  const char *look;
  /// base, elevated.
  const char *level;
  /// srgb, displayP3.
  const char *gamut;
  /// multicolor, blue, purple, pink, red, orange, yellow, green, graphite.
  const char *accent;
} pellucid_traits;

/// Changes settings of a document.
pellucid_status pellucid_set_traits(pellucid_document *document, const pellucid_traits *traits);

/// Changes the moment that a document shows, on the clock of its events.
///
/// @param seconds 0…3600; NAN for no moment, which draws glass at rest, without events.
pellucid_status pellucid_set_time(pellucid_document *document, double seconds);

/// Changes the number of threads that draw a document, which is 2 unless it is changed. The pixels do not depend on it.
/// Reads the fonts again, and the next drawing is a first one.
///
/// @param threads 1…256.
pellucid_status pellucid_set_threads(pellucid_document *document, int32_t threads);

/// The size of a document.
typedef struct pellucid_size {
  /// The size, in points.
  double width, height;
  /// Pixels per point.
  double scale;
  /// The size, in pixels, that pixels for the document have to have.
  int32_t pixel_width, pixel_height;
} pellucid_size;

/// Changes the scale of a document.
///
/// @param scale Pixels per point, 0.5…8.
pellucid_status pellucid_set_scale(pellucid_document *document, double scale);

/// Returns the size of a document in points, and in pixels at its scale.
pellucid_status pellucid_get_size(const pellucid_document *document, pellucid_size *size);

// MARK: Drawing

/// The order of the four samples of a pixel in memory, from the lowest address on.
typedef enum pellucid_order { PELLUCID_RGBA = 0, PELLUCID_BGRA = 1 } pellucid_order;

/// Pixels of the caller's own: premultiplied, gamma-encoded in the gamut of the document, 8 bits a sample, row by row
/// from the top. On a little-endian machine, BGRA is Cairo's ARGB32 and SDL's ARGB8888.
typedef struct pellucid_pixels {
  void *bytes;
  /// The number of bytes, at least `bytes_per_row · (height − 1) + 4 · width`.
  size_t count;
  /// The size, in pixels, which is that of the document.
  int32_t width, height;
  /// The distance from one row to the next, in bytes, at least `4 · width`.
  size_t bytes_per_row;
  pellucid_order order;
} pellucid_pixels;

/// A rectangle of pixels.
typedef struct pellucid_rectangle {
  int32_t x, y, width, height;
} pellucid_rectangle;

/// Draws a document in place of what the pixels contain: the bytes of `pellucid render`. Where the document shows
/// nothing, the pixels become transparent. Drawing it again costs only what has changed since.
pellucid_status pellucid_draw(pellucid_document *document, const pellucid_pixels *pixels);

/// Draws a document over what the pixels contain, such as the frame of a window. Materials blur what is there, and
/// glass adapts to it.
///
/// The first drawing treats all pixels as the caller's own. A later one onto the same pixels treats those in
/// `painted` as newly painted, expects all others as the last drawing left them, and draws only what the changes
/// reach.
///
/// @param painted The pixels that the caller painted since the last drawing, of size 0 for none; NULL for all.
/// @param changed Receives a rectangle around the pixels that differ from the last drawing, which a window shows; may
///   be NULL.
pellucid_status pellucid_draw_over(pellucid_document *document, const pellucid_pixels *pixels,
                                   const pellucid_rectangle *painted, pellucid_rectangle *changed);

// MARK: Judging

/// Draws and judges a document, and returns its findings as JSON: the form of `pellucid render --reporter json`.
///
/// @param json Receives the text, which the caller frees with `pellucid_free_text`.
pellucid_status pellucid_findings(pellucid_document *document, char **json);

/// Frees a text that a function returned for the caller to free; NULL is allowed.
void pellucid_free_text(char *text);

/// The verdict about a foreground on a surface.
typedef enum pellucid_verdict {
  /// Proven: the required contrast holds over every backdrop.
  PELLUCID_HOLDS = 0,
  /// Proven: some backdrop leaves less contrast than required.
  PELLUCID_FAILS = 1,
  /// Neither can be proven.
  PELLUCID_REVIEW = 2
} pellucid_verdict;

/// The contrast of a foreground on a surface over every backdrop.
typedef struct pellucid_bound {
  pellucid_verdict verdict;
  /// The WCAG 2.2 ratio that no backdrop falls below, 1…21; 0 where there is no bound.
  double lowest;
  /// The ratio over the worst backdrop that was found, at least `lowest`; 0 where there is no bound.
  double found;
  /// That backdrop, as code values 0…255 in the gamut of the traits. Where it is a mixture of colours, the one with
  /// the largest share.
  double red, green, blue;
  /// The share of that colour in the mixture; 1 where it is alone.
  double share;
} pellucid_bound;

/// Proves the lowest contrast of a foreground on a material over every backdrop: some milliseconds.
///
/// @param material A material's name, such as "thin", or the name of a role after "role:", such as "role:menu".
/// @param foreground A level, such as "secondaryLabel", the name of a colour, or a colour, such as "#336699".
/// @param traits The settings; NULL for the default of each.
/// @param required The ratio to hold, 1…21; 4.5 is that of WCAG for texts.
pellucid_status pellucid_material_bound(const char *material, const char *foreground, const pellucid_traits *traits,
                                        double required, pellucid_bound *bound);

/// A piece of Liquid Glass.
typedef struct pellucid_glass {
  /// "regular" or "clear".
  const char *variant;
  /// The kind of control that the glass is, such as "toolbar"; NULL for none.
  const char *control;
  /// The size, in points, 0.5…8192; 0 by 0 for the usual size of the control.
  double width, height;
  /// The opacity of the black below clear glass, up to 1; 0 for none or 35 %, whichever contrasts less; a negative number
  /// for none.
  double dimming;
  /// Whether regular glass turns light or dark by what lies behind, so that the lower contrast of both counts: a positive
  /// number if it does, a negative one if not, 0 as a document without `adaptive`.
  int32_t adapts;
} pellucid_glass;

/// Proves the lowest contrast of a foreground on Liquid Glass, away from the light of its rim.
///
/// @param foreground As for `pellucid_material_bound`.
/// @param traits The settings; NULL for the default of each.
/// @param required The ratio to hold, 1…21.
pellucid_status pellucid_glass_bound(const pellucid_glass *glass, const char *foreground, const pellucid_traits *traits,
                                     double required, pellucid_bound *bound);

#ifdef __cplusplus
}
#endif

#endif
