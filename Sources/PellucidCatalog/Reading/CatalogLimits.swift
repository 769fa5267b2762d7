// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The bounds on catalogs, checked before memory is reserved for them.
package struct CatalogLimits: Hashable, Sendable {
  /// Bytes of one description (`Contents.json`, `icon.json`). Those of real apps have up to some 10 kB.
  package var fileBytes = 8_000_000
  /// Values of any kind in one description.
  package var values = 1_000_000
  /// Brackets inside brackets of one description.
  package var brackets = 64
  /// Files and folders that are looked at, those outside of catalogs included.
  package var entries = 1_000_000
  /// Folders inside folders.
  package var depth = 64
  /// Facts about one file; the first are kept.
  package var factsPerFile = 100

  package init() {}

  var json: JSONLimits { JSONLimits(bytes: fileBytes, depth: brackets, values: values) }
}
