// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

/// Tests that the documentation lists the opaque surfaces of UIKit on which Increase Contrast lowers a label.
@Suite struct PublishedDropTests {
  private static let surfaces: [String] = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6",
  ]
  private static let labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]

  @Test("Published colours that lower a contrast are listed")
  func dropsAreListed() throws {
    let page = try String(
      contentsOf: SourceTree.root.appending(path: "Docs/Decisions/0021-increase-contrast.md"), encoding: .utf8
    )
    let listed = Set(
      page.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("| light |") || $0.hasPrefix("| dark |")
      })
    var found: Set<String> = []
    for appearance in Appearance.allCases {
      for level in Level.allCases {
        for surface in Self.surfaces {
          for label in Self.labels {
            func contrast(_ setting: ContrastSetting, _ level: Level) throws -> Double {
              let traits = Traits.make(.iOS, appearance, contrast: setting, level: level)
              return contrastRatio(
                try SemanticColors.resolve(name: label, traits: traits).color,
                try SemanticColors.resolve(name: surface, traits: traits).color)
            }
            let (standard, increased) = (try contrast(.standard, level), try contrast(.increased, level))
            guard increased < standard - 0.005 else { continue }
            // The elevated level is listed where it differs from the base.
            if level == .elevated, try contrast(.standard, .base) == standard,
              try contrast(.increased, .base) == increased
            {
              continue
            }
            found.insert(
              "| \(appearance) | \(level) | `\(surface)` | `\(label)` | \(contrastRatioText(standard)) | \(contrastRatioText(increased)) |"
            )
          }
        }
      }
    }
    #expect(found.subtracting(listed).sorted() == [] && listed.subtracting(found).sorted() == [])
  }
}
