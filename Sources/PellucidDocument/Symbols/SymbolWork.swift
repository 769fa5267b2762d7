// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The work of drawing an element with all that it contains and refers to, by the quantities that librsvg's time grows
/// with.
///
/// A line counts once, and a curve as the lines that it crosses a row with. Measured with librsvg 2.54 and cairo 1.16 at
/// 1000 × 1000 pixels: 75 ns for each row of a filled line and 230 ns for a stroked one, 0.2 to 0.4 µs for each pair of
/// lines that cross, 0.5 ns for each filled pixel, 1 ns for one of a translucent group, 6.6 ns behind a mask and 25 ns
/// in a blend mode.
package struct SymbolWork: Hashable, Sendable {
  /// The number of shapes.
  var shapes = 0.0
  /// The number of lines of all outlines.
  var lines = 0.0
  /// The number of pairs of lines that may cross, in fills and in strokes.
  var pairs = 0.0
  /// The number of lines that nested clips have together.
  var clipLines = 0.0
  /// The number of times that the whole picture is filled.
  var layers = 0.0
  /// The factor by which a stroked line costs more than a filled one.
  var strokeFactor = 1.0

  package init() {}

  /// Measures an element without those that it contains or refers to.
  init(of element: SymbolTree.Element, _ strokes: SymbolStrokes) {
    layers = 1
    strokeFactor = strokes.isStroked ? 4 : 1
    if strokes.hasOpacityRules { layers += 2 }
    if strokes.hasBlendRules { layers += 50 }
    for attribute in element.attributes {
      switch attribute.name {
      case "opacity": layers += 2
      case "mask": layers += 12
      case "style":
        if MarkupCursor.has("opacity", in: attribute.value.utf8) { layers += 2 }
        if MarkupCursor.has("mask", in: attribute.value.utf8) { layers += 12 }
        if SymbolStrokes.blends(Array(attribute.value.utf8)) { layers += 50 }
      case "mix-blend-mode": layers += 50
      default: continue
      }
    }
    let outline: OutlineMeasure
    switch element.name {
    case "path": outline = OutlineMeasure(path: element.value("d") ?? "")
    case "polygon", "polyline": outline = OutlineMeasure(points: element.value("points") ?? "")
    case "line": outline = OutlineMeasure(lineCount: 1)
    case "rect": outline = OutlineMeasure(lineCount: 16)
    case "circle", "ellipse": outline = OutlineMeasure(lineCount: 12)
    default: return
    }
    shapes = 1
    lines = outline.lines
    pairs = outline.pairs(within: 0)
    if strokes.isStroked { pairs += outline.pairs(within: strokes.reach) }
  }

  /// Adds the work of an element that this one contains or refers to.
  mutating func add(_ other: SymbolWork) {
    shapes += other.shapes
    lines += other.lines
    pairs += other.pairs
    clipLines = max(clipLines, other.clipLines)
    layers += other.layers
    strokeFactor = max(strokeFactor, other.strokeFactor)
  }

  /// Adds the work of clipping to outlines: each shape is intersected with those of all clips around it.
  mutating func clip(to outlines: SymbolWork) {
    let all = clipLines + outlines.lines + outlines.clipLines
    pairs += shapes * (all * all - clipLines * clipLines) / 2 + outlines.lines * lines
    clipLines = all
  }

  /// Returns the time that drawing takes at most, in nanoseconds.
  package func nanoseconds(width: Int, height: Int) -> Double {
    80 * lines * strokeFactor * Double(height) + 420 * pairs + 0.6 * layers * Double(width) * Double(height)
  }
}

extension SymbolWork {
  /// Measures a document whose cost is within its limits, so that its references form no circle.
  package init(of markup: SymbolMarkup) {
    var measured = [SymbolWork?](repeating: nil, count: markup.elements.count)
    self = Self.measure(0, of: markup, &measured)
  }

  /// Returns the work of an element, which is computed once for each.
  private static func measure(
    _ index: Int, of markup: SymbolMarkup, _ measured: inout [SymbolWork?]
  ) -> SymbolWork {
    if let known = measured[index] { return known }
    var work = markup.elements[index].work
    for child in markup.elements[index].children { work.add(measure(child, of: markup, &measured)) }
    for part in markup.elements[index].references.compactMap({ markup.identifiers[ExactName($0)] }) {
      let referred = measure(part, of: markup, &measured)
      if markup.tree.elements[part].name == "clipPath" { work.clip(to: referred) }
      work.add(referred)
    }
    measured[index] = work
    return work
  }
}
