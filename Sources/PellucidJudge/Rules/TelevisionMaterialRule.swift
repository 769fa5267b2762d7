// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rule about materials of tvOS: the tier has to suit the appearance, and shadows have to be visible beside the
/// material (SRC24).
enum TelevisionMaterialRule {
  /// Returns the facts about a material on a surface; empty on other platforms than tvOS.
  ///
  /// - Parameter screen: The bounds of the scene.
  static func facts(
    _ layer: TracedLayer, _ material: TracedMaterial, on surface: JudgedSurface, screen: Rect
  ) -> [Fact] {
    guard layer.traits.platform == .tvOS else { return [] }
    let (choice, name) = (material.choice, material.ground.name)
    var facts: [Fact] = []
    let fixed = choice.fixedAppearance ?? layer.fixedAppearance
    let isNamed =
      if case .material(let content) = layer.layer.content { !content.choice.isRole } else { false }
    if choice.isThin, choice.appearance == .dark {
      if fixed == .dark {
        facts.append(.televisionMaterial(.forcesDark(material: name)))
      } else if isNamed {
        facts.append(.televisionMaterial(.drawnDark(material: name)))
      }
    } else if choice.isThick, choice.appearance == .light {
      if fixed == .light {
        facts.append(.televisionMaterial(.forcesLight(material: name)))
      } else if isNamed {
        facts.append(.televisionMaterial(.drawnLight(material: name)))
      }
    }
    // Roles are Pellucid's own choices; only a name contradicts the tables of the guidelines.
    if isNamed, let isForScreen = choice.row.isForScreen, screen.area > 0 {
      let coversScreen = layer.bounds.hidesMost(of: screen)
      if isForScreen != coversScreen {
        facts.append(
          .televisionMaterial(coversScreen ? .coversScreen(material: name) : .coversPart(material: name)))
      }
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

extension MaterialRow.ID {
  /// The recommended use on tvOS: true for full screens, false for overlays; nil where the tables have none.
  fileprivate var isForScreen: Bool? {
    switch self {
    case .blurExtraLight, .blurExtraDarkTelevision: true
    case .blurLight, .blurDark: false
    default:
      switch tier {
      case .ultraThin: true
      case .thin, .regular, .thick: false
      case .ultraThick, .chrome, .bar, nil: nil
      }
    }
  }
}
