// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import Synchronization

/// Contrasts that were proven for sources, each of which is proven once.
///
/// A proof takes several milliseconds, and the texts of an app are in few colours on few materials.
package final class SourceProofs: Sendable {
  /// A foreground on a surface in the settings of an app.
  private struct Pair: Hashable {
    var foreground: SourceColor
    var surface: ProofSurface
    var scope: ProofScope
  }

  /// The greatest number of proofs that are kept. Chosen: many times those of an app, and less than a megabyte.
  private static let most = 1_000

  /// The proofs; nil for a pair that a platform does not have.
  private let known = Mutex<[Pair: SourceProof?]>([:])

  package init() {}

  /// Returns the proof of a contrast; nil where the platform has no such surface or foreground.
  func proof(
    of foreground: SourceColor, on surface: ProofSurface, in scope: ProofScope
  ) -> SourceProof? {
    let pair = Pair(foreground: foreground, surface: surface, scope: scope)
    if let proof = known.withLock({ $0[pair] }) { return proof }
    let proof = SourceProof(foreground, on: surface, in: scope)
    known.withLock { known in
      if known.count == Self.most { known = [:] }
      known[pair] = .some(proof)
    }
    return proof
  }
}
