// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The mixtures of all surface colours over a set of backdrops, as points that span them.
///
/// The points span the set exactly where every step is linear between bends. A smooth curve is replaced by short lines, and the
/// difference is a margin around the mixtures of the points.
struct SurfacePolytope: Sendable {
  private(set) var corners: [ColorCell.Corner]
  /// The most by which a surface colour differs from a mixture of the corners in each channel.
  private(set) var margin = GamutColor(white: Self.pointMargin)

  /// The margin around the points that span a collection of colours.
  private static let pointMargin = 2e-8

  /// The number of corners from which the general search is faster.
  private static let mostCorners = 20_000

  /// Creates the set; nil where the backdrops are not spanned by points, or a step bends in a way that has no corners.
  init?(_ transfer: PreparedTransfer, over backdrops: BackdropSet) {
    guard let colors = backdrops.corners else { return nil }
    var cells = [ColorCell(backdrops: colors)]
    corners = []
    for step in transfer.before {
      if case .otherColor(let share) = step {
        cells = cells.map { $0.mixed(withAnyColorBy: share) }
      } else {
        guard let bent = step.bentSteps else { return nil }
        for step in bent {
          guard let parts = parts(of: cells, step) else { return nil }
          cells = parts
        }
      }
    }
    corners = cells.flatMap { $0.corners }
  }

  /// Returns the results of a step, in cells in each of which it is linear; nil where they have too many corners.
  private mutating func parts(of cells: [ColorCell], _ step: BentStep) -> [ColorCell]? {
    var (open, done): ([ColorCell], [ColorCell]) = (cells.reversed(), [])
    var errors = [Double](repeating: 0, count: step.terms.count)
    var count = 0
    while let cell = open.popLast() {
      let ranges = step.terms.map { cell.range(of: $0) }
      if let (term, place) = step.bend(in: ranges) {
        let parts = cell.parts(cutBy: step.terms[term], at: place)
        open += [parts.above, parts.below]
      } else {
        for index in errors.indices {
          errors[index] = max(errors[index], step.terms[index].curve.error(in: ranges[index]))
        }
        count += cell.corners.count
        guard count <= Self.mostCorners else { return nil }
        done.append(ColorCell(corners: cell.corners.map { step.applied(to: $0, between: ranges) }))
      }
    }
    margin = step.margin(around: margin, errors)
    return done
  }

  /// Returns a lower bound of the dot products of the surface colours with a vector.
  func lowest(along normal: GamutColor) -> Double {
    var least = Double.infinity
    for corner in corners { least = min(least, normal.dot(corner.color)) }
    return least - normal.magnitudes.dot(margin)
  }
}

extension BentStep {
  /// Returns the first term that bends between the ends of its range, and the place of the bend.
  fileprivate func bend(in ranges: [Interval]) -> (term: Int, place: Double)? {
    for (index, range) in ranges.enumerated() {
      if let place = terms[index].curve.bend(in: range) { return (index, place) }
    }
    return nil
  }

  /// Returns the result for a corner, with a straight line in place of each curve.
  fileprivate func applied(to corner: ColorCell.Corner, between ranges: [Interval]) -> ColorCell.Corner {
    var result = corner
    result.color = corner.color * kept + added
    for (term, range) in zip(terms, ranges) {
      let (low, high) = (term.curve.value(at: range.low), term.curve.value(at: range.high))
      let share = range.width > 0 ? (term.input(corner.color) - range.low) / range.width : 0
      result.color = result.color + term.direction * (low + (high - low) * share)
    }
    return result
  }

  /// Returns the margin of the results for colours within a margin.
  fileprivate func margin(around margin: GamutColor, _ errors: [Double]) -> GamutColor {
    var result = margin * kept
    for (term, error) in zip(terms, errors) {
      let spread = term.weights.magnitudes.dot(margin) * term.curve.steepness + error
      result = result + term.direction.magnitudes * spread
    }
    return result
  }
}

extension ColorCell {
  /// Returns the cell with every colour of the gamut mixed in.
  fileprivate func mixed(withAnyColorBy share: Double) -> ColorCell {
    let mixed = corners.flatMap { corner in
      ColorBox.gamut.corners.map { other in
        Corner(
          color: corner.color * (1 - share) + other * share,
          origin: .init(backdrop: corner.origin.backdrop, other: other))
      }
    }
    return ColorCell(corners: mixed)
  }
}

extension GamutColor {
  /// The components without their signs.
  fileprivate var magnitudes: GamutColor {
    GamutColor(red: red.magnitude, green: green.magnitude, blue: blue.magnitude)
  }
}
