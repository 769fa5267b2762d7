// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

/// Tests of the contrast of levels on materials, over flat backdrops.
@Suite struct LadderTests {
  /// Greys, and a grid of the colour cube that includes its corners.
  static let backdrops = greys + grid
  private static let greys: [SIMD4<Float>] = (0...8).map { step in
    let grey = Float(step) / 8
    return SIMD4(grey, grey, grey, 1)
  }
  private static let grid: [SIMD4<Float>] = (0..<27).map { place in
    let (red, green, blue) = (Float(place % 3), Float(place / 3 % 3), Float(place / 9))
    return SIMD4<Float>(red, green, blue, 2) / SIMD4<Float>(repeating: 2)
  }

  /// Seventeen steps of each channel.
  private static let fineGrid: [SIMD4<Float>] = (0..<17 * 17 * 17).map { place in
    func step(_ number: Int) -> Float { Float(number % 17) / 16 }
    return SIMD4(step(place), step(place / 17), step(place / 289), 1)
  }

  /// Returns the contrast of a level's ink on a material over a flat backdrop.
  private func contrast(
    _ level: VibrancyLevel, on choice: ResolvedMaterialChoice, over backdrop: SIMD4<Float>, _ traits: Traits
  ) -> Double {
    let ground = choice.recipe.color(over: backdrop)
    let ink = Vibrancy.ink(level: level, family: choice.family, traits: traits)
    return contrastRatio(color(ink.color(over: ground)), color(ground))
  }

  private func color(_ lanes: SIMD4<Float>) -> EncodedColor {
    EncodedColor(red: lanes.x, green: lanes.y, blue: lanes.z)
  }

  /// The lowest contrast of the primary label rises with the thickness of the tier.
  @Test("Labels on thicker materials have more contrast", arguments: Appearance.allCases)
  func thickerMaterialsAreMoreReadable(appearance: Appearance) throws {
    let traits = Traits.make(.iOS, appearance)
    var last = 0.0
    for name in ["ultraThin", "thin", "regular", "thick", "ultraThick"] {
      let choice = try Materials.recipe(named: name, traits: traits)
      let lowest = Self.backdrops.map { contrast(.label, on: choice, over: $0, traits) }.min() ?? 0
      #expect(lowest > last, "\(name)")
      last = lowest
    }
  }

  /// Ultra-thick transmits half of thick's range of backdrops, without inverting it.
  @Test("Ultra-thick transmits half of what thick does", arguments: Appearance.allCases)
  func ultraThickShowsHalfOfWhatThickDoes(appearance: Appearance) throws {
    let traits = Traits.make(.iOS, appearance)
    let thick = try Materials.recipe(named: "thick", traits: traits).recipe
    let ultraThick = try Materials.recipe(named: "ultraThick", traits: traits).recipe
    #expect(ultraThick.sigmaInPoints == thick.sigmaInPoints && ultraThick.blursLast == thick.blursLast)
    let (black, white) = (SIMD4<Float>(0, 0, 0, 1), SIMD4<Float>(1, 1, 1, 1))
    #expect(ultraThick.color(over: white).y > ultraThick.color(over: black).y)
    let shift = ultraThick.color(over: black) - thick.color(over: black) * 0.5
    for backdrop in Self.backdrops {
      let rest = ultraThick.color(over: backdrop) - thick.color(over: backdrop) * 0.5 - shift
      #expect(max(rest.max(), -rest.min()) < 0.0001, "over \(backdrop)")
    }
  }

  /// A lower level never has more contrast than the level above, in any settings.
  @Test("Levels keep their order of contrast", arguments: Platform.allCases) func levelsKeepTheirOrder(
    platform: Platform
  ) throws {
    let files = Self.recipeFiles
    for name in Materials.names(on: platform) where !files.contains(name) {
      for traits in Self.settings(on: platform) {
        let choice = try Materials.recipe(named: name, traits: traits)
        let broken = Self.backdrops.filter { !isInOrder(choice, over: $0, traits) }
        let isKnown = choice.name == "dockLight" && traits.contrast == .standard
        let known = isKnown ? Self.disorderedInLightDock : []
        if broken != known { Issue.record("\(name) over \(broken), not \(known), \(traits)") }
      }
    }
  }

  /// The light dock is a recipe file whose inks are out of order over these three saturated colours, and never over
  /// greys.
  private static let disorderedInLightDock: [SIMD4<Float>] = [
    SIMD4(0, 0.5, 0, 1), SIMD4(0, 0, 0.5, 1), SIMD4(0.5, 0, 1, 1),
  ]

