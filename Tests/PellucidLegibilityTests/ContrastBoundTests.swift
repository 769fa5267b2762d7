// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidProofSupport
import PellucidTestSupport
import Testing

@Suite struct ContrastBoundTests {
  static let tiers = ["ultraThin", "thin", "regular", "thick", "ultraThick", "chrome"]

  /// No colour of a grid and no mixture has less contrast than the bound, and the witness comes within 0.01 of the
  /// bound.
  @Test("The materials of iOS hold their bounds, which are tight", arguments: tiers)
  func tiersHoldTheirBounds(tier: String) throws {
    let entries = try TableEntry.entries(
      on: .iOS, [tier], levels: [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel])
    let grid = Self.grid(steps: 5)
    var generator = SeededGenerator(seed: 3)
    for entry in entries {
      let bound = try ContrastBound(entry.transfer)
      let stack = entry.stack
      #expect(bound.precision >= 0 && bound.precision <= 0.01, "\(entry): \(bound)")
      var lowest = grid.reduce(Double.infinity) { min($0, stack.contrast($1)) }
      for _ in 0..<100 where !entry.recipe.averagesBackdrop {
        lowest = min(lowest, stack.contrast(generator.mixture()))
      }
      #expect(lowest >= bound.lowest, "\(entry): \(lowest) below \(bound)")
      let witness = stack.contrast(bound.witness.parts.map { ($0.backdrop, $0.weight) })
      #expect(min(lowest, witness) <= bound.lowest + 0.01, "\(entry): \(witness), \(bound)")
    }
  }

  /// These materials are Pellucid's own design, chosen so that the bound is reached.
  @Test("The bounds on visionOS materials are tight", arguments: ["glass", "thin", "regular", "thick"])
  func spatialMaterialsAreTight(name: String) throws {
    for entry in try TableEntry.entries(on: .visionOS, [name]) {
      let bound = try ContrastBound(entry.transfer)
      #expect(bound.precision >= 0 && bound.precision <= 0.01, "\(entry): \(bound)")
    }
  }

  /// The witness, computed by the plain stack, has the contrast that the bound claims for it.
  @Test("Witnesses reach their contrast")
  func witnessesReachWhatTheyClaim() throws {
    let entries =
      try TableEntry.entries(on: .iOS, ["thin", "platters", "modulesBackground", "blur.light"])

      + TableEntry.entries(on: .macOS, ["menu", "hudWindow"])
      + TableEntry.entries(on: .visionOS, ["glass"])
    for entry in entries {
      let witness = try ContrastBound(entry.transfer).witness
      let drawn = entry.stack.contrast(witness.parts.map { ($0.backdrop, $0.weight) })
      #expect(abs(drawn - witness.contrast) < 2e-4 * drawn, "\(entry): \(drawn) \(witness)")
      #expect(abs(witness.parts.reduce(0) { $0 + $1.weight } - 1) < 1e-9)
    }
  }

  /// Tries 100,000 backdrops, half of them mixtures, on entries of every platform.
  @Test("No random backdrop goes below the bound")
  func randomBackdropsNeverComeLower() throws {
    var generator = SeededGenerator(seed: 20_260_711)
    var table: [TableEntry] = []
    for platform in Platform.allCases {
      table += try TableEntry.entries(on: platform, Materials.names(on: platform))
    }
    for _ in 0..<200 {
      let entry = table[generator.index(below: table.count)]
      let bound = try ContrastBound(entry.transfer)
      let stack = entry.stack
      #expect(bound.precision >= 0 && bound.precision <= 0.01, "\(entry): \(bound)")
      var lowest = Double.infinity
      for _ in 0..<250 {
        lowest = min(lowest, stack.contrast(generator.color()))
        let mixture = generator.mixture()
        lowest = min(
          lowest, entry.recipe.averagesBackdrop ? stack.contrast(mixture[0].0) : stack.contrast(mixture))
      }
      #expect(lowest >= bound.lowest, "\(entry): \(lowest) below \(bound)")
    }
  }

