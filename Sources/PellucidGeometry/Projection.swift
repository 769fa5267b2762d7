// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A projective transform of the plane, which maps straight lines to straight lines:
///
///     x' = (a·x + c·y + tx) / w,   y' = (b·x + d·y + ty) / w,   w = px·x + py·y + pw
///
/// Points with `w ≤ 0` lie behind the viewer and are not seen.
package struct Projection: Hashable, Sendable {
  /// The affine part.
  package var affine: Transform
  /// The weights of the divisor.
  package var px: Double, py: Double, pw: Double

  package init(_ affine: Transform, px: Double = 0, py: Double = 0, pw: Double = 1) {
    (self.affine, self.px, self.py, self.pw) = (affine, px, py, pw)
  }

  /// The numbers of the matrix, by which documents write it: a, b, px, c, d, py, tx, ty, pw.
  package var numbers: [Double] {
    [affine.a, affine.b, px, affine.c, affine.d, py, affine.tx, affine.ty, pw]
  }

  /// Creates a projection from nine numbers in the order of `numbers`.
  package init?(numbers: [Double]) {
    guard numbers.count == 9 else { return nil }
    self.init(
      Transform(
        a: numbers[0], b: numbers[1], c: numbers[3], d: numbers[4], tx: numbers[6], ty: numbers[7]),
      px: numbers[2], py: numbers[5], pw: numbers[8])
  }

  /// The least divisor of a point that is seen. Chosen: it enlarges one point to a million, the greatest number of a scene.
  private static var leastDivisor: Double { 1e-6 }

  /// Returns the projected point; nil for a point that is not seen.
  @inline(__always)
  package func applied(to point: Point) -> Point? {
    let divisor = px * point.x + py * point.y + pw
    guard divisor > Self.leastDivisor else { return nil }
    let place = affine.applied(to: point)
    return Point(x: place.x / divisor, y: place.y / divisor)
  }

  /// Returns the concatenation that applies `self` first and `next` afterwards.
  package func followed(by next: Transform) -> Projection {
    Projection(
      Transform(
        a: next.a * affine.a + next.c * affine.b + next.tx * px,
        b: next.b * affine.a + next.d * affine.b + next.ty * px,
        c: next.a * affine.c + next.c * affine.d + next.tx * py,
        d: next.b * affine.c + next.d * affine.d + next.ty * py,
        tx: next.a * affine.tx + next.c * affine.ty + next.tx * pw,
        ty: next.b * affine.tx + next.d * affine.ty + next.ty * pw),
      px: px, py: py, pw: pw)
  }

  /// Returns the concatenation that applies `first` first and `self` afterwards.
  package func preceded(by first: Transform) -> Projection {
    Projection(
      first.followed(by: affine), px: px * first.a + py * first.b, py: px * first.c + py * first.d,
      pw: px * first.tx + py * first.ty + pw)
  }

  /// Returns the projection as one of the coordinates that a transform leads to; nil for a transform onto a line.
  package func moved(by transform: Transform) -> Projection? {
    transform.inverse.map { preceded(by: $0).followed(by: transform) }
  }

  /// The least determinant of a projection with an inverse. Chosen: that of a picture made smaller by a million along both axes.
  private static var leastDeterminant: Double { 1e-12 }

  /// The inverse, scaled so that seen points stay seen; nil for a projection onto a line.
  package var inverse: Projection? {
    let m = affine
    let determinant =
      m.a * (m.d * pw - py * m.ty) - m.c * (m.b * pw - px * m.ty) + m.tx * (m.b * py - px * m.d)
    guard determinant.magnitude > Self.leastDeterminant, determinant.isFinite else { return nil }
    let scale = 1 / determinant
    return Projection(
      Transform(
        a: (m.d * pw - m.ty * py) * scale, b: (m.ty * px - m.b * pw) * scale,
        c: (m.tx * py - m.c * pw) * scale, d: (m.a * pw - m.tx * px) * scale,
        tx: (m.c * m.ty - m.tx * m.d) * scale, ty: (m.tx * m.b - m.a * m.ty) * scale),
      px: (m.b * py - m.d * px) * scale, py: (m.c * px - m.a * py) * scale,
      pw: (m.a * m.d - m.b * m.c) * scale)
  }

  /// Returns the smallest axis-aligned rectangle around the projected `rect`; nil where a corner is not seen, so that the
  /// picture of the rectangle has no end.
  package func bounds(of rect: Rect) -> Rect? {
    guard let a = applied(to: Point(x: rect.minX, y: rect.minY)),
      let b = applied(to: Point(x: rect.maxX, y: rect.minY)),
      let c = applied(to: Point(x: rect.minX, y: rect.maxY)),
      let d = applied(to: Point(x: rect.maxX, y: rect.maxY))
    else { return nil }
    let (left, right) = (min(min(a.x, b.x), min(c.x, d.x)), max(max(a.x, b.x), max(c.x, d.x)))
    let (top, bottom) = (min(min(a.y, b.y), min(c.y, d.y)), max(max(a.y, b.y), max(c.y, d.y)))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A Boolean value that is true where all numbers are finite.
  package var isFinite: Bool { numbers.allSatisfy { $0.isFinite } }
}
