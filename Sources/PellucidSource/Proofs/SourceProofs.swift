// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// Contrasts that were proven for sources, each of which is proven once.
///
/// A proof takes several milliseconds, and the texts of an app are in few colours on few materials.
package struct SourceProofs: Sendable {
  /// A foreground on a material of a platform.
  private struct Pair: Hashable {
    var foreground: PairForeground
    var material: String
    var platform: Platform
  }

  /// The greatest number of proofs that are kept. Chosen: many times those of an app, and less than a megabyte.
  private static let most = 1_000

  /// The proofs; nil for a pair that a platform does not have.
  private var known: [Pair: SourceProof?] = [:]

  package init() {}

  /// Returns the proof of a contrast; nil where the platform has no such material or foreground.
  mutating func proof(
    of foreground: PairForeground, on material: String, platform: Platform
  ) -> SourceProof? {
    let pair = Pair(foreground: foreground, material: material, platform: platform)
    if let proof = known[pair] { return proof }
    if known.count == Self.most { known = [:] }
    let proof = SourceProof(foreground, on: material, platform: platform)
    known[pair] = .some(proof)
    return proof
  }
}
