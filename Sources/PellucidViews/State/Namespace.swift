// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A space of names that a view gives to views inside it.
@propertyWrapper
public struct Namespace: LinkedProperty {
  /// The identity of the space.
  public struct ID: Hashable, Sendable {
    let object: ObjectIdentifier?
  }

  private let link = Link()

  private final class Link {
    var space: Space?
  }
  private final class Space {}

  public init() {}

  public var wrappedValue: ID { ID(object: link.space.map { ObjectIdentifier($0) }) }

  func link(to scope: ViewScope, _ place: Int) { link.space = scope.stored(place) { Space() } }
}
