// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The looks of tab views.
enum SystemTabLook: Hashable, Sendable {
  case bar
  case page(showsIndex: Bool)
}

/// A look of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The look among those of this module. Only the styles of this module have one.
  var systemTabLook: SystemTabStyle { get }
}

/// A look of tab views without names of views.
public struct SystemTabStyle: Sendable { let look: SystemTabLook }

/// The look of the platform.
public struct DefaultTabViewStyle: TabViewStyle {
  public let systemTabLook = SystemTabStyle(look: .bar)
  nonisolated public init() {}
}

/// Pages beside each other, with dots for them.
public struct PageTabViewStyle: TabViewStyle {
  /// The time at which the dots are shown.
  public struct IndexDisplayMode: Sendable {
    fileprivate let isShown: Bool
    public static let automatic = Self(isShown: true), always = Self(isShown: true)
    public static let never = Self(isShown: false)
  }

  public let systemTabLook: SystemTabStyle
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    systemTabLook = SystemTabStyle(look: .page(showsIndex: indexDisplayMode.isShown))
  }
}

/// A bar of tabs, without a sidebar in its place.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public let systemTabLook = SystemTabStyle(look: .bar)
  nonisolated public init() {}
}

/// A bar of tabs that becomes a sidebar where there is room.
///
/// - Note: It is the bar of tabs on iPad and macOS too.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public let systemTabLook = SystemTabStyle(look: .bar)
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// The time at which the bar of tabs shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), never = Self(name: "never")
  public static let onScrollDown = Self(name: "onScrollDown"), onScrollUp = Self(name: "onScrollUp")
}

/// A look of the dots of pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// A Boolean value that is true where the dots lie on a ground. Only the styles of this module state it.
  var systemHasGround: Bool { get }
}

/// Dots, with or without a ground.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The time at which the ground of the dots is shown. Nobody touches the dots of a picture.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let isShown: Bool
    public static let automatic = Self(isShown: false), interactive = Self(isShown: false)
    public static let always = Self(isShown: true), never = Self(isShown: false)
  }

  public let systemHasGround: Bool
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    systemHasGround = backgroundDisplayMode.isShown
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  private enum MinimizeKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that is true where the bar of tabs shrinks when content has been moved.
  var minimizesTabBar: Bool {
    get { self[MinimizeKey.self] }
    set { self[MinimizeKey.self] = newValue }
  }

  private enum GroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that is true where the dots of pages lie on a ground.
  var hasPageGround: Bool {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }

  private enum TabKey: EnvironmentKey { static var defaultValue: SystemTabLook { .bar } }
  private enum AccessoryKey: EnvironmentKey { static var defaultValue: ViewList? { nil } }

  var tabLook: SystemTabLook {
    get { self[TabKey.self] }
    set { self[TabKey.self] = newValue }
  }

  /// The views above the bar of the tabs.
  var tabAccessory: ViewList? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }
}

/// A view that is the content of a tab.
private struct TabLabelView<Content: View, Label: View>: SystemView {
  let content: Content
  let label: Label
  let role: TabRole?

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.part("label"))
    inner.environment.isComponentPart = true
    (inner.environment.font, inner.environment.foregroundFilling) = (nil, nil)
    let labels = Label.systemNodes(of: view.label, in: inner)
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    return .each(of: list) { TabItemNode($0, labels, view.role) }
  }
}

/// Views with others above the bar of the tabs in them.
private struct TabAccessoryView<Content: View, Accessory: View>: SystemView {
  let content: Content
  let accessory: Accessory

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Accessory.systemNodes(of: view.accessory, in: scope.child(.part("accessory")))
    let inner = scope.child(.body)
    inner.environment.tabAccessory = list
    return Content.systemNodes(of: view.content, in: inner)
  }
}

extension View {
  func tabLabel<Label: View>(_ role: TabRole?, _ label: () -> Label) -> some View {
    TabLabelView(content: self, label: label(), role: role)
  }

  /// Names the label of the tab that shows the view.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    tabLabel(nil, label)
  }

  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, style.systemTabLook.look)
  }

  /// Lets the bar of the tabs shrink when content has been moved down.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.minimizesTabBar, behavior == .onScrollDown)
  }

  /// Sets the look of the dots of pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasPageGround, style.systemHasGround)
  }

  /// Puts views above the bar of the tabs.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    TabAccessoryView(content: self, accessory: content())
  }
}
