// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRsvg

/// A buffer of pixels that Cairo draws into, premultiplied with 8 bits per component.
final class CairoSurface {
  let width: Int, height: Int
  /// The context to draw with, which lives as long as the surface.
  let drawing: OpaquePointer?
  private let surface: OpaquePointer?
  /// The pixels; nil if the surface is empty.
  private let pixels: UnsafeMutablePointer<UInt8>?

  /// Creates a transparent surface, or returns nil if there is not enough memory.
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

  /// Calls `body` with each row, from the top. A pixel is a number with alpha in its highest byte, followed by red,
  /// green and blue. The pointer to `width` pixels is valid only during the call.
  func forEachUnsafeRow(_ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    guard let pixels else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      body(y, UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self))
    }
  }
}
