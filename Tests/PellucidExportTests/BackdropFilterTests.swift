// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidProofSupport
import PellucidTestSupport
import Testing

@testable import PellucidExport

/// The filters that imitate materials, compared with materials computed without code of the fit.
@Suite struct BackdropFilterTests {
  @Test(
    "Functions limit their results as in browsers",
    arguments: [
      (BackdropFilter(blur: 1, saturation: 0, fill: .zero), SIMD3(0.213, 0.213, 0.213)),
      (
        BackdropFilter(blur: 1, last: .init(brightness: 3, contrast: 0.5), fill: .zero),
        SIMD3(0.75, 0.25, 0.25)
      ),
      (
        BackdropFilter(blur: 1, first: .init(contrast: 0), fill: SIMD4(1, 0, 0, 0.5)), SIMD3(0.75, 0.25, 0.25)
      ),
      (BackdropFilter(fill: SIMD4(0, 1, 0, 1)), SIMD3(0, 1, 0)),
    ])
  func functions(filter: BackdropFilter, expected: SIMD3<Double>) {
    let color = filter.color(over: SIMD3(1, 0, 0))
    #expect(((color - expected) * (color - expected)).sum() < 1e-18)
  }

  /// Over other backdrops than those of the fit.
  @Test("Filters stay near the material", arguments: [Platform.iOS, .macOS, .tvOS])
  func filtersAreNear(platform: Platform) throws {
    var traits = Traits()
    traits.platform = platform
    let design = ExportedDesign(traits)
    for appearance in Appearance.allCases {
      traits.appearance = appearance
      for material in design.materials(in: appearance == .dark ? [.appearance] : []) {
        let recipe = try Materials.recipe(named: material.name, traits: traits).recipe
        let stack = PlainStack(recipe: recipe, ink: .color(EncodedColor(white: 0), blend: .sourceOver))
        var generator = SeededGenerator(seed: 20)
        var (sum, worst) = (0.0, 0.0)
        for _ in 0..<200 {
          let backdrop = generator.color()
          let drawn = stack.surface(backdrop)
          let color = material.filter.color(over: SIMD3(backdrop.red, backdrop.green, backdrop.blue))
          for channel in 0..<3 {
            let distance = abs(min(max(Double(drawn[channel]), 0), 1) - color[channel]) * 255
            sum += distance / 600
            worst = max(worst, distance)
          }
        }
        #expect(sum <= 6 && worst <= 30, "\(material.name) in \(appearance): mean \(sum), worst \(worst)")
      }
    }
  }

  @Test("The flat colour of an ink is the ink where it is a colour, and near it where it is a matrix")
  func inks() throws {
    let color = EncodedColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let recipe = try Materials.recipe(named: "regular", traits: Traits()).recipe
    #expect(Ink.color(color, blend: .sourceOver).flatColor { recipe.surface(over: $0) } == color)
    let ink = Vibrancy.ink(
      level: .label, family: try Materials.recipe(named: "regular", traits: Traits()).family, traits: Traits()
    )
    let flat = ink.flatColor { recipe.surface(over: $0) }
    for backdrop in FlatBackdrops.colors {
      let surface = recipe.surface(over: backdrop)
      let drawn = ink.drawn(on: surface)
      let flatly = Ink.color(flat, blend: .sourceOver).drawn(on: surface)
      for channel in 0..<3 { #expect(abs(drawn[channel] - flatly[channel]) < 0.06) }
    }
  }
}
