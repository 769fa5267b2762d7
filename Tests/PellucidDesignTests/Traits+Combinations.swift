// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension Traits {
  /// Returns traits with all parameters that materials and colours depend on.
  static func make(
    _ platform: Platform, _ appearance: Appearance = .light, contrast: ContrastSetting = .standard,
    transparency: TransparencySetting? = nil, level: Level = .base, isActive: Bool = true,
    look: Look = .os27, accent: Accent = .multicolor, isDesktopTinted: Bool = false
  ) -> Traits {
    var traits = Traits()
    (traits.platform, traits.appearance, traits.contrast) = (platform, appearance, contrast)
    (traits.statedTransparency, traits.level, traits.isActive) = (transparency, level, isActive)
    (traits.look, traits.accent, traits.isDesktopTinted) = (look, accent, isDesktopTinted)
    return traits
  }

  /// Returns every combination of the settings that materials and colours depend on.
  static func all(on platform: Platform) -> [Traits] {
    var all: [Traits] = []
    for appearance in Appearance.allCases {
      for contrast in ContrastSetting.allCases {
        for transparency in TransparencySetting.allCases {
          for level in Level.allCases {
            for look in Look.allCases {
              for isActive in [true, false] {
                for isTinted in [false, true] {
                  all.append(
                    make(
                      platform, appearance, contrast: contrast, transparency: transparency, level: level,
                      isActive: isActive, look: look, isDesktopTinted: isTinted))
                }
              }
            }
          }
        }
      }
    }
    return all
  }
}

extension MaterialRecipe {
  /// Returns the recipe's colour over a flat opaque backdrop, without desktop colours.
  func color(over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    var color = samplesBackdrop ? mapping.applied(to: backdrop) : backdrop
    for overlay in overlays {
      guard case .color(let paint) = overlay.paint else { continue }
      color = overlay.blend.blended(source: paint.premultiplied.lanes, backdrop: color)
    }
    return color
  }
}
