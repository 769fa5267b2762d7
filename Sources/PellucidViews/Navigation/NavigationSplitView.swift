// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// Views in two or three columns, of which the first chooses what the next ones show. Where the width is compact, it shows one column
/// at a time, as a stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: SystemView {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: NavigationSplitViewVisibility
  private let compactColumn: NavigationSplitViewColumn?

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content?,
    _ detail: Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    (self.visibility, self.compactColumn) = (
      visibility?.wrappedValue ?? .automatic, compactColumn?.wrappedValue
    )
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment
    let isStack = environment.isNarrow || [.watchOS, .tvOS].contains(environment.traits.platform)
    return isStack ? view.stack(in: scope) : view.columns(in: scope)
  }

  // MARK: Stack

  /// Makes the column that is in front: the one that is preferred, or the last one for which a value is selected.
  private func stack(in scope: ViewScope) -> ViewList {
    let first = SplitColumn.list(of: sidebar, .sidebar, isStack: true, in: scope)
    let second = content.map { SplitColumn.list(of: $0, .content, isStack: true, in: scope) }
    func isShown(_ column: NavigationSplitViewColumn, after list: ViewList) -> Bool {
      guard let compactColumn else { return list.hasSelection }
      return compactColumn == column || compactColumn == .detail
    }
    guard isShown(second == nil ? .detail : .content, after: first) else {
      return SplitColumn.screen(first, in: scope, back: nil)
    }
    if let second, !isShown(.detail, after: second) {
      return SplitColumn.screen(second, in: scope, back: first.title)
    }
    let last = SplitColumn.list(of: detail, .detail, isStack: true, in: scope)
    return SplitColumn.screen(last, in: scope, back: (second ?? first).title)
  }

  // MARK: Columns

  private func columns(in scope: ViewScope) -> ViewList {
    let first = SplitColumn.list(of: sidebar, .sidebar, in: scope)
    let second = content.map { SplitColumn.list(of: $0, .content, in: scope) }
    let pushed = first.nodes.compactMap { $0.navigationNotes.pushed }.last
    let last =
      pushed.map { SplitColumn.list(of: $0, .detail, in: scope) }
      ?? SplitColumn.list(of: detail, .detail, in: scope)
    let lists = [first, second, last].compactMap { $0 }
    let environment = scope.environment
    let screens = zip(lists, [.sidebar] + (second == nil ? [] : [.content]) + [.detail]).map {
      SplitColumn.column($0, $1, environment)
    }
    let (visibility, count) = (visibility, lists.count)
    return ViewList.grouped(ViewList(of: screens)) { nodes in
      // Every column is one node.
      guard nodes.count == count else { return LayoutContainerNode(HStackLayout(), nodes) }
      let node = NavigationSplitNode(nodes, visibility, environment)
      node.direction = environment.layoutDirection
      return node
    }
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), nil, detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), nil, detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
  }
}
