// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// Views of which one is shown, with a bar to choose among them.
public struct TabView<SelectionValue, Content>: SystemView {
  private let selection: AnyHashable?
  private let make: @MainActor (ViewScope) -> ViewList

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    inner.environment.leaveContainers()
    inner.environment.tagsElements = true
    let list = view.make(inner)
    let node = TabNode(list, scope.environment, selection: view.selection)
    return ViewList([node])
  }
}

extension TabView where SelectionValue: Hashable, Content: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    make = { Content.systemNodes(of: content, in: $0) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    selection = nil
    make = { Content.systemNodes(of: content, in: $0) }
  }
}

extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    let content = content()
    self.selection = AnyHashable(selection.wrappedValue)
    make = { C.systemTabs(of: content, in: $0) }
  }

  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    let content = content()
    selection = nil
    make = { C.systemTabs(of: content, in: $0) }
  }
}

/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  /// Makes the tabs. Only the contents of this module answer this themselves.
  static func systemTabs(of content: Self, in scope: ViewScope) -> ViewList
}

/// Makes the tabs of what is written in a closure.
@MainActor @preconcurrency @resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// The content of a tab view that is written as tabs.
  public enum Content<C: TabContent> {}

  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TabParts<TabValue> {
    var parts: [any TabContent] = []
    for part in repeat each content { parts.append(part) }
    return TabParts(parts: parts)
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> TabParts<TabValue>
  where C.TabValue == TabValue {
    TabParts(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<C: TabContent>(first: C) -> TabParts<TabValue>
  where C.TabValue == TabValue {
    TabParts(parts: [first])
  }
  public static func buildEither<C: TabContent>(second: C) -> TabParts<TabValue>
  where C.TabValue == TabValue {
    TabParts(parts: [second])
  }
}

/// Several tabs, one after the other.
public struct TabParts<TabValue: Hashable>: TabContent {
  let parts: [any TabContent]

  public static func systemTabs(of content: Self, in scope: ViewScope) -> ViewList {
    func tabs<Part: TabContent>(_ part: Part, _ index: Int) -> ViewList {
      Part.systemTabs(of: part, in: scope.child(.place(index)))
    }
    return ViewList(of: content.parts.enumerated().map { tabs($1, $0) })
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// A tab with its view.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  private let value: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  public static func systemTabs(of tab: Self, in scope: ViewScope) -> ViewList {
    let label = tab.label, role = tab.role, value = tab.value
    let view = tab.content.tabLabel(role) { label }
    let tagged = view.rowTraits { if let value { $0.tag = value } }
    return AnyView.systemNodes(of: AnyView(tagged), in: scope)
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  public init<S: SystemTitle>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: title.systemText.string, symbol: systemImage)
    self.init(value: AnyHashable(value), role: role, content: content(), label: label)
  }

  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: .search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init<S: SystemTitle>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: title.systemText.string, symbol: systemImage)
    self.init(value: nil, role: role, content: content(), label: label)
  }

  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: .search)
  }
}

/// The label of a tab: a symbol and words.
public struct DefaultTabLabel: SystemView {
  let title: String, symbol: String
  fileprivate static var search: DefaultTabLabel {
    DefaultTabLabel(title: "Search", symbol: "magnifyingglass")
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList([WordsNode(title: view.title, symbol: view.symbol)])
  }
}
