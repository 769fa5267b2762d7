// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// The value of a token, or the path of another token in its place.
enum TokenValue: Hashable, Sendable {
  case color(EncodedColor)
  /// A length in CSS pixels.
  case pixels(Double)
  case number(Double)
  case alias([String])

  /// The type of the format; nil for an alias, which has the type of its target.
  private var type: String? {
    switch self {
    case .color: "color"
    case .pixels: "dimension"
    case .number: "number"
    case .alias: nil
    }
  }

  /// The token with its type.
  var json: JSONText {
    var members: [JSONText.Member] = []
    if let type { members.append(("$type", .string(type))) }
    members.append(("$value", value))
    return .object(members)
  }

  private var value: JSONText {
    switch self {
    case .number(let number): return .number(number)
    case .pixels(let length): return .object(["value": .number(length), "unit": .string("px")])
    case .alias(let path): return .string("{" + path.joined(separator: ".") + "}")
    case .color(let color):
      func component(_ value: Float) -> Double { (Double(min(max(value, 0), 1)) * 1e5).rounded() / 1e5 }
      var members: [JSONText.Member] = [
        ("colorSpace", .string("srgb")),
        ("components", .numbers([component(color.red), component(color.green), component(color.blue)])),
      ]
      if color.alpha < 1 { members.append(("alpha", .number(component(color.alpha)))) }
      var opaque = color
      opaque.alpha = 1
      members.append(("hex", .string(opaque.hexText)))
      return .object(members)
    }
  }
}

/// The values of a token by the settings that are on.
struct TokenValues: Sendable {
  var values: [Set<DesignSetting>: TokenValue] = [:]

  /// Returns whether a setting changes the token in any combination with others.
  func depend(on setting: DesignSetting) -> Bool {
    values.contains { settings, value in
      !settings.contains(setting) && values[settings.union([setting])].map { $0 != value } == true
    }
  }

  /// Returns the values with a setting on or off, by the other settings.
  func fixed(_ setting: DesignSetting, isOn: Bool) -> TokenValues {
    var fixed = TokenValues()
    for (settings, value) in values where settings.contains(setting) == isOn {
      fixed.values[settings.subtracting([setting])] = value
    }
    return fixed
  }
}
