// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A control that opens a menu. No picture shows the menu open, so that its content is not asked for.
public struct Menu<Label: View, Content: View>: SystemView {
  private let label: Label
  private let title: String?

  private init(_ label: Label, title: String?) { (self.label, self.title) = (label, title) }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), title: nil)
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label(), title: nil)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = MenuStyleConfiguration(label: .init(view: AnyView(view.label)), title: view.title)
    let menu =
      scope.environment.menuStyle?.make(configuration)
      ?? AnyView(ComponentMenu(configuration: configuration))
    return AnyView.systemNodes(of: menu, in: scope.child(.body))
  }
}

extension Menu where Label == Text {
  public init<S: SystemTitle>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title: title), title: title.systemText.string)
  }

  public init<S: SystemTitle>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(title: title), title: title.systemText.string)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style gets.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, title: configuration.title)
  }
}

/// The parts of a menu that its style gets.
public struct MenuStyleConfiguration {
  /// The label of the menu's button.
  public struct Label: StylePart { let view: AnyView }
  /// The items of the menu.
  public struct Content: StylePart { let view: AnyView }

  let label: Label
  let title: String?
}

/// A look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button of a menu: that of the engine with arrows on macOS, and a button elsewhere.
struct ComponentMenu: View {
  let configuration: MenuStyleConfiguration
  /// A Boolean value that is true for a button without a body.
  var isBorderless = false

  var body: some View {
    let configuration = configuration, isBorderless = isBorderless
    ChosenView { environment in
      guard environment.traits.platform == .macOS, !environment.isComponentPart else {
        let button = PrimitiveButtonStyleConfiguration(
          role: nil, label: .init(view: configuration.label.view), title: configuration.title, action: {})
        return isBorderless
          ? AnyView(ComponentButton(configuration: button, look: .borderless)) : AnyView(Button(button))
      }
      let label = ComponentLabel(.title, title: configuration.title, configuration.label)
      return AnyView(
        ComponentView(views: [label]) { environment in
          Component(.pullDownButton).with(.size, word: environment.controlSize.word)
            .with(.style, word: isBorderless ? .plain : nil).with(.tint, color: environment.controlTint)
        })
    }
  }
}

/// The look that the platform gives menus.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentMenu(configuration: configuration)
  }
}

/// A menu whose button has the look of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(view: configuration.label.view), title: configuration.title, action: {}))
  }
}

/// A menu whose button is its label alone.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentMenu(configuration: configuration, isBorderless: true)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { Self() }
}
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }

extension EnvironmentValues {
  private enum MenuKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<MenuStyleConfiguration>? { nil }
  }

  /// The look of menus; nil for that of the platform.
  var menuStyle: AnyControlStyle<MenuStyleConfiguration>? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(\.menuStyle, style) { $0.makeBody(configuration: $1) }
  }

  /// Offers a menu for the view.
  ///
  /// - Note: The menu is closed in every picture.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { self }
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// A menu of a view, as before `contextMenu(menuItems:)`. It is closed in every picture.
public struct ContextMenu<MenuItems: View> {
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), priority = Self(name: "priority")
  public static let fixed = Self(name: "fixed")
}
