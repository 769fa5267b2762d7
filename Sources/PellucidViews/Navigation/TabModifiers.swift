// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The place of a tab among others.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  /// The tab is in the bar and stays there.
  public static let pinned = Self(name: "pinned")
  /// The tab is in a sidebar and not in a bar.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// The places in which people arrange tabs, who do so in no picture.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled")
  public static let reorderable = Self(name: "reorderable")
}

/// The arrangement of tabs by people, who arrange none in a picture.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetSectionOrder() {}
  public mutating func resetVisibility() {}
}

/// Tabs with a change.
private struct ChangedTabs<Base: TabContent>: TabContent {
  typealias TabValue = Base.TabValue
  let base: Base
  let change: @MainActor (ViewList) -> ViewList

  static func systemTabs(of tabs: Self, in scope: ViewScope) -> ViewList {
    tabs.change(Base.systemTabs(of: tabs.base, in: scope))
  }
}

extension TabContent {
  private func changed(_ change: @escaping @MainActor (ViewList) -> ViewList) -> some TabContent<TabValue> {
    ChangedTabs(base: self, change: change)
  }

  private func noted(_ change: @escaping (inout RowTraits) -> Void) -> some TabContent<TabValue> {
    changed { .each(of: $0) { NoteNode<RowTraits>($0, change) } }
  }

  /// Leaves tabs out, with their views.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { hidden ? ViewList() : $0 }
  }

  /// Sets the places in which tabs are shown.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    noted { $0.isInBar = placement != .sidebarOnly }
  }

  public func badge(_ count: Int) -> some TabContent<TabValue> {
    noted { $0.badge = count == 0 ? nil : "\(count)" }
  }

  public func badge<S: SystemTitle>(_ label: S?) -> some TabContent<TabValue> {
    let label = label.map { $0.systemText.string }
    return noted { $0.badge = label }
  }

  /// Names the tab for people who arrange tabs.
  ///
  /// - Note: Nobody arranges tabs in a picture.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets how people may arrange the tab.
  ///
  /// - Note: Nobody arranges tabs in a picture.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for places: AdaptableTabBarPlacement...
  )
    -> some TabContent<TabValue>
  { self }

  /// Shows or hides the tab in places where people have not decided that.
  public func defaultVisibility(_ visibility: Visibility, for places: AdaptableTabBarPlacement...)
    -> some TabContent<TabValue>
  {
    noted { if places.contains(.tabBar) { $0.isInBar = visibility != .hidden } }
  }
}

/// A place of tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), tabBar = Self(name: "tabBar")
  public static let sidebar = Self(name: "sidebar")
}

extension View {
  /// Connects the arrangement of tabs with a state.
  ///
  /// - Note: Nobody arranges tabs in a picture.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
