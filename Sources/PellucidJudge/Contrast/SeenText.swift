// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJSON
import PellucidLegibility
import PellucidScene

/// The visible part of a text in a drawn scene.
package enum SeenText: Sendable {
  /// The text's contrast, over the pixels that nothing hides.
  case measured(TextContrast)
  /// The picture is the same without the text: something covers all of the text, the text has no ink inside the
  /// picture, or its opacity is 0.
  case hidden(id: String)
  /// The text has ink, but covers no pixel by half once its groups are clipped.
  case tooThin(id: String)

  /// Returns every text of a scene, in drawing order.
  ///
  /// - Parameter picture: The picture of the scene, with every pixel measured.
  package static func all(in picture: some MeasuredPicture, of scene: ResolvedScene) -> [SeenText] {
    var measured: [Int: TextContrast] = [:]
    for contrast in picture.contrasts where measured[contrast.source] == nil {
      measured[contrast.source] = contrast
    }
    return SceneForeground.all(in: scene, inks: picture.inks).filter { $0.isText }.map { text in
      guard text.isDrawn else { return .hidden(id: text.id) }
      guard let contrast = measured[text.source] else {
        let ink = picture.inks[text.source]?.bounds?.intersection(Rect(scene.size))
        return ink?.isEmpty ?? true ? .hidden(id: text.id) : .tooThin(id: text.id)
      }
      let seen = contrast.seen(under: text.covers, scale: scene.scale)
      return seen.map { .measured($0) } ?? .hidden(id: text.id)
    }
  }

  /// The contrast, or the reason why there is none.
  package var json: JSONText {
    switch self {
    case .measured(let contrast): contrast.json
    case .hidden(let id): .object(["id": .string(id), "hidden": .bool(true)])
    case .tooThin(let id): .object(["id": .string(id), "tooThin": .bool(true)])
    }
  }
}
