// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJSON

/// The place that a finding is about: a layer of a scene, an entry of a catalog, or a file.
package struct Place: Hashable, Sendable {
  /// The path of the file, in the form the user gave or relative to the current folder.
  package var file: String?
  /// The line and the column in the file, both counted from 1; the column counts Unicode scalars.
  package var line: Int?, column: Int?
  /// The key path in the document, such as `windows[0].layers[2]`.
  package var keyPath: String?
  /// The index of the entry in an asset's file, where `file` is the folder of the asset.
  package var entry: Int?
  /// The id of the layer, or the key path of a layer without an id.
  package var layer: String?
  /// The kind, the words and the parents of a layer without an id, such as `bar > text "Albums"`. They stay when layers are added
  /// before it. It is nil where the layer has an id, and where no document is known.
  package var identity: String?
  /// The position in the scene, in points.
  package var point: Point?
  /// The line of the sources that the document was made from; nil for a document of people's own.
  package var source: SourcePlace?

  package init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, keyPath: String? = nil,
    layer: String? = nil, point: Point? = nil
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.keyPath, self.layer, self.point) = (keyPath, layer, point)
  }

  /// The line and the column; nil where either is unknown.
  package var position: TextPosition? {
    guard let line, let column else { return nil }
    return TextPosition(line: line, column: column)
  }

  /// The path of the file that reports name: that of the sources where the document was made from them.
  package var reportedFile: String? { source?.file ?? file }
  /// The line in the reported file.
  package var reportedLine: Int? { source?.line ?? line }
  /// The column in the reported file; nil where it is unknown.
  package var reportedColumn: Int? { source == nil ? column : nil }

  /// The id of the layer, or the key path if there is none.
  package var name: String? { layer ?? keyPath }
}
