// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A layer with its place and the surroundings it was resolved in.
package struct TracedLayer: Sendable {
  /// The layer as drawn: with its concentric corners, and the frame to which its events moved it.
  package var layer: Layer
  /// A Boolean value that is true where a shadow of the layer can be seen.
  package var castsShadow: Bool
  /// The key path, such as `windows[0].layers[2]`.
  package var path: String
  /// The bounds in the scene, in points.
  package var bounds: Rect
  /// The part of the bounds that the clips around the layer leave, in the scene, in points.
  package var clippedBounds: Rect
  /// The combined opacity of the layer and everything around it, 0…1.
  package var opacity: Double
  /// The traits that the layer is resolved with at its place.
  package var traits: Traits
  /// The material or glass around the layer.
  package var material: Surroundings.Ground?
  /// The grounds that the layer lies on; empty for layers that are no foreground.
  package var beneath: Beneath
  /// A Boolean value that is true where the ground that decides is the material or glass around the layer.
  package var isOnOwnMaterial: Bool
  /// The appearance that a material around the layer fixes by its name.
  package var fixedAppearance: Appearance?
  /// A Boolean value that is true where a group around the layer, on the same material, casts a shadow.
  package var isInShadowingGroup: Bool
  /// The control whose glass the layer lies on.
  package var glass: GlassControl?
  /// The mark of the layer, or the innermost one around it, that says whether it is content; nil without one.
  package var isContent: Bool?
  /// A Boolean value that is true for the layers of a background extension.
  package var isExtended: Bool
  /// A Boolean value that is true where the layer, or something around it, is marked as inactive.
  package var isInactive: Bool
  /// The backdrops that can lie behind the layer's material or glass, stated by the layer or by something around it.
  package var backdrops: PossibleBackdrops
  /// A Boolean value that is true where the layer itself states `backdrops`.
  package var statesBackdrops: Bool
  /// The key path of the list that the layer stands in.
  package var list: String
  /// The key path of the list that the element's group stands in; nil outside groups.
  package var outerList: String?

  /// The layer's id, or its key path.
  package var name: String { layer.id ?? path }
  /// The reference to the layer.
  package var reference: LayerReference { LayerReference(path: path, name: name) }
  /// The frame in the space of the layer's children.
  package var inside: Rect { Rect(layer.frame.size) }

  init(_ placed: PlacedLayer, on beneath: Beneath = Beneath(parts: [])) {
    let surroundings = placed.surroundings
    castsShadow = placed.castsShadow
    (layer, path, bounds, opacity) = (placed.layer, placed.path, placed.bounds, placed.opacity)
    clippedBounds = surroundings.clip.map { $0.intersection(placed.bounds) } ?? placed.bounds
    (traits, material) = (surroundings.traits, surroundings.material)
    self.beneath = beneath
    isOnOwnMaterial =
      beneath.parts.first?.index == surroundings.groundIndex && surroundings.groundIndex != nil
    (fixedAppearance, glass) = (surroundings.fixedAppearance, surroundings.glass)
    isInShadowingGroup = surroundings.isInShadowingGroup
    isContent = placed.layer.isContent ?? surroundings.isContent
    isExtended = surroundings.isExtended
    isInactive = surroundings.isInactive || placed.layer.isInactive
    backdrops = placed.layer.backdrops ?? surroundings.backdrops
    statesBackdrops = placed.layer.backdrops != nil
    (list, outerList) = (surroundings.list, surroundings.outerList)
  }
}
