// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import PellucidGeometry

/// The outline of a glyph in points, y down, relative to its origin on the baseline.
struct GlyphOutline {
  private(set) var path = Path()
  /// The bounding rectangle of all points, including control points.
  private(set) var bounds = Rect(x: 0, y: 0, width: 0, height: 0)
  /// A Boolean value indicating whether the font has a bitmap instead of an outline.
  private(set) var isPicture = false

  /// Creates the outline of a path.
  ///
  /// - Parameter isPicture: A Boolean value that is true where the font has a bitmap instead of an outline.
  private init(_ path: Path, isPicture: Bool) {
    self.isPicture = isPicture
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): add(element, [end])
      case .quadratic(let control, let end): add(element, [control, end])
      case .cubic(let first, let second, let end): add(element, [first, second, end])
      case .close: add(element, [])
      }
    }
  }

  /// Returns the outline with another path.
  func changed(_ change: (Path) -> Path) -> GlyphOutline {
    GlyphOutline(change(path), isPicture: isPicture)
  }

  /// Reads the unhinted outline of a glyph: the curves of the design, scaled.
  init(glyph: UInt32, of font: UnsafeMutablePointer<PangoFont>) {
    guard let shaped = pango_font_get_hb_font(font), let callbacks = Self.makeCallbacks() else { return }
    defer { hb_draw_funcs_destroy(callbacks) }
    withUnsafeMutablePointer(to: &self) { outline in
      hb_font_get_glyph_shape(shaped, glyph, callbacks, outline)
    }
    // White space has neither ink nor an outline.
    var ink = hb_glyph_extents_t()
    isPicture =
      path.elements.isEmpty && hb_font_get_glyph_extents(shaped, glyph, &ink) != 0 && ink.width != 0
  }

  /// Creates the box that is drawn for a missing glyph.
  init(missingWithAdvance advance: Double, size: Double) {
    let line = size / 16, height = size * 0.7
    let outer = Rect(x: line, y: -height, width: max(advance - 2 * line, line), height: height)
    let inner = outer.outset(by: -line)
    for (box, isHole) in [(outer, false), (inner, true)] where !box.isEmpty {
      let corners = [
        Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
        Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
      ]
      let ordered = isHole ? corners.reversed() : corners
      add(.move(ordered[0]), [ordered[0]])
      for corner in ordered.dropFirst() { add(.line(corner), [corner]) }
      add(.close, [])
    }
  }

  /// Appends a path element and extends the bounds by its points.
  private mutating func add(_ element: PathElement, _ points: [Point]) {
    for point in points {
      if path.elements.isEmpty, point == points[0] {
        bounds = Rect(x: point.x, y: point.y, width: 0, height: 0)
      }
      let (left, top) = (min(bounds.minX, point.x), min(bounds.minY, point.y))
      let (right, bottom) = (max(bounds.maxX, point.x), max(bounds.maxY, point.y))
      bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
    path.elements.append(element)
  }

  /// Returns HarfBuzz callbacks that append to the outline passed as their data.
  private static func makeCallbacks() -> OpaquePointer? {
    guard let callbacks = hb_draw_funcs_create() else { return nil }
    hb_draw_funcs_set_move_to_func(
      callbacks,
      { _, data, _, x, y, _ in
        let end = GlyphOutline.point(x, y)
        GlyphOutline.receive(data) { $0.add(.move(end), [end]) }
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      callbacks,
      { _, data, _, x, y, _ in
        let end = GlyphOutline.point(x, y)
        GlyphOutline.receive(data) { $0.add(.line(end), [end]) }
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      callbacks,
      { _, data, _, controlX, controlY, x, y, _ in
        let (control, end) = (GlyphOutline.point(controlX, controlY), GlyphOutline.point(x, y))
        GlyphOutline.receive(data) { $0.add(.quadratic(control: control, end: end), [control, end]) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      callbacks,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        let (first, second) = (GlyphOutline.point(firstX, firstY), GlyphOutline.point(secondX, secondY))
        let end = GlyphOutline.point(x, y)
        GlyphOutline.receive(data) { $0.add(.cubic(first, second, end: end), [first, second, end]) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      callbacks, { _, data, _, _ in GlyphOutline.receive(data) { $0.add(.close, []) } }, nil, nil)
    return callbacks
  }

  /// Calls `body` with the outline that HarfBuzz passes as callback data.
  private static func receive(_ data: UnsafeMutableRawPointer?, _ body: (inout GlyphOutline) -> Void) {
    guard let data else { return }
    body(&data.assumingMemoryBound(to: GlyphOutline.self).pointee)
  }

  /// Converts a point from HarfBuzz units with y up to points with y down.
  private static func point(_ x: Float, _ y: Float) -> Point {
    Point(x: Double(x) / Double(PANGO_SCALE), y: -Double(y) / Double(PANGO_SCALE))
  }
}
