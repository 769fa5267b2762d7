// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Observation

/// A name of a value that views get from the views around them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view gets from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  /// A value that was given, by the identity of its key. There are few, so that looking through them is fast.
  private struct Entries {
    var keys: [ObjectIdentifier] = []
    var values: [AnyGiven] = []
  }

  private class AnyGiven {
    /// Returns a Boolean value that is true where both are known to have equal values.
    func isEqual(to other: AnyGiven) -> Bool { self === other }
  }

  private final class Given<Value>: AnyGiven {
    let value: Value
    init(_ value: Value) { self.value = value }

    override func isEqual(to other: AnyGiven) -> Bool {
      guard self !== other else { return true }
      guard let other = other as? Given<Value>, let value = value as? any Equatable else { return false }
      func equals<Compared: Equatable>(_ value: Compared) -> Bool { value == other.value as? Compared }
      return equals(value)
    }
  }

  private final class Storage {
    var entries: Entries
    init(_ entries: Entries) { self.entries = entries }
  }

  private var storage: Storage?

  public init() {}

  public var description: String { "EnvironmentValues" }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { given(ObjectIdentifier(key), Key.Value.self) ?? Key.defaultValue }
    set { give(newValue, ObjectIdentifier(key)) }
  }

  /// An object by its type; nil where none was given.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { given(ObjectIdentifier(type), Object?.self) ?? nil }
    set { give(newValue, ObjectIdentifier(type)) }
  }

  /// Returns a Boolean value that is true where both are known to have equal values.
  func isEqual(to other: EnvironmentValues) -> Bool {
    guard storage !== other.storage else { return true }
    let (own, others) = (storage?.entries ?? Entries(), other.storage?.entries ?? Entries())
    return own.keys == others.keys && zip(own.values, others.values).allSatisfy { $0.isEqual(to: $1) }
  }

  private func given<Value>(_ key: ObjectIdentifier, _ type: Value.Type) -> Value? {
    guard let entries = storage?.entries, let place = entries.keys.firstIndex(of: key) else { return nil }
    return (entries.values[place] as? Given<Value>)?.value
  }

  private mutating func give<Value>(_ value: Value, _ key: ObjectIdentifier) {
    // The values are shared by the views inside until one of them changes them.
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage?.entries ?? Entries()) }
    guard let storage else { return }
    if let place = storage.entries.keys.firstIndex(of: key) {
      storage.entries.values[place] = Given(value)
    } else {
      storage.entries.keys.append(key)
      storage.entries.values.append(Given(value))
    }
  }
}

/// A value of the views around.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private let read: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads an object that was given by `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: type] else {
        fatalError(
          "No \(type) is in the environment: give one to a view around this one with environment(_:).")
      }
      return object
    }
  }

  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  public var wrappedValue: Value { read(values) }

  mutating func link(to scope: ViewScope, _ place: Int) { values = scope.environment }
}

/// A view with another value in its environment.
struct EnvironmentView<Content: View>: WrappingView {
  let content: Content
  let changing: (inout EnvironmentValues) -> Void

  func change(_ environment: inout EnvironmentValues) { changing(&environment) }

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let inner = scope.child(.body)
    view.changing(&inner.environment)
    return Content.systemNodes(of: view.content, in: inner)
  }
}

extension View {
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
