// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of the content of a scroll view that is shown.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Sendable {
    case nothing
    case view(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var place: Place

  public init(idType: (some Hashable & Sendable).Type = Never.self) { place = .nothing }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .view(id, anchor) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  /// A Boolean value that is false in a picture, which nobody scrolls.
  public var isPositionedByUser: Bool { false }

  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  public var point: CGPoint? {
    if let x, let y { CGPoint(x: x, y: y) } else { nil }
  }
  public var viewID: (any Hashable & Sendable)? { if case .view(let id, _) = place { id } else { nil } }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(id, anchor)
  }
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  public static func == (one: Self, other: Self) -> Bool { one.target == other.target }

  /// The part of the content; nil is the start.
  var target: ScrollTarget? {
    switch place {
    case .nothing: nil
    case .view(let id, let anchor): ScrollTarget(place: .view(AnyHashable(id)), anchor: anchor)
    case .edge(let edge): ScrollTarget(place: .edge(edge))
    case .point(let x, let y): ScrollTarget(place: .point(x: x, y: y))
    }
  }
}
