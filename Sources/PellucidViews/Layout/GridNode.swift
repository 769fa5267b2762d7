// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// Rows of cells, whose columns are as wide as their widest cell.
final class GridNode: LayoutNode {
  private let arrangement: GridArrangement

  init(_ arrangement: GridArrangement) {
    self.arrangement = arrangement
    super.init(arrangement.rows.flatMap(\.cells).map(\.node))
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? { ElementFacts(type: "Grid") }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement.size(proposal) }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    arrangement.rows(proposal, size).flatMap(\.cells)
  }
}

/// The places of cells in rows and columns.
struct GridArrangement {
  typealias Place = LayoutNode.Place

  /// A cell, and the columns that it takes.
  struct Cell {
    var node: LayoutNode
    var column: Int
    var span = 1
    /// The point of the cell's content that is put on the same point of the cell; nil follows the alignments.
    var anchor: UnitPoint?
    /// The axes on which the cell does not make its column wider or its row higher.
    var unsizedAxes: Axis.Set = []
    var alignment: Alignment
  }

  /// A row of cells, or a view across all columns.
  struct Row {
    var cells: [Cell]
    var spansColumns = false
  }

  let rows: [Row]
  private let distances: (horizontal: CGFloat?, vertical: CGFloat?)
  private let columnCount: Int

  /// - Parameters:
  ///   - horizontalSpacing: The distance between columns, in points; nil is the usual distance.
  ///   - verticalSpacing: The distance between rows, in points; nil is the usual distance.
  init(_ rows: [Row], horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.rows = rows
    distances = (horizontalSpacing, verticalSpacing)
    columnCount = rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
  }

  /// Returns the size that the cells take of a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(proposal)
    return CGSize(
      width: Self.sum(tracks.widths, tracks.gaps.columns), height: Self.sum(tracks.heights, tracks.gaps.rows))
  }

  /// Returns the rows, each with its top and its height and with the places of its cells, in the size that was chosen for a proposal.
  func rows(_ proposal: ProposedViewSize, _ size: CGSize) -> [(top: CGFloat, height: CGFloat, cells: [Place])]
  {
    let tracks = tracks(proposal)
    var top: CGFloat = 0
    return zip(rows, tracks.heights).map { row, height in
      defer { top += height + tracks.gaps.rows }
      let cells = row.cells.map { cell in
        let width = row.spansColumns ? size.width : Self.width(of: cell, tracks)
        let left = row.spansColumns ? 0 : Self.offset(cell.column, tracks)
        return place(of: cell, in: CGRect(x: left, y: top, width: width, height: height))
      }
      return (top, height, cells)
    }
  }

  private func place(of cell: Cell, in bounds: CGRect) -> Place {
    let proposal = ProposedViewSize(bounds.size)
    let (own, its) = (ViewDimensions(bounds.size), cell.node.dimensions(proposal))
    let offset =
      cell.anchor.map { anchor in
        CGPoint(x: anchor.x * (own.width - its.width), y: anchor.y * (own.height - its.height))
      }
      ?? CGPoint(
        x: own[cell.alignment.horizontal] - its[cell.alignment.horizontal],
        y: own[cell.alignment.vertical] - its[cell.alignment.vertical])
    return Place(
      origin: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y), proposal: proposal)
  }

  // MARK: Columns and rows

  private struct Tracks {
    var widths: [CGFloat], heights: [CGFloat]
    var gaps: (columns: CGFloat, rows: CGFloat)
  }

  private static func sum(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  private static func offset(_ column: Int, _ tracks: Tracks) -> CGFloat {
    tracks.widths[..<column].reduce(0) { $0 + $1 + tracks.gaps.columns }
  }

  private static func width(of cell: Cell, _ tracks: Tracks) -> CGFloat {
    sum(Array(tracks.widths[cell.column..<cell.column + cell.span]), tracks.gaps.columns)
  }

  private func tracks(_ proposal: ProposedViewSize) -> Tracks {
    let gaps = (
      columns: distances.horizontal ?? ViewSpacing.usual, rows: distances.vertical ?? ViewSpacing.usual
    )
    var tracks = Tracks(widths: [], heights: [], gaps: gaps)
    let whole = proposal.width.map { $0 - gaps.columns * CGFloat(max(0, columnCount - 1)) }
    tracks.widths = lengths(columnCount, whole) { column, proposed in
      cells(inColumn: column).map { $0.node.size(ProposedViewSize(width: proposed, height: nil)).width }.max()
        ?? 0
    }
    widen(&tracks)
    let total = Self.sum(tracks.widths, gaps.columns)
    let height = proposal.height.map { $0 - gaps.rows * CGFloat(max(0, rows.count - 1)) }
    tracks.heights = lengths(rows.count, height) { row, proposed in
      rows[row].cells.filter { !$0.unsizedAxes.contains(.vertical) }.map { cell in
        let width = rows[row].spansColumns ? total : Self.width(of: cell, tracks)
        return cell.node.size(ProposedViewSize(width: width, height: proposed)).height
      }.max() ?? 0
    }
    return tracks
  }

  /// Returns the cells that determine the width of a column.
  private func cells(inColumn column: Int) -> [Cell] {
    rows.filter { !$0.spansColumns }.flatMap(\.cells).filter {
      $0.column == column && $0.span == 1 && !$0.unsizedAxes.contains(.horizontal)
    }
  }

  /// Widens columns evenly where a cell across them needs more.
  private func widen(_ tracks: inout Tracks) {
    for cell in rows.filter({ !$0.spansColumns }).flatMap(\.cells)
    where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let has = Self.width(of: cell, tracks)
      let more = cell.node.size(ProposedViewSize(width: has, height: nil)).width - has
      guard more > 0, more.isFinite else { continue }
      for column in cell.column..<cell.column + cell.span {
        tracks.widths[column] += more / CGFloat(cell.span)
      }
    }
  }

  /// Returns the lengths of columns or rows, which share a length as the views of a stack do.
  private func lengths(
    _ count: Int, _ whole: CGFloat?, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let whole else { return (0..<count).map { length($0, nil) } }
    let ranges = (0..<count).map { LengthShares.Range(length($0, 0), length($0, .infinity)) }
    return LengthShares(of: whole, among: ranges, priorities: ranges.map { _ in 0 }) { length($0, $1) }
      .lengths
  }
}

