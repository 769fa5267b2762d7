// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// The value of a token, or the path of another token in its place.
enum TokenValue: Hashable, Sendable {
  case color(TokenColor)
  /// A length in CSS pixels.
  case pixels(Double)
  case number(Double)
  case shadow(GlassLayers.Shadow)
  case alias([String])

  /// The type of the format; nil for an alias, which has the type of its target.
  private var type: String? {
    switch self {
    case .color: "color"
    case .pixels: "dimension"
    case .number: "number"
    case .shadow: "shadow"
    case .alias: nil
    }
  }

  /// The members of the token: its type and its value.
  var members: [JSONText.Member] {
    var members: [JSONText.Member] = []
    if let type { members.append(("$type", .string(type))) }
    members.append(("$value", value))
    return members
  }

  private static func pixels(_ length: Double) -> JSONText {
    .object(["value": .number((length * 1000).rounded() / 1000), "unit": .string("px")])
  }

  private var value: JSONText {
    switch self {
    case .number(let number): return .number(number)
    case .pixels(let length): return Self.pixels(length)
    case .shadow(let shadow):
      return .object([
        "color": TokenColor(shadow.color).json, "offsetX": Self.pixels(shadow.offset.x),
        "offsetY": Self.pixels(shadow.offset.y), "blur": Self.pixels(shadow.blur), "spread": Self.pixels(0),
      ])
    case .alias(let path): return .string("{" + path.joined(separator: ".") + "}")
    case .color(let color): return color.json
    }
  }
}

/// The values of a token by the contexts of all modifiers, as indices.
struct TokenValues: Sendable {
  var values: [[Int]: TokenValue] = [:]

  /// The value in the usual contexts.
  var usual: TokenValue? { values.first { choice, _ in choice.allSatisfy { $0 == 0 } }?.value }

  /// Returns whether a modifier changes the token in any combination with others.
  func depend(on modifier: Int) -> Bool {
    values.contains { choice, value in
      guard choice[modifier] != 0 else { return false }
      var usual = choice
      usual[modifier] = 0
      return values[usual].map { $0 != value } == true
    }
  }

  /// Returns the values in a context of a modifier, by the contexts of the others.
  func fixed(_ modifier: Int, at context: Int) -> TokenValues {
    var fixed = TokenValues()
    for (var choice, value) in values where choice[modifier] == context {
      choice[modifier] = 0
      fixed.values[choice] = value
    }
    return fixed
  }
}
