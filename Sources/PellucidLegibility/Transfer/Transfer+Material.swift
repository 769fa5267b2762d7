// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension Transfer {
  /// A foreground on a material; `Docs/Decisions/0009-what-the-bound-covers.md` proves what the mixing covers.
  ///
  /// - Parameters:
  ///   - material: The material under the foreground; nil where it lies on the backdrop itself.
  ///   - opacity: Of the material, 0…1; the backdrop shows through the rest, unblurred.
  ///   - layers: Flat layers between material and foreground, bottom to top: tints, fills, dimming.
  ///   - desktop: The desktop's average where it is known; else it may be any colour.
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
      // Such layers see mixtures, and what they make of them is mixed again: no bound is proven for that, so the
      // surface counts as any colour.
      beforeMixing.append(.otherColor(share: 1))
    }
    if opacity < 1 { beforeMixing.append(.otherColor(share: 1 - opacity)) }
    if !material.averagesBackdrop, material.samplesBackdrop {
      mixing = material.blursLast ? .mixtures : .neighbors
    }
  }

  /// A flat layer of a recipe. The lowest one of a recipe without backdrop has nothing to blend with.
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