/// Rows of cells in columns whose widths know nothing of the cells.
final class LazyGridNode: LayoutNode {
  private let items: [GridItem]
  private let axis: Axis
  private let alignment: Alignment
  /// The distance between rows, in points.
  private let gap: CGFloat

  /// - Parameters:
  ///   - axis: The axis along which rows follow each other.
  ///   - spacing: The distance between rows, in points; nil is the usual distance.
  init(
    _ children: [LayoutNode], _ items: [GridItem], along axis: Axis, alignment: Alignment, spacing: CGFloat?
  ) {
    (self.items, self.axis, self.alignment, gap) = (items, axis, alignment, spacing ?? ViewSpacing.usual)
    super.init(children)
  }

  private func columns(_ proposal: ProposedViewSize) -> GridColumns {
    GridColumns(items, in: proposal.replacingUnspecifiedDimensions()[axis.other])
  }

  /// Returns the rectangles of the cells, along and across the axis.
  private func cells(_ proposal: ProposedViewSize) -> (cells: [CGRect], size: CGSize) {
    let columns = columns(proposal)
    let count = max(1, columns.columns.count)
    var (cells, offset): ([CGRect], CGFloat) = ([], 0)
    for start in stride(from: 0, to: children.count, by: count) {
      let row = children[start..<min(start + count, children.count)]
      let lengths = zip(row, columns.columns).map { child, column in
        child.size(ProposedViewSize(axis, along: nil, across: column.width))[axis]
      }
      let length = lengths.max() ?? 0
      if start > 0 { offset += gap }
      for (_, column) in zip(row, columns.columns) {
        cells.append(
          CGRect(
            origin: CGPoint(axis, along: offset, across: column.offset),
            size: CGSize(axis, along: length, across: column.width)))
      }
      offset += length
    }
    return (cells, CGSize(axis, along: offset, across: columns.width))
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(type: axis == .vertical ? "LazyVGrid" : "LazyHGrid")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { cells(proposal).size }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    let columns = columns(proposal).columns
    return zip(children, cells(proposal).cells).enumerated().map { index, pair in
      let (child, cell) = pair
      let proposal = ProposedViewSize(cell.size)
      let alignment = items[columns[index % columns.count].item].alignment ?? alignment
      let (own, its) = (ViewDimensions(cell.size), child.dimensions(proposal))
      return Place(
        origin: CGPoint(
          x: cell.minX + own[alignment.horizontal] - its[alignment.horizontal],
          y: cell.minY + own[alignment.vertical] - its[alignment.vertical]), proposal: proposal)
    }
  }
}
