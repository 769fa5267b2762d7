// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// tvOS asks of materials that their tier suits the scheme, and that shadows are seen beside them (SRC24).
enum TelevisionMaterialRule {
  static func facts(_ layer: TracedLayer, _ material: TracedMaterial, on surface: JudgedSurface) -> [Fact] {
    guard layer.traits.platform == .tvOS else { return [] }
    let (choice, name) = (material.choice, material.choice.name)
    var facts: [Fact] = []
    // Only a fixed appearance contradicts what thin and thick tiers are made for.
    let fixed = choice.fixedAppearance ?? layer.fixedAppearance
    if choice.isThin, fixed == .dark {
      facts.append(.televisionMaterial(.forcesDark(material: name)))
    } else if choice.isThick, fixed == .light {
      facts.append(.televisionMaterial(.forcesLight(material: name)))
    }
    let isGroundOfWindow =
      surface.castsShadow && layer.material == nil && layer.bounds.hidesMost(of: surface.bounds)
    if choice.appearance == .dark,
      layer.castsShadow || layer.isInShadowingGroup || isGroundOfWindow
    {
      facts.append(.televisionMaterial(.hidesShadow(material: name)))
    }
    return facts
  }
}
