// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A piece of glass as a repair may change it.
package struct GlassSetting: Hashable, Sendable {
  /// Its traits are those of the case.
  package var request: GlassRequest
  package var tint: EncodedColor?
  /// Whether it has this appearance only because of what lies behind it, and would have another if it kept to its scene's.
  package var isTurned = false
  /// Opacity of the black below clear glass, 0…1.
  package var dimming: Double
  /// Flat layers that lie below that, bottom to top, such as the black behind an alert.
  package var below: [Transfer.Step]
  /// Where the foreground lies on it; nil where no light of the rim reaches.
  package var place: GlassTransfer.Place?

  package init(
    _ request: GlassRequest, tint: EncodedColor? = nil, dimming: Double = 0, below: [Transfer.Step] = [],
    place: GlassTransfer.Place? = nil
  ) {
    (self.request, self.tint, self.dimming) = (request, tint, dimming)
    (self.below, self.place) = (below, place)
  }

  /// The numbers of the glass under traits.
  package func recipe(traits: Traits) -> GlassRecipe {
    var request = request
    request.traits = traits
    return GlassRecipes.recipe(for: request)
  }

  package func transfer(of item: LegibilityCase) -> Transfer {
    let recipe = recipe(traits: item.traits)
    let parameters = recipe.parameters
    let place =
      place
      ?? GlassTransfer.Place(
        depth: max(
          GlassTransfer.leastDepth(parameters, pixelsPerPoint: request.pixelsPerPoint),
          parameters.rim.height * parameters.rim.diffuse.heightScale))
    let ink: Ink
    switch item.foreground {
    case .level(let level): ink = GlassRecipes.ink(of: level, on: recipe, traits: item.traits)
    case .color(let color): ink = .color(color, blend: .sourceOver)
    }
    let tint = tint.map {
      GlassTint(
        $0, family: recipe.tintFamily, look: recipe.look, gamut: item.traits.gamut,
        appearance: recipe.appearance)
    }
    var transfer = Transfer(
      glass: GlassTransfer(parameters, at: place, pixelsPerPoint: request.pixelsPerPoint),
      dimming: [request.variant == .clear ? dimming : 0], tint: tint, layers: item.layers, ink: ink,
      inkOpacity: item.opacity, gamut: item.traits.gamut)
    transfer.beforeMixing = below + transfer.beforeMixing
    transfer.above = item.above
    return transfer
  }
}
