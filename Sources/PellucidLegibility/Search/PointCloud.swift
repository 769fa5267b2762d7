// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A mixture of points of a cloud: their indices, and weights that sum to 1.
struct PointMixture: Sendable {
  var parts: [(index: Int, weight: Double)]
  var color: GamutColor
}

/// Colours known to belong to a convex set.
///
/// Points that follow each other share a block with a box around them, so that a search skips most blocks.
struct PointCloud: Sendable {
  private(set) var points: [GamutColor] = []
  /// The boxes around every `blockSize` points.
  private var blocks: [ColorBox] = []
  private static let blockSize = 16

  init(_ points: [GamutColor] = []) { for point in points { append(point) } }

  var isEmpty: Bool { points.isEmpty }

  mutating func append(_ point: GamutColor) {
    if points.count % Self.blockSize == 0 {
      blocks.append(ColorBox(point))
    } else {
      blocks[blocks.count - 1] = blocks[blocks.count - 1].union(ColorBox(point))
    }
    points.append(point)
  }

  /// Calls `body` with each point of the blocks that a test does not rule out.
  private func forEach(where mayMatter: (ColorBox) -> Bool, _ body: (Int) -> Void) {
    for block in blocks.indices where mayMatter(blocks[block]) {
      let first = block * Self.blockSize
      for index in first..<min(points.count, first + Self.blockSize) { body(index) }
    }
  }

  /// Returns the mixture of at most four of the points that is nearest to a colour.
  ///
  /// The algorithm of Gilbert, Johnson and Keerthi: finds the point of a small simplex nearest to the target,
  /// adds the support point in the direction of the target, and repeats until no point is farther in that
  /// direction.
  func nearestMixture(to target: GamutColor) -> PointMixture {
    var members = [nearestPoint(to: target)]
    var mixture = mixture(of: members, nearestTo: target)
    for _ in 0..<40 {
      let away = mixture.color - target
      guard away.dot(away) > 1e-16 else { return mixture }
      let next = lowestPoint(along: away)
      let gain = away.dot(mixture.color) - away.dot(points[next])
      members = mixture.parts.map { $0.index }
      guard gain > 1e-9 * away.dot(away).squareRoot(), members.count < 4, !members.contains(next) else {
        return mixture
      }
      members.append(next)
      let closer = self.mixture(of: members, nearestTo: target)
      let step = closer.color - target
      guard step.dot(step) < away.dot(away) else { return mixture }
      mixture = closer
    }
    return mixture
  }

  /// The points without those that are mixtures of others; the mixtures of the rest come within 10⁻⁸ of every point.
  var spanningPoints: [GamutColor] {
    guard !isEmpty else { return [] }
    var rest = PointCloud()
    var chosen: Set<Int> = []
    func choose(_ index: Int) {
      if chosen.insert(index).inserted { rest.append(points[index]) }
    }
    for axis in GamutColor.axes {
      choose(lowestPoint(along: axis))
      choose(lowestPoint(along: axis * -1))
    }
    for (index, point) in points.enumerated() where !chosen.contains(index) {
      while true {
        let away = rest.nearestMixture(to: point).color - point
        guard away.dot(away) > 1e-16 else { break }
        // The point that is farthest away is a corner. Where it is known already, only rounding keeps the point from its mixtures.
        let corner = lowestPoint(along: away)
        choose(chosen.contains(corner) ? index : corner)
        if chosen.contains(index) { break }
      }
    }
    return rest.points
  }

