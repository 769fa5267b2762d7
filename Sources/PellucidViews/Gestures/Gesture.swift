// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A movement of a finger or pointer that a view reacts to.
///
/// A picture is never touched: gestures have their values and actions, and none of the actions runs.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}

extension Never: Gesture { public typealias Value = Never }

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var body: Never { fatalError("The body of a gesture of the system is not asked for.") }
}

/// A gesture of the system, without a body.
@MainActor @preconcurrency
public protocol SystemGesture: Gesture where Body == Never {}

extension SystemGesture {
  public var body: Never { fatalError("The body of a gesture of the system is not asked for.") }
}

/// A gesture with an action or a change of its value.
public struct ChangedGesture<Base, Value>: SystemGesture {}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self, Value> {
    ChangedGesture()
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ChangedGesture<Self, Value> { ChangedGesture() }

  public func map<T>(_ body: @escaping (Value) -> T) -> ChangedGesture<Self, T> { ChangedGesture() }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  public func modifiers(_ modifiers: EventModifiers) -> ChangedGesture<Self, Value> { ChangedGesture() }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self, Value> {
    ChangedGesture()
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: SystemGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture after another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: SystemGesture {
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture where another one does not happen.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: SystemGesture {
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose type is not known.
public struct AnyGesture<Value>: SystemGesture {
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// The parts of a view for which a gesture counts.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: Self = [], gesture = Self(rawValue: 1), subviews = Self(rawValue: 2)
  public static let all: Self = [.gesture, .subviews]
}

/// A state of a gesture.
///
/// - Note: No gesture happens, and the state is its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Sendable where Value: Sendable {}

// A picture is never touched, so that none of these draws anything.
extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
}
