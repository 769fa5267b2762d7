// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidLegibility
import PellucidScene

/// The texts in the centre of a specimen, one below the other, each with a style of its own.
package struct SpecimenLabels: Sendable {
  private let labels: [Label]
  /// A Boolean value that is true where each text is followed by its measured contrast.
  private let showsRatios: Bool

  /// A text with its style.
  package struct Label: Sendable {
    package var style: PairForeground
    package var text: String

    package init(_ style: PairForeground, _ text: String) { (self.style, self.text) = (style, text) }
  }

  package init(_ labels: [Label], showsRatios: Bool) {
    (self.labels, self.showsRatios) = (labels, showsRatios)
  }

  /// The largest size of the texts, in points, and the distance of their lines in sizes of the font.
  private static let (largest, line) = (34.0, 1.5)
  /// The height of a line of the usual font, in sizes of the font.
  static let lineHeight = 1.2
  /// The share of the specimen's height that several texts may take.
  private static let share = 0.9

  package var isEmpty: Bool { labels.isEmpty }

  /// Returns the measured contrast of each text in words, such as "Text (label): 4.83:1".
  package func lines(_ contrasts: [TextContrast]) -> [String] {
    zip(labels.indices, labels).map { index, label in
      "\(label.text) (\(label.style.name)): \(ratio(index, contrasts) ?? "–")"
    }
  }

  /// Draws the texts on a specimen, and again with their ratios if they are shown. Returns nil without texts.
  ///
  /// - Parameter scene: A closure that returns the scene with the given layers on the specimen.
  func drawn(
    on size: Size, by renderer: inout SceneRenderer, _ scene: ([Layer]) -> SceneDescription
  ) throws -> (picture: RenderedPicture, contrasts: [TextContrast])? {
    if labels.isEmpty { return nil }
    let first = try renderer.render(renderer.resolve(scene(layers(on: size))))
    let contrasts = first.texts
    guard showsRatios else { return (first, contrasts) }
    let second = try renderer.render(renderer.resolve(scene(layers(on: size, with: contrasts))))
    return (second, contrasts)
  }

  /// Returns the layers of the texts on a surface, each followed by its ratio if there are contrasts.
  private func layers(on size: Size, with contrasts: [TextContrast]? = nil) -> [Layer] {
    let count = Double(labels.count)
    let room = labels.count > 1 ? size.height * Self.share / (count * Self.line) : size.height / 3
    let fontSize = min(Self.largest, size.width / 8, room)
    let height = fontSize * Self.line
    let lineHeight = fontSize * Self.lineHeight
    let top = (size.height - count * height) / 2
    return labels.enumerated().map { index, label in
      let ratio = contrasts.flatMap { self.ratio(index, $0) }.map { "  " + $0 } ?? ""
      return Layer(
        id: id(index),
        frame: Rect(
          x: 0, y: top + Double(index) * height + (height - lineHeight) / 2, width: size.width,
          height: lineHeight),
        content: .text(
          TextContent(
            label.text + ratio, size: fontSize, weight: 600, alignment: .center, style: label.style.style)))
    }
  }

  private func id(_ index: Int) -> String { labels.count > 1 ? "label\(index + 1)" : "label" }

  private func ratio(_ index: Int, _ contrasts: [TextContrast]) -> String? {
    contrasts.first { $0.id == id(index) }.map { Figures.ratio($0.lowest) }
  }
}
