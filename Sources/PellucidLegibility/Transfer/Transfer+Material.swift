// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension Transfer {
  /// Creates the transfer of a foreground on a material; `Docs/Decisions/0009-what-the-bound-covers.md` proves
  /// that the mixing covers the blur.
  ///
  /// - Parameters:
  ///   - material: The material under the foreground; nil for a foreground directly on the backdrop.
  ///   - opacity: The opacity of the material, 0…1; the rest shows the unblurred backdrop.
  ///   - layers: The flat layers between material and foreground, bottom to top: tints, fills, dimming.
  ///   - desktop: The desktop's average if it is known; nil for an arbitrary colour.
  package init(
    material: MaterialRecipe?, opacity: Double = 1, layers: [Step] = [], desktop: EncodedColor? = nil,
    ink: Ink, inkOpacity: Double = 1, gamut: Gamut = .srgb
  ) {
    self.init(gamut: gamut, afterMixing: layers, ink: ink, inkOpacity: inkOpacity)
    guard let material else { return }
    if material.samplesBackdrop, material.mapping != .identity { beforeMixing.append(.map(material.mapping)) }
    for (index, overlay) in material.overlays.enumerated() {
      beforeMixing.append(
        Self.step(
          overlay, desktop: desktop, coversNothing: index == 0 && !material.samplesBackdrop))
    }
    if material.blursLast, material.overlays.contains(where: { $0.blend != .sourceOver }) {
      // Such overlays blend with mixtures, and their results are mixed again: no bound is proven for this case,
      // so that the surface is treated as an arbitrary colour.
      beforeMixing.append(.otherColor(share: 1))
    }
    if opacity < 1 { beforeMixing.append(.otherColor(share: 1 - opacity)) }
    if !material.averagesBackdrop, material.samplesBackdrop {
      mixing = material.blursLast ? .mixtures : .neighbors
    }
  }

  /// Returns the step of a recipe's overlay.
  ///
  /// - Parameter coversNothing: A Boolean value indicating whether the overlay is the lowest one of a recipe
  ///   without backdrop, which has nothing to blend with.
  private static func step(
    _ overlay: MaterialOverlay, desktop: EncodedColor?, coversNothing: Bool
  ) -> Step {
    switch overlay.paint {
    case .color(let color): return .paint(color, coversNothing ? .sourceOver : overlay.blend)
    case .desktopAverage(let opacity):
      guard var color = desktop else { return .otherColor(share: Double(opacity)) }
      color.alpha = opacity
      return .paint(color, coversNothing ? .sourceOver : overlay.blend)
    }
  }
}
