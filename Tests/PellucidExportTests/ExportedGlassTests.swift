// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidTestSupport
import Testing

@testable import PellucidExport

/// The glass of style sheets, compared with the glass of proofs, which is computed by other code.
@Suite struct ExportedGlassTests {
  @Test("In its middle, glass has the luminance that proofs give it", arguments: Appearance.allCases)
  func surface(appearance: Appearance) throws {
    var traits = Traits()
    traits.appearance = appearance
    for (variant, side) in [(GlassVariant.regular, 44.0), (.regular, 160), (.clear, 44)] {
      let recipe = GlassRecipes.recipe(for: GlassRequest(variant, shorterSide: side, traits: traits))
      let transfer = Transfer(
        glass: GlassTransfer(recipe.parameters, at: GlassTransfer.Place(depth: side / 2), pixelsPerPoint: 2),
        ink: .color(EncodedColor(white: 0), blend: .sourceOver))
      let backdrops = FlatBackdrops.colors.map { SIMD3<Double>($0) }
      let flat = backdrops.map { GamutColor(red: $0.x, green: $0.y, blue: $0.z) }
      for (backdrop, contrast) in zip(backdrops, try transfer.contrasts(overFlat: flat)) {
        let color = recipe.surface(over: backdrop)
        let shown = EncodedColor(red: Float(color.x), green: Float(color.y), blue: Float(color.z))
        let ratio = contrastRatio(EncodedColor(white: 0), shown)
        #expect(abs(ratio - contrast) < 0.05, "\(recipe.name) over \(backdrop): \(ratio), proven \(contrast)")
      }
    }
  }
}
