// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A part of a user interface.
///
/// A type describes itself by its `body`, which is made of other views. The system asks for the body when a state changes that it
/// has read, and lays out and draws what it gets.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Makes the nodes of a view. Only the views of this module answer this themselves.
  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList
}

extension View {
  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let value = PlainValue(of: view)
    if let known = scope.list(madeOf: value) { return known }
    scope.remake = { scope in
      let body = scope.reading(view) { $0.body }
      return .list(Body.systemNodes(of: body, in: scope.child(.body)))
    }
    return scope.make(of: value)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no value, and so no body.") }
}

/// A view that the system draws itself, without a body.
@MainActor @preconcurrency
protocol SystemView: View where Body == Never {}

extension SystemView {
  public var body: Never { fatalError("The body of a view of the system is not asked for.") }
}

/// A view of one child, whose layout it changes.
@MainActor @preconcurrency
protocol WrappingView: SystemView {
  associatedtype Content: View
  var content: Content { get }
  /// Returns the node around a node of the content.
  func wrapped(_ node: LayoutNode, in scope: ViewScope) -> LayoutNode
  /// Changes what the content reads from its surroundings.
  func change(_ environment: inout EnvironmentValues)
}

extension WrappingView {
  func wrapped(_ node: LayoutNode, in scope: ViewScope) -> LayoutNode { node }
  func change(_ environment: inout EnvironmentValues) {}

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    view.change(&inner.environment)
    let list = Content.systemNodes(of: view.content, in: inner)
    return .each(of: list) { view.wrapped($0, in: scope) }
  }
}
