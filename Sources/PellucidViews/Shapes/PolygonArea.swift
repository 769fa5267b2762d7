// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// The area that is inside one path or two, by a rule, as polygons that do not overlap.
///
/// The plane is cut at every height at which a side begins, ends or crosses another one. Between two such heights the sides do
/// not cross, and the area is a row of trapezoids.
struct PolygonArea {
  private struct Side {
    /// The upper and the lower end.
    var top: Point, bottom: Point
    /// 1 for a side that runs down, -1 for one that runs up.
    var turn: Int
    var isOther: Bool

    func x(at y: Double) -> Double {
      top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  private var sides: [Side] = []
  private let eoFill: Bool

  /// The greatest number of sides. Chosen: an area of more would take seconds; it is left as the first path.
  private static let most = 4096
  private let first: Path

  init(_ path: Path, _ other: Path = Path(), eoFill: Bool) {
    (first, self.eoFill) = (path, eoFill)
    add(path, isOther: false)
    add(other, isOther: true)
    sides.sort { $0.top.y < $1.top.y }
  }

  private mutating func add(_ path: Path, isOther: Bool) {
    for line in Polyline.all(of: path.outline) where line.points.count > 1 {
      for (index, vertex) in line.points.enumerated() {
        let (start, end) = (vertex.point, line.points[(index + 1) % line.points.count].point)
        guard start.y != end.y else { continue }
        sides.append(
          start.y < end.y
            ? Side(top: start, bottom: end, turn: 1, isOther: isOther)
            : Side(top: end, bottom: start, turn: -1, isOther: isOther))
      }
    }
  }

  /// Returns the area of the points for which a closure returns true.
  ///
  /// - Parameter isInside: Takes whether a point is inside the first path and inside the second one.
  func path(_ isInside: (Bool, Bool) -> Bool) -> Path {
    guard sides.count <= Self.most else { return first }
    var result: [PathElement] = []
    let heights = heights
    var (active, next): ([Side], Int) = ([], 0)
    for (top, bottom) in zip(heights, heights.dropFirst()) where bottom - top > 1e-9 {
      while next < sides.count, sides[next].top.y <= top {
        active.append(sides[next])
        next += 1
      }
      active.removeAll { $0.bottom.y <= top }
      result += row(active, top, bottom, isInside)
    }
    return Path(PellucidGeometry.Path(result))
  }

  private var heights: [Double] {
    var heights = Set(sides.flatMap { [$0.top.y, $0.bottom.y] })
    for (index, side) in sides.enumerated() {
      for other in sides[(index + 1)...] {
        guard other.top.y < side.bottom.y else { break }
        if let y = crossing(side, other) { heights.insert(y) }
      }
    }
    return heights.sorted()
  }

  private func crossing(_ side: Side, _ other: Side) -> Double? {
    let (top, bottom) = (max(side.top.y, other.top.y), min(side.bottom.y, other.bottom.y))
    guard top < bottom else { return nil }
    let (above, below) = (side.x(at: top) - other.x(at: top), side.x(at: bottom) - other.x(at: bottom))
    guard above * below < 0 else { return nil }
    return top + (bottom - top) * above / (above - below)
  }

  /// Returns the trapezoids between two heights.
  private func row(
    _ active: [Side], _ top: Double, _ bottom: Double, _ isInside: (Bool, Bool) -> Bool
  ) -> [PathElement] {
    let middle = (top + bottom) / 2
    let sorted = active.map { ($0.x(at: middle), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    var (winding, other) = (0, 0)
    var (left, result): (Side?, [PathElement]) = (nil, [])
    func encloses(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    for side in sorted {
      if side.isOther { other += side.turn } else { winding += side.turn }
      let isIn = isInside(encloses(winding), encloses(other))
      if isIn, left == nil {
        left = side
      } else if !isIn, let start = left {
        left = nil
        result += [
          .move(Point(x: start.x(at: top), y: top)), .line(Point(x: side.x(at: top), y: top)),
          .line(Point(x: side.x(at: bottom), y: bottom)), .line(Point(x: start.x(at: bottom), y: bottom)),
          .close,
        ]
      }
    }
    return result
  }
}
