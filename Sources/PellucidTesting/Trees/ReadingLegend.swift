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

  /// The width of the list, the height of a row, and the side of a number, in points; chosen.
  private static let width = 280.0, row = 36.0, badge = 18.0
  private static let ink = EncodedColor(red: 0.1, green: 0.1, blue: 0.12)
  private static let mark = EncodedColor(red: 0.72, green: 0.08, blue: 0.36)

  /// The scene with the numbers and the list.
  var scene: SceneDescription {
    var scene = original
    let height = max(original.size.height, Self.row * Double(stops.count) + 2 * 12)
    scene.size = Size(width: original.size.width + Self.width, height: height)
    var layers = [fill(Rect(x: original.size.width, y: 0, width: Self.width, height: height), .white)]
    for (index, stop) in stops.enumerated() {
      layers += marks(index, stop)
      let top = 12 + Self.row * Double(index)
      layers += number(index, at: Point(x: original.size.width + 12, y: top))
      let place = Rect(
        x: original.size.width + 12 + Self.badge + 10, y: top + 1, width: Self.width - 24 - Self.badge - 10,
        height: Self.row)
      let words = stop.words.isEmpty ? "–" : stop.words
      layers.append(text(words, place, 13, weight: 400, .leading, Self.ink, lines: 2))
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
    return [ground, text("\(index + 1)", room, 11, weight: 600, .center, .white, lines: 1)]
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
