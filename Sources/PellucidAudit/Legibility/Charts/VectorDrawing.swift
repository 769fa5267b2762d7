// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A drawing of lines and texts as an SVG document, in the colours of the reader's appearance.
struct VectorDrawing {
  private let size: Size
  private let title: String
  private let style: String
  private var elements: [HTML] = []

  /// - Parameters:
  ///   - size: The size in pixels of a page at its usual scale.
  ///   - title: The title, which assistive technology reads in place of the drawing.
  ///   - style: The style sheet of the drawing's own classes.
  init(_ size: Size, title: String, style: String) {
    (self.size, self.title, self.style) = (size, title, style)
  }

  /// Adds a polyline through points.
  mutating func line(_ points: [Point], _ role: String) {
    elements.append("<polyline class=\"\(role)\" points=\"\(Self.list(points))\"/>")
  }

  /// Adds a filled polygon.
  mutating func area(_ points: [Point], _ role: String) {
    elements.append("<polygon class=\"\(role)\" points=\"\(Self.list(points))\"/>")
  }

  mutating func rectangle(_ frame: Rect, _ role: String) {
    elements.append(
      "<rect class=\"\(role)\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\"/>"
    )
  }

  /// Adds a line of text whose baseline begins, is centred or ends at a point.
  mutating func text(_ text: String, at point: Point, _ role: String, _ anchor: Anchor = .start) {
    elements.append(
      "<text class=\"\(role)\" x=\"\(point.x)\" y=\"\(point.y)\" text-anchor=\"\(anchor.rawValue)\">\(text)</text>"
    )
  }

  /// The part of a text that lies at its point.
  enum Anchor: String { case start, middle, end }

  /// The document.
  var document: String {
    let drawing: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" \
      height="\(size.height)" role="img">
      <title>\(title)</title>
      <style>
      svg { color-scheme: light dark; font: 12px system-ui, sans-serif; }
      .ground { fill: light-dark(#ffffff, #1c1c1e); }
      text { fill: light-dark(#1d1d1f, #f5f5f7); }
      .title { font-size: 15px; font-weight: 600; }
      .quiet { fill: light-dark(#6e6e73, #98989d); }
      polyline { fill: none; }
      \(HTML(markup: style))
      </style>
      <rect class="ground" width="\(size.width)" height="\(size.height)"/>
      \(elements)
      </svg>
      """
    return drawing.text
  }

  private static func list(_ points: [Point]) -> HTML {
    let pairs: [HTML] = points.map { "\($0.x),\($0.y)" }
    return HTML(markup: pairs.map { $0.text }.joined(separator: " "))
  }
}
