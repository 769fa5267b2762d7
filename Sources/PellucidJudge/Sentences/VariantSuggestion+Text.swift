// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor

extension VariantSuggestion {
  /// The colour with its space where that is not sRGB: such as `#7fb0ff`, `display-p3 #ff0000`.
  package var colorText: String {
    let bytes = EncodedColor(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    return (color.space == .srgb ? "" : color.space.rawValue + " ") + bytes.hexText
  }

  /// A space and the ratio in brackets; empty where contrast was not the question.
  package var ratioText: String { ratio.map { " (" + Figures.ratio($0) + ")" } ?? "" }
}
