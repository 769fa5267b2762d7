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
    var all: [Traits] = []
    for appearance in appearances {
      for contrast in ContrastSetting.allCases {
        for transparency in TransparencySetting.allCases {
          for look in Look.allCases.reversed() {
            var traits = Traits()
            (traits.platform, traits.appearance, traits.look) = (platform, appearance, look)
            (traits.contrast, traits.statedTransparency) = (contrast, transparency)
            all.append(traits)
          }
        }
      }
    }
    return all
  }
}
