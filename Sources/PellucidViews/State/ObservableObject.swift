// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An object that tells views before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object's published properties.
  public var objectWillChange: ObservableObjectPublisher {
    var boxes: [any PublishedBox] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let next = mirror {
      boxes += next.children.compactMap { ($0.value as? any PublishedProperty)?.box }
      mirror = next.superclassMirror
    }
    let publisher = boxes.lazy.compactMap(\.objectPublisher).first ?? ObservableObjectPublisher()
    for box in boxes { box.objectPublisher = publisher }
    return publisher
  }
}

/// The publisher of an object that is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let receivers = Receivers<Void>()

  public init() {}
  public func send() { receivers.send(()) }
  public func systemReceive(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receivers.add(receive)
  }
}

private protocol PublishedProperty { var box: any PublishedBox { get } }

private protocol PublishedBox: AnyObject { var objectPublisher: ObservableObjectPublisher? { get set } }

/// A property of an observable object, whose changes make views again.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Box: PublishedBox {
    var value: Value
    var objectPublisher: ObservableObjectPublisher?
    /// The values that the property follows.
    var feed: AnyCancellable?
    let receivers = Receivers<Value>()
    init(_ value: Value) { self.value = value }
  }

  private let storage: Box

  public init(wrappedValue: Value) { storage = Box(wrappedValue) }
  public init(initialValue: Value) { storage = Box(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The publisher of a property's values.
  public struct Publisher: PellucidViews.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let box: Box

    public func systemReceive(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      receive(box.value)
      return box.receivers.add(receive)
    }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(box: storage) }
    set {}
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let box = object[keyPath: storageKeyPath].storage
      func publisher<Object: ObservableObject>(_ object: Object) -> ObservableObjectPublisher? {
        object.objectWillChange as? ObservableObjectPublisher
      }
      // An object that nobody has asked for its publisher has no views to tell.
      let known = box.objectPublisher ?? (object as? any ObservableObject).flatMap { publisher($0) }
      known?.send()
      box.receivers.send(newValue)
      box.value = newValue
    }
  }
}

extension Published: PublishedProperty { fileprivate var box: any PublishedBox { storage } }
extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Sets a published property to each value.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.feed = systemReceive { value in
      box.objectPublisher?.send()
      box.receivers.send(value)
      box.value = value
    }
  }
}
