// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A control of macOS that opens a menu, as before `Menu`. No picture shows the menu open.
public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  /// The text of a label that is a text; nil for other ones.
  private let title: String?

  public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, title) = (label, nil) }

  public var body: some View {
    Menu(MenuStyleConfiguration(label: .init(view: AnyView(label)), title: title))
  }
}

extension MenuButton where Label == Text {
  public init<S: SystemTitle>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.title) = (Text(title: title), title.systemText.string)
  }
}

/// A look of the buttons of menus.
@MainActor @preconcurrency
public protocol MenuButtonStyle {
  /// A Boolean value that is true for a button that is its label alone. Only the styles of this module state it.
  var systemIsBorderless: Bool { get }
}

/// The look that the platform gives the buttons of menus.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  public let systemIsBorderless = false
  nonisolated public init() {}
}

/// A button with an arrow on a body.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
  public let systemIsBorderless = false
  nonisolated public init() {}
}

/// A button with an arrow and without a body.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  public let systemIsBorderless = true
  nonisolated public init() {}
}

/// A button without a body.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  public let systemIsBorderless = true
  nonisolated public init() {}
}

extension View {
  /// Sets the look of the buttons of menus.
  public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    let isBorderless = style.systemIsBorderless
    return controlStyle(\.menuStyle, style) { _, configuration in
      ComponentMenu(configuration: configuration, isBorderless: isBorderless)
    }
  }
}
