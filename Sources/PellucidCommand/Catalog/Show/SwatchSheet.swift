// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// Colour sets as swatches: one row each, one column for each combination of settings, on the ground of its scheme.
struct SwatchSheet {
  private let rows: [(name: String, column: ShownAsset.Column)]
  private let title: String
  private let language: Language

  init(_ assets: [ShownAsset], title: String, _ language: Language) {
    (self.title, self.language) = (title, language)
    rows = assets.flatMap { shown in
      shown.columns.map { column in
        let device = [column.idiom == .universal ? nil : column.idiom.rawValue, column.gamut?.catalogName]
        let rest = device.compactMap(\.self).joined(separator: " ")
        return (shown.asset.name + (rest.isEmpty ? "" : " (\(rest))"), column)
      }
    }
  }

  // MARK: A page

  var page: String {
    let heads = ShownAsset.combinations.map { "<th>\(HTMLReporter.escaped($0.name))</th>" }.joined()
    let body = rows.map { row in
      let cells = row.column.texts.indices.map { index in
        cell(row.column.texts[index], row.column.colors[index], ShownAsset.combinations[index].variant.scheme)
      }
      return "<tr><th scope=\"row\">\(HTMLReporter.escaped(row.name))</th>\(cells.joined())</tr>"
    }
    return """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(HTMLReporter.escaped(title))</title>
      <style>
      :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
      body { margin: 2rem; }
      table { border-collapse: collapse; }
      th { text-align: left; font-weight: 600; padding: .4rem .8rem .4rem 0; }
      td { padding: .5rem; min-width: 9rem; }
      .light { background: #fff; color: #000; }
      .dark { background: #1c1c1e; color: #fff; }
      .swatch { display: inline-block; width: 3rem; height: 2rem; vertical-align: middle; border-radius: .4rem;
        margin-right: .5rem; border: 1px solid #8888; }
      </style>
      </head>
      <body>
      <h1>\(HTMLReporter.escaped(title))</h1>
      <table>
      <thead><tr><th></th>\(heads)</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table>
      </body>
      </html>
      """
  }

  private func cell(_ text: String?, _ color: EncodedColor?, _ scheme: Appearance) -> String {
    let swatch = color.map { "<span class=\"swatch\" style=\"background:\($0.hexText)\"></span>" } ?? ""
    let name = Vocabularies.appearance.name(of: scheme)
    return "<td class=\"\(name)\">\(swatch)\(HTMLReporter.escaped(text ?? "–"))</td>"
  }

  // MARK: A picture

  /// Points: width of the names, width and height of a cell, height of the heads.
  private static let (names, width, height, head) = (220.0, 190.0, 44.0, 34.0)

  func scene() throws(CommandError) -> SceneDescription {
    let size = Size(
      width: Self.names + Self.width * Double(ShownAsset.combinations.count),
      height: Self.head + Self.height * Double(rows.count))
    guard size.height * size.width * 4 <= SceneLimits().pixels, !rows.isEmpty else {
      throw CommandError(
        .badInput, rows.isEmpty ? "no colours to draw" : "too many colours for a picture", title,
        rows.isEmpty ? "name a colour set" : "name one colour set, or write a page with -o NAME.html")
    }
    var layers = [fill(Rect(size), EncodedColor(white: 0.95))]
    for (column, combination) in ShownAsset.combinations.enumerated() {
      let x = Self.names + Self.width * Double(column)
      let isDark = combination.variant.scheme == .dark
      layers.append(
        fill(Rect(x: x, y: Self.head, width: Self.width, height: size.height - Self.head), ground(isDark)))
      layers.append(text(combination.name, x: x + 10, y: 9, isDark: false, weight: 600))
    }
    for (index, row) in rows.enumerated() {
      layers += self.layers(row, y: Self.head + Self.height * Double(index))
    }
    return SceneDescription(size: size, scale: 2, traits: Traits(), desktop: layers)
  }

  private func layers(_ row: (name: String, column: ShownAsset.Column), y: Double) -> [Layer] {
    var layers = [text(row.name, x: 12, y: y + 13, isDark: false, width: Self.names - 20)]
    for (column, combination) in ShownAsset.combinations.enumerated() {
      let x = Self.names + Self.width * Double(column)
      let isDark = combination.variant.scheme == .dark
      if let color = row.column.colors[column] {
        // White has an edge on white.
        let edge = Rect(x: x + 9, y: y + 7, width: 46, height: 30)
        let frame = Rect(x: x + 10, y: y + 8, width: 44, height: 28)
        layers.append(fill(edge, EncodedColor(white: 0.5), .roundedRectangle(7)))
        layers.append(fill(frame, ground(isDark), .roundedRectangle(6)))
        layers.append(fill(frame, color, .roundedRectangle(6)))
      }
      layers.append(
        text(row.column.texts[column] ?? "–", x: x + 64, y: y + 13, isDark: isDark, width: Self.width - 68))
    }
    return layers
  }

  private func ground(_ isDark: Bool) -> EncodedColor {
    let surfaces = LintConfiguration.Surfaces()
    return isDark ? surfaces.dark : surfaces.light
  }

  private func fill(_ frame: Rect, _ color: EncodedColor, _ shape: Shape = .rectangle) -> Layer {
    Layer(
      frame: frame,
      content: .fill(shape: shape, .foreground(ForegroundStyle(.color(.custom(color))))))
  }

  private func text(
    _ text: String, x: Double, y: Double, isDark: Bool, width: Double = width - 12, weight: Int = 400
  ) -> Layer {
    let ink = ForegroundStyle(.color(.custom(EncodedColor(white: isDark ? 1 : 0))))
    return Layer(
      frame: Rect(x: x, y: y, width: width, height: 18),
      content: .text(TextContent(text, size: 12, weight: weight, lineLimit: 1, style: ink)))
  }
}
