// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A length that is shared among views: the views of a stack, or the columns or rows of a grid.
struct LengthShares {
  /// The least and the greatest length of a view.
  struct Range {
    var least: CGFloat, most: CGFloat
    init(_ least: CGFloat, _ most: CGFloat) { (self.least, self.most) = (least, most) }
    var flexibility: CGFloat { most - least }
  }

  /// The length that is proposed to each view.
  private(set) var proposals: [CGFloat]
  /// The length that each view takes.
  private(set) var lengths: [CGFloat]

  /// Shares a length. Views of higher priority are asked first, and of these the less flexible ones; each is proposed an even share
  /// of what is left, and what it takes is subtracted.
  ///
  /// - Parameter length: Returns the length that a view takes of a share.
  init(
    of whole: CGFloat, among ranges: [Range], priorities: [Double], length: (Int, CGFloat) -> CGFloat
  ) {
    proposals = [CGFloat](repeating: 0, count: ranges.count)
    lengths = proposals
    var left = whole - ranges.reduce(0) { $0 + $1.least }
    for group in Self.groups(ranges, priorities) {
      // The least lengths of the groups that come later are set aside.
      left += group.reduce(0) { $0 + ranges[$1].least }
      for (place, index) in group.enumerated() {
        proposals[index] = max(0, left / CGFloat(group.count - place))
        lengths[index] = length(index, proposals[index])
        left -= lengths[index]
      }
    }
  }

  /// Returns the views of each priority, the highest first, in the order in which they are asked.
  private static func groups(_ ranges: [Range], _ priorities: [Double]) -> [[Int]] {
    let order = ranges.indices.sorted { first, second in
      if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
      let (one, other) = (ranges[first].flexibility, ranges[second].flexibility)
      if one != other { return one < other }
      // Where two views take any length, the one that needs more comes first.
      if one == .infinity, ranges[first].least != ranges[second].least {
        return ranges[first].least > ranges[second].least
      }
      return first < second
    }
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else { return [order] }
    var groups: [[Int]] = []
    for index in order {
      if let last = groups.last?.first, priorities[last] == priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }
}
