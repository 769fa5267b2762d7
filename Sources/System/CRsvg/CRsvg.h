// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The part of librsvg's interface that Pellucid uses, with Cairo. `CPango.h` tells why and how it is declared here.

#ifndef PELLUCID_RSVG_H
#define PELLUCID_RSVG_H

#include <cairo.h>
#include <glib-object.h>

typedef struct PellucidRsvgHandle {
  GObject unused_parent;
  gpointer unused_padding[16];
} RsvgHandle;

typedef struct PellucidRsvgRectangle {
  double x;
  double y;
  double width;
  double height;
} RsvgRectangle;

typedef struct PellucidRsvgLength {
  double unused_length;
  guint unused_unit;
} RsvgLength;

RsvgHandle *rsvg_handle_new_from_data(const guint8 *bytes, gsize count, GError **error);
gboolean rsvg_handle_set_stylesheet(RsvgHandle *handle, const guint8 *bytes, gsize count, GError **error);
gboolean rsvg_handle_has_sub(RsvgHandle *handle, const char *id);

void rsvg_handle_get_intrinsic_dimensions(
    RsvgHandle *handle, gboolean *hasWidth, RsvgLength *width, gboolean *hasHeight, RsvgLength *height,
    gboolean *hasViewBox, RsvgRectangle *viewBox);
gboolean rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, gdouble *width, gdouble *height);
gboolean rsvg_handle_get_geometry_for_element(
    RsvgHandle *handle, const char *id, RsvgRectangle *ink, RsvgRectangle *logical, GError **error);
gboolean rsvg_handle_get_geometry_for_layer(
    RsvgHandle *handle, const char *id, const RsvgRectangle *viewport, RsvgRectangle *ink, RsvgRectangle *logical,
    GError **error);

gboolean rsvg_handle_render_document(
    RsvgHandle *handle, cairo_t *drawing, const RsvgRectangle *viewport, GError **error);
gboolean rsvg_handle_render_element(
    RsvgHandle *handle, cairo_t *drawing, const char *id, const RsvgRectangle *viewport, GError **error);

#endif
