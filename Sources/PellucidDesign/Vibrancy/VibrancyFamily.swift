// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The set of foreground inks that belongs on a surface.
package struct VibrancyFamily: Hashable, Sendable {
  /// The surfaces that share a set of inks.
  package enum Group: Hashable, Sendable, CaseIterable {
    /// Surfaces without a material: ordinary semantic colours.
    case plain
    /// The softer sets of the ultra-thin and thin tiers.
    case platformThin
    case platform
    case platformChrome
    case platter
    case module
    case legacyExtraLight, legacyLight, legacyDark
    case televisionThin, television
    case appKit
    case spatial
    case watch
  }

  package var group: Group
  /// The appearance the inks are made for.
  package var appearance: Appearance

  package init(_ group: Group, _ appearance: Appearance) {
    (self.group, self.appearance) = (group, appearance)
  }
}
