// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The properties of a piece of glass that a repair may change.
package struct GlassSetting: Hashable, Sendable {
  /// The request for the recipe; its traits are replaced by those of the case.
  package var request: GlassRequest
  /// The tint of the glass, if any.
  package var tint: EncodedColor?
  /// A Boolean value indicating whether the glass has its appearance only because it adapts to its backdrop, and
  /// would have another one if pinned to the appearance of its scene.
  package var isTurned = false
  /// The opacity of the black layer below clear glass, 0…1.
  package var dimming: Double
  /// The flat layers below the dimming, bottom to top, such as the black behind an alert.
  package var below: [Transfer.Step]
  /// The place of the foreground on the glass; nil for a place that no light of the rim reaches.
  package var place: GlassTransfer.Place?

  package init(
    _ request: GlassRequest, tint: EncodedColor? = nil, dimming: Double = 0, below: [Transfer.Step] = [],
    place: GlassTransfer.Place? = nil
  ) {
    (self.request, self.tint, self.dimming) = (request, tint, dimming)
    (self.below, self.place) = (below, place)
  }

  /// Returns the recipe of the glass under traits.
  package func recipe(traits: Traits) -> GlassRecipe {
    var request = request
    request.traits = traits
    return GlassRecipes.recipe(for: request)
  }

  /// Returns the transfer of a case's foreground on this glass.
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
    case .level(let level): ink = GlassRecipes.ink(of: level, on: recipe, tint: tint, traits: item.traits)
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
    transfer.isInverted = item.traits.showsInverted
    return transfer
  }
}
