// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A foreground of the shared material files that no level of vibrancy leads to, for example a platform hue.
package struct VibrancyStyle: Hashable, Sendable {
  /// The set and the entry in one word, for example `platformBlue`.
  package var name: String
  /// The appearance it is made for; nil where one entry serves both.
  package var appearance: Appearance?
  package var ink: Ink
  package var provenance: Provenance

  init(_ name: String, _ appearance: Appearance?, _ ink: Ink, _ provenance: Provenance) {
    (self.name, self.appearance, self.ink, self.provenance) = (name, appearance, ink, provenance)
  }
}

extension Vibrancy {
  /// Every style of the shared material files beside the levels.
  package static func styles() -> [VibrancyStyle] { VibrancyStyleTable.rows }

  /// A style by its name, compared byte by byte; nil where the files have none.
  ///
  /// - Parameters:
  ///   - name: Such as `platformBlue` or `platterClientPrimary`.
  ///   - traits: Gives the appearance, and the platform: AppKit does not use these files.
  package static func style(named name: String, traits: Traits) -> VibrancyStyle? {
    guard traits.platform != .macOS else { return nil }
    let shown = traits.platform.hasAppearances ? traits.appearance : .dark
    return VibrancyStyleTable.rows.first {
      NameMatch.same($0.name, name) && ($0.appearance ?? shown) == shown
    }
  }
}