  /// Display P3 has further colours, other coordinates for those of sRGB, and other luminance weights.
  @Test("Bounds hold in Display P3")
  func displayP3HoldsItsBounds() throws {
    var generator = SeededGenerator(seed: 21)
    let entries =
      try TableEntry.entries(
        on: .iOS, ["thin", "platters"], levels: [.label, .tertiaryLabel], gamut: .displayP3)
      + TableEntry.entries(on: .macOS, ["menu"], levels: [.label], gamut: .displayP3)
    for entry in entries {
      let bound = try ContrastBound(entry.transfer)
      let stack = entry.stack
      for _ in 0..<500 {
        let color = generator.color(), mixture = generator.mixture()
        let mixed = entry.recipe.averagesBackdrop ? stack.contrast(color) : stack.contrast(mixture)
        #expect(min(mixed, stack.contrast(color)) >= bound.lowest, "\(entry)")
      }
      let drawn = stack.contrast(bound.witness.parts.map { ($0.backdrop, $0.weight) })
      #expect(abs(drawn - bound.witness.contrast) < 2e-4 * drawn, "\(entry)")
    }
  }

  /// The guidelines' figures: black at 35 % under white text leaves 2.44:1, and 53.5 % are needed for 4.5:1.
  @Test("The bounds of dimming layers equal those worked by hand")
  func dimmingLayersAreAsComputedByHand() throws {
    func white(_ alpha: Float) throws -> ContrastBound {
      let dim = Transfer.Step.paint(EncodedColor(white: 0, alpha: alpha), .sourceOver)
      return try ContrastBound(
        Transfer(material: nil, layers: [dim], ink: .color(EncodedColor(white: 1), blend: .sourceOver)))
    }
    let third = try white(0.35)
    #expect(abs(third.witness.contrast - 2.44) < 0.005)
    #expect(third.witness.parts.first?.backdrop == GamutColor(white: 1))
    #expect(try white(0.534).lowest < 4.5 && white(0.536).lowest >= 4.5)
    #expect(try white(0.650).lowest < 7 && white(0.653).lowest >= 7)
  }

  /// The result of a blend mode is clamped before the layer's opacity mixes it in.
  @Test(
    "Bounds hold under translucent layers of any mode that mixes colours",
    arguments: BlendMode.allCases.filter { !$0.cuts })
  func translucentLayersOfAnyModeHoldTheirBounds(mode: BlendMode) throws {
    let recipe = try Materials.recipe(named: "thin", traits: Traits()).recipe
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<4 {
      let color = EncodedColor(red: 0.9, green: 0.4, blue: 0.6, alpha: Float(generator.number(in: 0.2...1)))
      let opacity = generator.number(in: 0.3...0.95)
      let white = Float(generator.number(in: 0...1))
      let ink = Ink.color(EncodedColor(white: white), blend: .sourceOver)
      let transfer = Transfer(
        material: recipe, layers: [.paint(color, mode, opacity: opacity)], ink: ink)
      guard ![.hue, .saturation, .color].contains(mode) else {
        #expect(throws: LegibilityError.unboundedBlend(mode)) { try ContrastBound(transfer) }
        continue
      }
      let bound = try ContrastBound(transfer)
      let stack = PlainStack(recipe: recipe, ink: ink, layers: [(color, mode, Float(opacity))])
      for _ in 0..<200 {
        #expect(stack.contrast(generator.mixture()) >= bound.lowest, "\(mode) \(opacity)")
      }
      let parts = bound.witness.parts.map { ($0.backdrop, $0.weight) }
      #expect(abs(stack.contrast(parts) - bound.witness.contrast) < 1e-3 * bound.witness.contrast)
    }
  }

  /// A layer brighter than white is clamped to white before the next one is drawn.
  @Test("Layers outside the gamut are clamped one by one")
  func layersOutsideTheGamutAreClampedOneByOne() throws {
    let ink = Ink.color(EncodedColor(white: 0), blend: .sourceOver)
    let bright = EncodedColor(white: 1.5, alpha: 0.8), dark = EncodedColor(white: 0, alpha: 0.5)
    let recipe = try Materials.recipe(named: "thick", traits: Traits()).recipe
    let bound = try ContrastBound(
      Transfer(material: recipe, layers: [.paint(bright, .sourceOver), .paint(dark, .sourceOver)], ink: ink))
    // Half of white, under black text.
    #expect(bound.lowest < 5.3 && bound.witness.contrast < 5.3)
  }

  @Test("Ink equal to a possible surface has contrast 1")
  func anInkLikeTheSurfaceHasNoContrast() throws {
    let bound = try ContrastBound(
      Transfer(material: nil, ink: .color(EncodedColor(white: 0.4), blend: .sourceOver)))
    #expect(bound.lowest == 1 && bound.witness.contrast < 1.01)
  }

  static func grid(steps: Int) -> [GamutColor] {
    let places = (0..<steps).map { Double($0) / Double(steps - 1) }
    return places.flatMap { red in
      places.flatMap { green in places.map { GamutColor(red: red, green: green, blue: $0) } }
    }
  }
}
