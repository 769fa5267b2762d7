// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor

extension VariantSuggestion {
  /// The colour in hexadecimal notation, preceded by its space if that is not sRGB: `#7fb0ff`, `display-p3
  /// #ff0000`.
  package var colorText: String {
    let bytes = EncodedColor(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    return (color.space == .srgb ? "" : color.space.rawValue + " ") + bytes.hexText
  }

  /// The ratio in brackets, preceded by a space; empty for a suggestion that is not about contrast.
  package var ratioText: String { ratio.map { " (" + Figures.ratio($0) + ")" } ?? "" }
}
