// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDesignSupport
import Testing

@Suite struct GlassPhaseTests {
  private static func recipe(
    _ size: Double, _ variant: GlassVariant = .regular, _ appearance: Appearance = .light,
    isActive: Bool = true, look: Look = .os27
  ) -> GlassRecipe {
    GlassRecipes.recipe(
      for: GlassRequest(
        variant, shorterSide: size, traits: .make(.macOS, appearance, isActive: isActive, look: look)))
  }

  private static func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

  @Test("Materializing starts without effect and ends at the recipe")
  func theWayEndsAtTheRecipeAndBeginsWithNothing() {
    for variant in GlassVariant.allCases {
      for look in [Look.os26, .os27] {
        let recipe = Self.recipe(120, variant, look: look)
        #expect(recipe.materialized(progress: 1).parameters == recipe.parameters)
        #expect(recipe.materialized(progress: 7) == recipe.materialized(progress: 1))
        #expect(recipe.materialized(progress: .nan) == recipe.materialized(progress: 1))
        #expect(recipe.materialized(progress: 1).inflation == 0)
        let start = recipe.materialized(progress: -1).parameters
        #expect(start.face.opacity == 0 && start.rim.opacity == 0 && start.shadow.opacity == 0)
        #expect(start.flatFace(of: SIMD3(0.2, 0.5, 0.7)) == SIMD3(0.2, 0.5, 0.7))
      }
    }
  }

  /// The formulas of release 26, which the source checked to the bit at 451 to 475 points.
  @Test("The formulas of materializing use the inflated size", arguments: [451.0, 463, 475])
  func theSizeInTheFormulasIsTheInflatedOne(size: Double) {
    let recipe = Self.recipe(size, look: .os26)
    for step in 0...32 {
      let g = Double(step) / 32
      let inflated = g * (size + 16 * (1 - g))
      let phase = recipe.materialized(progress: g).parameters
      #expect(Self.near(phase.bleed.refraction.amount, 0.35 * inflated))
      #expect(Self.near(phase.bleed.refraction.height, 0.35 * inflated))
      #expect(Self.near(phase.blur.distances[0], -inflated / 2))
      #expect(Self.near(phase.outerRefraction.refraction.amount, inflated / 5))
      #expect(Self.near(phase.outerRefraction.refraction.height, inflated / 8))
      #expect(Self.near(phase.shadow.refraction.height, 0.4 * inflated))
      #expect(Self.near(phase.blur.opacities[0], g))
      #expect(Self.near(phase.blur.opacities[1], g * (0.2 + 0.3 * g)))
      #expect(Self.near(phase.blur.opacities[2], g * (0.2 + 0.3 * g)))
      #expect(Self.near(phase.blur.opacities[3], g * (0.4 + 0.6 * g)))
      #expect(Self.near(phase.face.levels.white, 1 + g * 0.03))
      #expect(Self.near(phase.face.levels.black, g * 0.5))
    }
  }

  @Test("The blur of small glass rises and falls while it materializes")
  func smallGlassBlursByAHumpThatHandsOver() {
    let recipe = Self.recipe(44)
    for step in 1..<16 {
      let g = Double(step) / 16
      #expect(Self.near(recipe.materialized(progress: g).parameters.blur.opacities[0], g * (1 - g)))
    }
    let large = Self.recipe(160).materialized(progress: 0.5).parameters
    #expect(Self.near(large.blur.opacities[0], 0.45))
  }

  @Test("The edge line starts from its own values")
  func theLineOfTheEdgeStartsFromItsOwnValues() {
    let start = Self.recipe(100).materialized(progress: 0).parameters.edgeLine
    #expect(start.amount == 0.4 && start.colorBias == -0.25 && Self.near(start.spread, 1.308997))
    #expect(start.height == 0 && start.angle == 1.570796)
  }

  @Test("The rim appears at once, and the clamp follows a curve")
  func theRimOpensAtOnceAndTheClampCurves() {
    let clear = Self.recipe(100, .clear)
    let first = clear.materialized(progress: 0.001).parameters
    #expect(first.rim == clear.parameters.rim)
    let half = clear.materialized(progress: 0.5).parameters
    let share: Double = (0.34 * 0.5 + 0.036 * 0.25) / 0.376
    #expect(Self.near(half.tone.clamp, 1 + 0.191748 * share))
    let older = Self.recipe(48, look: .os26).materialized(progress: 0.001).parameters
    #expect(older.tone.holdingWhite == 0.97)
  }

  @Test("Flat glass uses the steeper weights")
  func flatGlassUsesTheSteeperWeights() {
    let flat = Self.recipe(200, isActive: false)
    let half = flat.materialized(progress: 0.5).parameters
    #expect(Self.near(half.blur.opacities[1], 0.8 * 0.3))
    #expect(Self.near(half.blur.opacities[3], 0.35))
  }

  @Test("The shape starts inflated, and the tint follows the square of the progress")
  func theShapeStartsLargerAndTheTintFollowsTheSquare() {
    #expect(Self.recipe(44).materialized(progress: 0).inflation == 0.2 * 44)
    #expect(Self.recipe(200).materialized(progress: 0.25).inflation == 12)
    #expect(Self.recipe(200).materialized(progress: 0.5).tintOpacity == 0.25)
  }

  @Test("The bleed of dark clear glass turns halfway")
  func clearBleedTurnsHalfwayInTheDark() {
    let dark = Self.recipe(100, .clear, .dark)
    #expect(!dark.materialized(progress: 0.49).parameters.bleed.darkens)
    #expect(dark.materialized(progress: 0.5).parameters.bleed.darkens)
    #expect(Self.recipe(100, .clear).materialized(progress: 0.1).parameters.bleed.darkens)
  }

  @Test("Mixing parameters ends at both recipes")
  func mixingEndsAtItsEnds() {
    let light = Self.recipe(60).parameters
    let dark = Self.recipe(60, .regular, .dark).parameters
    #expect(light.mixed(with: dark, by: 0) == light && light.mixed(with: dark, by: 1) == dark)
    let half = light.mixed(with: dark, by: 0.5)
    #expect(Self.near(half.face.levels.white, (1.03 + 1.125) / 2))
    // A white fill that fades stays white.
    #expect(half.face.fill == SIMD4(1, 1, 1, 0.1))
  }
}
