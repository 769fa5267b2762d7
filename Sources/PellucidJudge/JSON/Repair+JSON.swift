// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidLegibility
import PellucidScene

extension Repair {
  package var json: JSONText { json(as: []) }

  /// Returns the repair as JSON.
  ///
  /// - Parameter edits: The edits of the document that make its changes; left out if there are none.
  package func json(as edits: [LayerEdit]) -> JSONText {
    .object(
      [("changes", .array(changes.map { $0.json })), ("lowestContrast", .number(bound.lowest))]
        + (edits.isEmpty ? [] : [("edits", .array(edits.map { $0.object }))]))
  }
}

extension Repair.Change {
  /// The kind of the change, and its value in the notation of scene documents.
  fileprivate var json: JSONText {
    let (kind, value): (String, JSONText)
    switch self {
    case .material(let name): (kind, value) = ("material", .string(name.text))
    case .glass(let variant): (kind, value) = ("glass", .string(variant.name))
    case .glassDimming(let opacity): (kind, value) = ("glassDimming", .number(opacity))
    case .glassTint(let opacity): (kind, value) = ("glassTint", .number(opacity))
    case .tint(let color): (kind, value) = ("tint", .string(color.hexText))
    case .pinnedGlass: (kind, value) = ("adaptive", .bool(false))
    case .level(let level): (kind, value) = ("style", .string(Vocabularies.vibrancy.name(of: level)))
    case .dimming(let color):
      let white = color.red > 0.5 ? "255 255 255" : "0 0 0"
      let share = Figures.text((Double(color.alpha) * 1000).rounded() / 10)
      (kind, value) = ("dimming", .string("rgb(\(white) / \(share)%)"))
    case .layerOpacity(let opacity): (kind, value) = ("layerOpacity", .number(opacity))
    case .opacity(let opacity): (kind, value) = ("opacity", .number(opacity))
    case .color(let color, _): (kind, value) = ("color", .string(color.hexText))
    case .groupOpacity: (kind, value) = ("groupOpacity", .number(1))
    case .monochrome:
      (kind, value) = ("rendering", .string(Vocabularies.rendering.name(of: .monochrome)))
    }
    return .object(["kind": .string(kind), "value": value])
  }
}

extension LayerEdit {
  /// The edit as JSON: the layer, its key path, the key, and the value to write.
  package var object: JSONText {
    .object([
      "layer": .string(layer.name), "keyPath": .string(layer.path), "key": .string(key), "value": json,
    ])
  }
}
