// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A name of a value that views give to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Adds the value of the next view to that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node whose view gives or changes a preference.
final class PreferenceNode: ModifierNode {
  let key: ObjectIdentifier
  /// Returns the value of the view from that of the views inside, nil where none of them gives one.
  let value: (PreferenceNode, Any?) -> Any?

  init(_ child: LayoutNode, _ key: ObjectIdentifier, value: @escaping (PreferenceNode, Any?) -> Any?) {
    (self.key, self.value) = (key, value)
    super.init(child)
  }
}

extension LayoutNode {
  /// Returns the value that the view and the views in it give; nil where none of them gives one.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let node = self as? PreferenceNode, node.key == ObjectIdentifier(key) {
      return node.value(node, node.child.preference(key)) as? Key.Value
    }
    var result: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

/// A node that runs an action when a preference of the views in it changes.
private final class PreferenceObserverNode<Key: PreferenceKey>: ModifierNode, LayoutObserver
where Key.Value: Equatable {
  private let last: LastPreference<Key.Value>
  private let action: (Key.Value) -> Void
  private let graph: ViewGraph

  init(
    _ child: LayoutNode, _ last: LastPreference<Key.Value>, _ graph: ViewGraph,
    _ action: @escaping (Key.Value) -> Void
  ) {
    (self.last, self.action, self.graph) = (last, action, graph)
    super.init(child)
    graph.observe(self)
  }

  func layoutSettled() {
    let value = child.preference(Key.self) ?? Key.defaultValue
    guard value != last.value else { return }
    last.value = value
    graph.afterUpdate { [action] in action(value) }
  }
}

/// The value that an action has been told last.
private final class LastPreference<Value> {
  var value: Value?
}

/// A view that runs an action when a preference changes.
private struct PreferenceObserverView<Key: PreferenceKey, Content: View>: SystemView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let last = scope.kept("preference") { LastPreference<Key.Value>() }
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    let graph = scope.graph
    return .each(of: list) { PreferenceObserverNode<Key>($0, last, graph, view.action) }
  }
}

extension View {
  /// Gives a value to the views around, in place of those of the views inside.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    NodeView(content: self) { PreferenceNode($0, ObjectIdentifier(key)) { _, _ in value } }
  }

  /// Changes the value that the views inside give.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    NodeView(content: self) {
      PreferenceNode($0, ObjectIdentifier(key)) { _, inner in
        var value = inner as? K.Value ?? K.defaultValue
        callback(&value)
        return value
      }
    }
  }

  /// Runs an action with the value that the views inside give, and when it changes.
  @preconcurrency
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceObserverView<K, Self>(content: self, action: action)
  }

  /// Gives a value that is made of a place in the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    NodeView(content: self) {
      PreferenceNode($0, ObjectIdentifier(K.self)) { node, _ in
        transform(Anchor(node: node, place: value.place))
      }
    }
  }

  /// Changes the value that the views inside give, with a place in the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    NodeView(content: self) {
      PreferenceNode($0, ObjectIdentifier(K.self)) { node, inner in
        var result = inner as? K.Value ?? K.defaultValue
        transform(&result, Anchor(node: node, place: value.place))
        return result
      }
    }
  }
}
