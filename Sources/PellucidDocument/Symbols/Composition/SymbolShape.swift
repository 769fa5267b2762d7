// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A shape of a symbol: an element of SVG without its colours.
package struct SymbolShape: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    package var name: String, value: String
  }

  var element: String
  /// The attributes that describe the outline, as they are written.
  var outline: [Attribute]
  var isStroked: Bool, isFilled: Bool

  private static let elements = ["path", "line", "circle", "ellipse", "rect", "polyline", "polygon"]
  private static let outlines = [
    "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height",
    "transform",
  ]

  /// Reads an element; nil for one that draws nothing.
  package init?(_ element: SymbolTree.Element) {
    guard Self.elements.contains(element.name) else { return nil }
    func value(_ name: String) -> String? { element.attributes.first { $0.name == name }?.value }
    self.element = element.name
    isStroked = value("stroke").map { $0 != "none" } ?? false
    isFilled = value("fill") != "none" && !isStroked
    outline = element.attributes.filter { Self.outlines.contains($0.name) }.map {
      Attribute(name: $0.name, value: $0.value)
    }
    if !isStroked && !isFilled { return nil }
  }

  init(path: String, isStroked: Bool, isFilled: Bool) {
    element = "path"
    outline = [Attribute(name: "d", value: path)]
    (self.isStroked, self.isFilled) = (isStroked, isFilled)
  }
}
