// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The definition of large text.
package enum ContrastRules: String, CaseIterable, Sendable {
  /// WCAG 2.2: at least 18 points, or at least 14 and bold.
  case wcag
  /// The guidelines: at least 18 points, or bold.
  case apple
}

/// The contrast that a text or symbol has to hold.
package struct ContrastRequirement: Hashable, Sendable {
  /// The ratio below which it is an error.
  package var ratio: Double
  /// The ratio below which it is a warning; nil where nothing more is recommended.
  package var recommended: Double?

  /// - Parameters:
  ///   - style: The style it is drawn in; nil for colours of its own.
  ///   - required: The ratio that a person asks for instead.
  package init(of resource: Resource, style: ForegroundStyle?, rules: ContrastRules, required: Double?) {
    if let required {
      ratio = required
    } else if case .text(let text, _, let transform) = resource {
      // A transform changes how large the letters are on the screen.
      let isLarge = Self.isLarge(size: text.size * transform.meanScale, weight: text.weight, rules)
      ratio = isLarge ? 3 : 4.5
      if !isLarge, case .color(.custom)? = style?.color { recommended = 7 }
    } else {
      ratio = 3
    }
  }

  /// - Parameters:
  ///   - size: In points.
  ///   - weight: 100…900; bold begins at 700.
  package static func isLarge(size: Double, weight: Int, _ rules: ContrastRules) -> Bool {
    switch rules {
    case .wcag: TextContent.isLarge(size: size, weight: weight)
    case .apple: size >= 18 || weight >= 700
    }
  }
}
