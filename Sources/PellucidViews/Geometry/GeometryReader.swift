// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// Views that are made of the size and the place that they are given.
public struct GeometryReader<Content: View>: SystemView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    inner.environment.stackAxis = nil
    inner.remake = { _ in ViewList() }
    let node = GeometryNode(in: inner) { proxy, scope in
      Content.systemNodes(of: scope.reading(view) { $0.content(proxy) }, in: scope.child(.body))
    }
    node.direction = scope.environment.layoutDirection
    return ViewList([node])
  }
}

/// A node whose children are made when it has a size.
private final class GeometryNode: LayoutNode, LayoutObserver {
  private let inner: ViewScope
  private let make: (GeometryProxy, ViewScope) -> ViewList
  /// The size for which the children were made; nil before they are.
  private var madeSize: CGSize?
  private var reads = GeometryProxy.Reads()

  init(in inner: ViewScope, make: @escaping (GeometryProxy, ViewScope) -> ViewList) {
    (self.inner, self.make) = (inner, make)
    super.init()
    inner.graph.observe(self)
    inner.remake = { [weak self] in self?.nodes(in: $0) ?? ViewList() }
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(type: "GeometryReader")
  }

  private func nodes(in scope: ViewScope) -> ViewList {
    reads = GeometryProxy.Reads()
    return make(GeometryProxy(self, reads), scope)
  }

  override func placeChildren() {
    if madeSize != frame.size {
      madeSize = frame.size
      list = nil
      let views = inner.make()
      take(views.nodes)
      // The reader has the same size whatever is in it, and so nothing around it is placed again.
      list = views
    }
    for child in children { place(child, Place(origin: .zero, proposal: ProposedViewSize(frame.size))) }
  }

  func layoutEnded() -> Bool {
    let hasMoved = reads.frames.contains { $0.frame.origin != origin(in: $0.space) }
    if hasMoved {
      madeSize = nil
      layoutChanged()
    }
    return hasMoved
  }
}

/// A node that runs an action when a value of its view's size and place changes.
private final class GeometryActionNode<Value: Equatable>: ModifierNode, LayoutObserver {
  private let last: LastGeometry<Value>
  private let graph: ViewGraph
  private let value: (GeometryProxy) -> Value
  private let action: (Value, Value) -> Void

  init(
    _ child: LayoutNode, _ last: LastGeometry<Value>, _ graph: ViewGraph,
    _ value: @escaping (GeometryProxy) -> Value, _ action: @escaping (Value, Value) -> Void
  ) {
    (self.last, self.graph, self.value, self.action) = (last, graph, value, action)
    super.init(child)
    graph.observe(self)
  }

  func layoutSettled() {
    let value = value(GeometryProxy(self))
    guard value != last.value else { return }
    let old = last.value ?? value
    last.value = value
    graph.afterUpdate { [action] in action(old, value) }
  }
}

/// The value that an action has been told last.
private final class LastGeometry<Value> {
  var value: Value?
}

/// A view that runs an action when a value of its size and place changes.
private struct GeometryActionView<Content: View, Value: Equatable>: SystemView {
  let content: Content
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let last = scope.kept("geometry") { LastGeometry<Value>() }
    let graph = scope.graph
    return .each(of: Content.systemNodes(of: view.content, in: scope.child(.body))) {
      GeometryActionNode($0, last, graph, view.value, view.action)
    }
  }
}

extension View {
  /// Runs an action with a value of the view's size and place, and when it changes.
  @preconcurrency
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryActionView(content: self, value: transform) { _, new in action(new) }
  }

  @preconcurrency
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryActionView(content: self, value: transform, action: action)
  }
}
