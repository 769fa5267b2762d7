// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

@Suite struct GlassRecipeTests {
  private static func recipe(
    _ variant: GlassVariant = .regular, _ control: GlassControl = .none, _ traits: Traits,
    size: Double = 100
  ) -> GlassRecipe {
    GlassRecipes.recipe(for: GlassRequest(variant, control: control, shorterSide: size, traits: traits))
  }

  @Test("Every row has sources, and a chosen one has a reason")
  func everyRowHasSourcesAndChosenRowsAReason() {
    for row in GlassRecipes.allRows() { expectComplete(row.provenance, row.name) }
    for provenance in GlassProvenance.all() { expectComplete(provenance, "glass") }
    let names = GlassRecipes.allRows().map(\.name)
    #expect(Set(names).count == names.count)
  }

  private static let fields:
    [(input: GlassInput, field: WritableKeyPath<GlassParameters, Double> & Sendable)] = [
      (.captureMargin, \.capture.margin),
      (.blurRadius, \.blur.radius),
      (.blurOpacity0, \.blur.opacities[0]),
      (.blurOpacity1, \.blur.opacities[1]),
      (.blurOpacity2, \.blur.opacities[2]),
      (.blurOpacity3, \.blur.opacities[3]),
      (.blurDistance0, \.blur.distances[0]),
      (.blurDistance1, \.blur.distances[1]),
      (.blurDistance2, \.blur.distances[2]),
      (.blurDistance3, \.blur.distances[3]),
      (.blurFillRadius, \.blurFill.radius),
      (.blurFillNormal, \.blurFill.normal),
      (.blurFillLighten, \.blurFill.lighten),
      (.blurFillDarken, \.blurFill.darken),
      (.innerRefractionAmount, \.innerRefraction.amount),
      (.innerRefractionHeight, \.innerRefraction.height),
      (.outerRefractionAmount, \.outerRefraction.refraction.amount),
      (.outerRefractionHeight, \.outerRefraction.refraction.height),
      (.outerRefractionOpacity, \.outerRefraction.opacity),
      (.outerRefractionDistance0, \.outerRefraction.distance0),
      (.outerRefractionDistance1, \.outerRefraction.distance1),
      (.faceOpacity, \.face.opacity),
      (.faceWhite, \.face.levels.white),
      (.faceBlack, \.face.levels.black),
      (.faceSaturation, \.face.levels.saturation),
      (.faceFillAlpha, \.face.fill.w),
      (.faceMaximumLuma, \.face.maximumLuma),
      (.bleedAmount, \.bleed.refraction.amount),
      (.bleedHeight, \.bleed.refraction.height),
      (.bleedBlurRadius, \.bleed.blurRadius),
      (.bleedOpacity, \.bleed.opacity),
      (.bleedDistance0, \.bleed.distance0),
      (.bleedDistance1, \.bleed.distance1),
      (.bleedWhite, \.bleed.levels.white),
      (.bleedBlack, \.bleed.levels.black),
      (.bleedSaturation, \.bleed.levels.saturation),
      (.shadowOpacity, \.shadow.opacity),
      (.shadowRadius, \.shadow.radius),
      (.shadowOffsetX, \.shadow.offset.x),
      (.shadowOffsetY, \.shadow.offset.y),
      (.shadowFillAlpha, \.shadow.fill.w),
      (.shadowWhite, \.shadow.levels.white),
      (.shadowBlack, \.shadow.levels.black),
      (.shadowSaturation, \.shadow.levels.saturation),
      (.shadowVibrancy, \.shadow.vibrancy),
      (.shadowAmount, \.shadow.refraction.amount),
      (.shadowHeight, \.shadow.refraction.height),
      (.shadowBlurRadius, \.shadow.blurRadius),
      (.ringShadowOpacity, \.ringShadow.opacity),
      (.ringShadowOffset, \.ringShadow.offset),
      (.ringShadowStrokeWidth, \.ringShadow.strokeWidth),
      (.ringShadowBlurRadius, \.ringShadow.blurRadius),
      (.ringShadowMask, \.ringShadow.mask),
      (.edgeLineAmount, \.edgeLine.amount),
      (.edgeLineAngle, \.edgeLine.angle),
      (.edgeLineSpread, \.edgeLine.spread),
      (.edgeLineHeight, \.edgeLine.height),
      (.edgeLineOffset, \.edgeLine.offset),
      (.edgeLineColorBias, \.edgeLine.colorBias),
      (.rimOpacity, \.rim.opacity),
      (.rimHeight, \.rim.height),
      (.rimAmount, \.rim.amount),
      (.rimAngle, \.rim.angle),
      (.rimSpread, \.rim.spread),
      (.rimCurvature, \.rim.curvature),
      (.rimDiffuseAmount, \.rim.diffuse.amountScale),
      (.rimDiffuseHeight, \.rim.diffuse.heightScale),
      (.rimDiffuseSpread, \.rim.diffuse.spreadScale),
      (.rimClamp, \.rim.clamp),
      (.holdingWhite, \.tone.holdingWhite),
      (.toneDistance0, \.tone.distance0),
      (.toneDistance1, \.tone.distance1),
      (.toneClamp, \.tone.clamp),
      (.ovalization, \.ovalization),
    ]

