// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility

/// The backdrops over which a contrast is judged. Their mixtures count too, because a material blurs.
package enum BackdropScope: Hashable, Sendable {
  case every
  /// The colours of some pictures and some other colours, with their names.
  case listed([String], colors: Backdrop)
  /// The colours within a range of relative luminances (WCAG), 0…1; nil where there is no limit.
  case luminance(atLeast: Double?, atMost: Double?)

  /// A Boolean value that is true where the scope leaves out some backdrops.
  package var isLimited: Bool { self != .every }

  var backdrop: Backdrop {
    switch self {
    case .every: .anything
    case .listed(_, let colors): colors
    case .luminance(let least, let most): .luminance((least ?? 0)...(most ?? 1))
    }
  }
}
