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

  /// Rules look a colour up by its purpose: a second row of one table would never be found.
  @Test(arguments: Platform.allCases) func purposesThatRulesLookUpAreUnique(platform: Platform) {
    for look in Look.allCases {
      for table in ColorNames.tables(on: platform, look: look) {
        var met: Set<ColorPurpose> = []
        for case let purpose? in table.map(\.purpose) {
          switch purpose {
          case .background, .selectedText: continue
          default: #expect(met.insert(purpose).inserted, "\(purpose) \(look)")
          }
        }
      }
    }
  }

  /// The systems name what is drawn on so, and generations of a table do not change what a colour is for.
  @Test(arguments: Platform.allCases) func purposesFollowNamesInEveryGeneration(platform: Platform) {
    var purposes: [String: ColorPurpose?] = [:]
    for row in Look.allCases.flatMap({ ColorNames.tables(on: platform, look: $0) }).joined() {
      #expect(purposes.updateValue(row.purpose, forKey: row.name).map { $0 == row.purpose } ?? true)
      let isGround = row.purpose.map { $0.isBackground || $0.isSelection } ?? false
      let endsSo = ["ackground", "ackgroundColor"].contains { row.name.hasSuffix($0) }
      #expect(isGround == endsSo || row.purpose == .selection(.control), "\(row.name)")
    }
  }
}
