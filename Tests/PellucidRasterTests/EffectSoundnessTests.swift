// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidPlan
import PellucidProofSupport
import PellucidTestSupport
import Testing

/// Tests of random scenes some of whose layers are blurred, filtered, projected or masked.
@Suite struct EffectSoundnessTests {
  @Test("No random scene with effects is drawn below its bound", arguments: 0..<3)
  func noSceneIsDrawnBelowItsBound(part: UInt64) throws {
    var renderer = try SceneRenderer(threads: 1)
    var (proven, changed) = (0, 0)
    for seed in 700 + part * 30..<700 + (part + 1) * 30 {
      let result = try SceneProof.all(seed: seed, &renderer) { changed += Self.addEffects(to: &$0, seed) }
      proven += result.proofs.count
      for proof in result.proofs {
        #expect(
          proof.measured >= proof.bound.lowest,
          "seed \(seed), \(proof.id): drawn \(proof.measured), bound \(proof.bound.lowest)")
      }
    }
    // Guards the test: scenes without proofs, or without effects, would test nothing.
    #expect(proven > 0 && changed > 8)
  }

  @Test("A part of a random scene with effects has the bytes of the whole, drawn by any number of threads")
  func partsAndThreads() throws {
    var (alone, together) = (try SceneRenderer(threads: 1), try SceneRenderer(threads: 3))
    (alone.measuresContrast, together.measuresContrast) = (false, false)
    for seed in UInt64(900)..<930 {
      var scene = RandomScene.description(seed: seed)
      _ = Self.addEffects(to: &scene, seed)
      let resolved = try alone.resolve(scene)
      let whole = try alone.render(resolved).image
      #expect(try together.render(resolved).image == whole, "scene \(seed)")
    }
  }

  /// Gives some layers of a scene effects, by their ids, and returns the number of these layers.
  private static func addEffects(to scene: inout SceneDescription, _ seed: UInt64) -> Int {
    var count = 0
    LayerWalk.edit(&scene) { layers, _ in
      for index in layers.indices {
        guard let id = layers[index].id else { continue }
        var random = SeededGenerator(seed: id.utf8.reduce(seed &* 31) { $0 &* 31 &+ UInt64($1) })
        guard random.number(in: 0...1) < 0.4 else { continue }
        count += 1
        change(&layers[index], &random)
      }
    }
    return count
  }

  private static func change(_ layer: inout Layer, _ random: inout SeededGenerator) {
    switch Int(random.number(in: 0...7.999)) {
    case 0: layer.effects = [.blur(sigma: random.number(in: 0...6), isOpaque: false)]
    case 1: layer.effects = [.blur(sigma: random.number(in: 0...6), isOpaque: true), .colorInvert]
    case 2: layer.effects = [.hueRotation(random.number(in: 0...360)), .contrast(random.number(in: 0...2))]
    case 3: layer.effects = [.luminanceToAlpha]
    case 4:
      let move = Transform.translation(x: random.number(in: -9...9), y: random.number(in: -9...9))
      layer.effects = [.projection(Projection(move, px: random.number(in: -0.01...0.01), py: 0.002))]
    case 5: layer.isIsolated = true
    case 6: layer.blend = .destinationOut
    default:
      let frame = layer.frame
      var inner = layer
      inner.frame = Rect(frame.size)
      var mask = Layer(
        frame: Rect(frame.size),
        content: .fill(shape: .ellipse, .foreground(.custom(EncodedColor(white: 0, alpha: 0.7)))))
      mask.blend = .destinationIn
      layer = Layer(id: layer.id.map { $0 + "-group" }, frame: frame, content: .group([inner, mask]))
      layer.isIsolated = true
    }
  }
}
