// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The groups of materials that share a capture, numbered in the order in which a scene's layers name them.
struct BackdropGroups {
  private var count = 0
  private var named: [(name: String, index: Int)] = []

  /// Returns the index of the backdrop group with a name; equal names have equal indices.
  mutating func index(of name: String) -> Int {
    if let known = named.first(where: { NameMatch.same($0.name, name) }) { return known.index }
    let index = addUnnamed()
    named.append((name, index))
    return index
  }

  /// Adds a group that no other layer can join, and returns its index.
  mutating func addUnnamed() -> Int {
    defer { count += 1 }
    return count
  }
}
