// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A foreground ink of the shared material files that is not the ink of a level, for example a platform hue.
package struct VibrancyStyle: Hashable, Sendable {
  /// The set and the entry in one word, for example `platformBlue`.
  package var name: String
  /// The appearance that the ink is made for; nil where one entry serves both.
  package var appearance: Appearance?
  package var ink: Ink
  package var provenance: Provenance

  init(_ name: String, _ appearance: Appearance?, _ ink: Ink, _ provenance: Provenance) {
    (self.name, self.appearance, self.ink, self.provenance) = (name, appearance, ink, provenance)
  }
}

extension Vibrancy {
  /// Returns every style of the shared material files that is not the ink of a level.
  package static func styles() -> [VibrancyStyle] { VibrancyStyleTable.rows }

  /// Returns the style of a name, compared byte by byte; nil where the files have none.
  ///
  /// - Parameters:
  ///   - name: A name such as `platformBlue` or `platterClientPrimary`.
  ///   - traits: The traits that give the appearance and the platform; on macOS the result is nil, because AppKit
  ///     does not use these files.
  package static func style(named name: String, traits: Traits) -> VibrancyStyle? {
    guard traits.platform != .macOS else { return nil }
    let shown = traits.platform.hasAppearances ? traits.appearance : .dark
    return VibrancyStyleTable.rows.first {
      NameMatch.same($0.name, name) && ($0.appearance ?? shown) == shown
    }
  }
}
