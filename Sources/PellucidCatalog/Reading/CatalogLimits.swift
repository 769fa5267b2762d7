// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The bounds on catalogs, checked before memory is reserved for them.
public struct CatalogLimits: Hashable, Sendable {
  /// Bytes of one description (`Contents.json`, `icon.json`). Those of real apps have up to some 10 kB.
  public var fileBytes = 8_000_000
  /// Values of any kind in one description.
  public var values = 1_000_000
  /// Brackets inside brackets of one description.
  public var brackets = 64
  /// Files and folders that are looked at, those outside of catalogs included.
  public var entries = 1_000_000
  /// Folders inside folders.
  public var depth = 64
  /// Facts about one file; the first are kept.
  public var factsPerFile = 100

  public init() {}

  var json: JSONLimits { JSONLimits(bytes: fileBytes, depth: brackets, values: values) }
}
