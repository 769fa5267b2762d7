// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

/// Tests of the properties that the guidelines state for materials without published numbers.
@Suite struct PlatformMaterialTests {
  /// A grid of the colour cube with its corners.
  private static let backdrops: [SIMD4<Float>] = (0..<125).map { place in
    let (red, green, blue) = (Float(place % 5), Float(place / 5 % 5), Float(place / 25))
    return SIMD4<Float>(red, green, blue, 4) / SIMD4<Float>(repeating: 4)
  }
  private static let black = SIMD4<Float>(0, 0, 0, 1), white = SIMD4<Float>(1, 1, 1, 1)

  private func recipe(_ name: String, _ platform: Platform, _ appearance: Appearance = .dark) throws
    -> MaterialRecipe
  {
    try Materials.recipe(named: name, traits: .make(platform, appearance)).recipe
  }

  private func difference(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Double {
    func lab(_ lanes: SIMD4<Float>) -> CIELab {
      CIELab(EncodedColor(red: lanes.x, green: lanes.y, blue: lanes.z))
    }
    return lab(first).deltaE2000(from: lab(second))
  }

  @Test("Extra dark of tvOS is darker than dark over every grey, and that of iOS is dark")
  func extraDarkIsDarkerThanDark() throws {
    let (dark, extraDark) = (try recipe("dark", .tvOS), try recipe("extraDark", .tvOS))
    for step in 0...8 {
      let backdrop = SIMD4<Float>(SIMD3(repeating: Float(step) / 8), 1)
      let colors = (dark.color(over: backdrop), extraDark.color(over: backdrop))
      #expect(colors.1.y < colors.0.y && difference(colors.0, colors.1) > 3, "over \(step)/8")
    }
    #expect(try recipe("blur.extraDark", .iOS) == recipe("blur.dark", .iOS))
  }

  @Test("Prominent and the older regular of tvOS follow the appearance by either name")
  func prominentFollowsTheAppearance() throws {
    for name in ["prominent", "blur.prominent"] {
      #expect(try recipe(name, .tvOS, .light) == recipe("extraLight", .tvOS))
      #expect(try recipe(name, .tvOS, .dark) == recipe("extraDark", .tvOS))
    }
    #expect(try recipe("blur.regular", .tvOS, .light) == recipe("light", .tvOS))
    #expect(try recipe("blur.regular", .tvOS, .dark) == recipe("dark", .tvOS))
    #expect(try recipe("regular", .tvOS, .light) != recipe("regular", .tvOS, .dark))
  }

  @Test(
    "Sheets of macOS show what is behind the window; the dumped one is opaque", arguments: Appearance.allCases
  )
  func sheetsShowWhatIsBehind(appearance: Appearance) throws {
    let traits = Traits.make(.macOS, appearance)
    let sheet = try Materials.recipe(role: "sheet", traits: traits)
    #expect(sheet.recipe.samplesBackdrop && sheet.defaultBlending == .behindWindow)
    #expect(sheet.provenance.confidence == .chosen)
    let recipe = sheet.recipe
    #expect(difference(recipe.color(over: Self.black), recipe.color(over: Self.white)) > 5)
    for role in ["sidebar", "menu", "popover", "hud"] {
      #expect(try Materials.recipe(role: role, traits: traits).recipe != recipe)
    }
    let dumped = try Materials.recipe(named: "sheet", traits: traits)
    let colors = dumped.recipe.color(over: Self.black), others = dumped.recipe.color(over: Self.white)
    #expect(!dumped.recipe.samplesBackdrop && colors == others && dumped.name == "sheet.\(appearance)")
  }

  @Test("Buttons of watchOS are thinner than the modal, differ from it, and keep their labels legible")
  func buttonsStandOutOnTheModal() throws {
    let traits = Traits.make(.watchOS)
    let modal = try Materials.recipe(named: "fullScreenModal", traits: traits).recipe
    let button = try Materials.recipe(named: "modalButton", traits: traits)
    #expect(button.recipe.sigmaInPoints < modal.sigmaInPoints)
    for backdrop in Self.backdrops {
      let ground = modal.color(over: backdrop)
      let face = button.recipe.color(over: ground)
      #expect(difference(ground, face) >= 8, "over \(backdrop)")
      for level in [VibrancyLevel.label, .secondaryLabel] {
        let ink = Vibrancy.ink(level: level, family: button.family, traits: traits).color(over: face)
        let ratio = contrastRatio(
          EncodedColor(red: ink.x, green: ink.y, blue: ink.z),
          EncodedColor(red: face.x, green: face.y, blue: face.z))
        #expect(ratio >= 3, "\(level) over \(backdrop)")
      }
    }
  }

  @Test(
    "Black and white behind materials of visionOS differ by 15",
    arguments: ["glass", "thin", "regular", "thick"])
  func spatialMaterialsFollowTheRoom(name: String) throws {
    let recipe = try recipe(name, .visionOS)
    #expect(difference(recipe.color(over: Self.black), recipe.color(over: Self.white)) >= 15)
  }
}