  private func nearestPoint(to target: GamutColor) -> Int {
    var (best, least) = (0, Double.infinity)
    forEach {
      $0.squaredDistance(to: target) < least
    } _: { index in
      let way = points[index] - target
      let distance = way.dot(way)
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }

  /// Returns the index of the point with the lowest dot product with `normal`, the support point.
  func lowestPoint(along normal: GamutColor) -> Int {
    var (best, least) = (0, Double.infinity)
    forEach {
      $0.leastProduct(with: normal) < least
    } _: { index in
      let value = normal.dot(points[index])
      if value < least { (best, least) = (index, value) }
    }
    return best
  }

  /// Returns the nearest mixture of the points of any face of a simplex of at most four points.
  private func mixture(of members: [Int], nearestTo target: GamutColor) -> PointMixture {
    var best = (face: Face(members, 1), weights: SIMD4<Double>(1, 0, 0, 0), color: points[members[0]])
    var least = Double.infinity
    for mask in 1..<(1 << members.count) {
      let face = Face(members, mask)
      guard let weights = weights(of: face, target) else { continue }
      var color = GamutColor(white: 0)
      for place in 0..<face.count { color = color + points[face.indices[place]] * weights[place] }
      let way = color - target
      guard way.dot(way) < least else { continue }
      least = way.dot(way)
      best = (face, weights, color)
    }
    let parts = (0..<best.face.count).map { (index: best.face.indices[$0], weight: best.weights[$0]) }
    return PointMixture(parts: parts, color: best.color)
  }

  /// The points of a face of a simplex. A vector holds them, because searches try millions of faces.
  private struct Face {
    var indices = SIMD4<Int>(repeating: 0)
    var count = 0

    /// - Parameter mask: The members that span the face, as bits.
    init(_ members: [Int], _ mask: Int) {
      for (place, member) in members.enumerated() where mask >> place & 1 == 1 {
        indices[count] = member
        count += 1
      }
    }
  }

  /// Returns the weights of the target's projection on the plane, line or point through up to four points; nil if
  /// the projection is outside of the face, or the points are numerically degenerate.
  private func weights(of face: Face, _ target: GamutColor) -> SIMD4<Double>? {
    let origin = points[face.indices[0]]
    let goal = target - origin
    func edge(_ place: Int) -> GamutColor { points[face.indices[place]] - origin }
    var solved = SIMD3<Double>.zero
    switch face.count {
    case 1: break
    case 2:
      let edge = edge(1)
      let square = edge.dot(edge)
      guard square > 1e-18 else { return nil }
      solved.x = edge.dot(goal) / square
    case 3:
      guard let two = Self.solved(edge(1), edge(2), goal) else { return nil }
      (solved.x, solved.y) = (two.x, two.y)
    default:
      guard let three = Self.solved(edge(1), edge(2), edge(3), goal) else { return nil }
      solved = three
    }
    let rest = 1 - solved.sum()
    guard rest >= 0, solved.min() >= 0 else { return nil }
    return SIMD4(rest, solved.x, solved.y, solved.z)
  }

  /// Solves the least squares problem of two edges by the normal equations, with Cramer's rule.
  private static func solved(
    _ first: GamutColor, _ second: GamutColor, _ goal: GamutColor
  ) -> SIMD2<Double>? {
    let (a, b, c) = (first.dot(first), first.dot(second), second.dot(second))
    let determinant = a * c - b * b
    guard determinant > 1e-12 * a * c else { return nil }
    let (one, two) = (first.dot(goal), second.dot(goal))
    return SIMD2(one * c - two * b, two * a - one * b) / determinant
  }

  /// Solves the equations of three edges, which span the space, with Cramer's rule.
  private static func solved(
    _ first: GamutColor, _ second: GamutColor, _ third: GamutColor, _ goal: GamutColor
  ) -> SIMD3<Double>? {
    let normal = second.cross(third)
    let determinant = first.dot(normal)
    guard determinant.magnitude > 1e-12 else { return nil }
    return SIMD3(goal.dot(normal), goal.dot(third.cross(first)), goal.dot(first.cross(second))) / determinant
  }
}

extension GamutColor {
  fileprivate func cross(_ other: Self) -> Self {
    Self(
      red: green * other.blue - blue * other.green, green: blue * other.red - red * other.blue,
      blue: red * other.green - green * other.red)
  }
}

extension ColorBox {
  /// Returns the square of the least distance of the box's colours to a colour.
  fileprivate func squaredDistance(to color: GamutColor) -> Double {
    func part(_ range: Interval, _ value: Double) -> Double {
      let way = max(0, max(range.low - value, value - range.high))
      return way * way
    }
    return part(red, color.red) + part(green, color.green) + part(blue, color.blue)
  }

  /// Returns the least dot product of the box's colours with a vector.
  fileprivate func leastProduct(with normal: GamutColor) -> Double {
    func part(_ range: Interval, _ weight: Double) -> Double {
      weight * (weight >= 0 ? range.low : range.high)
    }
    return part(red, normal.red) + part(green, normal.green) + part(blue, normal.blue)
  }
}
