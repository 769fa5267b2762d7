// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension Traits {
  /// These traits in the given levels and appearances, and in every contrast and transparency; the last of these
  /// changes first.
  func combinations(levels: [PellucidDesign.Level], appearances: [Appearance]) -> [Traits] {
    var all: [Traits] = []
    for level in levels {
      for appearance in appearances {
        for contrast in ContrastSetting.allCases {
          for transparency in TransparencySetting.allCases {
            var traits = self
            (traits.level, traits.appearance) = (level, appearance)
            (traits.contrast, traits.transparency) = (contrast, transparency)
            all.append(traits)
          }
        }
      }
    }
    return all
  }
}
