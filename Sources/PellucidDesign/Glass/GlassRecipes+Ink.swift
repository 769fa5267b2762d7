// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension GlassRecipes {
  /// Returns the appearance of the content on glass.
  ///
  /// Chosen: clear glass lies over dark or dimmed content and does not turn, so the content on it is white; settings
  /// that make an opaque plate of the glass give the content the colour of the appearance.
  package static func contentAppearance(on recipe: GlassRecipe, traits: Traits) -> Appearance {
    let isPlate = traits.transparency == .reduced || traits.contrast == .increased
    return recipe.variant == .clear && !isPlate ? .dark : recipe.appearance
  }

  /// Returns the ink of a level on a piece of glass.
  ///
  /// - Parameters:
  ///   - tint: The tint of the glass; nil without one.
  ///   - traits: The traits whose appearance the content on the glass has.
  package static func ink(
    of level: VibrancyLevel, on recipe: GlassRecipe, tint: EncodedColor? = nil, traits: Traits
  ) -> Ink {
    var traits = traits
    traits.appearance = contentAppearance(on: recipe, traits: traits)
    if let accent = AccentLabel.accent(ofTint: tint),
      let ink = AccentLabel.ink(of: level, on: accent, traits: traits)
    {
      return ink
    }
    return ink(of: level, through: GlassTable.content(traits.appearance), traits: traits)
  }

  /// Returns the ink of a level on glass: the matrix of labels, weighted by the opacity of the level's plain colour.
  ///
  /// Chosen: sources have the matrix of labels alone. The opacities are the system's own for these levels.
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