  @Test("Each input reads and writes only the field of its name")
  func inputsWriteAndReadTheFieldOfTheirNameAndNoOther() {
    #expect(Self.fields.map(\.input) == GlassInput.allCases)
    for (input, field) in Self.fields {
      var (written, expected) = (GlassParameters(), GlassParameters())
      written[input] = 7.25
      expected[keyPath: field] = 7.25
      #expect(written == expected, "\(input)")
      #expect(expected[input] == 7.25, "\(input)")
    }
  }

  @Test("A name resolves to its case, and a misspelled one gives the nearest")
  func namesGetTheirCaseAndSlipsTheNearest() throws {
    for name in GlassRecipes.variants { #expect(try GlassVariant.named(name).name == name) }
    for name in GlassRecipes.controls { #expect(try GlassControl.named(name).name == name) }
    for style in ScrollEdgeStyle.allCases { #expect(try ScrollEdgeStyle.named(style.name) == style) }
    #expect(throws: GlassError.unknownVariant(name: "cleer", nearest: "clear")) {
      try GlassVariant.named("cleer")
    }
    #expect(throws: GlassError.unknownControl(name: "tabbar", nearest: "tabBar")) {
      try GlassControl.named("tabbar")
    }
    #expect(throws: GlassError.unknownScrollEdge(name: "", nearest: nil)) { try ScrollEdgeStyle.named("") }
  }

  @Test("Measured means measured on that platform, in that set")
  func measuredMeansOnThePlatformAndInTheSet() {
    #expect(Self.recipe(.regular, .toolbar, .make(.iOS)).provenance.confidence == .measured)
    #expect(Self.recipe(.regular, .none, .make(.macOS, .dark)).provenance.confidence == .measured)
    for platform in [Platform.tvOS, .visionOS, .watchOS] {
      #expect(Self.recipe(.regular, .none, .make(platform)).provenance.confidence == .chosen)
    }
    #expect(Self.recipe(.regular, .none, .make(.iOS, look: .os26)).provenance.confidence == .chosen)
    #expect(Self.recipe(.regular, .none, .make(.macOS, look: .os26)).provenance.confidence == .inferred)
    let contrast = Self.recipe(.regular, .none, .make(.macOS, contrast: .increased))
    #expect(contrast.provenance.confidence == .chosen)
  }

  @Test("Releases without glass use the first one's parameters")
  func theFirstGlassStandsInForReleasesWithout() {
    let older = Self.recipe(.regular, .none, .make(.macOS, look: .ios18))
    #expect(older.look == .os26 && older.provenance.confidence == .chosen)
    #expect(older.parameters == Self.recipe(.regular, .none, .make(.macOS, look: .os26)).parameters)
  }

  @Test("Only macOS has inactive glass")
  func onlyTheMacHasInactiveGlass() {
    for platform in Platform.allCases {
      let active = Self.recipe(.regular, .none, .make(platform))
      let inactive = Self.recipe(.regular, .none, .make(platform, isActive: false))
      #expect((active.parameters == inactive.parameters) == (platform != .macOS))
      #expect(inactive.isActive == (platform != .macOS))
    }
  }

  @Test("Glass on watchOS and visionOS is dark")
  func watchAndSpatialGlassIsDark() {
    for platform in [Platform.watchOS, .visionOS] {
      let light = Self.recipe(.regular, .none, .make(platform, .light))
      #expect(light.appearance == .dark)
      #expect(light.parameters == Self.recipe(.regular, .none, .make(platform, .dark)).parameters)
    }
  }

  @Test("Controls on macOS use their own sets where published")
  func controlsWithSetsOfTheirOwnTakeThemOnTheMac() {
    #expect(Self.recipe(.regular, .popover, .make(.macOS)).name == "os27.popover.light")
    #expect(
      Self.recipe(.regular, .sidebar, .make(.macOS, .dark, isActive: false)).name == "os27.sidebar.dark.flat")
    #expect(
      Self.recipe(.regular, .menu, .make(.macOS, .dark, isActive: false)).name == "os27.menu.dark.flat")
    #expect(Self.recipe(.regular, .popover, .make(.iOS)).name == "os27.regular.light")
    #expect(Self.recipe(.regular, .popover, .make(.macOS, look: .os26)).name == "os26.regular.light")
  }

  @Test("Alerts on iOS dim the content behind them")
  func alertsDimWhatLiesBehindThemOnIOS() {
    #expect(Self.recipe(.regular, .alert, .make(.iOS)).behindDimming == 0.2)
    #expect(Self.recipe(.regular, .alert, .make(.iOS, .dark)).behindDimming == 0.48)
    #expect(Self.recipe(.regular, .alert, .make(.macOS)).behindDimming == 0)
    #expect(Self.recipe(.regular, .menu, .make(.iOS)).behindDimming == 0)
  }

  /// The published lens of a segmented control, 44 points tall, and of a tab bar, 70 points tall.
  @Test("Lenses scale with their height")
  func lensesScaleWithTheirHeight() throws {
    let segment = Self.recipe(.regular, .segmentedLens, .make(.iOS), size: 44)
    let lens = try #require(segment.lens)
    func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.002 }
    #expect(near(segment.parameters.innerRefraction.amount, -6.6))
    #expect(near(segment.parameters.innerRefraction.height, 4.4))
    #expect(near(lens.content.amount, -8.8) && near(lens.content.height, 7.04))
    #expect(lens.label == LensParameters.Displacement(amount: -17.5, height: 11.2))
    #expect(lens.backdrop == LensParameters.Displacement(amount: 9, height: 36))
    #expect(near(lens.dispersion.amount, 2.3158) && near(lens.dispersion.offset, 24.444))
    #expect(near(lens.dispersion.edgeStart, -8.8) && lens.dispersion.edgeEnd == 0)
    #expect(segment.parameters.shadow.refraction.amount == 11 && segment.parameters.ovalization == 0.5)
    let tab = try #require(Self.recipe(.regular, .tabLens, .make(.iOS), size: 70).lens)
    #expect(near(tab.content.amount, -14) && near(tab.content.height, 11.2))
    #expect(near(tab.dispersion.amount, 3.6842) && near(tab.dispersion.offset, 38.889))
    let thumb = Self.recipe(.regular, .switchLens, .make(.iOS), size: 38.33)
    #expect(near(thumb.parameters.innerRefraction.amount, -11.5) && thumb.lens?.dispersion.amount == 0)
    let loupe = Self.recipe(.regular, .loupe, .make(.macOS), size: 200)
    #expect(near(loupe.parameters.innerRefraction.height, 19))
    #expect(near(loupe.lens?.dispersion.amount ?? 0, 2.4))
    #expect(near(loupe.lens?.content.amount ?? 0, -40) && near(loupe.lens?.dispersion.edgeEnd ?? 0, -27))
  }

  @Test("Levels as a matrix equal the published highlight")
  func levelsAsAMatrixAreThePublishedHighlight() {
    let matrix = LumaLevels(white: 1, black: 0.9, saturation: 1.5).matrix
    let published: [SIMD4<Float>] = [
      SIMD4(1.2024, -1.0014, -0.101, 0.9), SIMD4(-0.2976, 0.4987, -0.1011, 0.9),
      SIMD4(-0.2977, -1.0012, 1.3989, 0.9),
    ]
    for (row, expected) in zip([matrix.red, matrix.green, matrix.blue], published) {
      for lane in 0..<4 { #expect(abs(row[lane] - expected[lane]) < 2e-4) }
    }
  }
}
