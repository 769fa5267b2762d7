// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// The rule about characters that no font can draw (TXT01).
package enum MissingGlyphRule {
  /// Returns one finding for each text that has such characters.
  ///
  /// - Parameter missing: The characters without a glyph, by resource index.
  package static func findings(_ missing: [Int: [Unicode.Scalar]], _ trace: SceneTrace) -> [Finding] {
    trace.resources.indices.compactMap { index in
      guard let characters = missing[index], !characters.isEmpty else { return nil }
      let origin = trace.resources[index]
      return Finding(.missingGlyphs(characters), at: Place(keyPath: origin.path, layer: origin.name))
    }
  }
}
