// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The inks of foregrounds that are drawn through the backdrop.
package struct Vibrancy: Sendable {
  /// Returns the ink of a level on a surface of `family`.
  ///
  /// In the plain family a level is an ordinary semantic colour under the traits. The other families carry their
  /// appearance; of the traits, Increase Contrast alone changes them.
  package static func ink(level: VibrancyLevel, family: VibrancyFamily, traits: Traits) -> Ink {
    row(level: level, family: family, traits: traits).ink
  }

  /// Returns the ink of a level together with its provenance.
  package static func row(level: VibrancyLevel, family: VibrancyFamily, traits: Traits) -> VibrancyRow {
    let appearance = family.group.hasOneAppearance ?? family.appearance
    let rows = VibrancyTable.rows(of: family.group, appearance)
    func known(_ level: VibrancyLevel) -> VibrancyRow? { rows.first { $0.level == level } }
    if let row = known(level) {
      return traits.contrast == .increased ? row.withMoreContrast(fill: known(.fill)?.ink) : row
    }
    var traits = traits
    traits.appearance = family.appearance
    let plain = SemanticColors.plain(level, traits: traits)
    return VibrancyRow(
      family: family, level: level, ink: .color(plain.color, blend: .sourceOver),
      provenance: plain.provenance)
  }

  /// Returns every row of the tables.
  package static func allRows() -> [VibrancyRow] { VibrancyTable.rows }
}

extension VibrancyFamily.Group {
  /// The only appearance of a group that exists in one; nil for the others.
  fileprivate var hasOneAppearance: Appearance? {
    switch self {
    case .module, .spatial, .watch, .legacyDark: .dark
    case .legacyExtraLight, .legacyLight: .light
    default: nil
    }
  }
}
