// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The grid of tvOS.
package enum ShelfTable {
  /// The numbers of columns that the grid has.
  package static let columns = 2...9

  /// The widths of items without the focus, from two columns to nine, in points (C10, published).
  private static let widths: [Double] = [860, 560, 410, 320, 260, 217, 184, 160]

  /// Returns the width of an item in a grid of so many columns, the nearest that the grid has.
  package static func itemWidth(columns count: Int) -> Double {
    widths[min(max(count, columns.lowerBound), columns.upperBound) - columns.lowerBound]
  }
}
