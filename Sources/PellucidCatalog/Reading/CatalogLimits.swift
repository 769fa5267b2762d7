// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The limits on catalogs, checked before memory is reserved for them.
package struct CatalogLimits: Hashable, Sendable {
  /// The greatest size of one description (`Contents.json`, `icon.json`), in bytes. Real apps have up to some 10 kB.
  package var fileBytes = 8_000_000
  /// The greatest number of values of any kind in one description.
  package var values = 1_000_000
  /// The greatest size of all descriptions that are read together, in bytes. Chosen: real apps have up to 0.3 MB.
  package var allBytes = 64_000_000
  /// The greatest number of values in all descriptions together, counted by their signs before they are parsed. Chosen:
  /// real apps have up to 16,000; a value takes up to 150 bytes in the library.
  package var allValues = 4_000_000
  /// The greatest depth of brackets in one description.
  package var brackets = 64
  /// The greatest number of files and folders that are visited, including those outside of catalogs. Chosen: they take some
  /// five seconds, and the largest projects have a tenth.
  package var entries = 400_000
  /// The greatest depth of folders.
  package var depth = 64
  /// The greatest number of facts about one file; the first ones are kept.
  package var factsPerFile = 100

  package init() {}

  /// Returns the number of values that a description has at most: each stands behind one of four signs.
  package static func values(in description: [UInt8]) -> Int {
    description.reduce(1) { count, byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"): count + 1
      default: count
      }
    }
  }

  var json: JSONLimits { JSONLimits(bytes: fileBytes, depth: brackets, values: values) }
}
