// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRsvg
import PellucidDocument
import PellucidGeometry
import PellucidScene

/// A loaded SVG template that `SymbolMarkup` has checked. librsvg gets the document that is written from the checked
/// elements, never the bytes of the file. References to other files are rejected by `SymbolMarkup`, and
/// by librsvg too, because the document has no address.
final class SymbolDocument {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let path: String
  let layers: SymbolLayers
  let cost: SymbolCost
  /// The work of drawing the document once.
  let work: SymbolWork
  /// The element id of the drawn variant in an exported template; nil draws the whole document.
  private let variant: String?
  /// The CSS rules that are appended to every style sheet.
  private let strokeRules: String
  /// The bounds of the variant with all its layers, in units of the document.
  private let whole: Rect?
  /// The factor by which the symbol's scale enlarges it beyond the frame's fit.
  private let magnification: Double

  /// Loads a template and selects its variant.
  ///
  /// - Parameter symbol: The requested symbol. Its template name is not used.
  init(
    bytes: [UInt8], path: String, limits: SymbolLimits, for symbol: SymbolRequest
  ) throws(SymbolError) {
    var (markup, cost) = try Self.checked(bytes, path, limits)
    let template = symbol.variant.map { _ in SymbolTemplate(markup.tree) }
    var wanted: String?
    switch symbol.variant.flatMap({ template?.choice($0) }) {
    case nil: break
    case .variant(let place): wanted = "#" + place.name
    case .mixed(let glyph, let name):
      wanted = "#" + name
      (markup, cost) = try Self.checked(glyph.document(named: name), path, limits)
    }
    let bytes = markup.tree.document
    var failure: UnsafeMutablePointer<GError>?
    guard let loaded = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &failure) else {
      throw .malformed(path: path, reason: Self.reason(&failure))
    }
    (handle, self.path, self.cost, work) = (loaded, path, cost, SymbolWork(of: markup))
    layers =
      symbol.rendering == .multicolor
      ? SymbolLayers(multicolorOf: markup.tree, limit: limits.layers)
      : SymbolLayers(markup.tree, limit: limits.layers)
    let usual = ["#Regular-M", "#Regular-S", "#Regular-L"]
    variant = wanted ?? usual.first { rsvg_handle_has_sub(loaded, $0) != 0 }
    if let template, let variant = symbol.variant, template.glyphs.isEmpty {
      strokeRules = template.strokeRules(weight: variant.weight)
    } else {
      strokeRules = ""
    }
    magnification = symbol.variant?.scale.factor ?? 1
    // Measured before any style sheet hides a layer: a later sheet cannot show again what an earlier one hides.
    whole = variant.flatMap { Self.ink(of: $0, in: loaded) }
  }

  /// Returns the checked markup of a document and the cost of drawing it.
  private static func checked(
    _ bytes: [UInt8], _ path: String, _ limits: SymbolLimits
  ) throws(SymbolError) -> (SymbolMarkup, SymbolCost) {
    do throws(SymbolRefusal) {
      let markup = try SymbolMarkup(bytes, limits: limits)
      return (markup, try SymbolCost(of: markup, limits: limits))
    } catch { throw .refused(path: path, error) }
  }

  deinit { g_object_unref(handle) }

  /// Returns the largest rectangle with the template's proportions that fits `frame`, centred and enlarged by the
  /// symbol's scale.
  func fittedFrame(in frame: Rect) -> Rect {
    let natural = naturalSize
    let range = 1e-6...1e9
    guard range.contains(natural.width), range.contains(natural.height) else { return frame }
    let factor = min(frame.width / natural.width, frame.height / natural.height) * magnification
    let (width, height) = (natural.width * factor, natural.height * factor)
    return Rect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2,
      width: width, height: height)
  }

  /// Returns the coverage of the layers that a style sheet shows, within `bounds`. `toPixels` maps from the space of
  /// `frame` to pixels.
  func coverage(
    frame: Rect, toPixels: Transform, bounds: PixelRect, styleSheet: String
  ) throws(SymbolError) -> CoverageMask {
    guard let viewport = try viewport(in: frame, showing: styleSheet) else {
      return CoverageMask(bounds: bounds, values: [UInt8](repeating: 0, count: bounds.width * bounds.height))
    }
    guard let surface = CairoSurface(width: bounds.width, height: bounds.height) else { throw .outOfMemory }
    let shifted = toPixels.followed(by: .translation(x: -Double(bounds.minX), y: -Double(bounds.minY)))
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, shifted.a, shifted.b, shifted.c, shifted.d, shifted.tx, shifted.ty)
    cairo_set_matrix(surface.drawing, &matrix)
    var area = RsvgRectangle(x: viewport.x, y: viewport.y, width: viewport.width, height: viewport.height)
    var failure: UnsafeMutablePointer<GError>?
    let isDrawn =
      variant.map { rsvg_handle_render_element(handle, surface.drawing, $0, &area, &failure) }
      ?? rsvg_handle_render_document(handle, surface.drawing, &area, &failure)
    guard isDrawn != 0 else { throw .malformed(path: path, reason: Self.reason(&failure)) }
    return CoverageMask(bounds: bounds, values: Self.alpha(of: surface))
  }

  /// Applies a style sheet and returns the viewport for the part that it shows, such that the whole symbol would fill
  /// the frame. Returns nil if it shows nothing.
  ///
  /// librsvg fits the visible part of an element to the viewport, so a layer that is shown alone would be enlarged.
  private func viewport(in frame: Rect, showing styleSheet: String) throws(SymbolError) -> Rect? {
    try apply(styleSheet)
    guard let variant, let whole, whole.width > 0, whole.height > 0 else { return frame }
    guard let part = Self.ink(of: variant, in: handle), part.width > 0, part.height > 0 else { return nil }
    guard part != whole else { return frame }
    let (x, y) = (frame.width / whole.width, frame.height / whole.height)
    return Rect(
      x: frame.x + (part.x - whole.x) * x, y: frame.y + (part.y - whole.y) * y, width: part.width * x,
      height: part.height * y)
  }

  /// Returns the bounds of an element's visible part, in units of the document.
  private static func ink(of element: String, in handle: UnsafeMutablePointer<RsvgHandle>) -> Rect? {
    var (document, ink) = (RsvgRectangle(x: 0, y: 0, width: 1000, height: 1000), RsvgRectangle())
    guard rsvg_handle_get_geometry_for_layer(handle, element, &document, &ink, nil, nil) != 0 else {
      return nil
    }
    return Rect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  /// Draws the whole document in its own colours and returns straight sRGB with four lanes per pixel.
  func straightPixels(width: Int, height: Int) throws(SymbolError) -> [UInt16] {
    try apply(SymbolLayers.exclusions)
    guard let surface = CairoSurface(width: width, height: height) else { throw .outOfMemory }
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, surface.drawing, &viewport, &failure) != 0 else {
      throw .malformed(path: path, reason: Self.reason(&failure))
    }
    return [UInt16](unsafeUninitializedCapacity: 4 * width * height) { samples, count in
      surface.forEachUnsafeRow { y, row in
        for x in 0..<width {
          let (pixel, target) = (row[x], 4 * (y * width + x))
          let alpha = pixel >> 24
          for lane in 0..<3 {
            samples[target + lane] = Self.straight(pixel >> (16 - 8 * UInt32(lane)) & 255, alpha)
          }
          samples[target + 3] = UInt16(alpha) * 257
        }
      }
      count = 4 * width * height
    }
  }

  /// Returns a premultiplied 8-bit component as a straight 16-bit sample.
  private static func straight(_ component: UInt32, _ alpha: UInt32) -> UInt16 {
    guard alpha > 0 else { return 0 }
    return UInt16(min((component * 65_535 + alpha / 2) / alpha, 65_535))
  }

  /// Applies a style sheet together with the rules for strokes.
  private func apply(_ styleSheet: String) throws(SymbolError) {
    let bytes = Array((styleSheet + strokeRules).utf8)
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_set_stylesheet(handle, bytes, gsize(bytes.count), &failure) != 0 else {
      throw .malformed(path: path, reason: Self.reason(&failure))
    }
  }

  /// The size in units of the document, or 0 if the document states none.
  var naturalSize: Size {
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

  /// Returns the alpha of all pixels.
  private static func alpha(of surface: CairoSurface) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: surface.width * surface.height) { values, count in
      surface.forEachUnsafeRow { y, row in
        for x in 0..<surface.width { values[y * surface.width + x] = UInt8(row[x] >> 24) }
      }
      count = surface.width * surface.height
    }
  }

  /// Returns the library's message about a failure and frees the failure.
  private static func reason(_ failure: inout UnsafeMutablePointer<GError>?) -> String? {
    defer { g_clear_error(&failure) }
    return failure?.pointee.message.map { String(cString: $0) }
  }
}
