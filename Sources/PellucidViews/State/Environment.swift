// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Observation

/// A name of a value that views get from the views around them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view gets from the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type; nil where none was given.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A value of the views around.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private let read: (EnvironmentValues) -> Value
  private let link = Link()

  private final class Link {
    var values = EnvironmentValues()
  }

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

  public var wrappedValue: Value { read(link.values) }

  func link(to scope: ViewScope, _ place: Int) { link.values = scope.environment }
}

/// A view with another value in its environment.
struct EnvironmentView<Content: View>: WrappingView {
  let content: Content
  let changing: (inout EnvironmentValues) -> Void

  func change(_ environment: inout EnvironmentValues) { changing(&environment) }
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
