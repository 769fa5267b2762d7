// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidScene

extension Traits {
  /// Returns these traits in the given levels and appearances, and in every contrast and transparency. The
  /// transparency varies fastest, then the contrast, the appearance and the level.
  package func combinations(levels: [PellucidDesign.Level], appearances: [Appearance]) -> [Traits] {
    var all: [Traits] = []
    for level in levels {
      for appearance in appearances {
        for contrast in ContrastSetting.allCases {
          for transparency in TransparencySetting.allCases {
            var traits = self
            (traits.level, traits.appearance) = (level, appearance)
            (traits.contrast, traits.transparency) = (contrast, transparency)
            all.append(traits)
          }
        }
      }
    }
    return all
  }

  /// Returns every combination of the settings that a scene can have: visionOS and watchOS have no light and dark
  /// appearance, and some interfaces are always dark.
  package static func combinations(of scene: SceneDescription) -> [Traits] {
    let (traits, policy) = (scene.traits, scene.appearancePolicy)
    return traits.combinations(
      levels: traits.platform.hasLevels ? PellucidDesign.Level.allCases : [traits.level],
      appearances: traits.platform.hasAppearances ? policy.appearances : [traits.appearance])
  }

  /// The name of the combination, such as "dark-increased-standard-base".
  package var combinationName: String {
    var parts = [Vocabularies.contrast.name(of: contrast), Vocabularies.transparency.name(of: transparency)]
    if platform.hasAppearances { parts.insert(Vocabularies.appearance.name(of: appearance), at: 0) }
    if platform.hasLevels { parts.append(Vocabularies.level.name(of: level)) }
    return parts.joined(separator: "-")
  }

  /// A caption such as "Dark, elevated · more contrast · less transparency".
  package var combinationLabel: String {
    var first = appearance == .dark ? "Dark" : "Light"
    if !platform.hasAppearances { first = "Default" }
    if level == .elevated && platform.hasLevels { first += ", elevated" }
    var parts = [first]
    if contrast == .increased { parts.append("more contrast") }
    if transparency == .reduced { parts.append("less transparency") }
    return parts.joined(separator: " · ")
  }
}
