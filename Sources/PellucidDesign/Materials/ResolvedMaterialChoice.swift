// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What a material name or role comes down to under given traits.
public struct ResolvedMaterialChoice: Hashable, Sendable {
  /// The numbers to draw with.
  public var recipe: MaterialRecipe
  /// The set of inks for what lies on the material.
  public var family: VibrancyFamily
  /// What the material captures unless the description says otherwise.
  public var defaultBlending: Blending
  /// The level of what lies on it; sheets, popovers, menus and the like elevate.
  public var level: Level
  /// The appearance used: the fixed one of names such as `thinDark`, nil where the platform has none.
  public var appearance: Appearance?
  /// What happened to settings that do not apply, in whole sentences.
  public var notes: [String]

  public init(
    recipe: MaterialRecipe, family: VibrancyFamily, defaultBlending: Blending, level: Level,
    appearance: Appearance?, notes: [String]
  ) {
    (self.recipe, self.family, self.defaultBlending) = (recipe, family, defaultBlending)
    (self.level, self.appearance, self.notes) = (level, appearance, notes)
  }
}
