// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The system that an app runs on, and the appearances that it has. A contrast is proven for them with every setting for contrast and
/// transparency, and with every look of the system.
package struct ProofScope: Hashable, Sendable {
  package var platform: Platform
  package var appearances: [Appearance]
  /// The looks, oldest first.
  package var looks: [Look]
  /// A Boolean value that is true for texts that WCAG 2.2 counts as large.
  package var isLarge: Bool

  /// - Parameter fontSize: The size of the text in points; nil for one of ordinary size.
  package init(
    _ platform: Platform, in appearances: [Appearance] = Appearance.allCases, looks: [Look] = Look.allCases,
    fontSize: Double? = nil
  ) {
    (self.platform, self.appearances) = (platform, platform.hasAppearances ? appearances : [.dark])
    self.looks = looks
    isLarge = fontSize.map { TextContent.isLarge(size: $0, weight: 400) } ?? false
  }

  /// The ratios that texts of ordinary size and large ones need.
  private static let requiredForText = 4.5, requiredForLargeText = 3.0

  /// The WCAG 2.2 ratio that the text needs.
  var requiredRatio: Double { isLarge ? Self.requiredForLargeText : Self.requiredForText }

  /// The combinations of settings.
  var traits: [Traits] {
    // The newest look is first: of several combinations with the lowest contrast, findings name the first.
    looks.reversed().flatMap { look in
      var traits = Traits()
      (traits.platform, traits.look) = (platform, look)
      return traits.combinations(levels: [traits.level], appearances: appearances)
    }
  }
}
