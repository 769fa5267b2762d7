// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A key of values that views state for a container around them.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view states for the container around it. Entries are added by `@Entry` in an extension.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tag: AnyHashable?

  init() {}

  /// Creates the values of a view, whatever modifiers are around it; those of outer modifiers win.
  init(of node: LayoutNode) {
    node.takeNotes(in: &self, innerFirst: true)
    tag = node.rowTraits.tag
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view; nil where it has none of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension Subview {
  /// The values that the view states for the container around it.
  public var containerValues: ContainerValues { ContainerValues(of: node) }
}

extension View {
  /// States a value for the container around the view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    NodeView(content: self) { NoteNode<ContainerValues>($0) { $0[keyPath: keyPath] = value } }
  }
}
