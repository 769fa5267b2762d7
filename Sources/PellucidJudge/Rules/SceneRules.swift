// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// The judge of a scene's description, which uses the description, its resolution and the trace of decisions.
package enum SceneRules {
  /// Returns the findings and remarks about a scene, in drawing order; each fact about a layer appears once.
  package static func findings(of resolution: Resolution) -> [Finding] {
    var walk = TraceWalk(resolution)
    for index in resolution.trace.steps.indices { walk.take(stepAt: index) }
    return walk.findings
  }

  /// Returns the findings about a scene, followed by those about characters of its texts that no font can draw.
  ///
  /// - Parameter missingGlyphs: The characters, by the resource index of their text.
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
