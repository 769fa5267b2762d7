// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidDocument
import PellucidJSON

/// The part of the schema of scenes that is about components.
enum ComponentSchema {
  /// The definitions `component.KIND` of layers, and `part.KIND` of entries in the lists of components.
  static var definitions: [JSONText.Member] {
    let layers = Vocabularies.component.entries.map { entry in
      ("component." + entry.name, JSONText.object(SceneSchema.object(.component(entry.value))))
    }
    let listed = ComponentRow.all.flatMap { row in row.properties.flatMap { $0.form.partKinds } }
    let parts = ComponentKind.allCases.filter(listed.contains).map { kind in
      ("part." + kind.name, JSONText.object(SceneSchema.object(.part(kind))))
    }
    return layers + parts
  }

  /// Returns the schema of an entry of a list, which is of the first kind unless it names another one.
  static func part(_ kinds: [ComponentKind]) -> JSONText {
    guard kinds.count > 1, let first = kinds.first else {
      return SceneSchema.reference("part." + (kinds.first?.name ?? ""))
    }
    return .object([
      "if": .object(["required": .strings(["component"])]), "then": choice(among: kinds, "part."),
      "else": SceneSchema.reference("part." + first.name),
    ])
  }

  /// Returns the schema of an object whose key `component` selects one of some definitions.
  static func choice(among kinds: [ComponentKind], _ prefix: String) -> JSONText {
    let rules = kinds.map { kind in
      let named = JSONText.object([
        "properties": .object(["component": .object(["const": .string(kind.name)])]),
        "required": .strings(["component"]),
      ])
      return JSONText.object(["if": named, "then": SceneSchema.reference(prefix + kind.name)])
    }
    return .object([
      "type": .string("object"),
      "properties": .object(["component": SceneSchema.words(kinds.map(\.name))]), "allOf": .array(rules),
    ])
  }
}

extension PropertyForm {
  /// The kinds of the parts that the property has.
  fileprivate var partKinds: [ComponentKind] {
    switch self {
    case .component(let kinds), .components(let kinds, _): kinds
    default: []
    }
  }
}
