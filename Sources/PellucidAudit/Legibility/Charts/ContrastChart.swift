// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJudge

/// A chart of the lowest contrasts of labels on materials, with a cell in a colour for each material, label, appearance and
/// contrast setting.
package struct ContrastChart {
  private let table: PairTable
  private let words: ChartWords
  /// The groups of columns.
  private let groups: [Group]
  private let foregrounds: [String]

  /// The columns of one appearance and one contrast setting.
  private struct Group: Hashable {
    var appearance: Appearance
    var contrast: ContrastSetting

    init(_ row: PairTable.Row) {
      (appearance, contrast) = (row.pair.traits.appearance, row.pair.traits.contrast)
    }
  }

  package init(_ table: PairTable, in language: Language) {
    self.table = table
    words = language.choose(English.charts, Korean.charts)
    var groups: [Group] = [], foregrounds: [String] = []
    for row in table.rows {
      let group = Group(row)
      if !groups.contains(group) { groups.append(group) }
      if !foregrounds.contains(row.pair.foreground.name) { foregrounds.append(row.pair.foreground.name) }
    }
    (self.groups, self.foregrounds) = (groups, foregrounds)
  }

  /// In pixels: the width of a letter of a name, the size of a cell, the gap between groups, the height above a block of
  /// cells, and the space around everything.
  private static let letter = 7.0, cell = Size(width: 62, height: 22), gap = 14.0, head = 84.0, margin = 24.0

  /// The width of the names of materials, in pixels.
  private var names: Double {
    Self.letter * Double(table.rows.map { $0.pair.material.spelling.count }.max() ?? 0) + Self.gap
  }

  private static let styles = [
    VectorDrawing.Style(".none", .fill, "#8f1d14", dark: "#ff8f80"),
    VectorDrawing.Style(".large", .fill, "#e8a33d", dark: "#b87a1f"),
    VectorDrawing.Style(".small", .fill, "#9fc5e8", dark: "#3f74a8"),
    VectorDrawing.Style(".best", .fill, "#1f5fa8", dark: "#a9d3ff"),
    VectorDrawing.Style(".on-none", .fill, "#ffffff", dark: "#000000"),
    VectorDrawing.Style(".on-large", .fill, "#000000", dark: "#000000"),
    VectorDrawing.Style(".on-small", .fill, "#000000", dark: "#ffffff"),
    VectorDrawing.Style(".on-best", .fill, "#ffffff", dark: "#000000"),
    VectorDrawing.Style(".unknown", .fill, "#e5e5ea", dark: "#3a3a3c"),
    VectorDrawing.Style(".on-unknown", .fill, "#1d1d1f", dark: "#f5f5f7"),
  ]

  private var platforms: [Platform] {
    Platform.allCases.filter { platform in table.rows.contains { $0.pair.traits.platform == platform } }
  }

  /// The size of the drawing, in pixels.
  package var size: Size {
    let height = platforms.reduce(2 * Self.margin + 56) {
      $0 + Self.head + Double(materials(on: $1).count) * Self.cell.height
    }
    let group = Double(foregrounds.count) * Self.cell.width + Self.gap
    return Size(
      width: max(2 * Self.margin + names + Double(groups.count) * group, 640), height: height)
  }

  /// The chart as an SVG document.
  package var document: String {
    var drawing = VectorDrawing(size, title: words.chart(table.goal), styles: Self.styles)
    drawing.text(words.chart(table.goal), at: Point(x: Self.margin, y: 30), "title")
    drawLegend(&drawing)
    var y = Self.margin + 40
    for platform in platforms {
      let materials = materials(on: platform)
      draw(platform, materials, at: y, &drawing)
      y += Self.head + Double(materials.count) * Self.cell.height
    }
    return drawing.document
  }

  /// Returns the names of a platform's materials, each once.
  private func materials(on platform: Platform) -> [String] {
    var names: [String] = []
    for row in table.rows where row.pair.traits.platform == platform {
      let name = row.pair.material.spelling
      if names.last != name { names.append(name) }
    }
    return names
  }

  private func draw(
    _ platform: Platform, _ materials: [String], at top: Double, _ drawing: inout VectorDrawing
  ) {
    drawing.text(
      Vocabularies.platform.name(of: platform), at: Point(x: Self.margin, y: top + Self.head - 34), "title")
    for (index, group) in groups.enumerated() {
      let x = left(of: index)
      drawing.text(
        words.group(group.appearance, group.contrast), at: Point(x: x, y: top + Self.head - 34), "label")
      for (column, foreground) in foregrounds.enumerated() {
        drawing.text(
          words.short(foreground),
          at: Point(x: x + (Double(column) + 0.5) * Self.cell.width, y: top + Self.head - 10),
          "quiet", .middle)
      }
    }
    for (line, material) in materials.enumerated() {
      let y = top + Self.head + Double(line) * Self.cell.height
      drawing.text(material, at: Point(x: Self.margin, y: y + 15), "label")
      for row in table.rows
      where row.pair.traits.platform == platform && row.pair.material.spelling == material {
        draw(row, at: y, &drawing)
      }
    }
  }

  private func draw(_ row: PairTable.Row, at y: Double, _ drawing: inout VectorDrawing) {
    guard let group = groups.firstIndex(of: Group(row)),
      let column = foregrounds.firstIndex(of: row.pair.foreground.name)
    else { return }
    let x = left(of: group) + Double(column) * Self.cell.width
    let role = row.outcome.lowest.map { Self.role(of: $0.bound) } ?? "unknown"
    drawing.rectangle(
      Rect(x: x, y: y, width: Self.cell.width - 1, height: Self.cell.height - 1), role)
    drawing.text(
      row.outcome.figure, at: Point(x: x + Self.cell.width / 2, y: y + 15), "on-" + role, .middle)
  }

  private func left(of group: Int) -> Double {
    Self.margin + names + Double(group) * (Double(foregrounds.count) * Self.cell.width + Self.gap)
  }

  private func drawLegend(_ drawing: inout VectorDrawing) {
    var x = Self.margin
    for (role, text) in [("none", "< 3"), ("large", "3…4.5"), ("small", "4.5…7"), ("best", "≥ 7")] {
      drawing.rectangle(Rect(x: x, y: 44, width: 16, height: 16), role)
      drawing.text(text, at: Point(x: x + 22, y: 57), "quiet")
      x += 90
    }
  }

  /// Returns the class of a ratio: the limits are those of WCAG 2.2 for large text, for other text, and of level AAA.
  private static func role(of ratio: Double) -> String {
    ratio < 3 ? "none" : ratio < 4.5 ? "large" : ratio < 7 ? "small" : "best"
  }
}
