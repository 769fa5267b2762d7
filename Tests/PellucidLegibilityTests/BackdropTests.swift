// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidProofSupport
import PellucidTestSupport
import Testing

@Suite struct BackdropTests {
  private static func entry(
    _ material: String, _ appearance: Appearance, _ level: VibrancyLevel
  ) throws -> TableEntry {
    var traits = Traits()
    traits.appearance = appearance
    let choice = try Materials.recipe(named: material, traits: traits)
    return TableEntry(
      choice, level: level,
      ink: Vibrancy.ink(level: level, family: choice.family, traits: traits))
  }

  /// Label text on dark ultra-thin material fails over white; without bright backdrops its contrast is higher.
  @Test("Dark backdrops raise the bound on dark materials")
  func darkBackdropsHelpDarkMaterials() throws {
    let entry = try Self.entry("ultraThin", .dark, .label)
    let all = try ContrastBound(entry.transfer)
    let dark = try ContrastBound(entry.transfer, over: .luminance(0...0.2))
    #expect(all.lowest < 2.1 && dark.lowest > 5)
    var generator = SeededGenerator(seed: 5)
    var used = 0
    while used < 500 {
      let color = generator.color()
      let encoded = EncodedColor(red: Float(color.red), green: Float(color.green), blue: Float(color.blue))
      guard encoded.relativeLuminance <= 0.2 else { continue }
      used += 1
      #expect(entry.stack.contrast(color) >= dark.lowest)
    }
  }

  /// A bound over a picture's colours holds for their mixtures, and for no other backdrop.
  @Test("A bound over colours covers their mixtures")
  func picturesColorsAndTheirMixturesAreCovered() throws {
    let entry = try Self.entry("ultraThin", .light, .label)
    let colors = [
      GamutColor(red: 0.1, green: 0.2, blue: 0.9), GamutColor(red: 0.8, green: 0.3, blue: 0.1),
      GamutColor(white: 0.7), GamutColor(red: 0.3, green: 0.8, blue: 0.2),
    ]
    let bound = try ContrastBound(entry.transfer, over: .colors(of: colors))
    let all = try ContrastBound(entry.transfer)
    #expect(bound.lowest > all.lowest + 0.5 && bound.precision < 0.01)
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let weights = colors.map { _ in generator.number(in: 0...1) }
      let sum = weights.reduce(0, +)
      #expect(entry.stack.contrast(zip(colors, weights).map { ($0, $1 / sum) }) >= bound.lowest)
    }
  }

  @Test("An empty backdrop is an error")
  func aBackdropWithoutColorsIsAnError() {
    let transfer = Transfer(material: nil, ink: .color(EncodedColor(white: 1), blend: .sourceOver))
    #expect(throws: LegibilityError.emptyBackdrop) { try ContrastBound(transfer, over: .colors([])) }
    #expect(throws: LegibilityError.emptyBackdrop) { try ContrastBound(transfer, over: .luminance(2...3)) }
  }

  /// Without a known desktop colour, light text on AppKit's tinted menu is judged with the brightest one.
  @Test("An unknown desktop colour counts as the worst one")
  func anUnknownDesktopIsTheWorstOne() throws {
    var traits = Traits()
    (traits.platform, traits.appearance, traits.isDesktopTinted) = (.macOS, .dark, true)
    let choice = try Materials.recipe(named: "menu", traits: traits)
    let ink = Vibrancy.ink(level: .label, family: choice.family, traits: traits)
    let unknown = try ContrastBound(Transfer(material: choice.recipe, ink: ink))
    let black = try ContrastBound(
      Transfer(material: choice.recipe, desktop: EncodedColor(white: 0), ink: ink))
    let white = try ContrastBound(
      Transfer(material: choice.recipe, desktop: EncodedColor(white: 1), ink: ink))
    #expect(abs(unknown.lowest - min(black.lowest, white.lowest)) < 0.01)
    #expect(white.lowest < black.lowest)
    #expect(unknown.witness.parts.first?.other != nil)
  }
}
