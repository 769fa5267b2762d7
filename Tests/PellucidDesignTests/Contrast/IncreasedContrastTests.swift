// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

/// Tests of Increase Contrast on materials over flat backdrops. `IncreasedContrastProofs` proves the bounds.
@Suite struct IncreasedContrastTests {
  private static let levels: [VibrancyLevel] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

  /// Rows whose colours over black and over white differ by less than 8 ΔE2000. The light ones begin so near white, and
  /// the dark one so near black, that no farther colour exists; a nearer one would lower the contrast of the label.
  private static let narrow: Set<String> = [
    "platformContentThickLight", "platformContentUltraThickLight", "platformContentThickLightShadowed",
    "platformContentUltraThickDark~appletv",
  ]

  private static func settings(on platform: Platform) -> [Traits] {
    Appearance.allCases.flatMap { appearance in
      TransparencySetting.allCases.flatMap { transparency in
        Look.allCases.map { Traits.make(platform, appearance, transparency: transparency, look: $0) }
      }
    }
  }

  private static func increased(_ traits: Traits) -> Traits {
    var traits = traits
    traits.contrast = .increased
    return traits
  }

  private func contrast(
    _ level: VibrancyLevel, on choice: ResolvedMaterialChoice, over backdrop: SIMD4<Float>, _ traits: Traits
  ) -> Double {
    let ground = choice.recipe.color(over: backdrop)
    let inked = Vibrancy.ink(level: level, family: choice.family, traits: traits).color(over: ground)
    return contrastRatio(color(inked), color(ground))
  }

  private func color(_ lanes: SIMD4<Float>) -> EncodedColor {
    EncodedColor(red: lanes.x, green: lanes.y, blue: lanes.z)
  }

  /// Calls `body` for every material of a platform in every setting, without and with Increase Contrast.
  private func forEachMaterial(
    named names: [String], on platform: Platform,
    _ body: (
      _ before: ResolvedMaterialChoice, _ after: ResolvedMaterialChoice, _ name: String, _ traits: Traits
    ) -> Void
  ) throws {
    for traits in Self.settings(on: platform) {
      for name in names {
        body(
          try Materials.recipe(named: name, traits: traits),
          try Materials.recipe(named: name, traits: Self.increased(traits)), name, traits)
      }
    }
  }

  @Test("Increase Contrast lowers no label over any backdrop", arguments: Platform.allCases)
  func noLabelIsLowered(platform: Platform) throws {
    try forEachMaterial(named: Materials.names(on: platform), on: platform) { before, after, name, traits in
      for backdrop in LadderTests.backdrops {
        for level in Self.levels {
          let standard = contrast(level, on: before, over: backdrop, traits)
          let increased = contrast(level, on: after, over: backdrop, Self.increased(traits))
          if increased < standard - 0.005 {
            Issue.record("\(name) \(level) over \(backdrop): \(standard) to \(increased), \(traits)")
          }
        }
      }
    }
  }

  @Test("Levels keep their order under Increase Contrast, on recipe files too", arguments: Platform.allCases)
  func levelsKeepTheirOrder(platform: Platform) throws {
    for traits in Self.settings(on: platform).map(Self.increased) {
      for name in Materials.names(on: platform) {
        let choice = try Materials.recipe(named: name, traits: traits)
        for backdrop in LadderTests.backdrops {
          let ratios = Self.levels.map { contrast($0, on: choice, over: backdrop, traits) }
          if !zip(ratios, ratios.dropFirst()).allSatisfy({ $0 >= $1 - 0.001 }) {
            Issue.record("\(name) over \(backdrop): \(ratios), \(traits)")
          }
        }
      }
    }
  }

