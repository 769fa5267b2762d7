// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A source of values that arrive one after the other.
///
/// This is the part of Combine's protocol that views use. Values arrive on the thread on which they are sent, at once.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Calls a closure with each value until the result is cancelled or released.
  func systemReceive(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

/// An activity that can be ended.
public protocol Cancellable { func cancel() }

/// An activity that ends when it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public func cancel() {
    action?()
    action = nil
  }

  deinit { action?() }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The receivers of values, in the order in which they came.
final class Receivers<Output> {
  private var receivers: [Int: (Output) -> Void] = [:]
  private var next = 0

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let number = next
    next += 1
    receivers[number] = receive
    return AnyCancellable { [weak self] in self?.receivers[number] = nil }
  }

  func send(_ value: Output) {
    for (_, receive) in receivers.sorted(by: { $0.key < $1.key }) { receive(value) }
  }

  var isEmpty: Bool { receivers.isEmpty }
}

/// A publisher whose type is not known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let receive: (@escaping (Output) -> Void) -> AnyCancellable

  init(_ receive: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.receive = receive }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    receive = { publisher.systemReceive($0) }
  }

  public func systemReceive(_ receive: @escaping (Output) -> Void) -> AnyCancellable { self.receive(receive) }
}

/// A publisher of values that are sent by hand.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let receivers = Receivers<Output>()
  public init() {}
  public func send(_ value: Output) { receivers.send(value) }
  public func systemReceive(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receivers.add(receive)
  }
}

extension PassthroughSubject where Output == Void { public func send() { send(()) } }

/// A publisher of a value, which also arrives when somebody begins to receive.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let receivers = Receivers<Output>()
  public var value: Output { didSet { receivers.send(value) } }
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func systemReceive(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return receivers.add(receive)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func systemReceive(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(output)
    return AnyCancellable {}
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func map<Result>(_ change: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in systemReceive { receive(change($0)) } }
  }

  public func compactMap<Result>(_ change: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in systemReceive { if let result = change($0) { receive(result) } } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in systemReceive { if isIncluded($0) { receive($0) } } }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return systemReceive { if left > 0 { left -= 1 } else { receive($0) } }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return systemReceive { value in
        if value != last { receive(value) }
        last = value
      }
    }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { systemReceive(receiveValue) }

  public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    systemReceive { object[keyPath: keyPath] = $0 }
  }
}
