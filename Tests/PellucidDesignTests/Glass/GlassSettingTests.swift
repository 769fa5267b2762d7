// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDesignSupport
import Testing

/// Tests of a person's settings, alone and combined.
@Suite struct GlassSettingTests {
  private static func dumped(
    contrast: ContrastSetting = .standard, transparency: TransparencySetting = .standard,
    isActive: Bool = true, settings: GlassSettings = GlassSettings()
  ) -> GlassRecipe {
    GlassRecipes.recipe(
      for: GlassRequest(
        shorterSide: 48,
        traits: .make(
          .macOS, contrast: contrast, transparency: transparency, isActive: isActive, look: .os26),
        settings: settings))
  }

  private static func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }

  @Test("The baseline equals the dumped one")
  func theDumpedBaselineIsReproduced() {
    let glass = Self.dumped().parameters
    #expect(glass.shadow.fill.w == 0.05 && Self.near(glass.blur.radius, 2.666667))
    #expect(glass.blur.opacities == SIMD4(1, 0.5, 0.5, 1) && glass.blur.distances == SIMD4(-24, -1, 0, 0))
    #expect(glass.innerRefraction.height == 12 && Self.near(glass.innerRefraction.amount, -38.4))
    #expect(glass.outerRefraction.refraction.height == 6 && glass.outerRefraction.opacity == 0.3)
    #expect(Self.near(glass.outerRefraction.refraction.amount, 9.6))
    #expect(glass.face.levels == LumaLevels(white: 1.03, black: 0.85, saturation: 1))
    #expect(glass.face.fill == SIMD4(1, 1, 1, 0.25) && glass.capture.scale == 0.25)
    #expect(glass.rim.opacity == 1 && glass.rim.spread == 1.570796 && glass.rim.curvature == 0.7)
    #expect(Self.near(glass.bleed.refraction.amount, 16.8) && glass.bleed.opacity == 0)
    #expect(glass.shadow.refraction.amount == 30 && Self.near(glass.shadow.refraction.height, 19.2))
    #expect(glass.tone.holdingWhite == 0.97 && glass.tone.distance0 == -2 && glass.tone.distance1 == -1)
  }

  @Test("Increase Contrast equals the dumped one")
  func increasedContrastIsTheDumpedOne() {
    let glass = Self.dumped(contrast: .increased).parameters
    #expect(Self.near(glass.face.levels.black, 0.75) && Self.near(glass.face.levels.saturation, 0.8))
    #expect(glass.face.fill == SIMD4(1, 1, 1, 0.8) && glass.shadow.fill.w == 0.12)
    #expect(glass.blur == Self.dumped().parameters.blur && glass.rim == Self.dumped().parameters.rim)
  }

  @Test("Reduce Transparency equals the dumped one")
  func reducedTransparencyIsTheDumpedOne() {
    let glass = Self.dumped(transparency: .reduced).parameters
    #expect(glass.blur.radius == 70 && glass.blur.opacities == SIMD4(repeating: 1))
    #expect(glass.innerRefraction == GlassParameters.Refraction())
    #expect(glass.outerRefraction.refraction == GlassParameters.Refraction())
    #expect(glass.outerRefraction.opacity == 0 && glass.shadow.fill.w == 0.12)
    #expect(glass.face.levels == LumaLevels(white: 0.9, black: 0.9, saturation: 0.9))
    #expect(glass.face.fill == SIMD4(1, 1, 1, 0.8))
  }

  @Test("Reduce Motion equals the dumped one")
  func reducedMotionIsTheDumpedOne() {
    let glass = Self.dumped(settings: GlassSettings(reduceMotion: true)).parameters
    #expect(Self.near(glass.blur.radius, 10.666667) && glass.innerRefraction.height == 0)
    #expect(Self.near(glass.innerRefraction.amount, -38.4))
  }

  @Test("Shown borders equal the dumped outline")
  func shownBordersAreTheDumpedOutline() {
    let rim = Self.dumped(settings: GlassSettings(showBorders: true)).parameters.rim
    #expect(rim.opacity == 0.2 && rim.spread == 3.141593 && rim.curvature == 0.2)
    #expect(rim.matrix.applied(to: SIMD4(1, 0.5, 0, 1)) == SIMD4(0, 0, 0, 1))
  }

  @Test("The tinted look equals the dumped one")
  func theTintedLookIsTheDumpedOne() {
    let glass = Self.dumped(settings: GlassSettings(preferredLook: 1)).parameters
    #expect(Self.near(glass.face.levels.black, 0.25) && Self.near(glass.face.levels.saturation, 2))
    #expect(glass.face.fill == SIMD4(1, 1, 1, 0.8) && glass.shadow.fill.w == 0.12)
    let between = Self.dumped(settings: GlassSettings(preferredLook: 0.75)).parameters
    #expect(Self.near(between.face.levels.black, 0.55) && Self.near(between.face.fill.w, 0.525))
    #expect(
      Self.dumped(settings: GlassSettings(preferredLook: 0.2)).parameters == Self.dumped().parameters)
  }

  @Test("Inactive windows equal the dumped ones")
  func inactiveWindowsAreTheDumpedOnes() {
    let glass = Self.dumped(isActive: false).parameters
    #expect(glass.shadow.opacity == 0 && glass.shadow.radius == 0 && glass.rim.opacity == 0)
    #expect(glass.blur.radius == 4 && glass.blur.opacities == SIMD4(repeating: 1))
    #expect(glass.blur.distances == SIMD4(repeating: 0) && glass.outerRefraction.opacity == 0)
    #expect(glass.face.levels == LumaLevels(white: 0.97, black: 0.8, saturation: 1))
    #expect(glass.tone.holdingWhite == 1 && glass.tone.distance1 == 0)
  }

  @Test(
    "The slider changes regular glass as published",
    arguments: [
      (0.0, 0.675, 0.0, 0.0), (0.25, 0.7875, 0.25, 0.1), (0.5, 0.9, 0.5, 0.2), (0.75, 0.9, 0.75, 0.35),
      (1, 0.9, 1, 0.5),
    ])
  func theSliderMovesRegularGlass(position: Double, lighten: Double, share: Double, alpha: Double) {
    let settings = GlassSettings(preferredLook: position)
    let light = GlassRecipes.recipe(
      for: GlassRequest(shorterSide: 200, traits: .make(.macOS), settings: settings)
    ).parameters
    #expect(Self.near(light.blurFill.lighten, lighten) && Self.near(light.blurFill.normal, share))
    #expect(Self.near(light.face.fill.w, alpha))
    let dark = GlassRecipes.recipe(
      for: GlassRequest(shorterSide: 200, traits: .make(.macOS, .dark), settings: settings)
    ).parameters
    #expect(Self.near(dark.face.fill.x, abs(position - 0.5) * 0.25) && dark.blurFill.normal == share)
  }

  @Test(
    "The slider changes clear glass as published",
    arguments: [
      (0.0, 0.0, 0.0, 0.0, 0.5, 0.0), (0.25, 0.375, 0, 0, 0.5, 1), (0.5, 0.75, 0, 0, 0.5, 1),
      (0.51, 0.75, 8, 0.02, 0.81, 1), (1, 0.75, 8, 1, 16, 1),
    ])
  func theSliderMovesClearGlass(
    position: Double, radius: Double, fillRadius: Double, share: Double, margin: Double, opacity: Double
  ) {
    let clear = GlassRecipes.recipe(
      for: GlassRequest(
        .clear, shorterSide: 200, traits: .make(.macOS),
        settings: GlassSettings(preferredLook: position))
    ).parameters
    #expect(Self.near(clear.blur.radius, radius) && clear.blurFill.radius == fillRadius)
    #expect(Self.near(clear.blurFill.normal, share) && Self.near(clear.capture.margin, margin))
    #expect(clear.blur.opacities[0] == opacity)
  }

  @Test(
    "The tinted look lets less through clear and dark glass", arguments: [Look.os26, .os27],
    Appearance.allCases)
  func theTintedLookReachesAllGlass(look: Look, appearance: Appearance) {
    // Regular light glass of release 26 was read: its tinted look shows more of dark backdrops.
    let isRead = look == .os26 && appearance == .light
    for variant in isRead ? [GlassVariant.clear] : [.regular, .clear] {
      func span(_ position: Double) -> Float {
        let glass = GlassRecipes.recipe(
          for: GlassRequest(
            variant, shorterSide: 44, traits: .make(.iOS, appearance, look: look),
            settings: GlassSettings(preferredLook: position))
        ).parameters
        return glass.flatFace(of: SIMD3(repeating: 1)).x - glass.flatFace(of: SIMD3(repeating: 0)).x
      }
      #expect(span(1) < span(0.5) - 0.05, "\(variant)")
    }
  }

  @Test("Increase Contrast outlines glass outside macOS")
  func increasedContrastOutlinesGlass() {
    for platform in Platform.allCases {
      for appearance in Appearance.allCases {
        func rim(_ contrast: ContrastSetting, _ settings: GlassSettings = GlassSettings())
          -> GlassParameters.Rim
        {
          GlassRecipes.recipe(
            for: GlassRequest(
              shorterSide: 44,
              traits: .make(platform, appearance, contrast: contrast, transparency: .standard),
              settings: settings)
          ).parameters.rim
        }
        #expect(
          rim(.increased)
            == (platform == .macOS ? rim(.standard) : rim(.standard, GlassSettings(showBorders: true))))
      }
    }
  }

  @Test("A slider position that is not finite counts as the default")
  func aLookThatIsNoNumberIsTheDeliveredOne() {
    func parameters(_ position: Double) -> GlassParameters {
      GlassRecipes.recipe(
        for: GlassRequest(shorterSide: 80, settings: GlassSettings(preferredLook: position))
      ).parameters
    }
    #expect(parameters(.nan) == parameters(0.5))
    #expect(parameters(-4) == parameters(0) && parameters(.infinity) == parameters(1))
  }

  /// For all settings, the parameters are finite and have a provenance.
  @Test("Every combination of settings has finite parameters", arguments: Platform.allCases)
  func everyCombinationIsDefined(platform: Platform) {
    for traits in Traits.all(on: platform) where traits.level == .base && !traits.isDesktopTinted {
      for variant in GlassVariant.allCases {
        for control in GlassControl.allCases {
          for (reducesMotion, showsBorders, position) in [
            (false, false, 0.5), (true, true, 0.9), (true, false, 0.1), (false, true, 0.5),
          ] {
            expectDrawable(
              GlassRequest(
                variant, control: control, shorterSide: 60, traits: traits,
                settings: GlassSettings(
                  reduceMotion: reducesMotion, showBorders: showsBorders, preferredLook: position)))
          }
        }
      }
    }
  }

  /// Records an issue if a recipe has no provenance, a number that is not finite, a face far outside 0…1, or a lens it
  /// should not have.
  private func expectDrawable(_ request: GlassRequest) {
    let recipe = GlassRecipes.recipe(for: request)
    expectComplete(recipe.provenance, recipe.name)
    for input in GlassInput.allCases where !recipe.parameters[input].isFinite {
      Issue.record("\(recipe.name): \(input) is \(recipe.parameters[input])")
    }
    let face = recipe.parameters.flatFace(of: SIMD3(0.3, 0.6, 0.9))
    if !(face.min() > -0.76 && face.max() < 1.5) { Issue.record("\(recipe.name): face \(face)") }
    if (recipe.lens != nil) != (request.control.isLens && request.variant != .identity) {
      Issue.record("\(recipe.name): lens")
    }
  }

  /// Under Reduce Transparency, black and white backdrops give the same face, alone and with any other setting.
  @Test("Reduce Transparency hides the backdrop's luma", arguments: [Look.os26, .os27], Appearance.allCases)
  func reducedTransparencyHidesLuma(
    look: Look, appearance: Appearance
  ) {
    for contrast in ContrastSetting.allCases {
      for variant in [GlassVariant.regular, .clear] {
        for isActive in [true, false] {
          let request = GlassRequest(
            variant, shorterSide: 200,
            traits: .make(
              .macOS, appearance, contrast: contrast, transparency: .reduced, isActive: isActive, look: look),
            settings: GlassSettings(reduceMotion: true, showBorders: true))
          let glass = GlassRecipes.recipe(for: request).parameters
          let black = glass.flatFace(of: SIMD3(repeating: 0))
          let white = glass.flatFace(of: SIMD3(repeating: 1))
          #expect(abs(black.x - white.x) < 1e-5, "\(variant) \(black) \(white)")
          #expect(black.x > 0.04, "it can be seen on black")
          #expect(glass.blur.radius == 70 && glass.innerRefraction.height == 0)
          #expect(glass.rim.opacity == 0.2)
        }
      }
    }
  }

  /// Light: four fifths of white over 0.9. Dark: the black of the set (0.2 at this size in release 26, 0.125 in 27)
  /// times the factor by which light glass changed, 0.9 / 0.85. Release 26 clamps white at 0.97, 27 at 1.
  @Test(
    "Reduce Transparency draws the plate of the look",
    arguments: [
      (Look.os26, Appearance.light, GlassVariant.regular, 0.98 * 0.97), (.os26, .dark, .regular, 0.205412),
      (.os27, .light, .regular, 0.98), (.os27, .dark, .regular, 0.132353),
      (.os27, .light, .clear, 0.98), (.os27, .dark, .clear, 0.132353),
    ])
  func reducedTransparencyDrawsThePlateOfTheLook(
    look: Look, appearance: Appearance, variant: GlassVariant, level: Double
  ) {
    let glass = GlassRecipes.recipe(
      for: GlassRequest(
        variant, shorterSide: 200, traits: .make(.macOS, appearance, transparency: .reduced, look: look))
    ).parameters
    for backdrop: Float in [0, 1] {
      #expect(abs(Double(glass.flatFace(of: SIMD3(repeating: backdrop)).x) - level) < 1e-5)
    }
  }

  @Test("Increase Contrast lets less of the backdrop through")
  func increasedContrastLeavesLessOfTheBackdrop() {
    for look in [Look.os26, .os27] {
      for appearance in Appearance.allCases {
        for variant in [GlassVariant.regular, .clear] {
          func span(_ contrast: ContrastSetting) -> Float {
            let glass = GlassRecipes.recipe(
              for: GlassRequest(
                variant, shorterSide: 60,
                traits: .make(.macOS, appearance, contrast: contrast, look: look))
            ).parameters
            return glass.flatFace(of: SIMD3(repeating: 1)).x - glass.flatFace(of: SIMD3(repeating: 0)).x
          }
          #expect(span(.increased) < span(.standard))
        }
      }
    }
  }
}
