// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidDesign

@Suite struct ColorRowTests {
  /// Names that rules of ours use, not a person: the tables have to hold them all.
  @Test(arguments: Platform.allCases) func levelsAndAccentsHaveRows(platform: Platform) {
    for look in Look.allCases {
      for isActive in [true, false] {
        var traits = Traits.make(platform, isActive: isActive, look: look)
        for level in VibrancyLevel.allCases {
          #expect(SemanticColors.plain(level, traits: traits) != .missing, "\(level) \(look)")
        }
        for accent in Accent.allCases {
          traits.accent = accent
          #expect(SemanticColors.accent(traits: traits) != .missing, "\(accent) \(look)")
        }
      }
    }
  }

  @Test(arguments: Platform.allCases) func everyNameHasARow(platform: Platform) {
    for look in Look.allCases {
      for name in SemanticColors.names(on: platform) {
        #expect(throws: Never.self) {
          try SemanticColors.resolve(name: name, traits: .make(platform, look: look))
        }
      }
    }
  }
}
