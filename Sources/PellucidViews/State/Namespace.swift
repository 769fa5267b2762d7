// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A name that views share, unlike any other name of the root.
@propertyWrapper
public struct Namespace: LinkedProperty {
  /// A name.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }

  mutating func link(to scope: ViewScope, _ place: Int) {
    id = scope.stored(place) { Kept(ID(number: scope.graph.makeNumber())) }.id
  }
}

extension Namespace: Sendable {}
