// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Dictionary {
  /// Creates a dictionary with the first value of each key. `init(_:uniquingKeysWith:)` does not compile with Embedded Swift.
  init(firstOf pairs: [(Key, Value)]) {
    self.init(minimumCapacity: pairs.count)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
