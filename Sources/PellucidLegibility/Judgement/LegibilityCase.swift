// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// What a repair may change: a foreground on a named material.
package struct LegibilityCase: Hashable, Sendable {
  /// The foreground, as intended.
  package enum Foreground: Hashable, Sendable {
    case level(VibrancyLevel)
    /// A colour of its own, mixed source-over.
    case color(EncodedColor)
  }

  /// nil for a foreground on the backdrop itself.
  package var material: MaterialName?
  /// Liquid Glass that the foreground lies on, in place of a material.
  package var glass: GlassSetting?
  /// Between material and foreground, bottom to top.
  package var layers: [Transfer.Step]
  package var foreground: Foreground
  /// Of the foreground beside its colour, 0…1.
  package var opacity: Double
  /// Over the foreground, bottom to top.
  package var above: [Transfer.Step]
  package var traits: Traits
  package var backdrop: Backdrop
  /// The ratio to hold, 1…21.
  package var required: Double

  package init(
    material: MaterialName?, layers: [Transfer.Step] = [], foreground: Foreground, opacity: Double = 1,
    above: [Transfer.Step] = [], traits: Traits, backdrop: Backdrop = .anything, required: Double
  ) {
    (self.material, self.layers, self.foreground) = (material, layers, foreground)
    (self.opacity, self.above) = (opacity, above)
    (self.traits, self.backdrop, self.required) = (traits, backdrop, required)
  }

  /// From backdrop to ink.
  ///
  /// - Throws: Where the platform has no material of that name.
  package func transfer() throws(MaterialError) -> Transfer {
    if let glass { return glass.transfer(of: self) }
    var choice: ResolvedMaterialChoice?
    if let material { choice = try Materials.recipe(of: material, traits: traits) }
    let family = choice?.family ?? VibrancyFamily(.plain, traits.appearance)
    let ink: Ink
    switch foreground {
    case .level(let level): ink = Vibrancy.ink(level: level, family: family, traits: traits)
    case .color(let color): ink = .color(color, blend: .sourceOver)
    }
    var transfer = Transfer(
      material: choice?.recipe, layers: layers, ink: ink, inkOpacity: opacity, gamut: traits.gamut)
    transfer.above = above
    return transfer
  }

  /// What its bound is asked for; nil where the platform has no material of that name.
  var question: ContrastQuestion? {
    (try? transfer()).map { ContrastQuestion($0, over: backdrop) }
  }

  /// The verdict as it is.
  package func verdict() throws(MaterialError) -> Verdict {
    Verdict(try transfer(), over: backdrop, required: required)
  }
}
