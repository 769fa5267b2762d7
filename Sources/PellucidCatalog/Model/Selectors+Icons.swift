// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The selectors that only app icons have.
extension Selectors {
  /// A Boolean value indicating whether the icon is the single one, of 1024 points, from which all other sizes are made.
  package var isSingleSizeIcon: Bool { further["size"] == "1024x1024" }

  /// A Boolean value indicating whether the icon may have appearances. Icons for iOS and iPadOS may; in catalogs,
  /// icons for other platforms have one look.
  package var isIconWithAppearances: Bool {
    switch idiom {
    case .universal, .iphone, .ipad, .iosMarketing: isForIOS
    default: false
    }
  }

  /// A Boolean value indicating whether the icon is for iOS, as icons without a platform are.
  private var isForIOS: Bool {
    guard let platform = further["platform"] else { return true }
    return platform == Platform.iOS.catalogName
  }
}
