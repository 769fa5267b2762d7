// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidPlan
import PellucidScene

/// What a renderer saw behind glass, by all that decides it: settings and moments that differ in glass alone look once.
struct SeenBackdrops {
  private var seen: [(Key, [GlassBackdrop?])] = []
  /// Chosen: combinations of appearance, contrast, transparency and level.
  private static let most = 16

  struct Key: Equatable {
    /// What is drawn to see it.
    let plan: Plan
    let resources: [Resource]
    /// Texts and symbols are made for it.
    let scale: Double
    /// Glass without a look has none in the plan.
    let probeCount: Int
  }

  /// The newest are found first: a scene that moves asks for what it saw last.
  subscript(key: Key) -> [GlassBackdrop?]? { seen.last { $0.0 == key }?.1 }

  mutating func add(_ backdrops: [GlassBackdrop?], for key: Key) {
    if seen.count == Self.most { seen.removeFirst() }
    seen.append((key, backdrops))
  }
}
