// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidLegibility

/// Findings about assets. Their place consists of the asset's folder in the library and the asset's name, until
/// `CatalogPlaces` locates the asset in its file.
extension Finding {
  package init(_ severity: Severity, _ verdict: Verdict.Class, _ fact: AssetFact, of asset: Asset) {
    self.init(
      .asset(fact), severity: severity, at: Place(file: asset.path, layer: asset.name), verdict: verdict)
  }

  /// Creates a note about several assets of the catalog at a path.
  package init(undecided fact: AssetFact, in catalog: String) {
    self.init(.asset(fact), severity: .note, at: Place(file: catalog), verdict: .review)
  }

  /// The path of the asset in the library; empty for findings about the configuration.
  package var path: String { place.file ?? "" }

  /// The name of the asset; empty for findings about several assets.
  package var name: String { place.layer ?? "" }

  /// The variants to write so that the rule holds.
  package var suggestions: [VariantSuggestion] {
    get { remedies.compactMap { if case .variant(let suggestion) = $0 { suggestion } else { nil } } }
    set { remedies = newValue.map(Remedy.variant) + unreachable.map(Remedy.unreachable) }
  }

  /// The variants for which no colour satisfies the rule.
  package var unreachable: [UnreachableVariant] {
    get { remedies.compactMap { if case .unreachable(let variant) = $0 { variant } else { nil } } }
    set { remedies = suggestions.map(Remedy.variant) + newValue.map(Remedy.unreachable) }
  }
}
