// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension Accent {
  /// Creates the accent that is nearest to a colour: graphite where the colour has next to no chroma, otherwise by
  /// its OKLCH hue.
  ///
  /// The result is never `.multicolor`, which is not a colour. Alpha is ignored; NaN components give graphite.
  package init(nearest color: EncodedColor) {
    let lab = OKLab(color)
    let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    guard chroma >= AccentHueTable.leastChroma else {
      self = .graphite
      return
    }
    let hue = Elementary.directionInDegrees(x: lab.a, y: lab.b)
    let row = AccentHueTable.rows.first { hue <= $0.endInDegrees }
    self = row?.accent ?? AccentHueTable.beyond
  }
}
