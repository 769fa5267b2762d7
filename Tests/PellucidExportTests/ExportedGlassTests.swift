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
    for glass in ExportedGlass.all {
      let recipe = glass.recipe(traits)
      let deep = GlassTransfer.Place(depth: glass.shorterSide / 2)
      let transfer = Transfer(
        glass: GlassTransfer(recipe.parameters, at: deep, pixelsPerPoint: 2),
        ink: .color(EncodedColor(white: 0), blend: .sourceOver))
      let backdrops = FlatBackdrops.colors
      let flat = backdrops.map { GamutColor(red: Double($0.x), green: Double($0.y), blue: Double($0.z)) }
      let proven = try transfer.contrasts(overFlat: flat)
      for (backdrop, contrast) in zip(backdrops, proven) {
        let color = recipe.surface(over: backdrop)
        let shown = EncodedColor(red: Float(color.x), green: Float(color.y), blue: Float(color.z))
        let ratio = contrastRatio(EncodedColor(white: 0), shown)
        #expect(abs(ratio - contrast) < 0.05, "\(glass.name) over \(backdrop): \(ratio), proven \(contrast)")
      }
    }
  }

  @Test("Reduced transparency leaves no filter of glass, and regular glass casts a shadow")
  func opaque() {
    let design = ExportedDesign(Traits())
    for settings: Set<DesignSetting> in [[.transparency], [.transparency, .appearance]] {
      for glass in design.glass(in: settings) {
        #expect(glass.filter.blur == nil && glass.filter.fill.w == 1)
      }
    }
    #expect(design.glass(in: []).map { $0.shadow != nil } == [true, true, false])
  }
}
