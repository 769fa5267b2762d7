// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Observation

/// The place of a view among the views around it. It keeps what a view keeps, such as its state, while views come and go.
public final class ViewScope {
  /// The identity that tells a view from the others around it.
  enum Key: Hashable {
    case body
    /// One of the views that are written beside each other.
    case place(Int)
    /// One of the ways of a condition.
    case branch(Bool)
    /// One of the views that are made for data, by the identity of the data.
    case identity(AnyHashable)
    /// One of several parts of a view, by its role.
    case part(String)
  }

  /// The things that all views of a root share.
  let graph: ViewGraph
  /// The number of scopes around this one.
  let depth: Int
  var environment: EnvironmentValues
  private var children = ScopeTable()
  /// The storage of the properties of the view, by the place of the property.
  private var storage: [AnyObject] = []
  /// The things that a view of the system keeps, by their role.
  private var parts: [String: AnyObject] = [:]
  /// Makes the view's nodes from its last value.
  var remake: ((ViewScope) -> ViewList)?
  private lazy var list = ViewList()
  /// The value that the view's nodes were made of, and the environment in which they were; nil for a value that cannot be compared.
  private var made: (value: PlainValue, environment: EnvironmentValues)?

  init(graph: ViewGraph, environment: EnvironmentValues) {
    (self.graph, self.environment, depth) = (graph, environment, 0)
  }

  private init(in parent: ViewScope) {
    (graph, environment, depth) = (parent.graph, parent.environment, parent.depth + 1)
  }

  deinit {
    for case let kept as KeptObject in storage { kept.end() }
    if !parts.isEmpty { for case let end as EndAction in parts.values { end.run() } }
  }

  /// Returns the scope of a view inside this one, with the environment of this one. It is the same one at each update.
  func child(_ key: Key) -> ViewScope {
    guard let known = children.known(key) else {
      let new = ViewScope(in: self)
      children.append(key, new)
      return new
    }
    known.environment = environment
    // A scope that makes its own nodes begins anew when it does so.
    if known.remake == nil { known.children.begin() }
    return known
  }

  /// Returns what a property keeps; makes it where the view is new.
  ///
  /// - Parameter place: The number of the property among those of the view.
  func stored<Storage: AnyObject>(_ place: Int, _ make: () -> Storage) -> Storage {
    if place < storage.count {
      if let known = storage[place] as? Storage { return known }
      let new = make()
      storage[place] = new
      return new
    }
    let new = make()
    // A property is reached after those before it.
    storage.append(new)
    return new
  }

  /// Returns what a view of the system keeps in a role; makes it where the view is new.
  func kept<Kept: AnyObject>(_ role: String, _ make: () -> Kept) -> Kept {
    if let known = parts[role] as? Kept { return known }
    let new = make()
    parts[role] = new
    return new
  }

  /// Makes the view's nodes, and forgets the scopes of views that are gone.
  func make() -> ViewList {
    children.begin()
    if let remake { list.replace(by: remake(self)) }
    forgetUnused()
    return list
  }

  /// Makes the nodes of a view with another value; nil for a value that cannot be compared.
  func make(of value: PlainValue?) -> ViewList {
    made = value.map { ($0, environment) }
    return make()
  }

  /// Returns the nodes that are there, where they were made of an equal value in an equal environment, as the states that the view
  /// reads make them again themselves.
  func list(madeOf value: PlainValue?) -> ViewList? {
    guard let value, let made, made.value == value, made.environment.isEqual(to: environment) else {
      return nil
    }
    return list
  }

  private func forgetUnused() {
    children.forgetUnused()
    for child in children.scopes where child.remake == nil { child.forgetUnused() }
  }

  /// Evaluates a view's body with its properties connected, and asks for an update when something that it read has changed.
  func reading<Source, Body>(_ source: Source, _ body: (Source) -> Body) -> Body {
    var source = source
    if graph.properties.connect(&source, to: self) { source = animated(source) }
    return withObservationTracking({ body(source) }, onChange: invalidation)
  }

  /// The action that asks for an update of the view while it is there.
  private var invalidation: @Sendable () -> Void {
    let handle = Handle(scope: self)
    return { handle.scope?.invalidate() }
  }

  /// The scope for observed objects, which change on the thread of the views.
  private struct Handle: @unchecked Sendable {
    weak var scope: ViewScope?
  }

  /// Asks for an update of the view.
  ///
  /// - Parameter transaction: The context of the change; nil for the current one.
  func invalidate(_ transaction: Transaction? = nil) { graph.invalidate(self, transaction) }
}

/// The scopes inside a scope, in the order in which they are asked for.
private struct ScopeTable {
  private var keys: [ViewScope.Key] = []
  private(set) var scopes: [ViewScope] = []
  /// The scopes of the last time that have not been asked for since.
  private var earlier: (keys: [ViewScope.Key], scopes: [ViewScope?], next: Int) = ([], [], 0)
  /// The places of the earlier scopes, once they are asked for in another order.
  private var places: [ViewScope.Key: Int]?

  /// Begins to ask for the scopes again.
  mutating func begin() {
    guard !scopes.isEmpty else { return }
    earlier = (keys, scopes, 0)
    (keys, scopes, places) = ([], [], nil)
    keys.reserveCapacity(earlier.keys.count)
    scopes.reserveCapacity(earlier.keys.count)
  }

  /// Returns the scope of a key, where it was there the last time or has been asked for since.
  mutating func known(_ key: ViewScope.Key) -> ViewScope? {
    if let place = earlierPlace(of: key), let scope = earlier.scopes[place] {
      earlier.scopes[place] = nil
      earlier.next = place + 1
      append(key, scope)
      return scope
    }
    // Data with one identity twice makes two views.
    if case .identity = key { return nil }
    return keys.firstIndex(of: key).map { scopes[$0] }
  }

  private mutating func earlierPlace(of key: ViewScope.Key) -> Int? {
    guard !earlier.keys.isEmpty else { return nil }
    if earlier.next < earlier.keys.count, earlier.keys[earlier.next] == key { return earlier.next }
    if places == nil {
      places = Dictionary(zip(earlier.keys, earlier.keys.indices)) { first, _ in first }
    }
    return places?[key]
  }

  mutating func append(_ key: ViewScope.Key, _ scope: ViewScope) {
    keys.append(key)
    scopes.append(scope)
  }

  mutating func forgetUnused() {
    guard !earlier.keys.isEmpty else { return }
    (earlier, places) = (([], [], 0), nil)
  }
}
