// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MutableCollection {
  /// Moves elements to before an offset, in the order in which they are.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter(all.indices.contains)
    let before = all.indices.filter { $0 < destination && !source.contains($0) }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }
    for (index, element) in zip(indices, (before + moved + after).map { all[$0] }) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
