// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Which text counts as large.
enum ContrastRules: String, CaseIterable, Sendable {
  /// WCAG 2.2: at least 18 points, or at least 14 and bold.
  case wcag
  /// The guidelines: at least 18 points, or bold.
  case apple
}

/// The contrast a text or symbol has to hold.
struct ContrastRequirement: Hashable, Sendable {
  /// Less is an error.
  var ratio: Double
  /// Less is a warning; nil where nothing more is recommended.
  var recommended: Double?

  /// - Parameter required: What a person asks for instead.
  init(of resource: Resource, rules: ContrastRules, required: Double?) {
    if let required {
      ratio = required
    } else if case .text(let text, _, let transform) = resource {
      // A transform changes how large the letters are on the screen.
      let isLarge = Self.isLarge(size: text.size * transform.meanScale, weight: text.weight, rules)
      ratio = isLarge ? 3 : 4.5
      if !isLarge, case .color(.custom) = text.style.color { recommended = 7 }
    } else {
      ratio = 3
    }
  }

  /// - Parameters:
  ///   - size: Points.
  ///   - weight: 100…900; bold begins at 700.
  static func isLarge(size: Double, weight: Int, _ rules: ContrastRules) -> Bool {
    switch rules {
    case .wcag: TextContent.isLarge(size: size, weight: weight)
    case .apple: size >= 18 || weight >= 700
    }
  }
}
