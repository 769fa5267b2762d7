// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension Accent {
  /// The accent that stands for a colour: graphite where it has next to no chroma, else by its hue in OKLCH.
  ///
  /// Never `.multicolor`, which is no colour. Alpha is ignored; components that are no numbers give graphite.
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
