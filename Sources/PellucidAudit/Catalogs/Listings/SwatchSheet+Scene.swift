// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJudge
import PellucidScene

extension SwatchSheet {
  /// The width of the column of names, the width and height of a cell, and the height of the headings, in points.
  private static let (names, width, height, head) = (220.0, 190.0, 44.0, 34.0)

  /// The size of the picture, in points.
  private var size: Size {
    Size(
      width: Self.names + Self.width * Double(ColorSetValues.combinations.count),
      height: Self.head + Self.height * Double(rows.count))
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// A Boolean value that is true where the picture does not exceed the number of pixels that a scene may have.
  package var fitsPicture: Bool { size.width * size.height * 4 <= SceneLimits().pixels }

  /// The sheet as a scene to draw.
  package var scene: SceneDescription {
    var layers = [fill(Rect(size), EncodedColor(white: 0.95))]
    for (column, combination) in ColorSetValues.combinations.enumerated() {
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

  private func layers(_ row: (name: String, values: ColorSetValues), y: Double) -> [Layer] {
    let (texts, colors) = (row.values.texts, row.values.colors)
    var layers = [text(row.name, x: 12, y: y + 13, isDark: false, width: Self.names - 20)]
    for (column, combination) in ColorSetValues.combinations.enumerated() {
      let x = Self.names + Self.width * Double(column)
      let isDark = combination.variant.scheme == .dark
      if let color = colors[column] {
        // A grey border makes white visible on white.
        let edge = Rect(x: x + 9, y: y + 7, width: 46, height: 30)
        let frame = Rect(x: x + 10, y: y + 8, width: 44, height: 28)
        layers.append(fill(edge, EncodedColor(white: 0.5), .roundedRectangle(7)))
        layers.append(fill(frame, ground(isDark), .roundedRectangle(6)))
        layers.append(fill(frame, color, .roundedRectangle(6)))
      }
      layers.append(
        text(texts[column] ?? "–", x: x + 64, y: y + 13, isDark: isDark, width: Self.width - 68))
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
