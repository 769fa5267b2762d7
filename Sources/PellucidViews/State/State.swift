// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A value that a view keeps, and that asks for an update when it is set.
@propertyWrapper
public struct State<Value>: LinkedProperty {
  private let link: Link

  /// The connection with what is kept; views with this property share it with their copies.
  private final class Link {
    let initial: () -> Value
    var kept: Kept?
    init(_ initial: @escaping () -> Value) { self.initial = initial }
  }

  /// The storage that the system keeps for the view.
  private final class Kept {
    var value: Value
    weak var scope: ViewScope?
    init(_ value: Value) { self.value = value }
  }

  public init(wrappedValue value: @autoclosure @escaping () -> Value) { link = Link(value) }
  public init(initialValue value: @autoclosure @escaping () -> Value) { link = Link(value) }

  public var wrappedValue: Value {
    get { link.kept?.value ?? link.initial() }
    nonmutating set {
      guard let kept = link.kept else { return }
      kept.value = newValue
      kept.scope?.invalidate()
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  func link(to scope: ViewScope, _ place: Int) {
    let kept = scope.stored(place) { Kept(link.initial()) }
    kept.scope = scope
    link.kept = kept
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A value that belongs to somebody else.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (getter, setter) = (get, set) }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a value that cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { getter()[keyPath: keyPath] },
      set: { member in
        var value = getter()
        value[keyPath: keyPath] = member
        setter(value)
      })
  }
}
