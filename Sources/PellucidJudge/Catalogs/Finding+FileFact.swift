// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJSON
import PellucidLegibility

extension Finding {
  /// Creates the finding about a file of a catalog, at the path that the asset library has for the file.
  package init(_ found: PlacedFileFact) {
    var place = Place(file: found.file)
    if let position = found.position { (place.line, place.column) = (position.line, position.column) }
    if !found.keyPath.isEmpty { place.keyPath = found.keyPath }
    self.init(.catalogFile(found.fact), at: place, verdict: .proven)
  }
}

extension AssetLibrary {
  /// The findings about the library's files, in the order of the files.
  package var fileFindings: [Finding] { fileFacts.map { Finding($0) } }
}
