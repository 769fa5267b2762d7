// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension CatalogColor {
  /// Creates the colour that a person wrote: in sRGB, rounded to 8 bits, where sRGB contains it; otherwise in Display
  /// P3, clamped and rounded to thousandths.
  package init(written color: EncodedColor) {
    let own = [color.red, color.green, color.blue]
    if own.allSatisfy({ (-0.0005...1.0005).contains($0) }) {
      let bytes = own.map { (Double(min(max($0, 0), 1)) * 255).rounded() / 255 }
      self.init(.srgb, red: bytes[0], green: bytes[1], blue: bytes[2], alpha: Double(color.alpha))
    } else {
      let wide = Straight<DisplayP3>(color)
      func rounded(_ value: Float) -> Double { min(max((Double(value) * 1000).rounded() / 1000, 0), 1) }
      self.init(
        .displayP3, red: rounded(wide.red), green: rounded(wide.green), blue: rounded(wide.blue),
        alpha: Double(color.alpha))
    }
  }
}
