// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The focus of a view as a state: it is what the program sets it to, because nobody moves the focus of a picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
  private let initial: Value
  private var kept: Kept<Value>?

  /// The focus as a value that belongs to somebody else.
  @propertyWrapper
  public struct Binding {
    fileprivate let binding: PellucidViews.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { kept?.value ?? initial }
    nonmutating set { kept?.set(newValue) }
  }

  public var projectedValue: Binding {
    guard let kept else { return Binding(binding: .constant(initial)) }
    return Binding(
      binding: PellucidViews.Binding {
        kept.value
      } set: {
        kept.set($0, $1)
      })
  }

  mutating func link(to scope: ViewScope, _ place: Int) {
    kept = scope.stored(place) { Kept(initial, scope) }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// The focus of accessibility as a state: it is what the program sets it to.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: LinkedProperty {
  public typealias Binding = FocusState<Value>.Binding

  private var state: FocusState<Value>

  public init() where Value == Bool { state = FocusState() }
  public init<T: Hashable>() where Value == T? { state = FocusState() }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { state.projectedValue }

  mutating func link(to scope: ViewScope, _ place: Int) { state.link(to: scope, place) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

/// A set of the system's assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let voiceOver = Self(rawValue: 1), switchControl = Self(rawValue: 2)
}

/// A name of a value that the focused view states.
public protocol FocusedValueKey { associatedtype Value }

/// The values that the focused view states. No view of a picture has the focus, and so there are none.
public struct FocusedValues: Equatable {
  public init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the focused view states.
///
/// - Note: No view has the focus, and the value is nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view states.
///
/// - Note: No view has the focus, and the binding is nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the focused view states.
///
/// - Note: No view has the focus, and the object is nil.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

// The focus of a picture never moves, so that none of these draws anything.
extension View {
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    self
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    self
  }
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public func focusSection() -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
  {
    self
  }
}

/// The rank of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = Self(), userInitiated = Self()
}

/// The things that a focused view reacts to.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2)
  public static let automatic: Self = [.activate, .edit]
}
