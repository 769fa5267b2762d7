// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension EncodedColor {
  /// Returns the opaque colour that results over the ground of an appearance: white in light, black in dark.
  func over(_ appearance: Appearance) -> EncodedColor {
    let ground: Float = appearance == .dark ? 0 : 1
    func mixed(_ value: Float) -> Float { value * alpha + ground * (1 - alpha) }
    return EncodedColor(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: 1)
  }
}

extension MaterialRecipe {
  /// The opaque colour of the material over a middle grey, which is also taken for the desktop's average.
  var overGrey: EncodedColor {
    let grey = SIMD4<Float>(0.5, 0.5, 0.5, 1)
    var color = samplesBackdrop ? mapping.applied(to: grey) : grey
    for overlay in overlays {
      var source: SIMD4<Float>
      switch overlay.paint {
      case .color(let paint): source = SIMD4(paint.red, paint.green, paint.blue, 1) * paint.alpha
      case .desktopAverage(let opacity): source = grey * opacity
      }
      color = overlay.blend.blended(source: source, backdrop: color)
    }
    return EncodedColor(red: color.x, green: color.y, blue: color.z, alpha: 1)
  }
}
