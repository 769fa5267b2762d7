// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import Testing

@Suite struct VerdictTests {
  private static func item(
    _ material: String?, _ foreground: LegibilityCase.Foreground, _ appearance: Appearance = .light,
    layers: [Transfer.Step] = [], required: Double = 4.5
  ) -> LegibilityCase {
    var traits = Traits()
    traits.appearance = appearance
    return LegibilityCase(
      material: material, layers: layers, foreground: foreground, traits: traits, required: required)
  }

  @Test func onlyProofsPass() throws {
    let holds = try Self.item("thick", .level(.label)).verdict()
    let fails = try Self.item("ultraThin", .level(.label)).verdict()
    #expect(holds.isProvenToHold && !fails.isProvenToHold)
    guard case .fails(let bound) = fails else {
      Issue.record("\(fails)")
      return
    }
    #expect(bound.witness.contrast < 4.5)
    // Between what is proven and what is reached nothing can be said.
    let between = (bound.lowest + bound.witness.contrast) / 2
    let close = try Self.item("ultraThin", .level(.label), required: between).verdict()
    #expect(close == .review(.tooClose(bound)))
  }

  @Test func whatHasNoBoundIsForReview() {
    let ink = Ink.color(EncodedColor(red: 1, green: 0, blue: 0), blend: .saturation)
    let verdict = Verdict(Transfer(material: nil, ink: ink), required: 3)
    #expect(verdict == .review(.unbounded(.unboundedBlend(.saturation))))
    #expect(!verdict.isProvenToHold)
  }

  /// A mapping before the blur under a layer that is not affine: nothing is proven, so nothing passes.
  @Test func layersThatSeeMixturesProveNothing() throws {
    var recipe = try Materials.recipe(named: "thick", traits: Traits()).recipe
    recipe.overlays = [MaterialOverlay(.color(EncodedColor(white: 0.9)), blend: .lighten)]
    let ink = Ink.color(EncodedColor(white: 0), blend: .sourceOver)
    #expect(try ContrastBound(Transfer(material: recipe, ink: ink)).lowest < 1.01)
    recipe.blursLast = false
    #expect(try ContrastBound(Transfer(material: recipe, ink: ink)).lowest > 15)
  }

  @Test func whatIsNotANumberNeitherPassesNorTraps() {
    let ink = Ink.color(EncodedColor(white: .nan), blend: .sourceOver)
    let verdict = Verdict(Transfer(material: nil, ink: ink), required: 1.5)
    #expect(verdict == .review(.unbounded(.notFinite)))
  }

  @Test func nothingIsRepairedThatHolds() throws {
    #expect(try Self.item("thick", .level(.label)).repairs().isEmpty)
  }

  @Test func thinMaterialsNeedThickerOnesHigherLevelsOrDimming() throws {
    let item = Self.item("thin", .level(.secondaryLabel), .dark)
    let repairs = try item.repairs()
    #expect(repairs.allSatisfy { $0.bound.lowest >= 4.5 })
    #expect(repairs.contains { $0.change == .material("thick") })
    let dimming = try #require(repairs.compactMap(Self.dimming).first)
    // A thousandth less is not enough.
    var less = dimming
    less.alpha -= 0.001
    let dimmed = Self.item("thin", .level(.secondaryLabel), .dark, layers: [.paint(less, .sourceOver)])
    #expect(try !dimmed.verdict().isProvenToHold)
  }

  @Test func aHigherLevelIsTheLeastOne() throws {
    let repairs = try Self.item("thin", .level(.quaternaryLabel)).repairs()
    #expect(repairs.contains { $0.change == .level(.label) })
  }

  /// The nearest colour keeps its hue about and is proven; halfway back to the old one is not enough.
  @Test func colorsMoveAsLittleAsTheyCan() throws {
    let old = EncodedColor(red: 0.2, green: 0.4, blue: 0.9)
    let repairs = try Self.item("regular", .color(old)).repairs()
    let found = repairs.compactMap { repair -> (EncodedColor, Double)? in
      if case .color(let color, let distance) = repair.change { (color, distance) } else { nil }
    }
    let (color, distance) = try #require(found.first)
    #expect(distance > 0.02 && distance < 0.12)
    let halfway = EncodedColor(
      red: (old.red + color.red) / 2, green: (old.green + color.green) / 2, blue: (old.blue + color.blue) / 2)
    #expect(try !Self.item("regular", .color(halfway)).verdict().isProvenToHold)
  }

  private static func dimming(_ repair: Repair) -> EncodedColor? {
    if case .dimming(let color) = repair.change { color } else { nil }
  }
}
