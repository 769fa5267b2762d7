// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A control that shows another screen. In a list it is a row with an arrow.
public struct NavigationLink<Label: View, Destination: View>: SystemView {
  private let label: Label
  private let destination: Destination?
  private let isActive: Bool

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let label = AnyView(view.label)
    let control: AnyView
    if scope.environment.collection != nil {
      let isMarked = scope.environment.linkIndicator != .hidden
      control = AnyView(
        SingleView(content: label).rowTraits { $0.accessory = isMarked ? .disclosure : nil })
    } else {
      control = AnyView(
        Button {
        } label: {
          label
        })
    }
    guard view.isActive, let destination = view.destination else {
      return AnyView.systemNodes(of: control, in: scope.child(.body))
    }
    let screen = AnyView(destination)
    return AnyView.systemNodes(
      of: AnyView(control.navigationNote { $0.pushed = screen }), in: scope.child(.body))
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (self.label, self.destination, isActive) = (label(), destination(), false)
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (self.label, self.destination, isActive) = (label(), destination, false)
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.label, self.destination, self.isActive) = (label(), destination, isActive.wrappedValue)
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (self.label, self.destination, self.isActive) = (label(), destination(), isActive.wrappedValue)
  }

  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
  ) {
    (self.label, self.destination) = (label(), destination)
    isActive = selection.wrappedValue == tag
  }

  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    (self.label, self.destination) = (label(), destination())
    isActive = selection.wrappedValue == tag
  }
}

extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    (self.label, destination, isActive) = (label(), nil, false)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<S: SystemTitle, Value: Hashable>(_ title: S, value: Value?) {
    (label, destination, isActive) = (Text(title: title), nil, false)
  }
}

extension NavigationLink where Label == Text {
  public init<S: SystemTitle>(_ title: S, @ViewBuilder destination: () -> Destination) {
    (label, self.destination, isActive) = (Text(title: title), destination(), false)
  }

  public init<S: SystemTitle>(_ title: S, destination: Destination) {
    (label, self.destination, isActive) = (Text(title: title), destination, false)
  }

  public init<S: SystemTitle>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    (label, self.destination, self.isActive) = (Text(title: title), destination, isActive.wrappedValue)
  }
}

extension EnvironmentValues {
  private enum IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// The visibility of the arrows of links in lists.
  var linkIndicator: Visibility {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the arrows of links in lists.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
}

extension NavigationLink {
  /// Sets whether the link leads to the detail of a split view.
  ///
  /// - Note: This changes no picture.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
