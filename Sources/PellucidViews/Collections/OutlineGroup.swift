// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Views for a tree, whose branches people open and close. In a picture they are closed.
public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>:
  SystemView
{
  private let data: [Data.Element]
  private let identity: (Data.Element) -> ID
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  private init(
    _ data: [Data.Element], id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    (self.data, identity, self.children, self.content) = (data, id, children, content)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let (identity, children, content) = (view.identity, view.children, view.content)
    let tags = scope.environment.tagsElements, marks = scope.environment.marksElements
    return ViewList(
      of: view.data.map { element in
        let id = identity(element), inner = scope.child(.identity(id))
        guard let branch = children(element) else {
          var list = Leaf.systemNodes(of: content(element), in: inner)
          if marks { list = list.identified(AnyHashable(id)) }
          return tags ? list.tagged(AnyHashable(id)) : list
        }
        let group = DisclosureGroup {
          Self(Array(branch), id: identity, children: children, content: content)
        } label: {
          content(element)
        }
        return DisclosureGroup<Leaf, Self>.systemNodes(of: group, in: inner)
      })
  }
}

/// The views of a branch in the types of outlines; the branch itself makes them.
public struct OutlineSubgroupChildren: SystemView {
  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList { ViewList() }
}

extension OutlineGroup
where
  Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren>, ID == Data.Element.ID,
  Data.Element: Identifiable
{
  public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init([root], id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(Array(data), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  public init(
    _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

/// The rows of a list that shows a tree.
public typealias OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View> =
  OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>

extension List where SelectionValue == Never, Content: View {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List where SelectionValue: Hashable, Content: View {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
