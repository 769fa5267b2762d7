// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A fact about a file of a catalog, with its place.
package struct PlacedFileFact: Hashable, Sendable {
  /// The path of the file or folder, relative to the folder that was read.
  package var file: String
  /// The key path of the value, such as `colors[3].color.components.red`; empty for the whole file.
  package var keyPath: String
  /// The position in the file's text; nil where there is none.
  package var position: TextPosition?
  package var fact: CatalogFileFact

  /// Creates a fact.
  ///
  /// - Parameter file: The file or folder; without a position the fact is about all of it.
  package init(
    _ fact: CatalogFileFact, in file: String, keyPath: String = "", at position: TextPosition? = nil
  ) {
    (self.fact, self.file, self.keyPath, self.position) = (fact, file, keyPath, position)
  }
}
