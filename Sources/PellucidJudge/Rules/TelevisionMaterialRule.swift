// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rule about materials of tvOS: the tier has to suit the appearance, and shadows have to be visible beside the
/// material (SRC24).
enum TelevisionMaterialRule {
  /// Returns the facts about a material on a surface; empty on other platforms than tvOS.
  static func facts(_ layer: TracedLayer, _ material: TracedMaterial, on surface: JudgedSurface) -> [Fact] {
    guard layer.traits.platform == .tvOS else { return [] }
    let (choice, name) = (material.choice, material.choice.name)
    var facts: [Fact] = []
    // Only a fixed appearance contradicts the purpose of the thin and thick tiers.
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
