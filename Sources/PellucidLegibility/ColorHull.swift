// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A collection of colours reduced to those that span all their mixtures: about a hundred for a photo.
///
/// Colours are placed on the lattice of 8-bit code values. A colour of 8 bits a channel is a point of the lattice, so the
/// mixtures are exactly those of the colours. Another colour is replaced by the lattice points around it, which span it, at most one
/// code value away.
package struct ColorHull: Sendable {
  /// The least and the greatest blue, by red and green; an empty column has a least blue above its greatest one.
  private var columns: [(low: Int16, high: Int16)]
  private static let steps = 256

  package init() { columns = Array(repeating: (256, -1), count: Self.steps * Self.steps) }

  /// Adds colours.
  package mutating func add(_ colors: [GamutColor]) { for color in colors { add(color) } }

  /// Adds a colour. Components outside 0…1 are clamped.
  package mutating func add(_ color: GamutColor) {
    let (red, green, blue) = (Self.ends(color.red), Self.ends(color.green), Self.ends(color.blue))
    add(red.low, green.low, blue)
    if green.low < green.high { add(red.low, green.high, blue) }
    guard red.low < red.high else { return }
    add(red.high, green.low, blue)
    if green.low < green.high { add(red.high, green.high, blue) }
  }

  /// Adds what a premultiplied colour shows over every backdrop.
  ///
  /// - Parameter share: The share of the backdrop that shows through, 0…1.
  package mutating func add(_ color: GamutColor, overAnythingBy share: Double) {
    for corner in ColorBox.gamut.corners { add(color + corner * share) }
  }

  private mutating func add(_ red: Int, _ green: Int, _ blue: (low: Int, high: Int)) {
    let index = red * Self.steps + green
    columns[index].low = min(columns[index].low, Int16(blue.low))
    columns[index].high = max(columns[index].high, Int16(blue.high))
  }

  /// Returns the code values around a component, which are equal for a component of 8 bits.
  private static func ends(_ component: Double) -> (low: Int, high: Int) {
    guard component > 0 else { return (0, 0) }
    guard component < 1 else { return (255, 255) }
    let code = component * 255
    let nearest = code.rounded()
    // The allowance is that of a component that was stored in single precision.
    if (code - nearest).magnitude < 1e-3 { return (Int(nearest), Int(nearest)) }
    return (Int(code.rounded(.down)), Int(code.rounded(.up)))
  }

  /// Colours that span the mixtures of all added colours, among them every corner of their convex hull; empty if no colour
  /// was added.
  package var colors: [GamutColor] {
    var points: [SIMD3<Int>] = []
    for index in columns.indices where columns[index].low <= columns[index].high {
      let (red, green) = (index / Self.steps, index % Self.steps)
      points.append([red, green, Int(columns[index].low)])
      if columns[index].low < columns[index].high {
        points.append([red, green, Int(columns[index].high)])
      }
    }
    // A corner of the hull is a corner of the hull of its plane, whichever way the planes lie.
    for axis in 0..<3 { points = Self.corners(ofPlanesAcross: axis, points) }
    let colors = points.map { point in
      GamutColor(red: Double(point.x) / 255, green: Double(point.y) / 255, blue: Double(point.z) / 255)
    }
    return PointCloud(colors).spanningPoints
  }

  /// Returns the points that are corners of the hull of the points with the same coordinate along an axis.
  private static func corners(ofPlanesAcross axis: Int, _ points: [SIMD3<Int>]) -> [SIMD3<Int>] {
    let (first, second) = ((axis + 1) % 3, (axis + 2) % 3)
    let sorted = points.sorted { one, other in
      (one[axis], one[first], one[second]) < (other[axis], other[first], other[second])
    }
    var corners: [SIMD3<Int>] = []
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end][axis] == sorted[start][axis] { end += 1 }
      corners += outline(of: sorted[start..<end], first, second)
      start = end
    }
    return corners
  }

  /// Returns the corners of the hull of points in one plane, which are sorted along two axes (Andrew's monotone chain).
  private static func outline(
    of points: ArraySlice<SIMD3<Int>>, _ first: Int, _ second: Int
  ) -> [SIMD3<Int>] {
    guard points.count > 2 else { return Array(points) }
    func half(_ points: some Sequence<SIMD3<Int>>) -> [SIMD3<Int>] {
      var chain: [SIMD3<Int>] = []
      for point in points {
        while chain.count > 1 {
          let (way, next) = (
            chain[chain.count - 1] &- chain[chain.count - 2], point &- chain[chain.count - 1]
          )
          guard way[first] * next[second] - way[second] * next[first] <= 0 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    let (lower, upper) = (half(points), half(points.reversed()))
    return lower.dropLast() + upper.dropLast()
  }
}
