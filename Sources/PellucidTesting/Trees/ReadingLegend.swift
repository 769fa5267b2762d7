// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidColor
import PellucidGeometry
import PellucidScene
import PellucidViews

/// A picture with the stops of an assistive technology as numbers, and their words in a list beside it.
struct ReadingLegend {
  private let stops: [ReadingStop]
  private let original: SceneDescription

  init(_ tree: ViewTree, of scene: SceneDescription) { (stops, original) = (tree.readingOrder, scene) }

  /// The width of the list, the height of a row, the side of a number, and the spaces around the list and beside a number, in points.
  /// Chosen: a row has room for two lines of words, and a number for three digits.
  private static let width = 280.0, row = 36.0, badge = 18.0, margin = 12.0, gap = 10.0
  /// The sizes of words and digits, in points. Chosen: those of footnotes and of the smallest text style on iOS.
  private static let wordSize = 13.0, digitSize = 11.0
  /// The colours of words, and of frames and numbers. Chosen: the first has 17:1 on white, and white digits have 6:1 on the other, which
  /// few interfaces have.
  private static let ink = EncodedColor(red: 0.1, green: 0.1, blue: 0.12)
  private static let mark = EncodedColor(red: 0.72, green: 0.08, blue: 0.36)

  /// The scene with the numbers and the list.
  var scene: SceneDescription {
    var scene = original
    let height = max(original.size.height, Self.row * Double(stops.count) + 2 * Self.margin)
    scene.size = Size(width: original.size.width + Self.width, height: height)
    var layers = [fill(Rect(x: original.size.width, y: 0, width: Self.width, height: height), .white)]
    for (index, stop) in stops.enumerated() {
      layers += marks(index, stop)
      let top = Self.margin + Self.row * Double(index), left = original.size.width + Self.margin
      layers += number(index, at: Point(x: left, y: top))
      let beside = Self.badge + Self.gap
      let place = Rect(
        x: left + beside, y: top + 1, width: Self.width - 2 * Self.margin - beside, height: Self.row)
      let words = stop.words.isEmpty ? "–" : stop.words
      layers.append(text(words, place, Self.wordSize, weight: 400, .leading, Self.ink, lines: 2))
    }
    // A second window would change the level of the first one.
    if scene.windows.isEmpty {
      scene.windows = [PellucidScene.Window(frame: Rect(x: 0, y: 0, width: 0, height: 0), layers: [])]
    }
    scene.windows[0].frame = Rect(x: 0, y: 0, width: scene.size.width, height: height)
    scene.windows[0].layers += layers
    return scene
  }

  /// Returns the frame of a stop with its number in the upper left corner.
  private func marks(_ index: Int, _ stop: ReadingStop) -> [Layer] {
    let picture = CGRect(x: 0, y: 0, width: original.size.width, height: original.size.height)
    let frame = stop.frame.intersection(picture)
    guard !frame.isNull else { return [] }
    let (x, y, width, height) = (frame.minX, frame.minY, max(1, frame.width), max(1, frame.height))
    let sides = [
      Rect(x: x, y: y, width: width, height: 1), Rect(x: x, y: y + height - 1, width: width, height: 1),
      Rect(x: x, y: y, width: 1, height: height), Rect(x: x + width - 1, y: y, width: 1, height: height),
    ]
    let corner = Point(x: max(0, x - Self.badge / 2), y: max(0, y - Self.badge / 2))
    return sides.map { fill($0, Self.mark) } + number(index, at: corner)
  }

  private func number(_ index: Int, at corner: Point) -> [Layer] {
    let place = Rect(x: corner.x, y: corner.y, width: Self.badge, height: Self.badge)
    var ground = fill(place, Self.mark)
    ground.content = .fill(shape: .circle, .foreground(.custom(Self.mark)))
    let room = Rect(x: place.x - 4, y: place.y + 2, width: place.width + 8, height: place.height - 2)
    return [ground, text("\(index + 1)", room, Self.digitSize, weight: 600, .center, .white, lines: 1)]
  }

  private func fill(_ frame: Rect, _ color: EncodedColor) -> Layer {
    Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(.custom(color))))
  }

  private func text(
    _ string: String, _ frame: Rect, _ size: Double, weight: Int, _ alignment: TextContent.Alignment,
    _ color: EncodedColor, lines: Int
  ) -> Layer {
    Layer(
      frame: frame,
      content: .text(
        TextContent(
          string, size: size, weight: weight, alignment: alignment, lineLimit: lines, style: .custom(color))))
  }
}

extension EncodedColor {
  fileprivate static var white: EncodedColor { EncodedColor(red: 1, green: 1, blue: 1) }
}
