// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The lowest contrast of a text of a source on a ground of one colour, in every combination of settings that the app supports.
package struct FlatProof: Sendable {
  private let traits: Traits
  private let foreground: EncodedColor
  private let ground: EncodedColor
  /// The lowest WCAG 2.2 ratio, 1…21.
  package let ratio: Double
  /// The WCAG 2.2 ratio that the text needs.
  package let required: Double

  /// Measures the contrast; nil where a setting has no such colour, and where the ground lets something through.
  package init?(_ foreground: SourceColor, on ground: SourceColor, in scope: ProofScope) {
    var cases: [(traits: Traits, foreground: EncodedColor, ground: EncodedColor, ratio: Double)] = []
    for traits in scope.traits {
      guard let front = foreground.plain(under: traits), let back = ground.plain(under: traits),
        back.alpha >= 1
      else { return nil }
      cases.append((traits, front, back, contrastRatio(front, back)))
    }
    guard let worst = cases.min(by: { $0.ratio < $1.ratio }) else { return nil }
    (traits, self.foreground, self.ground, ratio) = worst
    required = scope.requiredRatio
  }

  /// A Boolean value that is true where the contrast is enough in every setting.
  package var holds: Bool { ratio >= required }

  /// Returns a finding with the contrast as its evidence.
  package func evidence(for finding: Finding) -> Finding {
    var finding = finding
    finding.figures = [Figure(.contrast, ratio), Figure(.required, required)]
    finding.swatches = [Swatch(.foreground, foreground), Swatch(.background, ground)]
    finding.variants = [traits.settingsName()]
    finding.settle(holds: holds)
    return finding
  }
}
