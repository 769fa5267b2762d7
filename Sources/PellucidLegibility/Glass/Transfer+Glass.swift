// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension Transfer {
  /// Creates the transfer of a foreground on Liquid Glass.
  ///
  /// - Parameters:
  ///   - glass: The glass at the place of the foreground.
  ///   - dimming: The opacities of the black layers below the glass, bottom to top.
  ///   - tint: The tint of the glass, if any.
  ///   - layers: The flat layers between glass and foreground, bottom to top.
  package init(
    glass: GlassTransfer, dimming: [Double] = [], tint: GlassTint? = nil, layers: [Step] = [], ink: Ink,
    inkOpacity: Double = 1, gamut: Gamut = .srgb
  ) {
    self.init(gamut: gamut, afterMixing: layers, ink: ink, inkOpacity: inkOpacity)
    self.glass = glass
    beforeMixing = dimming.filter { $0 > 0 }.map { opacity in
      .paint(EncodedColor(white: 0, alpha: Float(opacity)), .sourceOver)
    }
    if let tint { self.tint(tint.matrix, opacity: Double(tint.alpha)) }
  }

  /// Inserts a tint of glass as the lowest layer on the glass; does nothing without glass or at opacity 0.
  mutating func tint(_ matrix: ColorMatrix, opacity: Double) {
    guard opacity > 0, let glass else { return }
    afterMixing.insert(.tint(matrix, opacity: opacity, limit: glass.tone.clamp), at: 0)
  }
}
