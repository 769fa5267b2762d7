// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension ExportedDesign {
  /// The kinds of glass, by their names: bars and buttons, and panels, between which the system's numbers follow the size; clear glass;
  /// and bars and buttons with a tint.
  private static let glass: [(name: String, variant: GlassVariant, shorterSide: Double, isTinted: Bool)] = [
    ("glass.regular", .regular, 44, false), ("glass.regularLarge", .regular, 160, false),
    ("glass.clear", .clear, 44, false), ("glass.tinted", .regular, 44, true),
  ]

  /// The name of the colour that tints glass unless another is chosen; nil where no glass is exported.
  var tintName: String? {
    guard hasGlass else { return nil }
    let names = colors(in: []).map { $0.name }
    return ["controlAccentColor", "systemBlue", "blue"].first { name in
      names.contains { NameMatch.same($0, name) }
    }
  }

  /// The glass of visionOS is a material, and release 18 has none.
  private var hasGlass: Bool { traits.look != .ios18 && traits.platform != .visionOS }

  /// Returns the glass where some settings are on.
  func glass(in settings: Set<DesignSetting>) -> [ExportedMaterial] {
    guard hasGlass else { return [] }
    let traits = traits(in: settings)
    let colors = colors(in: settings)
    let tint = colors.first { color in tintName.map { NameMatch.same($0, color.name) } == true }?.color
    return Self.glass.compactMap { name, variant, side, isTinted in
      let recipe = GlassRecipes.recipe(for: GlassRequest(variant, shorterSide: side, traits: traits))
      guard isTinted else { return ExportedMaterial(name: name, recipe: recipe, traits: traits) }
      return tint.map { ExportedMaterial(name: name, recipe: recipe, tint: $0, traits: traits) }
    }
  }

  /// The tints over which tinted glass is fitted, straight and gamma-encoded: a round of hues like those of the system, and greys.
  static let tints: [SIMD3<Double>] = [
    SIMD3(1, 0.22, 0.24), SIMD3(1, 0.55, 0.16), SIMD3(1, 0.8, 0), SIMD3(0.2, 0.78, 0.35),
    SIMD3(0, 0.78, 0.75),
    SIMD3(0, 0.53, 1), SIMD3(0.4, 0.33, 0.96), SIMD3(0.8, 0.19, 0.88), SIMD3(0.67, 0.5, 0.37),
    SIMD3(0.56, 0.56, 0.58),
  ]
}
