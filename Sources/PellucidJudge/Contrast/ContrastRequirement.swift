// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The definition of large text.
package enum ContrastRules: String, CaseIterable, Sendable {
  /// The definition of WCAG 2.2: at least 18 points, or at least 14 points and bold.
  case wcag
  /// The definition of Apple's guidelines: at least 18 points, or bold.
  case apple
}

/// The contrast that a text or symbol has to hold.
package struct ContrastRequirement: Hashable, Sendable {
  /// The WCAG 2.2 ratio below which a contrast is an error.
  package var ratio: Double
  /// The WCAG 2.2 ratio below which a contrast is a warning; nil where no more than `ratio` is recommended.
  package var recommended: Double?

  /// Creates the requirement for a text, a symbol or another resource.
  ///
  /// Large text and everything that is not text require 3:1, small text 4.5:1. Small text in a custom colour should
  /// have 7:1. WCAG 2.2 requires nothing of inactive elements.
  ///
  /// - Parameters:
  ///   - style: The style that the resource is drawn in; nil where it has its own colours.
  ///   - isInactive: A Boolean value that is true for a part of an element that is marked as inactive.
  ///   - required: The ratio that replaces the ratios of the rules.
  package init(
    of resource: Resource, style: ForegroundStyle?, isInactive: Bool = false, rules: ContrastRules,
    required: Double?
  ) {
    if let required {
      ratio = required
    } else if isInactive {
      ratio = 1
    } else if case .text(let text, _, let transform) = resource {
      // A transform changes the size of the letters on the screen.
      let weight = text.face.strokeWeight(of: text.weight)
      let isLarge = Self.isLarge(size: text.size * transform.meanScale, weight: weight, rules)
      ratio = isLarge ? 3 : 4.5
      if !isLarge, case .color(.custom)? = style?.color { recommended = 7 }
    } else {
      ratio = 3
    }
  }

  /// Returns whether text counts as large.
  ///
  /// - Parameters:
  ///   - size: The font size, in points.
  ///   - weight: The font weight, 100…900; bold begins at 700.
  package static func isLarge(size: Double, weight: Int, _ rules: ContrastRules) -> Bool {
    switch rules {
    case .wcag: TextContent.isLarge(size: size, weight: weight)
    case .apple: size >= 18 || weight >= 700
    }
  }
}
