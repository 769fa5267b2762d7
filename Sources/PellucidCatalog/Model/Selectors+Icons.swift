// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The selectors that only app icons have.
extension Selectors {
  /// A Boolean value indicating whether the icon is the one of 1024 points from which all other sizes are made.
  package var isSingleSizeIcon: Bool { further["size"] == "1024x1024" }

  /// A Boolean value indicating whether the icon may have appearances: those of iOS and iPadOS have; in catalogs those of
  /// other platforms have one look.
  package var isIconWithAppearances: Bool {
    switch idiom {
    case .universal, .iphone, .ipad, .iosMarketing: isForIOS
    default: false
    }
  }

  /// An icon without a platform is for iOS.
  private var isForIOS: Bool {
    guard let platform = further["platform"] else { return true }
    return platform == Platform.iOS.catalogName
  }
}
