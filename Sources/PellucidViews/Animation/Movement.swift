// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value on its way from one state to another.
private final class Movement<Data: VectorArithmetic> {
  private var start: Data
  private var end: Data
  private var startTime: TimeInterval = 0
  private var animation: Animation?

  init(_ value: Data) { (start, end) = (value, value) }

  /// Begins a movement to another value, or goes there at once.
  func go(to value: Data, _ animation: Animation?, at time: TimeInterval?) {
    guard value != end else { return }
    if let animation, let time {
      start = self.value(at: time) ?? end
      (startTime, self.animation) = (time, animation)
    } else {
      self.animation = nil
    }
    end = value
  }

  /// Returns the value at a time; nil when the movement has ended.
  func value(at time: TimeInterval?) -> Data? {
    guard let animation, let time else { return nil }
    return animation.covered(end - start, at: time - startTime).map { start + $0 }
  }
}

extension ViewScope {
  /// Returns a value as it is at the time of the root, on its way to where it is set to. A scope that makes nodes by itself is told when
  /// the time changes.
  func moved<Data: VectorArithmetic>(_ data: Data, _ role: String = "movement") -> Data {
    let movement = kept(role) { Movement(data) }
    movement.go(to: data, graph.transaction.counting, at: graph.time)
    guard let value = movement.value(at: graph.time) else { return data }
    graph.moves(self)
    return value
  }

  /// Returns a value as it is drawn at the time of the root.
  func animated<Value>(_ value: Value) -> Value {
    func animated<Moving: Animatable>(_ moving: Moving) -> Value? {
      guard Moving.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      var result = moving
      result.animatableData = moved(moving.animatableData)
      return result as? Value
    }
    return (value as? any Animatable).flatMap { animated($0) } ?? value
  }
}

extension ViewScope {
  /// Makes nodes of a value, and makes them again when it moves.
  func moving<Value: Animatable>(
    _ value: Value, _ make: @escaping (Value, ViewScope) -> ViewList
  ) -> ViewList {
    guard graph.hasTime, Value.AnimatableData.self != EmptyAnimatableData.self else {
      return make(value, self)
    }
    remake = { scope in make(scope.animated(value), scope) }
    return self.make()
  }
}

/// A view whose node has a value that moves in animations.
struct MovingView<Content: View, Data: VectorArithmetic>: SystemView {
  let content: Content
  let data: Data
  let wrap: (LayoutNode, Data) -> LayoutNode

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    // Where nothing moves, the view keeps nothing, and its content needs no scope of its own.
    guard scope.graph.hasTime else { return nodes(of: view, view.data, in: scope, scope) }
    scope.remake = { nodes(of: view, $0.moved(view.data), in: $0, $0.child(.body)) }
    return scope.make()
  }

  private static func nodes(
    of view: Self, _ data: Data, in scope: ViewScope, _ inner: ViewScope
  ) -> ViewList {
    let direction = scope.environment.layoutDirection
    return .each(of: Content.systemNodes(of: view.content, in: inner)) { node in
      let wrapped = view.wrap(node, data)
      wrapped.direction = direction
      return wrapped
    }
  }
}

extension View {
  /// Puts the view into a node with a value that moves in animations.
  func moving<Data: VectorArithmetic>(_ data: Data, _ wrap: @escaping (LayoutNode, Data) -> LayoutNode)
    -> some View
  {
    MovingView(content: self, data: data, wrap: wrap)
  }
}
