// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON
import PellucidScene

extension JSONText {
  /// Returns the schema of an object that has no other keys.
  static func object(ofKeys properties: [JSONText.Member], requiring keys: [JSONText] = []) -> [JSONText
    .Member]
  {
    let required: [JSONText.Member] = keys.isEmpty ? [] : [("required", .array(keys))]
    return [
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ]
      + required
  }
}

extension PossibleBackdrops {
  /// Returns the schema of a statement.
  static func schema(_ description: String) -> JSONText {
    let listed = Key.allCases.filter { $0 != .luminance }
    let list = JSONText.object(ofKeys: listed.map { ($0.rawValue, schema(of: $0)) })
    let range = JSONText.object(
      ofKeys: [(Key.luminance.rawValue, schema(of: .luminance))], requiring: [.string(Key.luminance.rawValue)]
    )
    return .object([
      "description": .string(description),
      "oneOf": .array([
        .object(["const": .string(anyWord)]), .object(list + [("minProperties", .whole(1))]), .object(range),
      ]),
    ])
  }

  private static func schema(of key: Key) -> JSONText {
    let text: JSONText = .object(["type": .string("string")])
    return switch key {
    case .pictures: items(text)
    case .colors:
      items(
        .object([
          "oneOf": .array([
            text,
            .object([
              "type": .string("array"), "items": text, "minItems": .whole(2), "maxItems": .whole(2),
            ]),
          ])
        ]))
    case .content: .object(["type": .string("boolean")])
    case .luminance:
      .object([
        "type": .string("array"), "minItems": .whole(2), "maxItems": .whole(2),
        "items": .object(["type": .string("number"), "minimum": .whole(0), "maximum": .whole(1)]),
      ])
    }
  }

  private static func items(_ item: JSONText) -> JSONText {
    .object(["type": .string("array"), "maxItems": .whole(mostItems), "items": item])
  }
}
