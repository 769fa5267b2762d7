// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A foreground on a named material, in the terms that a repair may change.
package struct LegibilityCase: Hashable, Sendable {
  /// The colour of a foreground, as intended.
  package enum Foreground: Hashable, Sendable {
    case level(VibrancyLevel)
    /// An explicit colour, composited source-over.
    case color(EncodedColor)
  }

  /// The material under the foreground; nil for a foreground directly on the backdrop.
  package var material: MaterialName?
  /// The Liquid Glass under the foreground, in place of a material.
  package var glass: GlassSetting?
  /// The flat layers between material and foreground, bottom to top.
  package var layers: [Transfer.Step]
  package var foreground: Foreground
  /// The opacity of the foreground in addition to the alpha of its colour, 0…1.
  package var opacity: Double
  /// The flat layers over the foreground, bottom to top.
  package var above: [Transfer.Step]
  package var traits: Traits
  package var backdrop: Backdrop
  /// The required contrast ratio, 1…21.
  package var required: Double

  package init(
    material: MaterialName?, layers: [Transfer.Step] = [], foreground: Foreground, opacity: Double = 1,
    above: [Transfer.Step] = [], traits: Traits, backdrop: Backdrop = .anything, required: Double
  ) {
    (self.material, self.layers, self.foreground) = (material, layers, foreground)
    (self.opacity, self.above) = (opacity, above)
    (self.traits, self.backdrop, self.required) = (traits, backdrop, required)
  }

  /// Returns the transfer from backdrop to ink.
  ///
  /// - Throws: `MaterialError` if the platform has no material of that name.
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
    transfer.isInverted = traits.showsInverted
    return transfer
  }

  /// The question that the case's bound answers; nil if the platform has no material of that name.
  var question: ContrastQuestion? {
    (try? transfer()).map { ContrastQuestion($0, over: backdrop) }
  }

  /// Returns the verdict of the unchanged case.
  package func verdict() throws(MaterialError) -> Verdict {
    Verdict(try transfer(), over: backdrop, required: required)
  }
}
