// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view whose content is made in another context of change.
struct TransactionView<Content: View, Value: Equatable>: SystemView {
  let content: Content
  /// The value at whose changes the context changes; nil for every change.
  let value: Value?
  let change: (inout Transaction) -> Void

  private final class Last {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let last = scope.kept("transaction") { Last(view.value) }
    let isDue = view.value == nil || view.value != last.value
    last.value = view.value
    let inner = scope.child(.body)
    guard isDue else { return Content.systemNodes(of: view.content, in: inner) }
    var transaction = scope.graph.transaction
    view.change(&transaction)
    return scope.graph.with(transaction) { Content.systemNodes(of: view.content, in: inner) }
  }
}

extension View {
  /// Animates the view when a value changes.
  ///
  /// - Note: Places, sizes, opacity and effects move; colours and trims of shapes change at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    TransactionView(content: self, value: value) { $0.animation = animation }
  }

  /// Animates the view whenever it changes.
  ///
  /// - Note: Places, sizes, opacity and effects move; colours and trims of shapes change at once.
  public func animation(_ animation: Animation?) -> some View {
    TransactionView<Self, Bool>(content: self, value: nil) { transaction in
      if transaction.animation == nil { transaction.animation = animation }
    }
  }

  /// Animates the modifiers of a closure.
  ///
  /// - Note: Places, sizes, opacity and effects move; colours and trims of shapes change at once.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionView<V, Bool>(content: body(PlaceholderContentView(self)), value: nil) {
      $0.animation = animation
    }
  }

  /// Changes the context in which the view changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView<Self, Bool>(content: self, value: nil, change: transform)
  }

  /// Changes the context in which the view changes with a value.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    TransactionView(content: self, value: value, change: transform)
  }

  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionView<V, Bool>(content: body(PlaceholderContentView(self)), value: nil, change: transform)
  }

  /// Keeps the parts of a view together while they move. The parts of a picture of a time move together always.
  public func geometryGroup() -> some View { self }
}

/// The view that a closure changes.
public struct PlaceholderContentView<Value>: SystemView {
  let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    AnyView.systemNodes(of: view.view, in: scope.child(.body))
  }
}
