// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The matrices that labels on glass apply to the colours beneath them.
extension GlassTable {
  /// Returns the hue-free matrix of labels: nearly black on light glass, nearly white on dark glass.
  static func content(_ appearance: Appearance) -> ColorMatrix {
    let bias: Float = appearance == .dark ? 0.9375 : -0.25
    return Cell.matrix(
      Cell.row(0.3125, 0, 0, bias), Cell.row(0, 0.3125, 0, bias), Cell.row(0, 0, 0.3125, bias))
  }
}
