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
    var best = PointMixture(parts: [(members[0], 1)], color: points[members[0]])
    var least = Double.infinity
    for face in 1..<(1 << members.count) {
      let chosen = members.indices.filter { face >> $0 & 1 == 1 }.map { members[$0] }
      guard let weights = weights(of: chosen, target), weights.allSatisfy({ $0 >= 0 }) else { continue }
      var color = GamutColor(white: 0)
      for (index, weight) in zip(chosen, weights) { color = color + points[index] * weight }
      let way = color - target
      guard way.dot(way) < least else { continue }
      least = way.dot(way)
      best = PointMixture(parts: Array(zip(chosen, weights)).map { ($0, $1) }, color: color)
    }
    return best
  }

  /// Returns the weights of the target's projection on the plane, line or point through up to four points; nil if
  /// the points are numerically degenerate.
  private func weights(of chosen: [Int], _ target: GamutColor) -> [Double]? {
    let origin = points[chosen[0]]
    let edges = chosen.dropFirst().map { points[$0] - origin }
    let goal = target - origin
    guard let solved = Self.solved(edges, goal) else { return nil }
    return [1 - solved.reduce(0, +)] + solved
  }

  /// Solves the least squares problem by the normal equations, with Cramer's rule.
  private static func solved(_ edges: [GamutColor], _ goal: GamutColor) -> [Double]? {
    let right = edges.map { $0.dot(goal) }
    switch edges.count {
    case 0: return []
    case 1:
      let square = edges[0].dot(edges[0])
      return square > 1e-18 ? [right[0] / square] : nil
    case 2:
      let (a, b, c) = (edges[0].dot(edges[0]), edges[0].dot(edges[1]), edges[1].dot(edges[1]))
      let determinant = a * c - b * b
      guard determinant > 1e-12 * a * c else { return nil }
      return [(right[0] * c - right[1] * b) / determinant, (right[1] * a - right[0] * b) / determinant]
    default:
      // Three edges span the space, so that the solution is exact.
      let normal = edges[1].cross(edges[2])
      let determinant = edges[0].dot(normal)
      guard determinant.magnitude > 1e-12 else { return nil }
      return [
        goal.dot(normal) / determinant, goal.dot(edges[2].cross(edges[0])) / determinant,
        goal.dot(edges[0].cross(edges[1])) / determinant,
      ]
    }
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
