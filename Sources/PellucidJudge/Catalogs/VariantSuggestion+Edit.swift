// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

extension [VariantSuggestion] {
  /// Returns the file of a colour set with every suggestion written, in the number format of Xcode.
  package func applied(to file: [UInt8]) throws(CatalogEditError) -> [UInt8] {
    var edited = file
    for change in self {
      edited = try ColorSetEdit(.color(change.color), for: change.selectors, digits: .asXcode).applied(
        to: edited)
    }
    return edited
  }
}
