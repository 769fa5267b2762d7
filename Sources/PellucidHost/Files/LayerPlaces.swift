// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidGeometry
import PellucidJudge

/// The places of the layers and windows of a scene document in its file.
package struct LayerPlaces: Sendable {
  private let path: String
  private let places: DocumentPlaces

  /// A document that cannot be read has no places; its reader says what is wrong with it.
  package init(documentAt path: String, limits: SceneLimits = SceneLimits()) {
    self.path = path
    let bytes = try? FileReading.bytes(of: path, maximumBytes: limits.bytes)
    places = DocumentPlaces(of: bytes ?? [], limits: limits)
  }

  /// Returns the place of a layer by its id or its key path; the file alone if there is none of that name.
  package func place(of layer: String, point: Point? = nil) -> Place {
    let found = places[layer]
    var place = Place(file: path, line: found?.line, keyPath: found?.keyPath)
    (place.column, place.layer, place.point) = (found?.column, layer, point)
    return place
  }

  /// Returns a finding in some combinations of settings with the place of its layer in the document.
  package func placed(_ finding: Finding, in variants: [String]) -> Finding {
    var finding = finding
    (finding.place, finding.variants) = (place(of: finding.place.name ?? ""), variants)
    return finding
  }

  /// Returns a finding with the place of its layer in the document.
  package func placed(_ finding: Finding) -> Finding {
    var finding = finding
    finding.place = place(of: finding.place.layer ?? "", point: finding.place.point)
    return finding
  }
}
