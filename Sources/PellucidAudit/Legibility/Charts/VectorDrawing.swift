// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A drawing of lines and texts as an SVG document, in the colours of the reader's appearance.
struct VectorDrawing {
  private let size: Size
  private let title: String
  private let styles: [Style]
  private var elements: [HTML] = []

  /// - Parameters:
  ///   - size: The size in pixels of a page at its usual scale.
  ///   - title: The title, which assistive technology reads in place of the drawing.
  ///   - styles: The styles of the drawing's own classes.
  init(_ size: Size, title: String, styles: [Style]) {
    (self.size, self.title, self.styles) = (size, title, Self.styles + styles)
  }

  /// The declarations for what a selector of CSS matches, with a colour by the appearance of the reader.
  struct Style: Sendable {
    /// The property of CSS that takes a colour.
    enum Use: String { case fill, stroke }

    /// The rule for light, which stands for every appearance where there are no queries of media.
    fileprivate let rule: String
    /// The rule for dark; nil where it changes nothing.
    fileprivate let darkRule: String?

    /// - Parameter others: Declarations of other properties, which the appearance does not change.
    init(_ selector: String, _ use: Use, _ light: String, dark: String, _ others: String = "") {
      rule = "\(selector) { \(use.rawValue): \(light);\(others.isEmpty ? "" : " " + others) }"
      darkRule = light == dark ? nil : "\(selector) { \(use.rawValue): \(dark); }"
    }

    /// Creates declarations without a colour.
    init(_ selector: String, _ declarations: String) {
      (rule, darkRule) = ("\(selector) { \(declarations) }", nil)
    }
  }

  /// The styles of every drawing.
  private static let styles = [
    Style(".ground", .fill, "#ffffff", dark: "#1c1c1e"), Style("text", .fill, "#1d1d1f", dark: "#f5f5f7"),
    Style(".quiet", .fill, "#6e6e73", dark: "#98989d"),
  ]

  /// The rules of all styles. Renderers without the function `light-dark()` or queries of media draw the light colours.
  private var styleSheet: String {
    (styles.map(\.rule) + ["@media (prefers-color-scheme: dark) {"] + styles.compactMap(\.darkRule) + ["}"])
      .joined(separator: "\n")
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
      svg { font: 12px system-ui, sans-serif; }
      .title { font-size: 15px; font-weight: 600; }
      polyline { fill: none; }
      \(HTML(markup: styleSheet))
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
