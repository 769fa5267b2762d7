// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// A band along a circle, with round ends.
struct Arc {
  var center: Point
  /// The radius of the middle of the band, and the band's width.
  var radius: Double, width: Double
  /// The angles of the ends, in degrees, clockwise from the right.
  var start: Double, end: Double

  /// The outline: the outer edge clockwise, the round end, the inner edge back.
  var path: Path {
    let outer = radius + width / 2, inner = radius - width / 2
    var elements: [PathElement] = [.move(point(outer, start))]
    elements += curve(center, outer, from: start, to: end)
    elements += curve(middle(end), width / 2, from: end, to: end + 180)
    elements += curve(center, inner, from: end, to: start)
    elements += curve(middle(start), width / 2, from: start + 180, to: start + 360)
    return Path(elements + [.close])
  }

  /// Returns the point in the middle of the band at an angle.
  func middle(_ degrees: Double) -> Point { point(radius, degrees) }

  private func point(_ radius: Double, _ degrees: Double, about center: Point? = nil) -> Point {
    let center = center ?? self.center
    return Point(
      x: center.x + radius * Elementary.cosine(degrees: degrees),
      y: center.y + radius * Elementary.sine(degrees: degrees))
  }

  /// Returns a part of a circle as cubic curves of at most 45 degrees, with handles of 4/3·tan(α/4) of the radius.
  private func curve(_ center: Point, _ radius: Double, from: Double, to: Double) -> [PathElement] {
    let count = max(1, Int(((to - from).magnitude / 45).rounded(.up)))
    let step = (to - from) / Double(count)
    let handle = radius * 4 / 3 * Elementary.sine(degrees: step / 4) / Elementary.cosine(degrees: step / 4)
    return (0..<count).map { index in
      let first = from + step * Double(index), last = first + step
      let near = point(radius, first, about: center), far = point(radius, last, about: center)
      let one = Point(
        x: near.x - handle * Elementary.sine(degrees: first),
        y: near.y + handle * Elementary.cosine(degrees: first))
      let two = Point(
        x: far.x + handle * Elementary.sine(degrees: last),
        y: far.y - handle * Elementary.cosine(degrees: last))
      return .cubic(one, two, end: far)
    }
  }
}
