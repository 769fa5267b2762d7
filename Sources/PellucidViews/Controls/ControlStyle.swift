// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A style of a control whose type is not known: what it makes of the control's parts.
struct AnyControlStyle<Configuration> {
  let make: @MainActor (Configuration) -> AnyView

  /// - Parameters:
  ///   - style: The style, whose own properties are connected before it is asked.
  ///   - body: Asks the style for the control.
  @MainActor init<Style, Body: View>(
    _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    make = { AnyView(StyleBody(style: style, configuration: $0, make: body)) }
  }
}

extension View {
  /// Sets the style of controls. Where the style makes the same control again, that has the style around this view.
  func controlStyle<Style, Configuration, Body: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>?>, _ style: Style,
    _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    transformEnvironment(keyPath) { current in
      let outer = current
      current = AnyControlStyle(style) { body($0, $1).environment(keyPath, outer) }
    }
  }
}

/// The view that a style makes of a control.
struct StyleBody<Style, Configuration, Content: View>: SystemView {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    scope.remake = { scope in
      let body = scope.reading(view.style) { view.make($0, view.configuration) }
      return .list(Content.systemNodes(of: body, in: scope.child(.body)))
    }
    return scope.make()
  }
}

/// A part of a control that its styles get, such as its label.
@MainActor @preconcurrency
protocol StylePart: SystemView {
  var view: AnyView { get }
}

extension StylePart {
  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    AnyView.systemNodes(of: view.view, in: scope.child(.body))
  }
}

/// A view that is chosen when its surroundings are known.
struct ChosenView: SystemView {
  let choose: @MainActor (EnvironmentValues) -> AnyView

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    AnyView.systemNodes(of: view.choose(scope.environment), in: scope.child(.body))
  }
}
