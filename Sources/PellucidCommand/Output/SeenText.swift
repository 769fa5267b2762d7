// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// What is seen of a text of a drawn scene.
struct SeenText {
  var id: String
  /// Of the pixels that nothing hides; nil if none is left.
  var contrast: TextContrast?

  /// Every text of a scene.
  ///
  /// - Parameter picture: Drawn with every pixel kept.
  static func all(in picture: RenderedPicture, of scene: ResolvedScene) -> [SeenText] {
    let foregrounds = SceneForeground.all(in: scene, inks: picture.inks)
    let covers = Dictionary(foregrounds.map { ($0.source, $0.covers) }) { first, _ in first }
    return picture.texts.map { text in
      var seen = text.seen(under: covers[text.source] ?? [], scale: scene.scale)
      seen?.pixels = []
      return SeenText(id: text.id, contrast: seen)
    }
  }

  /// A hidden text has no ratio: the picture is the same with it and without.
  var json: JSONText { contrast?.json ?? .object(["id": .string(id), "hidden": .bool(true)]) }
}
