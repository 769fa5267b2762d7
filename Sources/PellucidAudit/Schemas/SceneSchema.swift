// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

/// The JSON Schema of scene documents, made from the forms that the reader knows.
package enum SceneSchema {
  /// The schema in the draft 2020-12, which editors use to complete and check documents.
  package static var text: JSONText {
    let head: [JSONText.Member] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Scene of Pellucid")),
      ("description", .string("A desktop, windows and layers, described by intent.")),
    ]
    return .object(head + object(.document) + [("$defs", .object(definitions))])
  }

  private static var definitions: [JSONText.Member] {
    let shared = SharedForm.allCases.map { form -> JSONText.Member in
      switch form {
      case .layer: (form.rawValue, layer)
      case .backdrops: (form.rawValue, PossibleBackdrops.schema("What can lie behind materials and glass."))
      default: (form.rawValue, form.form.map(schema) ?? .bool(true))
      }
    }
    let kinds = LayerForm.all.map { ("layer." + $0.key, JSONText.object(object($0.object))) }
    return shared + [("plainLayer", plainLayer), ("component", component)] + kinds
      + ComponentSchema.definitions
  }

  /// An object that names a component is one; any other has the key of exactly one kind.
  private static var layer: JSONText {
    let named = JSONText.object([
      "required": .strings(["component"]),
      "properties": .object(["component": .object(["not": .object(["type": .string("boolean")])])]),
    ])
    return .object([
      "type": .string("object"), "if": named, "then": reference("component"), "else": reference("plainLayer"),
    ])
  }

  private static var plainLayer: JSONText {
    let kinds = LayerForm.all.map { JSONText.object(["required": .strings([$0.key])]) }
    let rules = LayerForm.all.map { kind -> JSONText in
      let around = LayerForm.all.filter { $0.key != kind.key && $0.has(kind.key) }
      var condition: [JSONText.Member] = [("required", .strings([kind.key]))]
      if !around.isEmpty {
        let others = around.map { JSONText.object(["required": .strings([$0.key])]) }
        condition.append(("not", .object(["anyOf": .array(others)])))
      }
      return .object(["if": .object(condition), "then": reference("layer." + kind.key)])
    }
    return .object(["anyOf": .array(kinds), "allOf": .array(rules)])
  }

  private static var component: JSONText {
    ComponentSchema.choice(among: Vocabularies.component.entries.map { $0.value }, "component.")
  }

  // MARK: Forms

  static func reference(_ name: String) -> JSONText { .object(["$ref": .string("#/$defs/" + name)]) }

  /// Returns the members of the schema of an object.
  static func object(_ form: ObjectForm) -> [JSONText.Member] {
    let required = form.keys.filter { $0.isRequired }.map { JSONText.string($0.name) }
    let members = JSONText.object(ofKeys: form.keys.map { ($0.name, member($0)) }, requiring: required)
    guard !form.oneOf.isEmpty else { return members }
    let choices = form.oneOf.map { JSONText.object(["required": .strings([$0])]) }
    return members + [("oneOf", .array(choices))]
  }

  /// Returns the schema of a key's value, with its description.
  static func member(_ key: KeyForm) -> JSONText {
    guard case .object(let members) = schema(key.form) else { return .bool(true) }
    return .object([("description", .string(key.summary))] + members)
  }

  static func schema(_ form: DocumentForm) -> JSONText {
    switch form {
    case .anything: .object([JSONText.Member]())
    case .flag: .object(["type": .string("boolean")])
    case .number(let range): number(range, "number")
    case .whole(let range): number(Double(range.lowerBound)...Double(range.upperBound), "integer")
    case .text(let bytes): .object(["type": .string("string"), "maxLength": .whole(bytes)])
    case .words(let words): self.words(words)
    case .numbers(let ranges): tuple(ranges.map { number($0, "number") })
    case .list(let item, let fewest, let most):
      .object(
        [("type", .string("array")), ("items", schema(item))]
          + (fewest > 0 ? [("minItems", .whole(fewest))] : []) + [("maxItems", .whole(most))])
    case .tuple(let forms): tuple(forms.map(schema))
    case .object(let form): .object(object(form))
    case .shared(let form): reference(form.rawValue)
    case .component(let kinds): ComponentSchema.part(kinds)
    case .oneOf(let forms): .object(["anyOf": .array(forms.map(schema))])
    }
  }

  static func words(_ words: [String]) -> JSONText { .object(["enum": .strings(words)]) }

  static func number(_ range: ClosedRange<Double>, _ type: String) -> JSONText {
    .object([
      "type": .string(type), "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
    ])
  }

  private static func tuple(_ items: [JSONText]) -> JSONText {
    .object([
      "type": .string("array"), "prefixItems": .array(items), "items": .bool(false),
      "minItems": .whole(items.count),
    ])
  }
}
