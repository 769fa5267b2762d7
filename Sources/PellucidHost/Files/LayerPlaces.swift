// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJudge

/// The positions of the layers and windows of a scene document in its file.
package struct LayerPlaces: Sendable {
  private let path: String
  private let places: DocumentPlaces
  private let sources: SourceLines?

  /// Reads the positions in a document. A document that cannot be read has no positions; `SceneReader` reports its
  /// errors.
  ///
  /// - Parameter sources: The lines that documents were made from; nil for documents of people's own.
  package init(documentAt path: String, limits: SceneLimits = SceneLimits(), from sources: SourceLines? = nil)
  {
    let bytes = try? FileReading.bytes(of: path, maximumBytes: limits.bytes)
    self.init(of: bytes ?? [], documentAt: path, limits: limits, from: sources)
  }

  /// Finds the positions in the text of a document.
  package init(
    of bytes: [UInt8], documentAt path: String, limits: SceneLimits = SceneLimits(),
    from sources: SourceLines? = nil
  ) {
    (self.path, self.sources) = (path, sources)
    places = DocumentPlaces(of: bytes, limits: limits)
  }

  /// Returns what the layer at a key path is; nil where there is none.
  package func identity(ofLayerAt keyPath: String) -> String? { places.identity(ofLayerAt: keyPath) }

  /// Returns the position of the layer or window at a key path, or the file alone if there is none.
  package func place(ofLayerAt keyPath: String) -> Place {
    var place = Place(keyPath: keyPath, layer: keyPath)
    locate(&place)
    return place
  }

  /// Returns a finding, for certain combinations of settings, with the position of its layer in the document.
  package func placed(_ finding: Finding, in variants: [String]) -> Finding {
    var finding = placed(finding)
    finding.variants = variants
    return finding
  }

  /// Returns a finding with the position of its layer in the document.
  package func placed(_ finding: Finding) -> Finding {
    var finding = finding
    locate(&finding.place)
    return finding
  }

  /// Sets the file, the line and the column of a place.
  private func locate(_ place: inout Place) {
    let found = place.keyPath.flatMap { places[$0] }
    (place.file, place.line, place.column) = (path, found?.line, found?.column)
    place.source =
      place.source
      ?? sources?.place(inDocument: path, words: place.keyPath.flatMap { places.words(ofLayerAt: $0) })
    guard let keyPath = place.keyPath, place.layer.map({ $0 == keyPath }) ?? true else { return }
    place.identity = places.identity(ofLayerAt: keyPath)
  }
}
