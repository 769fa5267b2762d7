// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place in a view, which another view can read in its own coordinates.
public struct Anchor<Value> {
  /// The way in which a place is found in a view.
  public struct Source {
    let place: (CGRect) -> Value
  }

  /// The view in which the place is; nil when it is gone.
  private weak var node: LayoutNode?
  private let place: (CGRect) -> Value

  init(node: LayoutNode, place: @escaping (CGRect) -> Value) { (self.node, self.place) = (node, place) }

  /// Returns the place, where the coordinates of the reader start at a point.
  func value(from origin: CGPoint) -> Value {
    let frame = node?.frame(in: .global) ?? .zero
    return place(frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

// Views are laid out on the main actor alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.value(from: .zero) == other.value(from: .zero)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value(from: .zero)) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self { $0 } }
  public static func rect(_ rect: CGRect) -> Self { Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }
  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// The places of several sources.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { rect in array.map { $0.place(rect) } }
  }
}

/// The size and the place of a view.
public struct GeometryProxy {
  private weak var node: LayoutNode?
  public let size: CGSize
  private let reads: Reads

  /// The frames that were read, which are compared with those after the layout.
  final class Reads {
    var frames: [(space: CoordinateSpace, frame: CGRect)] = []
  }

  init(_ node: LayoutNode, _ reads: Reads = Reads()) {
    (self.node, size, self.reads) = (node, node.frame.size, reads)
  }

  /// Returns the view's frame in a coordinate system, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let node else { return CGRect(origin: .zero, size: size) }
    let frame = CGRect(origin: node.origin(in: coordinateSpace), size: size)
    if coordinateSpace != .local { reads.frames.append((coordinateSpace, frame)) }
    return frame
  }

  /// The distances by which the view may grow at the edges where it touches the end of the safe area, in points.
  public var safeAreaInsets: EdgeInsets { node?.safeAreaInsets ?? EdgeInsets() }

  /// Returns the view's frame in a coordinate system of a view around; nil where there is none of the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    var next = node
    while let candidate = next, !candidate.isSpace(name) { next = candidate.parent }
    let own = frame(in: coordinateSpace)
    return next.map { CGRect(origin: CGPoint(x: -own.minX, y: -own.minY), size: $0.frame.size) }
  }

  /// The value of a place in another view, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: frame(in: CoordinateSpace.global).origin) }
}

// Views are laid out on the main actor alone.
extension GeometryProxy: @unchecked Sendable {}
