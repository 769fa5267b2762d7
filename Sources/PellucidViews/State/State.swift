// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A value that a view keeps, and that asks for an update when it is set.
@propertyWrapper
public struct State<Value>: LinkedProperty {
  private let initial: Value
  /// The storage that the system keeps for the view; nil outside of a body.
  private var kept: Kept<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { kept?.value ?? initial }
    nonmutating set { kept?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let kept else { return .constant(initial) }
    return Binding {
      kept.value
    } set: { value, transaction in
      kept.set(value, transaction)
    }
  }

  mutating func link(to scope: ViewScope, _ place: Int) {
    let kept = scope.stored(place) { Kept(initial, scope) }
    self.kept = kept
  }
}

/// An object that is kept for a view.
class KeptObject {
  /// The scope of the view; nil when the view is gone. The scope ends the reference before it goes.
  final fileprivate(set) unowned(unsafe) var scope: ViewScope?

  init(_ scope: ViewScope) { self.scope = scope }

  final func end() { scope = nil }
}

/// A value that is kept for a view, which is made again when it is set.
final class Kept<Value>: KeptObject {
  private(set) var value: Value

  init(_ value: Value, _ scope: ViewScope) {
    self.value = value
    super.init(scope)
  }

  func set(_ value: Value, _ transaction: Transaction? = nil) {
    self.value = value
    scope?.invalidate(transaction)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
