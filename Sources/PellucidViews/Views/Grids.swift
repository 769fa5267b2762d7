// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows of cells, whose columns are as wide as their widest cell.
public struct Grid<Content: View>: SystemView {
  private let alignment: Alignment
  private let spacing: (horizontal: CGFloat?, vertical: CGFloat?)
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, spacing, self.content) = (alignment, (horizontalSpacing, verticalSpacing), content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    inner.environment.stackAxis = nil
    let list = Content.systemNodes(of: view.content, in: inner)
    // The rows are made again when the views in them change.
    return ViewList.grouped(list) { nodes in
      let grid = GridNode(
        GridArrangement(
          of: nodes, alignment: view.alignment, horizontalSpacing: view.spacing.horizontal,
          verticalSpacing: view.spacing.vertical))
      grid.direction = scope.environment.layoutDirection
      return grid
    }
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: SystemView {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    let direction = scope.environment.layoutDirection
    return ViewList.grouped(list) { cells in
      let row = GridRowNode(cells, view.alignment)
      row.direction = direction
      return row
    }
  }
}

/// The cells of a row, until the grid around takes them. Outside of a grid they stand beside each other.
private final class GridRowNode: LayoutNode {
  let alignment: VerticalAlignment?
  /// The places of the cells that a layout of a grid has found; empty outside of one.
  var cellPlaces: [Place] = []

  init(_ cells: [LayoutNode], _ alignment: VerticalAlignment?) {
    self.alignment = alignment
    super.init(cells)
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    cellPlaces.count == children.count ? cellPlaces : super.places(proposal, size)
  }
}

/// The layout of a grid, which another layout may take the place of.
public struct GridLayout: Layout {
  public var alignment: Alignment
  /// The distances between columns and between rows, in points; nil is the usual distance.
  public var horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  private func arrangement(_ subviews: Subviews) -> GridArrangement {
    GridArrangement(
      of: subviews.map(\.node), alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrangement(subviews).size(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let rows = arrangement(subviews).rows(proposal, bounds.size)
    for (subview, row) in zip(subviews, rows) {
      guard let node = subview.node as? GridRowNode else {
        guard let place = row.cells.first else { continue }
        let origin = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
        subview.place(at: origin, proposal: place.proposal)
        continue
      }
      let cells = row.cells.map { place in
        var place = place
        place.origin.y -= row.top
        return place
      }
      if cells != node.cellPlaces {
        node.cellPlaces = cells
        node.layoutChanged()
      }
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + row.top),
        proposal: ProposedViewSize(width: bounds.width, height: row.height))
    }
  }
}

extension GridArrangement {
  /// Creates the arrangement of nodes: each row of cells, and each other node across all columns.
  fileprivate init(
    of nodes: [LayoutNode], alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    self.init(
      Self.rows(of: nodes, alignment: alignment), horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  private static func rows(of nodes: [LayoutNode], alignment: Alignment) -> [Row] {
    nodes.map { node in
      guard let row = node as? GridRowNode else {
        return Row(cells: [Cell(node: node, column: 0, alignment: alignment)], spansColumns: true)
      }
      var cells: [Cell] = []
      for node in row.children {
        var cell = Cell(node: node, column: cells.last.map { $0.column + $0.span } ?? 0, alignment: alignment)
        if let vertical = row.alignment { cell.alignment.vertical = vertical }
        cell.span = max(1, node.layoutValue(ObjectIdentifier(GridSpanKey.self)) as? Int ?? 1)
        cell.anchor = node.layoutValue(ObjectIdentifier(GridAnchorKey.self)) as? UnitPoint
        cell.unsizedAxes = node.layoutValue(ObjectIdentifier(GridUnsizedKey.self)) as? Axis.Set ?? []
        cells.append(cell)
      }
      return Row(cells: cells)
    }.alignedByColumns
  }
}

extension [GridArrangement.Row] {
  /// The rows with the cells of a column aligned as one of them states for all; the first one that does so decides.
  fileprivate var alignedByColumns: Self {
    var alignments: [Int: HorizontalAlignment] = [:]
    for cell in filter({ !$0.spansColumns }).flatMap(\.cells) where alignments[cell.column] == nil {
      alignments[cell.column] =
        cell.node.layoutValue(ObjectIdentifier(GridColumnKey.self)) as? HorizontalAlignment
    }
    guard !alignments.isEmpty else { return self }
    return map { row in
      guard !row.spansColumns else { return row }
      var row = row
      for index in row.cells.indices {
        guard let alignment = alignments[row.cells[index].column] else { continue }
        row.cells[index].alignment.horizontal = alignment
      }
      return row
    }
  }
}

private enum GridSpanKey: LayoutValueKey { static var defaultValue: Int { 1 } }
private enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint { .center } }
private enum GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
private enum GridColumnKey: LayoutValueKey { static var defaultValue: HorizontalAlignment { .center } }

extension View {
  /// Lets a cell take several columns.
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridSpanKey.self, value: count) }

  /// Puts a point of the cell's content on the same point of the cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Aligns all cells in the column of the cell, in place of the alignment of the grid.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnKey.self, value: guide)
  }

  /// Gives the cell what the others need along some axes, in place of all there is.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }
}

/// Rows of cells in columns of given widths.
public struct LazyVGrid<Content: View>: LazyGrid {
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?
  let content: Content
  static var axis: Axis { .vertical }

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (items, self.spacing, self.content) = (columns, spacing, content())
    self.alignment = Alignment(horizontal: alignment, vertical: .center)
  }
}

/// Columns of cells in rows of given heights.
public struct LazyHGrid<Content: View>: LazyGrid {
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?
  let content: Content
  static var axis: Axis { .horizontal }

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (items, self.spacing, self.content) = (rows, spacing, content())
    self.alignment = Alignment(horizontal: .center, vertical: alignment)
  }
}

@MainActor @preconcurrency
protocol LazyGrid: SystemView {
  associatedtype Content: View
  static var axis: Axis { get }
  var items: [GridItem] { get }
  var alignment: Alignment { get }
  var spacing: CGFloat? { get }
  var content: Content { get }
}

extension LazyGrid {
  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    inner.environment.stackAxis = nil
    return ViewList.grouped(Content.systemNodes(of: view.content, in: inner)) { nodes in
      let grid = LazyGridNode(
        nodes, view.items, along: axis, alignment: view.alignment, spacing: view.spacing)
      grid.direction = scope.environment.layoutDirection
      return grid
    }
  }
}
