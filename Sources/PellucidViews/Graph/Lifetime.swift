// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An action that runs when a view goes.
final class EndAction {
  var action: (() -> Void)?
  func run() { action?() }
}

/// A view that runs an action when it comes, and another one when it goes.
struct LifetimeView<Content: View>: SystemView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    var isNew = false
    let end = scope.kept("lifetime") {
      isNew = true
      return EndAction()
    }
    end.action = view.disappear
    if isNew, let appear = view.appear { scope.graph.afterUpdate(appear) }
    return Content.systemNodes(of: view.content, in: scope.child(.body))
  }
}

/// A view that runs an action when a value changes.
struct ChangeView<Content: View, Value: Equatable>: SystemView {
  let content: Content
  let value: Value
  let runsFirst: Bool
  let action: (Value, Value) -> Void

  private final class Last {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    var isNew = false
    let last = scope.kept("change") {
      isNew = true
      return Last(view.value)
    }
    let (old, new) = (last.value, view.value)
    last.value = new
    if isNew ? view.runsFirst : old != new { scope.graph.afterUpdate { view.action(old, new) } }
    return Content.systemNodes(of: view.content, in: scope.child(.body))
  }
}

extension View {
  /// Runs an action when the view comes, before it is drawn.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when the view goes.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifetimeView(content: self, appear: nil, disappear: action)
  }

  /// Runs a task while the view is shown.
  ///
  /// - Note: No task runs: a view is drawn as it is before.
  @preconcurrency
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> Self { self }

  /// Runs a task whenever a value changes.
  ///
  /// - Note: No task runs: a view is drawn as it is before.
  @preconcurrency
  nonisolated public func task<T: Equatable>(
    id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> Self { self }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsFirst: initial, action: action)
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    ChangeView(content: self, value: value, runsFirst: initial) { _, _ in action() }
  }

  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    ChangeView(content: self, value: value, runsFirst: false) { _, new in action(new) }
  }
}
