// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidScene

/// Rows in a column, with the look of the platform.
@MainActor @preconcurrency
public struct List<SelectionValue, Content> {
  let content: Content
  let selection: ListSelection
}

/// The values of the rows of a list that are selected.
struct ListSelection {
  /// A Boolean value that is true where there is none.
  var isEmpty = true
  var contains: (AnyHashable) -> Bool = { _ in false }
}

extension ListSelection {
  @MainActor init<ID: Hashable>(_ value: Binding<ID?>?) {
    let value = value?.wrappedValue
    self.init(isEmpty: value == nil) { tag in value.map { AnyHashable($0) == tag } ?? false }
  }

  @MainActor init<ID: Hashable>(_ values: Binding<Set<ID>>?) {
    let values = values?.wrappedValue ?? []
    self.init(isEmpty: values.isEmpty) { tag in values.contains { AnyHashable($0) == tag } }
  }
}

extension List: View, SystemView where SelectionValue: Hashable, Content: View {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: ListSelection(selection))
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    CollectionNode.nodes(
      of: view.content, scope.environment.listComponent, in: scope, selection: view.selection)
  }
}

extension List where SelectionValue == Never, Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: ListSelection())
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// Settings and other controls in groups.
public struct Form<Content: View>: SystemView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    CollectionNode.nodes(of: view.content, Component(.form), in: scope)
  }
}
