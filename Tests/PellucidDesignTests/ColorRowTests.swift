// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidDesign

@Suite struct ColorRowTests {
  /// Names that Pellucid's own rules use, so every table must contain them.
  @Test("Levels and accents have a row in every table", arguments: Platform.allCases)
  func levelsAndAccentsHaveRows(platform: Platform) {
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

  @Test("Every name has a row in every look", arguments: Platform.allCases) func everyNameHasARow(
    platform: Platform
  ) {
    for look in Look.allCases {
      for name in SemanticColors.names(on: platform) {
        #expect(throws: Never.self) {
          try SemanticColors.resolve(name: name, traits: .make(platform, look: look))
        }
      }
    }
  }

  /// Rules look a colour up by its purpose, so a second row of one table with the purpose would never be found.
  @Test("The purposes that rules look up are unique in a table", arguments: Platform.allCases)
  func purposesThatRulesLookUpAreUnique(platform: Platform) {
    for look in Look.allCases {
      for table in ColorNames.tables(on: platform, look: look) {
        var met: Set<ColorPurpose> = []
        for case let purpose? in table.rows.map(\.purpose) {
          switch purpose {
          case .background, .selectedText: continue
          default: #expect(met.insert(purpose).inserted, "\(purpose) \(look)")
          }
        }
      }
    }
  }

  /// The systems name backgrounds by a common suffix, and a new generation of a table does not change a colour's
  /// purpose.
  @Test("A colour's purpose follows its name, in every look", arguments: Platform.allCases)
  func purposesFollowNamesInEveryGeneration(platform: Platform) {
    var purposes: [String: ColorPurpose?] = [:]
    for row in Look.allCases.flatMap({ ColorNames.tables(on: platform, look: $0) }).flatMap(\.rows) {
      #expect(purposes.updateValue(row.purpose, forKey: row.name).map { $0 == row.purpose } ?? true)
      let isGround = row.purpose.map { $0.isBackground || $0.isSelection } ?? false
      let endsSo = ["ackground", "ackgroundColor"].contains { row.name.hasSuffix($0) }
      #expect(isGround == endsSo || row.purpose == .selection(.control), "\(row.name)")
    }
  }
}
