// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// A colour as a token has it, with five decimals.
struct TokenColor: Hashable, Sendable {
  /// The spaces of tokens that catalogs have too.
  enum Space: String, CaseIterable, Sendable {
    case srgb
    case linearSRGB = "srgb-linear"
    case displayP3 = "display-p3"
  }

  let space: Space
  /// The straight components, 0…1.
  let red: Double, green: Double, blue: Double
  let alpha: Double

  /// Creates a colour; components and alpha are limited to 0…1.
  init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double) {
    func component(_ value: Double) -> Double { (min(max(value, 0), 1) * 1e5).rounded() / 1e5 }
    self.space = space
    (self.red, self.green, self.blue) = (component(red), component(green), component(blue))
    self.alpha = component(alpha)
  }

  init(_ color: EncodedColor) {
    self.init(
      .srgb, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  /// The value of the token, with the nearest colour of 8 bits in sRGB.
  var json: JSONText {
    var members: [JSONText.Member] = [
      ("colorSpace", .string(space.rawValue)), ("components", .numbers([red, green, blue])),
    ]
    if alpha < 1 { members.append(("alpha", .number(alpha))) }
    members.append(("hex", .string(hex)))
    return .object(members)
  }

  private var hex: String {
    func color(_: Space) -> EncodedColor {
      let (red, green, blue) = (Float(red), Float(green), Float(blue))
      return switch space {
      case .srgb: EncodedColor(red: red, green: green, blue: blue, alpha: 1)
      case .linearSRGB: EncodedColor(Straight<LinearSRGB>(red: red, green: green, blue: blue, alpha: 1))
      case .displayP3: EncodedColor(Straight<DisplayP3>(red: red, green: green, blue: blue, alpha: 1))
      }
    }
    return color(space).hexText
  }
}
