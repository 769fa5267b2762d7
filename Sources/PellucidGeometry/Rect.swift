// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A position, with y down; in points unless a name says pixels.
public struct Point: Hashable, Sendable {
  /// Distances from the origin, to the right and downwards.
  public var x: Double, y: Double
  /// Creates a position.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The lengths of the sides.
  public var width: Double, height: Double
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// An axis-aligned rectangle, with y down; in points unless a name says pixels.
public struct Rect: Hashable, Sendable {
  /// The upper left corner, and the lengths of the sides.
  public var x: Double, y: Double, width: Double, height: Double

  /// Creates a rectangle by its upper left corner and the lengths of its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a rectangle of `size` at the origin: a frame in its own coordinate space.
  package init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  package var size: Size { Size(width: width, height: height) }
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  package var minX: Double { x }
  package var minY: Double { y }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  /// A Boolean value indicating whether width or height is not above 0.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the smallest rectangle around both; an empty rectangle is ignored.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX), top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the intersection, with a width or height of 0 where the two do not overlap.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the rectangle translated by (x, y).
  package func moved(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Returns the rectangle enlarged by `distance` on every side.
  package func outset(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

/// A rectangle of whole pixels, half open: columns `minX..<maxX`, rows `minY..<maxY`.
public struct PixelRect: Hashable, Sendable {
  /// The first and the last column and row; the last ones lie outside.
  public var minX: Int, minY: Int, maxX: Int, maxY: Int

  /// Creates a rectangle by its first column and row, and those behind its last.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// A rectangle without pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Creates the rectangle of all pixels that `rect`, in pixels, touches; coordinates are clamped to ±2²⁴.
  ///
  /// A coordinate that is NaN becomes -2²⁴.
  package init(covering rect: Rect) {
    func whole(_ value: Double) -> Int {
      // Only values compared successfully reach the conversion, which traps on NaN and overflow.
      guard value > -16_777_216 else { return -16_777_216 }
      return value < 16_777_216 ? Int(value) : 16_777_216
    }
    self.init(
      minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
      maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
  }

  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// Returns the intersection, which is empty where the two do not overlap.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle around both; an empty rectangle is ignored.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns the rectangle enlarged by `distance` pixels on every side.
  package func outset(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// Returns the rectangle translated by (x, y).
  package func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Returns the rectangle enlarged to the left and upwards until its top left corner is a whole number of steps
  /// from (x, y).
  package func aligned(toX x: Int, y: Int, step: Int) -> PixelRect {
    func floor(_ value: Int, _ origin: Int) -> Int {
      let rest = (value - origin) % step
      return value - (rest < 0 ? rest + step : rest)
    }
    return PixelRect(minX: floor(minX, x), minY: floor(minY, y), maxX: maxX, maxY: maxY)
  }
}

extension Rect {
  /// Converts a rectangle of whole pixels, in pixels.
  package init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.minX), y: Double(pixels.minY), width: Double(pixels.width),
      height: Double(pixels.height))
  }
}

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  package var a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double

  /// Creates a transform by its matrix.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// Creates a translation.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  /// Creates a uniform scaling about the origin.
  public static func scale(_ factor: Double) -> Transform {
    Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
  }

  /// A Boolean value indicating whether the transform scales and translates only, without rotation or shear.
  package var keepsAxes: Bool { b == 0 && c == 0 }

  /// Returns the transformed point.
  package func applied(to p: Point) -> Point {
    Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }

  /// Returns the concatenation that applies `self` first and `next` afterwards.
  package func followed(by next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Returns the transform with its origin moved to `center`, which the linear part then leaves in place.
  package func about(_ center: Point) -> Transform {
    Transform.translation(x: -center.x, y: -center.y).followed(by: self)
      .followed(by: .translation(x: center.x, y: center.y))
  }

  /// Returns the smallest axis-aligned rectangle around the transformed `rect`.
  package func bounds(of rect: Rect) -> Rect {
    // Without an array of corners or a closure over them, which would be allocated for each of thousands of layers.
    let a = applied(to: Point(x: rect.minX, y: rect.minY)), b = applied(to: Point(x: rect.maxX, y: rect.minY))
    let c = applied(to: Point(x: rect.minX, y: rect.maxY)), d = applied(to: Point(x: rect.maxX, y: rect.maxY))
    let left = min(min(min(a.x, b.x), c.x), d.x), right = max(max(max(a.x, b.x), c.x), d.x)
    let top = min(min(min(a.y, b.y), c.y), d.y), bottom = max(max(max(a.y, b.y), c.y), d.y)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
