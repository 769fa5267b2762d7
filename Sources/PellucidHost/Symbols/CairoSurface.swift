// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRsvg

/// Pixels that Cairo draws into: premultiplied, 8 bits a component.
final class CairoSurface {
  let width: Int, height: Int
  /// The context to draw with; lives as long as the surface.
  let drawing: OpaquePointer?
  private let surface: OpaquePointer?
  /// nil where there are no pixels.
  private let pixels: UnsafeMutablePointer<UInt8>?

  /// Transparent; nil where there is no memory for it.
  init?(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    drawing = cairo_create(surface)
    pixels = cairo_image_surface_get_data(surface)
    guard cairo_status(drawing) == CAIRO_STATUS_SUCCESS, pixels != nil || width == 0 || height == 0 else {
      return nil
    }
  }

  deinit {
    cairo_destroy(drawing)
    cairo_surface_destroy(surface)
  }

  /// Hands out the rows of the drawing from the top, each pixel as a number with alpha in its highest byte, then red, green
  /// and blue. A pointer holds `width` pixels and is good until `body` returns.
  func forEachUnsafeRow(_ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    guard let pixels else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      body(y, UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self))
    }
  }
}