  @Test(
    "Under Increase Contrast, black and white behind a material can be told apart",
    arguments: Platform.allCases)
  func materialsStayMaterials(platform: Platform) throws {
    var narrow: Set<String> = []
    for traits in Self.settings(on: platform).map(Self.increased) {
      for name in Materials.names(on: platform) {
        let choice = try Materials.recipe(named: name, traits: traits)
        guard choice.recipe.samplesBackdrop else { continue }
        func drawn(_ white: Float) -> CIELab {
          let color = choice.recipe.color(over: SIMD4(white, white, white, 1))
          return CIELab(color8Bit(color))
        }
        let difference = drawn(0).deltaE2000(from: drawn(1))
        if difference < 8 { narrow.insert(choice.name) }
        if difference < 3.4 { Issue.record("\(name): \(difference), \(traits)") }
      }
    }
    #expect(narrow.isSubset(of: Self.narrow))
  }

  /// Returns the colour as a picture of 8 bits has it.
  private func color8Bit(_ lanes: SIMD4<Float>) -> EncodedColor {
    color((lanes * 255).rounded(.toNearestOrAwayFromZero) / 255)
  }

  @Test("Materials, labels and separators answer to Increase Contrast", arguments: Platform.allCases)
  func everythingAnswers(platform: Platform) throws {
    try forEachMaterial(named: Materials.ownNames(on: platform), on: platform) {
      before, after, name, traits in
      expectComplete(after.provenance, name)
      if before.recipe.samplesBackdrop {
        let isWidest = after.name == "platformContentUltraThickDark~appletv"
        let isSame =
          after.recipe.overlays == before.recipe.overlays && after.recipe.mapping == before.recipe.mapping
        #expect(isSame == isWidest && after.recipe.border != nil, "\(name)")
        #expect(after.provenance.confidence == .chosen, "\(name)")
      } else {
        #expect(after.recipe.overlays == before.recipe.overlays, "\(name) keeps its opaque colour")
      }
      for level in Self.levels + [.separator] {
        let row = Vibrancy.row(level: level, family: after.family, traits: Self.increased(traits))
        let standard = Vibrancy.ink(level: level, family: after.family, traits: traits)
        let isWhite = level == .label && standard == row.ink
        #expect(row.ink != standard || isWhite, "\(name) \(level)")
        expectComplete(row.provenance, name)
      }
    }
  }

  @Test("Ink moves by the share of its transparency that the plain colour loses")
  func inksMoveAsPlainColorsDo() throws {
    for group in VibrancyFamily.Group.allCases where group != .plain {
      for appearance in Appearance.allCases {
        let family = Vibrancy.row(
          level: .label, family: VibrancyFamily(group, appearance), traits: .make(.iOS)
        ).family
        let isDark = family.appearance == .dark
        let shares: [(VibrancyLevel, Float)] = [
          (.label, 1), (.secondaryLabel, isDark ? 0.25 / 0.7 : 0.4 / 0.7),
          (.tertiaryLabel, isDark ? 0.25 / 0.7 : 0.4 / 0.7),
          (.quaternaryLabel, isDark ? 0.24 / 0.84 : 0.37 / 0.82), (.separator, isDark ? 0.2 : 0.08 / 0.71),
          (.fill, 0),
        ]
        for (level, share) in shares {
          let standard = Vibrancy.ink(level: level, family: family, traits: .make(.iOS))
          let increased = Vibrancy.ink(
            level: level, family: family, traits: .make(.iOS, contrast: .increased))
          for grey: Float in [0.3, 0.5, 0.7] {
            let ground = SIMD4(grey, grey, grey, 1)
            let (from, to) = (standard.color(over: ground).y, increased.color(over: ground).y)
            let expected = from + ((isDark ? 1 : 0) - from) * share
            if abs(to - expected) > 0.002 {
              Issue.record("\(family) \(level) on \(grey): \(to), not \(expected)")
            }
          }
        }
      }
    }
  }

  @Test("On macOS, transparency follows contrast until it is stated")
  func transparencyFollowsContrastOnMacOS() {
    for platform in Platform.allCases {
      let omitted = Traits.make(platform, contrast: .increased)
      #expect(omitted.transparency == (platform == .macOS ? .reduced : .standard))
      #expect(omitted.contrastReducesTransparency == (platform == .macOS))
      let stated = Traits.make(platform, contrast: .increased, transparency: .standard)
      #expect(stated.transparency == .standard && !stated.contrastReducesTransparency)
    }
  }
}
