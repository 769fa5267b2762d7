// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension GlassRecipes {
  /// The appearance of what lies on glass.
  ///
  /// Chosen: clear glass lies over dark or dimmed content and does not turn, so that what lies on it is white; settings
  /// that make it a plate give it the colour of the appearance.
  package static func contentAppearance(on recipe: GlassRecipe, traits: Traits) -> Appearance {
    let isPlate = traits.transparency == .reduced || traits.contrast == .increased
    return recipe.variant == .clear && !isPlate ? .dark : recipe.appearance
  }

  /// Returns the ink of a level on a piece of glass.
  ///
  /// - Parameter traits: Their appearance is that of what lies on the glass.
  package static func ink(of level: VibrancyLevel, on recipe: GlassRecipe, traits: Traits) -> Ink {
    var traits = traits
    traits.appearance = contentAppearance(on: recipe, traits: traits)
    return ink(of: level, through: GlassTable.content(traits.appearance), traits: traits)
  }

  /// A level on glass: the matrix of labels, mixed in by the opacity of the level's plain colour.
  ///
  /// Chosen: sources have the matrix of labels alone. The opacities are the system's own for the same levels.
  package static func ink(of level: VibrancyLevel, through content: ColorMatrix, traits: Traits) -> Ink {
    let plain = VibrancyFamily(.plain, traits.appearance)
    guard level != .label,
      case .color(let color, _) = Vibrancy.ink(level: level, family: plain, traits: traits)
    else { return .backdropMatrix(content) }
    let identity = ColorMatrix.identity
    func row(_ from: SIMD4<Float>, _ to: SIMD4<Float>) -> SIMD4<Float> { from + (to - from) * color.alpha }
    return .backdropMatrix(
      ColorMatrix(
        red: row(identity.red, content.red), green: row(identity.green, content.green),
        blue: row(identity.blue, content.blue)))
  }
}
