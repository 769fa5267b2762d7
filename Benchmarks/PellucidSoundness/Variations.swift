// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Pellucid
import PellucidProofSupport
import PellucidTestSupport

/// A search over entries of the table with the variations that scenes add: either gamut, a translucent material, layers
/// of any mode and opacity, translucent inks.
struct VariationSearch {
  var variations: Int
  /// The number of random backdrops for each variation.
  var pairs: Int

  func run(_ entries: [TableEntry], _ executor: ThreadExecutor) -> SearchResult {
    let start = DispatchTime.now().uptimeNanoseconds
    let found = executor.results(variations) { search(UInt64($0), entries) }
    var result = SearchResult(name: "variations", count: 0, violations: [], closest: .infinity, seconds: 0)
    for found in found.compactMap({ $0 }) {
      result.count += pairs
      result.closest = min(result.closest, found.lowest - found.bound)
      if found.lowest < found.bound {
        result.violations.append("\(found.name): \(found.lowest) below \(found.bound)")
      }
    }
    result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return result
  }

  /// Returns the lowest contrast and the bound of one random variation; nil where no bound exists, because a blend mode
  /// has no range.
  private func search(
    _ seed: UInt64, _ entries: [TableEntry]
  ) -> (name: String, lowest: Double, bound: Double)? {
    var generator = SeededGenerator(seed: seed)
    let entry = entries[generator.index(below: entries.count)]
    let stack = Self.stack(of: entry, &generator)
    guard let bound = try? ContrastBound(stack.transfer) else { return nil }
    let isAverage = entry.recipe.averagesBackdrop || !entry.recipe.samplesBackdrop
    var lowest = Double.infinity
    for pair in 0..<pairs {
      let other = generator.color()
      let contrast =
        pair % 2 == 0 || isAverage
        ? stack.contrast(generator.color(), other: other)
        : stack.contrast(generator.mixture(), other: other)
      lowest = min(lowest, contrast)
    }
    for part in bound.witness.parts {
      lowest = min(lowest, stack.contrast(part.backdrop, other: part.other ?? generator.color()))
    }
    let layers = stack.layers.map { "\($0.blend) \($0.opacity)" }
    return ("variation \(seed), \(entry), opacity \(stack.opacity), \(layers)", lowest, bound.lowest)
  }

  /// Returns the stack of an entry with a random gamut, random opacities and up to two random layers.
  private static func stack(of entry: TableEntry, _ generator: inout SeededGenerator) -> PlainStack {
    var stack = entry.stack
    stack.gamut = generator.index(below: 2) == 0 ? .srgb : .displayP3
    if generator.index(below: 3) == 0 { stack.opacity = Float(generator.number(in: 0.1...1)) }
    if generator.index(below: 3) == 0 { stack.inkOpacity = Float(generator.number(in: 0.1...1)) }
    for _ in 0..<generator.index(below: 3) {
      let mode = BlendMode.allCases[generator.index(below: BlendMode.allCases.count)]
      let color = generator.color()
      let paint = EncodedColor(
        red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
        alpha: Float(generator.number(in: 0...1)))
      let opacity: Float = generator.index(below: 2) == 0 ? 1 : Float(generator.number(in: 0...1))
      stack.layers.append((paint, mode, opacity))
    }
    return stack
  }
}

extension PlainStack {
  /// The transfer that describes this stack to the bound.
  var transfer: Transfer {
    Transfer(
      material: recipe, opacity: Double(opacity),
      layers: layers.map { .paint($0.color, $0.blend, opacity: Double($0.opacity)) }, ink: ink,
      inkOpacity: Double(inkOpacity), gamut: gamut)
  }
}

/// A search over random scenes, each resolved, planned and drawn.
struct SceneSearch {
  var scenes: Int
  /// The number of scenes drawn by one renderer.
  private static let run = 100

  func run(_ executor: ThreadExecutor) throws -> SearchResult {
    let start = DispatchTime.now().uptimeNanoseconds
    let found = try executor.results(scenes / Self.run) { part in
      var renderer = try SceneRenderer(threads: 1)
      // Seeds from 1000 up, so that no scene repeats one of the tests.
      return try (0..<Self.run).flatMap { index in
        let seed = UInt64(1000 + part * Self.run + index)
        return try SceneProof.all(seed: seed, &renderer).proofs.map { (seed, $0) }
      }
    }
    var result = SearchResult(
      name: "random-scenes-\(scenes)", count: 0, violations: [], closest: .infinity, seconds: 0)
    for (seed, proof) in found.joined() {
      result.count += 1
      result.closest = min(result.closest, proof.measured - proof.bound.lowest)
      if proof.measured < proof.bound.lowest {
        result.violations.append("seed \(seed), \(proof.id): \(proof.measured) below \(proof.bound.lowest)")
      }
    }
    result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return result
  }
}
