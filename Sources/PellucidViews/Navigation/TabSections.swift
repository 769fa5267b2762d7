// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Tabs that belong together under a header.
///
/// - Note: The bar of the tabs shows those of every section one after the other, without headers.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  TabContent
where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  private let content: Content

  public static func systemTabs(of section: Self, in scope: ViewScope) -> ViewList {
    Content.systemTabs(of: section.content, in: scope.child(.part("section")))
  }
}

extension TabSection where Footer == EmptyView {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
  public init<S: SystemTitle>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}
