// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A coordinate system with a name.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A coordinate system of a view.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate system of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate system of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate system of a view around, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  fileprivate let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible rectangle of the innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace { scrollView(axis: .vertical) }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.innermost))
  }
}

/// The name of the coordinate system of scroll views.
private enum ScrollSpace: Hashable { case innermost }

/// A view whose coordinate system has a name.
private final class CoordinateSpaceNode: ModifierNode {
  let name: AnyHashable

  init(_ child: LayoutNode, _ name: AnyHashable) {
    self.name = name
    super.init(child)
  }
}

extension View {
  /// Names the coordinate system of the view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    NodeView(content: self) { CoordinateSpaceNode($0, name.name) }
  }

  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}

extension LayoutNode {
  /// Returns the origin of the view in a coordinate system, in points.
  func origin(in space: CoordinateSpace) -> CGPoint {
    guard space != .local else { return .zero }
    var (origin, node) = (CGPoint.zero, self)
    while true {
      if case .named(let name) = space, node.isSpace(name) { return origin }
      origin.x += node.frame.minX
      origin.y += node.frame.minY
      guard let parent = node.parent else { return origin }
      origin.x += parent.drawnOffset.width
      origin.y += parent.drawnOffset.height
      node = parent
    }
  }

  func isSpace(_ name: AnyHashable) -> Bool {
    if let named = self as? CoordinateSpaceNode { return named.name == name }
    return self is ScrollNode && name == AnyHashable(ScrollSpace.innermost)
  }

  func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: origin(in: space), size: frame.size) }
}
