// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

extension DeviceSettings.Direction {
  /// Creates the direction in which a language is written.
  ///
  /// - Parameter locale: The identifier of a language or locale, such as `ar` or `ko_KR`.
  package init(of locale: String) {
    let isTurned = Locale(identifier: locale).language.characterDirection == .rightToLeft
    self = isTurned ? .rightToLeft : .leftToRight
  }
}
