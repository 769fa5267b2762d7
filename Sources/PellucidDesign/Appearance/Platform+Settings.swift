// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Platform {
  /// A Boolean value indicating whether the system offers a light and a dark appearance.
  package var hasAppearances: Bool { self != .visionOS && self != .watchOS }

  /// A Boolean value indicating whether interfaces in front of others have dark colours of their own: only on iOS and
  /// iPadOS, whose six background colours differ (UIKit's interface level; Dark Mode guidelines).
  package var hasLevels: Bool { self == .iOS }
}

extension Traits {
  /// The level in effect: `.base` on platforms without levels.
  var shownLevel: Level { platform.hasLevels ? level : .base }

  /// A Boolean value that is true where the settings ask for the elevated level and the platform has none.
  package var ignoresLevel: Bool { level != shownLevel }
}
