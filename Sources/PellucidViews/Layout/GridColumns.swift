// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A column of a grid that makes its rows as they come into view, or a row of one that makes its columns so.
public struct GridItem: Sendable {
  /// The width of the column.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// The item stands for as many columns as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next column, in points; nil is the usual distance.
  public var spacing: CGFloat?
  /// The alignment of the cells; nil is that of the grid.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// The columns of a lazy grid in a width.
struct GridColumns: Equatable {
  /// The offset and the width of a column, in points, and the item it belongs to.
  struct Column: Equatable {
    var offset: CGFloat, width: CGFloat
    var item: Int
  }

  private(set) var columns: [Column] = []
  private(set) var width: CGFloat = 0

  /// Creates the columns of a width.
  ///
  /// The columns are worked out twice, as the system does: the widths that are drawn are those for the width that the first pass gives.
  init(_ items: [GridItem], in width: CGFloat) {
    let first = Self.widths(items, in: width)
    let total = first.reduce(0, +) + Self.distances(items)
    let widths = Self.widths(items, in: total)
    for (index, item) in items.enumerated() {
      let distance = index + 1 < items.count ? item.spacing ?? ViewSpacing.usual : 0
      append(item, index, widths[index])
      self.width += distance
    }
  }

  private static func distances(_ items: [GridItem]) -> CGFloat {
    items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.usual) }
  }

  /// Returns the width of each item.
  private static func widths(_ items: [GridItem], in width: CGFloat) -> [CGFloat] {
    var left = width - distances(items)
    var count = items.count
    for case .fixed(let width) in items.map(\.size) {
      left -= width
      count -= 1
    }
    return items.map { item in
      if case .fixed(let width) = item.size { return width }
      let share = left / CGFloat(count)
      var width = max(0, share)
      if case .flexible(let least, let most) = item.size { width = min(max(share, least), most) }
      left -= width
      count -= 1
      return width
    }
  }

  /// Appends the columns of an item, which are several where it is adaptive.
  private mutating func append(_ item: GridItem, _ index: Int, _ width: CGFloat) {
    guard case .adaptive(let least, let most) = item.size else {
      columns.append(Column(offset: self.width, width: width, item: index))
      self.width += width
      return
    }
    let spacing = item.spacing ?? ViewSpacing.usual
    let fitting = ((width + spacing) / (least + spacing)).rounded(.down)
    // A width that is not finite, or a step of zero, fits no number of columns.
    let count = fitting.isFinite ? max(1, min(Int(fitting), Self.mostColumns)) : 1
    let each = min(most, max(0, (width - spacing * CGFloat(count - 1)) / CGFloat(count)))
    for place in 0..<count {
      if place > 0 { self.width += spacing }
      columns.append(Column(offset: self.width, width: each, item: index))
      self.width += each
    }
  }

  /// The limit on the columns of an adaptive item.
  private static let mostColumns = 10_000
}
