// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The lowest and the highest contrast of a foreground over flat backdrops, by the luminance of the backdrop.
package struct ContrastCurve: Sendable {
  /// The names of the foreground and of what it lies on, such as "label on thin".
  package var name: String
  package var traits: Traits
  /// The state of the glass; nil for a material, and for glass with one state.
  package var state: GlassPair.State.Name?
  /// The points in the order of their luminance.
  package var points: [Point]
  /// The contrast that is proven over every backdrop of the goal; nil where there is none.
  package var proven: Double?

  /// The contrasts over backdrops of about one luminance.
  package struct Point: Hashable, Sendable {
    /// The WCAG 2.2 relative luminance, 0…1.
    package var luminance: Double
    /// The WCAG 2.2 ratios, 1…21.
    package var lowest: Double, highest: Double
  }

  /// The number of points, which are equally far apart in lightness.
  private static let count = 65

  /// Computes the contrasts over colours of the gamut at each luminance.
  ///
  /// - Throws: `LegibilityError` if a step of the transfer has no range.
  init(
    _ name: String, _ traits: Traits, _ transfer: Transfer, proven: Double?
  ) throws(LegibilityError) {
    (self.name, self.traits, self.proven) = (name, traits, proven)
    points = []
    for place in 0..<Self.count {
      let luminance = CIELab.luminance(ofLightness: 100 * Double(place) / Double(Self.count - 1))
      let slice = LuminanceSlice(luminance, of: transfer.gamut)
      let contrasts = try transfer.contrasts(overFlat: slice.colors)
      guard let lowest = contrasts.min(), let highest = contrasts.max() else { continue }
      points.append(Point(luminance: luminance, lowest: lowest, highest: highest))
    }
  }

  /// Returns the lightness of a luminance, 0…1: L* of CIE 1976, by which the points are equally far apart.
  package static func lightness(of luminance: Double) -> Double {
    CIELab.lightness(ofLuminance: luminance) / 100
  }

  /// Returns the height of a ratio on a logarithmic scale from 1 to 21, 0…1.
  package static func height(of ratio: Double) -> Double {
    Elementary.log2(max(1, min(21, ratio))) / Elementary.log2(21)
  }
}

/// The colours of a gamut with one luminance: in linear light, a polygon.
private struct LuminanceSlice {
  /// A grid over the polygon, as gamma-encoded colours.
  private(set) var colors: [GamutColor] = []

  /// The number of steps of the grid along each side of its triangles.
  private static let steps = 8

  init(_ luminance: Double, of gamut: Gamut) {
    let weights = gamut == .srgb ? LinearSRGB.luminanceWeights : LinearDisplayP3.luminanceWeights
    let corners = Self.corners(luminance, weights)
    let grey = SIMD3(repeating: luminance)
    add(grey)
    for (index, first) in corners.enumerated() {
      for second in corners[index...] { addTriangle(grey, first, second) }
    }
  }

  /// Returns the points where the edges of the gamut have the luminance.
  private static func corners(_ luminance: Double, _ weights: SIMD3<Double>) -> [SIMD3<Double>] {
    var corners: [SIMD3<Double>] = []
    for free in 0..<3 {
      let (second, third) = ((free + 1) % 3, (free + 2) % 3)
      for ends in 0..<4 {
        var corner = SIMD3<Double>.zero
        (corner[second], corner[third]) = (ends & 1 == 0 ? 0 : 1, ends & 2 == 0 ? 0 : 1)
        let rest = luminance - weights[second] * corner[second] - weights[third] * corner[third]
        corner[free] = rest / weights[free]
        if corner[free] >= 0, corner[free] <= 1 { corners.append(corner) }
      }
    }
    return corners
  }

  /// Adds the points of a grid between grey and two corners.
  private mutating func addTriangle(
    _ grey: SIMD3<Double>, _ first: SIMD3<Double>, _ second: SIMD3<Double>
  ) {
    for one in 0...Self.steps {
      for other in 0...(Self.steps - one) where one + other > 0 {
        let (a, b) = (Double(one) / Double(Self.steps), Double(other) / Double(Self.steps))
        add(grey + (first - grey) * a + (second - grey) * b)
      }
    }
  }

  /// Adds a colour of linear light.
  private mutating func add(_ color: SIMD3<Double>) {
    colors.append(
      GamutColor(
        red: TransferCurve.encoded(color.x), green: TransferCurve.encoded(color.y),
        blue: TransferCurve.encoded(color.z)
      ).clamped)
  }
}

extension PairTable {
  /// Returns the curve of each pair.
  ///
  /// - Throws: `PairError` for a pair that cannot be drawn.
  package func curves() throws(PairError) -> [ContrastCurve] {
    var curves: [ContrastCurve] = []
    for row in rows {
      let transfer = try row.pair.transfer()
      if let curve = try? ContrastCurve(
        row.pair.shortName, row.pair.traits, transfer, proven: row.outcome.lowest?.bound)
      {
        curves.append(curve)
      }
    }
    return curves
  }
}

extension GlassPair {
  /// Returns the curve of each state of the glass.
  package func curves() -> [ContrastCurve] {
    states.compactMap { state in
      guard let glass = state.item.glass else { return nil }
      var curve = try? ContrastCurve(
        shortName, state.item.traits, glass.transfer(of: state.item), proven: state.outcome.lowest?.bound)
      curve?.state = state.name
      return curve
    }
  }
}
