// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// Values as a style sheet writes them.
enum CSSText {
  /// Returns a name in small letters, with a hyphen before each former capital and in place of everything that is no letter or digit.
  static func name(_ name: String) -> String {
    var bytes: [UInt8] = []
    var wasSmall = false
    for byte in name.utf8 {
      let (isCapital, isSmall) = ((0x41...0x5A).contains(byte), (0x61...0x7A).contains(byte))
      let isDigit = (0x30...0x39).contains(byte)
      if isCapital, wasSmall { bytes.append(0x2D) }
      if isCapital || isSmall || isDigit {
        bytes.append(isCapital ? byte + 0x20 : byte)
      } else if bytes.last != 0x2D {
        bytes.append(0x2D)
      }
      wasSmall = isSmall || isDigit
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a colour of 8 bits, with three decimals of opacity.
  static func color(_ color: EncodedColor) -> String {
    func step(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let channels = "\(step(color.red)) \(step(color.green)) \(step(color.blue))"
    return color.alpha >= 1 ? "rgb(\(channels))" : "rgb(\(channels) / \(number(Double(color.alpha), 3)))"
  }

  /// Returns a colour of 8 bits without its opacity.
  static func opaque(_ color: EncodedColor) -> String {
    var color = color
    color.alpha = 1
    return self.color(color)
  }

  /// Returns a share as a percentage with one decimal.
  static func percent(_ share: Double) -> String { number(share * 100, 1) + "%" }

  /// Returns a length in pixels of CSS.
  static func length(_ points: Double) -> String {
    let text = number(points, 2)
    return text == "0" || text == "-0" ? "0" : text + "px"
  }

  static func shadow(_ shadow: GlassLayers.Shadow) -> String {
    [length(shadow.offset.x), length(shadow.offset.y), length(shadow.blur), color(shadow.color)].joined(
      separator: " ")
  }

  static func filter(_ filter: BackdropFilter) -> String {
    guard let blur = filter.blur else { return "none" }
    var functions: [String] = []
    if blur > 0 { functions.append("blur(\(number(blur, 3))px)") }
    for (name, amount) in [
      ("brightness", filter.first.brightness), ("contrast", filter.first.contrast),
      ("saturate", filter.saturation), ("brightness", filter.last.brightness),
      ("contrast", filter.last.contrast),
    ] where amount != 1 {
      functions.append("\(name)(\(number(amount, 3)))")
    }
    return functions.isEmpty ? "none" : functions.joined(separator: " ")
  }

  /// Returns a number in its shortest form with at most some decimals.
  static func number(_ value: Double, _ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return JSONText.number((value * scale).rounded() / scale).text
  }
}
