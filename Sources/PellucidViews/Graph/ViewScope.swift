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

  let root: ViewRoot
  private(set) weak var parent: ViewScope?
  var environment: EnvironmentValues
  private var children: [Key: ViewScope] = [:]
  /// The storage of the properties of the view, by the place of the property.
  private var storage: [Int: AnyObject] = [:]
  /// Makes the view's nodes from its last value.
  var remake: ((ViewScope) -> ViewList)?
  private let list = ViewList()
  private var isUsed = true

  init(root: ViewRoot, environment: EnvironmentValues) { (self.root, self.environment) = (root, environment) }

  private init(_ parent: ViewScope) {
    (root, self.parent, environment) = (parent.root, parent, parent.environment)
  }

  /// Returns the scope of a view inside this one, with the environment of this one. It is the same one at each update.
  func child(_ key: Key) -> ViewScope {
    if let known = children[key] {
      known.environment = environment
      known.isUsed = true
      return known
    }
    let new = ViewScope(self)
    children[key] = new
    return new
  }

  /// Returns what a property keeps; makes it where the view is new.
  func stored<Storage: AnyObject>(_ place: Int, _ make: () -> Storage) -> Storage {
    if let known = storage[place] as? Storage { return known }
    let new = make()
    storage[place] = new
    return new
  }

  /// Makes the view's nodes, and forgets the scopes of views that are gone.
  func make() -> ViewList {
    forEachInside { $0.isUsed = false }
    if let remake { list.replace(by: remake(self)) }
    forgetUnused()
    return list
  }

  private func forEachInside(_ body: (ViewScope) -> Void) {
    for child in children.values {
      body(child)
      child.forEachInside(body)
    }
  }

  private func forgetUnused() {
    children = children.filter { $0.value.isUsed }
    for child in children.values { child.forgetUnused() }
  }

  /// Evaluates a view's body with its properties connected, and asks for an update when something that it read has changed.
  func reading<Body>(_ view: Any, _ body: () -> Body) -> Body {
    root.properties.connect(view, to: self)
    let handle = Handle(scope: self)
    return withObservationTracking(body) { handle.scope?.invalidate() }
  }

  /// The scope for observed objects, which change on the thread of the views.
  private struct Handle: @unchecked Sendable {
    weak var scope: ViewScope?
  }

  /// Asks for an update of the view.
  func invalidate() { root.invalidate(self) }

  /// The number of scopes around this one.
  var depth: Int {
    var (depth, scope) = (0, parent)
    while let next = scope { (depth, scope) = (depth + 1, next.parent) }
    return depth
  }
}
