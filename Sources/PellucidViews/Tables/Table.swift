// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign

/// Rows of values in columns with a header.
///
/// On macOS a table is the engine's. Elsewhere it is a list, whose rows have the columns beside each other in equal shares, or the first
/// column alone where the width is compact; no source has the numbers of the tables of iPadOS.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: SystemView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private let columns: [SystemTableColumn]
  private let values: [Value]
  private let selection: ListSelection
  /// The value by which the rows are sorted, and whether the order is from small to large.
  private let sort: (value: AnyKeyPath, isForward: Bool)?

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    guard scope.environment.traits.platform == .macOS else {
      return AnyView.systemNodes(of: AnyView(view.list(scope.environment)), in: scope.child(.body))
    }
    let header = scope.child(.part("header")), body = scope.child(.part("rows"))
    for inner in [header, body] { inner.environment.leaveContainers() }
    let titles = view.columns.enumerated().map { index, column in
      SingleView<AnyView>.systemNodes(
        of: SingleView(content: column.label), in: header.child(.place(index)))
    }
    let rows = ViewList(lazy: view.values.count) { index in
      let value = view.values[index], row = body.child(.identity(AnyHashable(value.id)))
      return ViewList(
        of: view.columns.enumerated().map { place, column in
          SingleView<AnyView>.systemNodes(
            of: SingleView(content: column.cell(value)), in: row.child(.place(place)))
        })
    }
    let tags = view.values.map { AnyHashable($0.id) }
    let node = TableNode(
      TableContent(
        columns: view.columns, titles: ViewList(of: titles), rows: rows, tags: tags,
        selection: view.selection, sort: view.sort), scope.environment)
    return ViewList([node])
  }

  /// Returns the list that stands for the table outside of macOS.
  private func list(_ environment: EnvironmentValues) -> some View {
    let isNarrow = environment.traits.platform != .iOS || environment.isNarrow
    let shown = isNarrow ? Array(columns.prefix(1)) : columns
    return List(selection: selection) {
      Section {
        ForEach(values) { value in
          HStack {
            ForEach(shown.indices, id: \.self) { index in
              let place = Alignment(horizontal: shown[index].alignment.edge, vertical: .center)
              SingleView(content: shown[index].cell(value)).frame(
                width: shown[index].width, alignment: place
              ).frame(maxWidth: shown[index].width ?? .infinity, alignment: place)
            }
          }
        }
      } header: {
        if !isNarrow {
          HStack {
            ForEach(shown.indices, id: \.self) { index in
              shown[index].label.frame(maxWidth: shown[index].width ?? .infinity, alignment: .leading)
            }
          }
        }
      }
    }.listStyle(.plain)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list with rows that are known to be selected.
  fileprivate init(selection: ListSelection, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection)
  }
}

extension Table {
  private init(
    values: [Value], _ columns: Columns, _ selection: ListSelection = ListSelection(),
    _ sort: KeyPathComparator<Value>? = nil
  ) {
    self.columns = Columns.systemColumns(of: columns)
    (self.values, self.selection) = (values, selection)
    self.sort = sort.map { ($0.keyPath, $0.order == .forward) }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(values: Array(data), columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(values: Array(data), columns(), ListSelection(selection))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(values: Array(data), columns(), ListSelection(selection))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(values: Array(data), columns(), ListSelection(), sortOrder.wrappedValue.first)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(values: Array(data), columns(), ListSelection(selection), sortOrder.wrappedValue.first)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(values: Array(data), columns(), ListSelection(selection), sortOrder.wrappedValue.first)
  }
}

extension Table {
  public init(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(values: Rows.systemRows(of: rows()), columns())
  }

  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(values: Rows.systemRows(of: rows()), columns(), ListSelection(selection))
  }

  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(values: Rows.systemRows(of: rows()), columns(), ListSelection(selection))
  }

  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value, KeyPathComparator<Value>> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      values: Rows.systemRows(of: rows()), columns(), ListSelection(selection), sortOrder.wrappedValue.first)
  }
}
