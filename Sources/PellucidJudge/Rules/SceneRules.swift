// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// Judges how a scene is described: by its description, what it resolved to, and why.
package enum SceneRules {
  /// Returns the findings and remarks about a scene, in drawing order; each fact about a layer comes once.
  package static func findings(of resolution: Resolution) -> [Finding] {
    var walk = TraceWalk(resolution)
    for step in resolution.trace.steps { walk.take(step) }
    return walk.findings
  }

  /// Returns the findings about a scene and about characters of its texts that no font can draw.
  ///
  /// - Parameter missingGlyphs: By the index of the text's resource.
  package static func findings(
    of resolution: Resolution, missingGlyphs: [Int: [Unicode.Scalar]]
  ) -> [Finding] {
    findings(of: resolution) + MissingGlyphRule.findings(missingGlyphs, resolution.trace)
  }
}

extension Finding {
  /// Creates a finding about a layer.
  init(_ fact: Fact, about layer: LayerReference) {
    self.init(fact, at: Place(keyPath: layer.path, layer: layer.name))
  }
}
