// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRsvg
import PellucidGeometry

/// A loaded SVG template, checked by `SymbolMarkup`. References to other files are refused there, and by librsvg
/// too: the document has no address.
final class SymbolDocument {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let path: String
  let layers: SymbolLayers
  let cost: SymbolCost
  /// The variant of an exported template that is drawn; nil draws the whole document.
  private let variant: String?

  init(bytes: [UInt8], path: String, limits: SymbolLimits) throws(SymbolError) {
    do throws(SymbolMarkup.Refusal) {
      cost = try SymbolCost(of: SymbolMarkup(bytes, limits: limits), limits: limits)
    } catch { throw .malformed(path: path, reason: error.reason) }
    var failure: UnsafeMutablePointer<GError>?
    guard let loaded = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &failure) else {
      throw .malformed(path: path, reason: Self.reason(&failure))
    }
    (handle, self.path) = (loaded, path)
    layers = SymbolLayers(document: bytes, limit: limits.layers)
    variant = ["#Regular-M", "#Regular-S", "#Regular-L"].first { rsvg_handle_has_sub(loaded, $0) != 0 }
  }

  deinit { pellucid_release_handle(handle) }

  /// The largest rectangle with the template's proportions in the middle of `frame`.
  func fittedFrame(in frame: Rect) -> Rect {
    let natural = naturalSize
    let range = 1e-6...1e9
    guard range.contains(natural.width), range.contains(natural.height) else { return frame }
    let factor = min(frame.width / natural.width, frame.height / natural.height)
    let (width, height) = (natural.width * factor, natural.height * factor)
    return Rect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2,
      width: width, height: height)
  }

  /// Draws into a picture of `bounds`; `toPixels` leads from `frame`'s space to pixels.
  func coverage(
    frame: Rect, toPixels: AffineTransform, bounds: PixelRect, styleSheet: String
  ) throws(SymbolError) -> CoverageMask {
    try apply(styleSheet)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height))
    let drawing = cairo_create(surface)
    defer {
      cairo_destroy(drawing)
      cairo_surface_destroy(surface)
    }
    guard cairo_status(drawing) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
    let shifted = toPixels.followed(by: .translation(x: -Double(bounds.minX), y: -Double(bounds.minY)))
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, shifted.a, shifted.b, shifted.c, shifted.d, shifted.tx, shifted.ty)
    cairo_set_matrix(drawing, &matrix)
    var viewport = RsvgRectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    var failure: UnsafeMutablePointer<GError>?
    let isDrawn =
      variant.map { rsvg_handle_render_element(handle, drawing, $0, &viewport, &failure) }
      ?? rsvg_handle_render_document(handle, drawing, &viewport, &failure)
    guard isDrawn != 0 else { throw .malformed(path: path, reason: Self.reason(&failure)) }
    return CoverageMask(bounds: bounds, values: Self.alpha(of: surface, bounds))
  }

  private func apply(_ styleSheet: String) throws(SymbolError) {
    let bytes = Array(styleSheet.utf8)
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_set_stylesheet(handle, bytes, gsize(bytes.count), &failure) != 0 else {
      throw .malformed(path: path, reason: Self.reason(&failure))
    }
  }

  private var naturalSize: Size {
    if let variant {
      var ink = RsvgRectangle()
      guard rsvg_handle_get_geometry_for_element(handle, variant, &ink, nil, nil) != 0 else {
        return Size(width: 0, height: 0)
      }
      return Size(width: ink.width, height: ink.height)
    }
    var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (width, height, viewBox) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &width, &hasHeight, &height, &hasViewBox, &viewBox)
    if hasViewBox != 0 { return Size(width: viewBox.width, height: viewBox.height) }
    var (pixelWidth, pixelHeight) = (0.0, 0.0)
    let isKnown = rsvg_handle_get_intrinsic_size_in_pixels(handle, &pixelWidth, &pixelHeight) != 0
    return isKnown ? Size(width: pixelWidth, height: pixelHeight) : Size(width: 0, height: 0)
  }

  private static func alpha(of surface: OpaquePointer?, _ bounds: PixelRect) -> [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      return [UInt8](repeating: 0, count: bounds.width * bounds.height)
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return [UInt8](unsafeUninitializedCapacity: bounds.width * bounds.height) { values, count in
      for y in 0..<bounds.height {
        let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<bounds.width { values[y * bounds.width + x] = UInt8(row[x] >> 24) }
      }
      count = bounds.width * bounds.height
    }
  }

  private static func reason(_ failure: inout UnsafeMutablePointer<GError>?) -> String {
    defer { g_clear_error(&failure) }
    guard let message = failure?.pointee.message else { return "unknown reason" }
    return String(cString: message)
  }
}
