// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

extension Presentation {
  /// Creates an alert or a choice of the views of its parts.
  @MainActor init<Actions: View, Message: View>(
    _ kind: ComponentKind, title: Text?, _ actions: Actions, _ message: Message, in scope: ViewScope
  ) {
    func nodes<Part: View>(_ part: Part, _ name: String) -> [LayoutNode] {
      let inner = scope.child(.part(name))
      inner.environment.isComponentPart = true
      return Part.systemNodes(of: part, in: inner).nodes.filter { !($0 is EmptyNode) }
    }
    self.init(component: Component(kind), room: ComponentRoom(scope.environment))
    if kind == .actionSheet, room.traits.platform != .iOS { component = Component(.alert) }
    if let title { component = component.with(.title, text: text(nodes(title, "title"))) }
    component = component.with(.message, text: text(nodes(message, "message")))
    let actions = nodes(actions, "actions")
    let fields = actions.compactMap { $0.field }
    if component.kind == .alert { component = component.with(.fields, parts: fields) }
    var buttons = actions.filter { $0.field == nil }.map { attachments.part(.button, of: $0) }
    if buttons.isEmpty { buttons = [Component(.button).with(.title, text: "OK")] }
    component = component.with(.buttons, parts: buttons.map { $0.inAlert(of: component.kind) })
    // A choice of release 26 and later stands at its view.
    isAnchored = component.kind == .actionSheet && room.traits.look != .ios18
  }

  private mutating func text(_ nodes: [LayoutNode]) -> String? {
    guard !nodes.isEmpty else { return nil }
    if let plain = PlainLabel(nodes), plain.symbol == nil, plain.subtitle == nil { return plain.title }
    return attachments.add(
      nodes.count == 1 ? nodes[0] : LayoutContainerNode(VStackLayout(), nodes))
  }
}

extension Component {
  /// Returns the button as one of an alert, which decides the looks of its buttons itself.
  fileprivate func inAlert(of kind: ComponentKind) -> Component {
    var button = self
    button.properties[.size] = nil
    if word(.style) != .prominent { button.properties[.style] = nil }
    return button
  }
}

extension LayoutNode {
  /// The text field that the view is; nil for other views.
  fileprivate var field: Component? {
    if let node = self as? ComponentNode {
      let kind = node.component.kind
      return kind == .textField || kind == .secureField ? node.component : nil
    }
    return (self as? ModifierNode)?.child.field
  }
}

extension View {
  private func question<Actions: View, Message: View>(
    _ kind: ComponentKind, _ title: Text?, _ isPresented: Bool, _ actions: () -> Actions,
    _ message: () -> Message
  ) -> some View {
    guard isPresented else { return PresentingView(content: self, make: nil) }
    let (actions, message) = (actions(), message())
    return PresentingView(content: self) {
      Presentation(kind, title: title, actions, message, in: $0)
    }
  }

  /// Shows an alert while a state holds.
  public func alert<S: SystemTitle, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, Text(title: title), isPresented.wrappedValue, actions, { EmptyView() })
  }

  public func alert<S: SystemTitle, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, Text(title: title), isPresented.wrappedValue, actions, message)
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    question(.alert, title, isPresented.wrappedValue, actions, { EmptyView() })
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    question(.alert, title, isPresented.wrappedValue, actions, message)
  }

  public func alert<S: SystemTitle, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(
      .alert, Text(title: title), isPresented.wrappedValue && data != nil, { data.map(actions) },
      { EmptyView() })
  }

  public func alert<S: SystemTitle, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    question(
      .alert, Text(title: title), isPresented.wrappedValue && data != nil, { data.map(actions) },
      { data.map(message) })
  }

  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    question(
      .alert, error?.errorDescription.map { Text($0) }, isPresented.wrappedValue && error != nil, actions,
      { EmptyView() })
  }

  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    question(
      .alert, error?.errorDescription.map { Text($0) }, isPresented.wrappedValue && error != nil,
      { error.map(actions) }, { error.map(message) })
  }

  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return question(.alert, alert?.title, alert != nil, { alert?.buttons }, { alert?.message })
  }

  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return question(.alert, alert?.title, alert != nil, { alert?.buttons }, { alert?.message })
  }

  /// Shows choices about an action while a state holds.
  public func confirmationDialog<S: SystemTitle, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title: title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  public func confirmationDialog<S: SystemTitle, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title: title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    // Choices have their title where it is asked for; a title in a picture is none unless it is visible.
    question(
      .actionSheet, titleVisibility == .visible ? title : nil, isPresented.wrappedValue, actions, message)
  }

  public func confirmationDialog<S: SystemTitle, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(title: title) : nil,
      isPresented.wrappedValue && data != nil, { data.map(actions) }, { EmptyView() })
  }

  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return question(.actionSheet, sheet?.title, sheet != nil, { sheet?.buttons }, { sheet?.message })
  }
}

/// An alert, as before it was made of views.
public struct Alert {
  let title: Text, message: Text?
  private let choices: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    choices = dismissButton.map { [$0] } ?? []
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, choices) = (title, message, [primaryButton, secondaryButton])
  }

  @MainActor fileprivate var buttons: some View {
    ForEach(choices.indices, id: \.self) { choices[$0].view }
  }

  /// A button of an alert or of choices.
  public struct Button {
    private let label: Text?, role: ButtonRole?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: nil, role: .cancel)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive)
    }

    @MainActor fileprivate var view: some View {
      PellucidViews.Button(role: role, action: {}, label: { label ?? Text(verbatim: "Cancel") })
    }
  }
}

/// Choices about an action, as before they were made of views.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text, message: Text?
  private let choices: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, choices) = (title, message, buttons)
  }

  @MainActor fileprivate var buttons: some View {
    ForEach(choices.indices, id: \.self) { choices[$0].view }
  }
}
