// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// The pictures of a project's catalogs, with the way that they are drawn.
struct ProjectPictures: Equatable, Sendable {
  /// The renderings by the names of the pictures; nil where a catalog leaves it to the place of use, and where several catalogs differ.
  private var renderings: [String: AssetProperties.TemplateIntent?] = [:]

  /// Returns the rendering that the catalogs state for a picture; nil where they state none.
  func rendering(of name: String) -> AssetProperties.TemplateIntent? { renderings[name] ?? nil }

  /// Adds a picture. The order in which files are added does not matter.
  mutating func add(_ name: String, _ rendering: AssetProperties.TemplateIntent?) {
    if let other = renderings[name], other != rendering {
      renderings[name] = .some(nil)
    } else {
      renderings[name] = .some(rendering)
    }
  }

  mutating func merge(_ other: ProjectPictures) {
    for (name, rendering) in other.renderings { add(name, rendering) }
  }
}
