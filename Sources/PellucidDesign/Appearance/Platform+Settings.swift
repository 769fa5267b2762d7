// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Platform {
  /// A Boolean value indicating whether the system has a light and a dark appearance to choose from.
  package var hasAppearances: Bool { self != .visionOS && self != .watchOS }

  /// A Boolean value indicating whether what lies in front of another interface has colours of its own in the dark: iOS and
  /// iPadOS alone, whose six background colours differ (UIKit's interface level; Dark Mode guidelines).
  package var hasLevels: Bool { self == .iOS }
}

extension Traits {
  /// The level that is drawn.
  var shownLevel: Level { platform.hasLevels ? level : .base }

  /// A Boolean value that is true where the settings ask for the elevated level and the platform has none.
  package var ignoresLevel: Bool { level != shownLevel }
}
