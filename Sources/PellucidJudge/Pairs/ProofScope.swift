// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The system that an app runs on, and the appearances that it has. A contrast is proven for them with every setting for contrast and
/// transparency, and with every look of the system.
package struct ProofScope: Hashable, Sendable {
  package var platform: Platform
  package var appearances: [Appearance]

  package init(_ platform: Platform, in appearances: [Appearance] = Appearance.allCases) {
    (self.platform, self.appearances) = (platform, platform.hasAppearances ? appearances : [.dark])
  }

  /// The combinations of settings.
  var traits: [Traits] {
    // The newest look is first: of several combinations with the lowest contrast, findings name the first.
    Look.allCases.reversed().flatMap { look in
      var traits = Traits()
      (traits.platform, traits.look) = (platform, look)
      return traits.combinations(levels: [traits.level], appearances: appearances)
    }
  }
}
