// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// One row of the material tables, before system settings are applied.
package struct MaterialRow: Hashable, Sendable {
  /// The group whose rules a row follows.
  package enum Kind: Hashable, Sendable { case coreMaterial, television, legacy, appKit, spatial, watch }

  package var id: ID
  package var kind: Kind
  /// The appearance of the row; nil where one row serves both.
  package var appearance: Appearance?
  /// A Boolean value indicating whether the backdrop shows through.
  package var samplesBackdrop: Bool
  /// A Boolean value indicating whether the backdrop is averaged even without Reduce Transparency.
  package var averagesBackdrop: Bool
  /// The standard deviation of the blur, in points, as the source states it (before the 29.5 rule).
  package var radiusInPoints: Double
  package var captureScale: Double
  package var blursLast: Bool
  package var mapping: ColorMapping
  /// The overlays, bottom to top.
  package var overlays: [MaterialOverlay]
  package var family: VibrancyFamily
  package var provenance: Provenance

  init(
    _ id: ID, _ kind: Kind, _ appearance: Appearance?, samples: Bool = true, averages: Bool = false,
    radius: Double = 0, scale: Double = 1, blursLast: Bool = false,
    mapping: ColorMapping = .identity, overlays: [MaterialOverlay] = [], family: VibrancyFamily,
    provenance: Provenance
  ) {
    (self.id, self.kind, self.appearance, self.samplesBackdrop) = (id, kind, appearance, samples)
    (self.averagesBackdrop, self.radiusInPoints, self.captureScale) = (averages, radius, scale)
    (self.blursLast, self.mapping, self.overlays) = (blursLast, mapping, overlays)
    (self.family, self.provenance) = (family, provenance)
  }

  /// The published name of the row.
  package var name: String { id.rawValue }
}

extension MaterialRow {
  /// The rows of all tables.
  static let all: [MaterialRow] =
    CoreMaterialTable.tiers + CoreMaterialTable.television + CoreMaterialTable.platters
    + CoreMaterialTable.glass + LegacyTable.rows + AppKitTable.rows + ChosenTable.rows

  fileprivate static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension MaterialRow.ID {
  /// The row of the tables with this identity; `MaterialTableTests` requires one for each.
  var row: MaterialRow {
    guard let row = MaterialRow.byID[self] else { preconditionFailure("no table has the row") }
    return row
  }
}
