// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene

/// The lowest contrast of a text of a source on a material of the system: over every backdrop, in every combination of appearance,
/// contrast and transparency that the app supports.
package struct SourceProof: Sendable {
  /// The combination with the lowest contrast.
  package let worst: PairTable.Row
  /// The WCAG 2.2 ratio that a text needs.
  package let required: Double

  /// The ratio that a text of ordinary size needs.
  private static let requiredForText = 4.5

  /// Proves the contrast; nil where the platform has no such material or foreground.
  ///
  /// - Parameters:
  ///   - material: The name of a material, such as `thin`.
  ///   - appearances: The appearances that the app supports.
  package init?(
    _ foreground: PairForeground, on material: String, platform: Platform,
    appearances: [Appearance] = Appearance.allCases
  ) {
    var pairs: [MaterialPair] = []
    for appearance in appearances {
      for contrast in ContrastSetting.allCases {
        for transparency in TransparencySetting.allCases {
          var traits = Traits()
          (traits.platform, traits.appearance) = (platform, appearance)
          (traits.contrast, traits.statedTransparency) = (contrast, transparency)
          pairs.append(MaterialPair(foreground, on: MaterialContent.Choice(spelling: material), traits))
        }
      }
    }
    required = Self.requiredForText
    let goal = ContrastGoal(required)
    guard
      let table = try? PairTable(
        pairs, goal, isRequired: true, results: { count, result in (0..<count).map { result($0) } }),
      let worst = table.rows.min(by: { Self.bound($0) < Self.bound($1) })
    else { return nil }
    self.worst = worst
  }

  private static func bound(_ row: PairTable.Row) -> Double { row.outcome.lowest?.bound ?? 0 }

  /// A Boolean value that is true where the contrast is proven to be enough.
  package var holds: Bool { worst.outcome.verdict.isProvenToHold }

  /// Returns a finding with the contrast as its evidence.
  package func evidence(for finding: Finding) -> Finding {
    guard let lowest = worst.outcome.lowest else { return finding }
    var finding = finding
    finding.figures = lowest.figures(required: required)
    finding.swatches = lowest.swatches(in: worst.pair.traits.gamut)
    finding.variants = [worst.pair.traits.settingsName()]
    if finding.verdict == nil { finding.verdict = .proven }
    return finding
  }
}
