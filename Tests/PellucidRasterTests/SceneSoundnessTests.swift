// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidProofSupport
import Testing

/// The bounds that whole scenes are given against the pixels that are drawn.
@Suite struct SceneSoundnessTests {
  /// Fills, blend modes, opacities, groups, clips, shadows, turned texts, materials, both gamuts; each over its own
  /// picture and over the colours of the witnesses.
  @Test(arguments: 0..<12) func noSceneIsDrawnBelowItsBound(part: UInt64) throws {
    var renderer = try SceneRenderer(threads: 1)
    var (proven, texts) = (0, 0)
    for seed in part * 25..<(part + 1) * 25 {
      let result = try SceneProof.all(seed: seed, &renderer)
      texts += result.texts
      proven += result.proofs.count
      for proof in result.proofs {
        #expect(
          proof.measured >= proof.bound.lowest,
          "seed \(seed), \(proof.id): drawn \(proof.measured), bound \(proof.bound.lowest)")
      }
    }
    // Scenes of which nothing is proven would prove nothing about the bounds.
    #expect(proven * 8 > texts)
  }
}
