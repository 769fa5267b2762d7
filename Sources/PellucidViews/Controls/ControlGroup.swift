// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Controls that belong together. They stand beside each other; in menus and bars they are items.
public struct ControlGroup<Content: View>: SystemView {
  private let content: Content
  private let label: AnyView?

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(view: AnyView(view.content)),
      label: .init(view: view.label ?? AnyView(EmptyView())))
    let body =
      scope.environment.controlGroupStyle?.make(configuration)
      ?? AnyView(AutomaticControlGroupStyle().makeBody(configuration: configuration))
    return AnyView.systemNodes(of: body, in: scope.child(.body))
  }
}

extension ControlGroup {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content: Content(content: content()), label: AnyView(label()))
  }

  public init<C: View, S: SystemTitle>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: Content(content: content()), label: AnyView(Text(title: title)))
  }

  public init<C: View, S: SystemTitle>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    let label = Label {
      Text(title: title)
    } icon: {
      Image(systemName: systemImage)
    }
    self.init(content: Content(content: content()), label: AnyView(label))
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  public var body: some View { content }
}

/// The parts of a group of controls that its style gets.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: StylePart { let view: AnyView }
  /// The label.
  public struct Label: StylePart { let view: AnyView }

  public let content: Content
  public let label: Label
}

/// A look of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ChosenView { environment in
      environment.isComponentPart
        ? AnyView(configuration.content) : AnyView(HStack { configuration.content })
    }
  }
}

/// Controls beside each other, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// Controls beside each other without their titles.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration).labelStyle(.iconOnly)
  }
}

/// Controls in a menu, which the label of the group opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Controls in a menu, in which they stand beside each other.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }

extension EnvironmentValues {
  private enum GroupKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<ControlGroupStyleConfiguration>? { nil }
  }

  /// The look of groups of controls; nil for the usual one.
  var controlGroupStyle: AnyControlStyle<ControlGroupStyleConfiguration>? {
    get { self[GroupKey.self] }
    set { self[GroupKey.self] = newValue }
  }
}

extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(\.controlGroupStyle, style) { $0.makeBody(configuration: $1) }
  }
}
