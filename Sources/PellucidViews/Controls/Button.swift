// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A control that starts an action. Actions do not run in a picture.
public struct Button<Label: View>: SystemView {
  private let role: ButtonRole?
  private let label: Label
  /// The words of a button whose label is a text alone.
  private let title: String?
  private let action: @MainActor () -> Void

  private init(_ role: ButtonRole?, _ label: Label, title: String?, _ action: @escaping @MainActor () -> Void)
  {
    (self.role, self.label, self.title, self.action) = (role, label, title, action)
  }

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(nil, label(), title: nil, action)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role, label(), title: nil, action)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role, label: .init(view: AnyView(view.label)), title: view.title, action: view.action)
    let button =
      scope.environment.buttonStyle?.make(configuration)
      ?? AnyView(ComponentButton(configuration: configuration, look: .automatic))
    return .each(of: AnyView.systemNodes(of: button, in: scope.child(.body))) { NamedNode($0, "Button") }
  }
}

extension Button where Label == Text {
  public init<S: SystemTitle>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  public init<S: SystemTitle>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role, Text(title: title), title: title.systemText.string, action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style gets.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration.role, configuration.label, title: configuration.title, configuration.action)
  }
}

/// The parts of a button that its style gets, with the way to start its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: StylePart { let view: AnyView }

  public let role: ButtonRole?
  public let label: Label
  let title: String?
  let action: @MainActor () -> Void

  @MainActor public func trigger() { action() }
}

/// The parts of a button that a style of its looks gets.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: StylePart { let view: AnyView }

  public let role: ButtonRole?
  public let label: Label
  /// A Boolean value that is true while a finger or pointer presses the button; nothing presses it in a picture.
  public let isPressed: Bool
}

/// A look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A look of buttons that decides itself when their action starts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<PrimitiveButtonStyleConfiguration>? { nil }
  }

  /// The look of buttons; nil for that of the platform.
  var buttonStyle: AnyControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(\.buttonStyle, style) { $0.makeBody(configuration: $1) }
  }

  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(\.buttonStyle, style) { style, button in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: button.role, label: .init(view: button.label.view), isPressed: false))
    }
  }
}
