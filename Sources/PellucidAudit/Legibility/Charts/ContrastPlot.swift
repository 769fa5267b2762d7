// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJudge

/// A plot of a foreground's lowest and highest contrast over flat backdrops, by the luminance of the backdrop.
package struct ContrastPlot {
  private let curves: [ContrastCurve]
  private let goal: ContrastGoal
  private let words: ChartWords

  package init(_ curves: [ContrastCurve], _ goal: ContrastGoal, in language: Language) {
    (self.curves, self.goal) = (curves, goal)
    words = language.choose(English.charts, Korean.charts)
  }

  /// The width of the drawing, the height without the legend, the distance of the legend's lines, and the area of the
  /// curves.
  private static let (width, height, line) = (720.0, 428.0, 18.0)
  private static let area = Rect(x: 60, y: 56, width: 636, height: 312)
  /// The ratios with a line.
  private static let ratios = [1, 1.5, 2, 3, 4.5, 7, 10, 15, 21]
  private static let luminances = [0, 0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1]

  private static let styles = [
    VectorDrawing.Style(".grid", .stroke, "#d2d2d7", dark: "#3a3a3c", "stroke-width: 1;"),
    VectorDrawing.Style(".light", .stroke, "#b35900", dark: "#ffb454", "stroke-width: 2;"),
    VectorDrawing.Style(".dark", .stroke, "#0a4fb0", dark: "#6cb4ff", "stroke-width: 2;"),
    VectorDrawing.Style(".range-light", .fill, "#b35900", dark: "#ffb454", "fill-opacity: .14;"),
    VectorDrawing.Style(".range-dark", .fill, "#0a4fb0", dark: "#6cb4ff", "fill-opacity: .14;"),
    VectorDrawing.Style(
      ".required", .stroke, "#1d1d1f", dark: "#f5f5f7", "stroke-width: 1.5; stroke-dasharray: 6 4;"),
    VectorDrawing.Style(".proven", "stroke-width: 1; stroke-dasharray: 2 3;"),
  ]

  /// The curve whose proven contrast stands in the legend for those of all; nil where none is proven.
  private var proven: ContrastCurve? { curves.first { $0.proven != nil } }

  /// The size of the drawing, in pixels.
  package var size: Size {
    Size(
      width: Self.width, height: Self.height + Double(curves.count + (proven == nil ? 1 : 2)) * Self.line)
  }

  /// The plot as an SVG document.
  package var document: String {
    let name = words.title(curves.first?.name ?? "")
    var drawing = VectorDrawing(size, title: name, styles: Self.styles)
    drawing.text(name, at: Point(x: 24, y: 30), "title")
    drawGrid(&drawing)
    for curve in curves { draw(curve, &drawing) }
    drawing.line([Self.point(0, goal.required), Self.point(1, goal.required)], "required")
    drawLegend(&drawing)
    return drawing.document
  }

  private func drawGrid(_ drawing: inout VectorDrawing) {
    for ratio in Self.ratios {
      drawing.line([Self.point(0, ratio), Self.point(1, ratio)], "grid")
      let place = Self.point(0, ratio)
      drawing.text(Figures.ratio(ratio), at: Point(x: place.x - 8, y: place.y + 4), "quiet", .end)
    }
    for luminance in Self.luminances {
      let place = Self.point(luminance, 1)
      drawing.text(
        Figures.text(luminance, places: 2), at: Point(x: place.x, y: place.y + 18), "quiet", .middle)
    }
    drawing.text(
      words.axis, at: Point(x: Self.area.x + Self.area.width / 2, y: Self.area.maxY + 38), "quiet", .middle)
  }

  private func draw(_ curve: ContrastCurve, _ drawing: inout VectorDrawing) {
    let role = Self.role(of: curve)
    let lowest = curve.points.map { Self.point($0.luminance, $0.lowest) }
    let highest = curve.points.map { Self.point($0.luminance, $0.highest) }
    drawing.area(lowest + highest.reversed(), "range-" + role)
    drawing.line(lowest, role)
    if let proven = curve.proven {
      drawing.line([Self.point(0, proven), Self.point(1, proven)], role + " proven")
    }
  }

  private static func role(of curve: ContrastCurve) -> String {
    curve.traits.appearance == .light ? "light" : "dark"
  }

  /// Adds a line for each combination of settings, one for what is proven, and one for the required ratio.
  private func drawLegend(_ drawing: inout VectorDrawing) {
    var entries = curves.map { (role: Self.role(of: $0), text: words.curve($0)) }
    if let proven { entries.append((Self.role(of: proven) + " proven", words.proven)) }
    entries.append(("required", words.required(goal)))
    for (index, entry) in entries.enumerated() {
      let y = Self.area.maxY + 60 + Double(index) * Self.line
      drawing.line([Point(x: 24, y: y - 4), Point(x: 52, y: y - 4)], entry.role)
      drawing.text(entry.text, at: Point(x: 60, y: y), "label")
    }
  }

  /// Returns the place of a ratio over a luminance: the lightness to the right, the logarithm of the ratio upwards.
  private static func point(_ luminance: Double, _ ratio: Double) -> Point {
    Point(
      x: area.x + ContrastCurve.lightness(of: luminance) * area.width,
      y: area.maxY - ContrastCurve.height(of: ratio) * area.height)
  }
}