  /// Recipe files under their own names keep the order too. Exceptions are files with the inks of another material, and
  /// files whose inks fade out over a backdrop of the wrong brightness.
  @Test("Recipe files keep the order of levels, with known exceptions")
  func recipeFilesKeepTheOrderOrAreKnownNotTo() throws {
    let files = Self.recipeFiles
    var broken: Set<String> = []
    for name in Materials.names(on: .iOS) where files.contains(name) {
      for appearance in Appearance.allCases {
        let traits = Traits.make(.iOS, appearance)
        let choice = try Materials.recipe(named: name, traits: traits)
        if !Self.backdrops.allSatisfy({ isInOrder(choice, over: $0, traits) }) { broken.insert(name) }
      }
    }
    #expect(broken == Self.unorderedFiles, "\(broken.symmetricDifference(Self.unorderedFiles).sorted())")
    #expect(files.count > 2 * broken.count)
  }

  private static let recipeFiles = Set(Materials.allRows().filter { $0.kind == .coreMaterial }.map(\.name))
  private static let unorderedFiles: Set<String> = [
    "ambientCompact", "dockLight", "knowledgeBackground", "knowledgePlattersDark", "platformContentGlass",
    "platformContentGlassDarker", "platformContentGlassLighter", "platformContentGlassUltraDarker",
    "platformDisabled", "platformPinched", "platformSelected", "previewBackground", "tintablePlatters",
    "toolbarButtonBackground",
  ]

  /// Returns a Boolean value indicating whether each level has at most the contrast of the level above.
  private func isInOrder(
    _ choice: ResolvedMaterialChoice, over backdrop: SIMD4<Float>, _ traits: Traits
  ) -> Bool {
    let levels: [VibrancyLevel] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let ratios = levels.map { contrast($0, on: choice, over: backdrop, traits) }
    return zip(ratios, ratios.dropFirst()).allSatisfy { $0 >= $1 - 0.001 }
  }

  /// Returns light and dark, with Increase Contrast and Reduce Transparency off, alone and together.
  private static func settings(on platform: Platform) -> [Traits] {
    Appearance.allCases.flatMap { appearance in
      ContrastSetting.allCases.flatMap { contrast in
        TransparencySetting.allCases.map { transparency in
          Traits.make(platform, appearance, contrast: contrast, transparency: transparency)
        }
      }
    }
  }

  // MARK: Fills

  /// Sets of inks from the system's files, with a secondary fill below the tertiary one on some surfaces.
  private static let recordedFills: Set<VibrancyFamily.Group> = [.platform, .platformThin]

  /// The materials on which recorded fills are out of order, with Increase Contrast off.
  private static let unorderedFills: Set<String> = [
    "platformContentUltraThinLight", "platformContentUltraThinDark", "platformContentThinDark", "dockLight",
    "dockDark",
  ]

