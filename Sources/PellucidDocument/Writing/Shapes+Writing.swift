// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJSON

extension Shape {
  var text: JSONText {
    var object = WrittenObject()
    switch self {
    case .rectangle: return .string("rectangle")
    case .capsule(.continuous): return .string("capsule")
    case .circle: return .string("circle")
    case .ellipse: return .string("ellipse")
    case .capsule(let style): object.add("capsule", word: style, Vocabularies.cornerStyle)
    case .roundedRectangle(let radii, let style):
      object.add("roundedRectangle", radii.text)
      object.add("style", word: style, Vocabularies.cornerStyle, unless: .continuous)
    case .path(let path): object.add("path", .array(path.elements.map { $0.text }))
    }
    return object.text
  }
}

extension CornerRadii {
  fileprivate var text: JSONText {
    self == CornerRadii(topLeft)
      ? .number(topLeft) : .numbers([topLeft, topRight, bottomRight, bottomLeft])
  }
}

extension PathElement {
  fileprivate var text: JSONText {
    switch self {
    case .move(let end): Self.text("move", [end])
    case .line(let end): Self.text("line", [end])
    case .quadratic(let control, let end): Self.text("quadratic", [control, end])
    case .cubic(let first, let second, let end): Self.text("cubic", [first, second, end])
    case .close: Self.text("close", [])
    }
  }

  private static func text(_ name: String, _ points: [Point]) -> JSONText {
    .array([.string(name)] + points.flatMap { [JSONText.number($0.x), .number($0.y)] })
  }
}
