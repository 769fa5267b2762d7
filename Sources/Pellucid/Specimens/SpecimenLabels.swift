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

  /// The largest size of the texts, the least one to which long texts shrink before they wrap, in points, and the distance of
  /// the texts in sizes of the font.
  private static let (largest, least, line) = (34.0, 12.0, 1.5)
  /// The widths of a character and of a wide one of East Asia, in sizes of the font.
  private static let (character, wideCharacter) = (0.6, 1.0)
  /// The height of a line of the usual font, in sizes of the font.
  static let lineHeight = 1.2
  /// The share of the specimen's height that several texts may take, and of its width that one may take.
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
    let texts = labels.enumerated().map { index, label in
      label.text + (contrasts.flatMap { self.ratio(index, $0) }.map { "  " + $0 } ?? "")
    }
    let (fontSize, lines) = fit(texts, in: size)
    let lineHeight = fontSize * Self.lineHeight
    let gap = fontSize * (Self.line - Self.lineHeight)
    let heights = lines.map { Double($0) * lineHeight }
    var y = (size.height - heights.reduce(0, +) - Double(texts.count) * gap + gap) / 2
    return texts.indices.map { index in
      defer { y += heights[index] + gap }
      return Layer(
        id: id(index), frame: Rect(x: 0, y: y, width: size.width, height: heights[index]),
        content: .text(
          TextContent(
            texts[index], size: fontSize, weight: 600, alignment: .center, style: labels[index].style.style)))
    }
  }

  /// Returns the size at which all texts fit, and the lines that each then takes.
  private func fit(_ texts: [String], in size: Size) -> (fontSize: Double, lines: [Int]) {
    let widths = texts.map { text in
      text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? Self.character : Self.wideCharacter) }
    }
    let width = size.width * Self.share
    let height =
      texts.count > 1 ? size.height * Self.share / (Double(texts.count) * Self.line) : size.height / 3
    let usual = min(Self.largest, size.width / 8, height)
    let fontSize = min(usual, max(Self.least, width / (widths.max() ?? 1)))
    return (fontSize, widths.map { max(1, Int(($0 * fontSize / width).rounded(.up))) })
  }

  private func id(_ index: Int) -> String { labels.count > 1 ? "label\(index + 1)" : "label" }

  private func ratio(_ index: Int, _ contrasts: [TextContrast]) -> String? {
    contrasts.first { $0.id == id(index) }.map { Figures.ratio($0.lowest) }
  }
}
