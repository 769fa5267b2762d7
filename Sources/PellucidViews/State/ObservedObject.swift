// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Observation

/// The connection of a view with an object that tells it before it changes.
private final class Subscription {
  private weak var object: AnyObject?
  private var receiver: AnyCancellable?

  func follow<Object: ObservableObject>(_ object: Object, for scope: ViewScope) {
    guard self.object !== object else { return }
    self.object = object
    receiver = object.objectWillChange.systemReceive { [weak scope] _ in scope?.invalidate() }
  }
}

/// The bindings of an object's properties.
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: AnyObject> {
  let object: ObjectType

  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>) -> Binding<
    Value
  > {
    let object = object
    return Binding {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }
}

/// An object that somebody else keeps, whose changes make the view again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  mutating func link(to scope: ViewScope, _ place: Int) {
    scope.stored(place) { Subscription() }.follow(wrappedValue, for: scope)
  }
}

/// An object that the view keeps, whose changes make the view again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
  private let make: () -> ObjectType
  private var kept: Object?

  private final class Object {
    let object: ObjectType
    let subscription = Subscription()
    init(_ object: ObjectType) { self.object = object }
  }

  /// - Parameter thunk: Makes the object when the view comes.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { kept?.object ?? make() }
  public var projectedValue: ObservedObjectWrapper<ObjectType> { ObservedObjectWrapper(object: wrappedValue) }

  mutating func link(to scope: ViewScope, _ place: Int) {
    let kept = scope.stored(place) { Object(make()) }
    kept.subscription.follow(kept.object, for: scope)
    self.kept = kept
  }
}

/// An object that a view around this one has given, whose changes make the view again.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No \(ObjectType.self) is in the environment: give one to a view around this one with environmentObject(_:)."
      )
    }
    return object
  }

  public var projectedValue: ObservedObjectWrapper<ObjectType> { ObservedObjectWrapper(object: wrappedValue) }

  mutating func link(to scope: ViewScope, _ place: Int) {
    object = scope.environment[object: ObjectType.self]
    let subscription = scope.stored(place) { Subscription() }
    if let object { subscription.follow(object, for: scope) }
  }
}

/// The bindings of an observable object's properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { object = wrappedValue }

  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { object = wrappedValue }
  public init(_ wrappedValue: Value) { object = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    let object = wrappedValue
    return Binding {
      object[keyPath: keyPath]
    } set: {
      object[keyPath: keyPath] = $0
    }
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A view that runs an action for each value of a publisher.
private struct ReceivingView<Content: View, Source: Publisher>: SystemView {
  let content: Content
  let source: Source
  let action: (Source.Output) -> Void

  private final class Receiver {
    var cancellable: AnyCancellable?
    var action: ((Source.Output) -> Void)?
  }

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let receiver = scope.kept("receiver") { Receiver() }
    receiver.action = view.action
    let graph = scope.graph
    // Values that are there already arrive after the views have been made.
    receiver.cancellable = view.source.systemReceive { [weak receiver] value in
      graph.afterUpdate { receiver?.action?(value) }
    }
    return Content.systemNodes(of: view.content, in: scope.child(.body))
  }
}

extension View {
  /// Gives an object to the views inside, which read it by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0[object: T.self] = object }
  }

  /// Runs an action for each value of a publisher.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    ReceivingView(content: self, source: publisher, action: action)
  }
}
