// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A colour as HSL: the hue, saturation and lightness of its encoded components.
struct HueSaturationLightness: Hashable, Sendable {
  /// The hue, 0..<6, in sixths of the circle; 0 is red.
  var hueInSixths: Float
  /// The saturation and the lightness, 0…1.
  var saturation: Float, lightness: Float

  init(_ color: EncodedColor) {
    let highest = max(color.red, max(color.green, color.blue))
    let lowest = min(color.red, min(color.green, color.blue))
    let span = highest - lowest
    lightness = (highest + lowest) / 2
    let reach = 1 - abs(2 * lightness - 1)
    saturation = reach > 0 ? span / reach : 0
    guard span > 0 else {
      hueInSixths = 0
      return
    }
    if highest == color.red {
      hueInSixths = (color.green - color.blue) / span
      if hueInSixths < 0 { hueInSixths += 6 }
    } else if highest == color.green {
      hueInSixths = (color.blue - color.red) / span + 2
    } else {
      hueInSixths = (color.red - color.green) / span + 4
    }
  }

  /// Returns the colour in extended sRGB.
  func color(alpha: Float) -> EncodedColor {
    let chroma = saturation * (1 - abs(2 * lightness - 1))
    func channel(_ offset: Float) -> Float {
      var distance = abs(hueInSixths - offset)
      if distance > 3 { distance = 6 - distance }
      return lightness - chroma / 2 + chroma * min(1, max(0, 2 - distance))
    }
    return EncodedColor(red: channel(0), green: channel(2), blue: channel(4), alpha: alpha)
  }
}
