// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A fact about a catalog's file, with the place it was found in.
package struct PlacedFileFact: Hashable, Sendable {
  /// The file or folder, relative to what was asked for.
  package var file: String
  /// Such as `colors[3].color.components.red`; empty for the whole file.
  package var keyPath: String
  /// In the file's text; nil where it has none.
  package var position: TextPosition?
  package var fact: CatalogFileFact

  /// - Parameter file: Or folder; without a place it is about all of it.
  package init(
    _ fact: CatalogFileFact, in file: String, keyPath: String = "", at position: TextPosition? = nil
  ) {
    (self.fact, self.file, self.keyPath, self.position) = (fact, file, keyPath, position)
  }
}
