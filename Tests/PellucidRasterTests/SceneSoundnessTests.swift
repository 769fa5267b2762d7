// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidProofSupport
import Testing

/// Tests of the bounds of whole scenes against their drawn pixels.
@Suite struct SceneSoundnessTests {
  /// The scenes hold fills, blend modes, opacities, groups, clips, shadows, turned texts and materials, in both gamuts;
  /// each is drawn over its own picture and over the colours of the witnesses.
  @Test("No random scene is drawn below its bound", arguments: 0..<12) func noSceneIsDrawnBelowItsBound(
    part: UInt64
  ) throws {
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
    // Guards the test: scenes without any proof would test no bound.
    #expect(proven * 8 > texts)
  }

  @Test("No random scene is drawn below its bound under Smart Invert", arguments: 0..<4)
  func noInvertedSceneIsDrawnBelowItsBound(part: UInt64) throws {
    var renderer = try SceneRenderer(threads: 1)
    var (proven, moved) = (0, 0)
    for seed in 300 + part * 25..<300 + (part + 1) * 25 {
      var scene = RandomScene.description(seed: seed)
      scene.traits.invertsColors = true
      guard scene.traits.showsInverted else { continue }
      let inverted = try SceneProof.all(seed: seed, &renderer) { $0.traits.invertsColors = true }.proofs
      let plain = try SceneProof.all(seed: seed, &renderer).proofs
      for (proof, other) in zip(inverted, plain) {
        proven += 1
        #expect(
          proof.measured >= proof.bound.lowest,
          "seed \(seed), \(proof.id): drawn \(proof.measured), bound \(proof.bound.lowest)")
        if abs(proof.bound.lowest - other.bound.lowest) > 0.05 { moved += 1 }
      }
    }
    // Guards the test: bounds that ignore the inversion would be those of the picture before it.
    #expect(proven > 2 && moved > proven / 4)
  }
}
