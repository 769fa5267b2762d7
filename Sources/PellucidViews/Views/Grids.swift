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
        GridNode.rows(of: nodes, alignment: view.alignment), horizontalSpacing: view.spacing.horizontal,
        verticalSpacing: view.spacing.vertical)
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
    return ViewList.grouped(list) { GridRowNode($0, view.alignment) }
  }
}

/// The cells of a row, until the grid around takes them. Outside of a grid they stand beside each other.
private final class GridRowNode: LayoutNode {
  let alignment: VerticalAlignment?

  init(_ cells: [LayoutNode], _ alignment: VerticalAlignment?) {
    self.alignment = alignment
    super.init(cells)
  }
}

extension GridNode {
  /// Returns the rows of nodes: each row of cells, and each other node across all columns.
  fileprivate static func rows(of nodes: [LayoutNode], alignment: Alignment) -> [Row] {
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
    }
  }
}

private enum GridSpanKey: LayoutValueKey { static var defaultValue: Int { 1 } }
private enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint { .center } }
private enum GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension View {
  /// Lets a cell take several columns.
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridSpanKey.self, value: count) }

  /// Puts a point of the cell's content on the same point of the cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
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
