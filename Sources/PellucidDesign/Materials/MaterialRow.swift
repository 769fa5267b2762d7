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
  static var all: [MaterialRow] { Table.allCases.flatMap { $0.rows } }

  /// A table of materials; its rows are made on first access.
  fileprivate enum Table: CaseIterable {
    case tiers, television, platters, glass, legacy, appKit, chosen

    var rows: [MaterialRow] {
      switch self {
      case .tiers: CoreMaterialTable.tiers
      case .television: CoreMaterialTable.television
      case .platters: CoreMaterialTable.platters
      case .glass: CoreMaterialTable.glass
      case .legacy: LegacyTable.rows
      case .appKit: AppKitTable.rows
      case .chosen: ChosenTable.rows
      }
    }
  }
}

extension MaterialRow.ID {
  /// The row of the tables with this identity; `MaterialTableTests` requires one for each.
  var row: MaterialRow {
    for table in MaterialRow.Table.allCases {
      if let row = table.rows.first(where: { $0.id == self }) { return row }
    }
    preconditionFailure("no table has the row")
  }
}