  /// Fills that no file has keep their order over every colour, and recorded ones but on known materials. With Increase
  /// Contrast all do, except on modules, whose tertiary fill is nearly white.
  @Test(
    "Fills keep their order of contrast, but for recorded ones on thin tiers", arguments: Platform.allCases)
  func fillsKeepTheirOrder(platform: Platform) throws {
    let files = Self.recipeFiles
    var (tried, broken): (Set<Tried>, Set<String>) = ([], [])
    for name in Materials.names(on: platform) {
      for traits in Self.settings(on: platform) {
        let choice = try Materials.recipe(named: name, traits: traits)
        if files.contains(name), traits.contrast == .standard || choice.family.group == .module { continue }
        guard tried.insert(Tried(choice, traits)).inserted else { continue }
        let isRecorded = Self.recordedFills.contains(choice.family.group) && traits.contrast == .standard
        let backdrops = isRecorded ? Self.backdrops : Self.fineGrid
        let inks = [VibrancyLevel.fill, .secondaryFill, .tertiaryFill].map {
          Vibrancy.ink(level: $0, family: choice.family, traits: traits)
        }
        guard let backdrop = backdrops.first(where: { !areInOrder(inks, on: choice.recipe.color(over: $0)) })
        else {
          continue
        }
        broken.insert(choice.name)
        if !isRecorded || !Self.unorderedFills.contains(choice.name) {
          Issue.record("\(name) over \(backdrop), \(traits)")
        }
      }
    }
    if platform == .iOS { #expect(broken == Self.unorderedFills, "\(broken)") }
  }

  /// The inputs on which the order of fills depends, so that each is tried once.
  private struct Tried: Hashable {
    var recipe: MaterialRecipe
    var family: VibrancyFamily
    var contrast: ContrastSetting

    init(_ choice: ResolvedMaterialChoice, _ traits: Traits) {
      (recipe, family, contrast) = (choice.recipe, choice.family, traits.contrast)
    }
  }

  /// Returns a Boolean value indicating whether each ink has at most the contrast of the ink before, in either gamut.
  private func areInOrder(_ inks: [Ink], on ground: SIMD4<Float>) -> Bool {
    let colors = ([ground] + inks.map { $0.color(over: ground) }).map { lanes in
      func linear(_ lane: Float) -> Double { TransferCurve.linear(Double(min(max(lane, 0), 1))) }
      return SIMD3(linear(lanes.x), linear(lanes.y), linear(lanes.z))
    }
    return [LinearSRGB.luminanceWeights, LinearDisplayP3.luminanceWeights].allSatisfy { weights in
      let luminances = colors.map { ($0 * weights).sum() }
      let ratios = luminances.dropFirst().map { contrastRatio(luminances: $0, luminances[0]) }
      return zip(ratios, ratios.dropFirst()).allSatisfy { $0 >= $1 - 0.001 }
    }
  }

  // MARK: visionOS

  /// Descriptive text on visionOS has at least 3:1, over any backdrop.
  @Test("Secondary labels on visionOS hold 3:1 over every colour")
  func secondaryLabelsOnSpatialMaterialsHoldThree() throws {
    let traits = Traits.make(.visionOS)
    for name in ["glass", "thin", "regular", "thick"] {
      let choice = try Materials.recipe(named: name, traits: traits)
      let lowest = Self.fineGrid.map { contrast(.secondaryLabel, on: choice, over: $0, traits) }.min() ?? 0
      #expect(lowest >= 3, "\(name)")
    }
  }

  /// White text on visionOS has at least 4.5:1 on its window, over any backdrop.
  @Test("Labels on visionOS glass hold 4.5:1 over every backdrop")
  func labelsOnSpatialGlassPassOverEveryBackdrop() throws {
    let traits = Traits.make(.visionOS)
    let glass = try Materials.recipe(named: "glass", traits: traits)
    let lowest = Self.backdrops.map { contrast(.label, on: glass, over: $0, traits) }.min() ?? 0
    #expect(lowest >= 4.5)
  }

  /// Thin draws attention to elements on glass: it is a step brighter than the glass, and transmits more than regular
  /// does.
  @Test("Thin on visionOS stands out on glass and stays thin")
  func spatialThinStandsOutOnGlassAndStaysThin() throws {
    let traits = Traits.make(.visionOS)
    let glass = try Materials.recipe(named: "glass", traits: traits).recipe
    let (thin, regular) = (
      try Materials.recipe(named: "thin", traits: traits).recipe,
      try Materials.recipe(named: "regular", traits: traits).recipe
    )
    var last: Float = 0
    for backdrop in Self.greys {
      let window = glass.color(over: backdrop)
      #expect(thin.color(over: window).y > window.y + 0.04)
      // A brighter room is brighter through the material.
      #expect(thin.color(over: window).y > last)
      last = thin.color(over: window).y
    }
    func range(_ recipe: MaterialRecipe) -> Float {
      recipe.color(over: glass.color(over: SIMD4(repeating: 1))).y
        - recipe.color(over: glass.color(over: SIMD4(0, 0, 0, 1))).y
    }
    #expect(thin.sigmaInPoints < regular.sigmaInPoints && range(thin) > range(regular))
  }

  /// Thin guarantees its label 4.5:1 over any colour, with and without glass below.
  @Test("Labels on thin of visionOS hold 4.5:1 over every colour")
  func labelsOnSpatialThinPassOverEveryColor() throws {
    let traits = Traits.make(.visionOS)
    let glass = try Materials.recipe(named: "glass", traits: traits).recipe
    let thin = try Materials.recipe(named: "thin", traits: traits)
    let steps = (0...8).map { Float($0) / 8 }
    for red in steps {
      for green in steps {
        for blue in steps {
          let backdrop = SIMD4(red, green, blue, 1)
          let bare = contrast(.label, on: thin, over: backdrop, traits)
          let onGlass = contrast(.label, on: thin, over: glass.color(over: backdrop), traits)
          if min(bare, onGlass) < 4.5 { Issue.record("\(bare) and, on glass, \(onGlass) over \(backdrop)") }
        }
      }
    }
  }
}

extension Ink {
  /// Returns the colour of the ink at full coverage over a flat opaque backdrop.
  func color(over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .color(let color, let blend):
      return blend.blended(source: color.premultiplied.lanes, backdrop: backdrop)
    case .backdropMatrix(let matrix):
      let target = matrix.applied(to: backdrop).clamped(lowerBound: .zero, upperBound: .one)
      return backdrop * (1 - target.w) + target * target.w
    }
  }
}
