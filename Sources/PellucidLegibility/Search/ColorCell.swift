// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A convex set of colours, as points that span it.
///
/// The set is cut where a step of a transfer bends, so that the step is linear in each part, and the results of the points span the
/// results of the part.
struct ColorCell: Sendable {
  /// A colour, and the backdrop that it is the result of.
  struct Corner: Sendable {
    var color: GamutColor
    var origin: SurfaceHull.Origin

    /// Returns the corner at a share of the way to another one.
    func mixed(with other: Corner, _ share: Double) -> Corner {
      func mixture(_ first: GamutColor, _ second: GamutColor) -> GamutColor {
        first + (second - first) * share
      }
      return Corner(
        color: mixture(color, other.color),
        origin: SurfaceHull.Origin(
          backdrop: mixture(origin.backdrop, other.origin.backdrop),
          other: mixture(origin.other, other.origin.other)))
    }
  }

  var corners: [Corner]

  init(corners: [Corner]) { self.corners = corners }

  /// Creates the mixtures of backdrop colours.
  init(backdrops: [GamutColor]) {
    corners = backdrops.map { Corner(color: $0, origin: .init(backdrop: $0, other: GamutColor(white: 0))) }
  }

  /// Returns the range of a term's input in the cell.
  func range(of term: BentStep.Term) -> Interval {
    corners.reduce(into: Interval(.infinity, -.infinity)) { range, corner in
      range = range.union(Interval(term.input(corner.color)))
    }
  }

  /// Returns both parts of the cell on the sides of a plane that crosses it.
  ///
  /// The part of a convex set in a plane is spanned by the places where the lines between its corners cross the plane.
  func parts(cutBy term: BentStep.Term, at place: Double) -> (below: ColorCell, above: ColorCell) {
    var (below, above, crossing): ([Corner], [Corner], [Corner]) = ([], [], [])
    let inputs = corners.map { term.input($0.color) }
    for (corner, input) in zip(corners, inputs) {
      if input <= place { below.append(corner) }
      if input >= place { above.append(corner) }
    }
    for (low, first) in zip(corners, inputs) where first < place {
      for (high, second) in zip(corners, inputs) where second > place {
        crossing.append(low.mixed(with: high, (place - first) / (second - first)))
      }
    }
    crossing = Self.outline(of: crossing, acrossPlaneOf: term.weights)
    return (ColorCell(corners: below + crossing), ColorCell(corners: above + crossing))
  }

  /// Returns the corners of the hull of points in one plane (Andrew's monotone chain).
  private static func outline(of points: [Corner], acrossPlaneOf normal: GamutColor) -> [Corner] {
    guard points.count > 3 else { return points }
    let (red, green, blue) = (normal.red.magnitude, normal.green.magnitude, normal.blue.magnitude)
    func place(_ corner: Corner) -> SIMD2<Double> {
      let color = corner.color
      if red >= green, red >= blue { return [color.green, color.blue] }
      return green >= blue ? [color.blue, color.red] : [color.red, color.green]
    }
    let sorted = points.map { (place: place($0), corner: $0) }.sorted { one, other in
      (one.place.x, one.place.y) < (other.place.x, other.place.y)
    }
    func half(_ points: some Sequence<(place: SIMD2<Double>, corner: Corner)>) -> [Corner] {
      var chain: [(place: SIMD2<Double>, corner: Corner)] = []
      for point in points {
        while chain.count > 1 {
          let way = chain[chain.count - 1].place - chain[chain.count - 2].place
          let next = point.place - chain[chain.count - 1].place
          guard way.x * next.y - way.y * next.x <= 0 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast().map { $0.corner }
    }
    let outline = half(sorted) + half(sorted.reversed())
    return outline.isEmpty ? [sorted[0].corner] : outline
  }
}
