// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A value that belongs to somebody else.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  /// The context in which the value is set.
  public var transaction = Transaction()

  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (getter, setter) = (get, { value, transaction in withTransaction(transaction) { set(value) } })
  }

  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (getter, setter) = (get, set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a value that cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    var result = Binding<Member> {
      getter()[keyPath: keyPath]
    } set: { member, transaction in
      var value = getter()
      value[keyPath: keyPath] = member
      setter(value, transaction)
    }
    result.transaction = transaction
    return result
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }

  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init {
      base.wrappedValue
    } set: { value, transaction in
      if let value { base.transaction(transaction).wrappedValue = value }
    }
  }

  /// Creates a binding to the value in an optional one, which is read as the last value after it has become nil.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? first
    } set: { value, transaction in
      base.transaction(transaction).wrappedValue = value
    }
  }

  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init {
      AnyHashable(base.wrappedValue)
    } set: { value, transaction in
      if let value = value.base as? Base { base.transaction(transaction).wrappedValue = value }
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let first = wrappedValue[position]
    return Binding<Value.Element> {
      // An element that has been removed since is read as it was when the binding was made.
      let value = getter()
      return value.indices.contains(position) ? value[position] : first
    } set: { element, transaction in
      var value = getter()
      guard value.indices.contains(position) else { return }
      value[position] = element
      setter(value, transaction)
    }
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
