// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The colours of a linear, radial or angular gradient; stops are interpolated premultiplied and encoded.
struct GradientSource: RowSource {
  let gradient: PixelGradient
  /// The colours at evenly spaced locations, so that a pixel costs one look-up and one interpolation.
  let ramp: [SIMD4<Float>]
  /// The number of intervals in the ramp, enough that a steep gradient skips no 8-bit step.
  static let rampCount = 1024

  var scratchCount: Int { 0 }

  /// Samples the gradient's stops into the ramp.
  init(_ gradient: PixelGradient) {
    self.gradient = gradient
    ramp = (0...GradientSource.rampCount).map { index in
      GradientSource.color(gradient.stops, at: Float(index) / Float(GradientSource.rampCount))
    }
  }

  /// Returns the premultiplied colour at a location, clamped to the first and the last stop.
  static func color(_ stops: [PixelGradient.Stop], at location: Float) -> SIMD4<Float> {
    guard var previous = stops.first else { return SIMD4(repeating: 0) }
    if location <= previous.location { return previous.color }
    for stop in stops.dropFirst() {
      if location <= stop.location {
        let span = stop.location - previous.location
        let part = span > 0 ? (location - previous.location) / span : 1
        return previous.color + (stop.color - previous.color) * part
      }
      previous = stop
    }
    return previous.color
  }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    if isAlikeAlongRows {
      let color = color(x, y)
      for index in 0..<count { row[index] = color }
    } else {
      for index in 0..<count { row[index] = color(x + index, y) }
    }
  }

  /// Returns the colour at the middle of pixel (x, y).
  @inline(__always)
  private func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    return lookUp(location(gradient.toUnit.applied(to: center)))
  }

  /// A Boolean value indicating whether all pixels of a row have exactly the same location, as in vertical fades
  /// under titles.
  private var isAlikeAlongRows: Bool {
    guard case .linear(let start, let end) = gradient.geometry else { return false }
    return start.x == end.x && gradient.toUnit.b == 0
  }

  /// Returns the ramp's colour at a location, clamped to 0…1.
  @inline(__always)
  private func lookUp(_ location: Double) -> SIMD4<Float> {
    // NaN fails the comparison and takes the first colour.
    let place = location > 0 ? Float(min(location, 1)) * Float(GradientSource.rampCount) : 0
    let lower = min(Int(place), GradientSource.rampCount - 1)
    return ramp[lower] + (ramp[lower + 1] - ramp[lower]) * (place - Float(lower))
  }

  /// Returns the location along the gradient of a point in the unit square of its frame.
  private func location(_ unit: Point) -> Double {
    switch gradient.geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      return length > 0 ? ((unit.x - start.x) * dx + (unit.y - start.y) * dy) / length : 1
    case .radial(let center, let startRadius, let endRadius):
      // Radii are fractions of the frame's width.
      let (dx, dy) = (unit.x - center.x, (unit.y - center.y) / gradient.aspect)
      let radius = (dx * dx + dy * dy).squareRoot()
      return endRadius == startRadius ? 1 : (radius - startRadius) / (endRadius - startRadius)
    case .angular(let center, let start):
      let turn = Turn.fraction(y: (unit.y - center.y) / gradient.aspect, x: unit.x - center.x)
      let place = turn - start / 360
      return place - place.rounded(.down)
    }
  }
}

/// Angles as fractions of a turn, computed without the C library, whose last bits differ between systems.
enum Turn {
  /// Returns the angle of (x, y), clockwise on a screen, in turns, 0…1; the error is below 1e-7.
  static func fraction(y: Double, x: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    guard width > 0 || height > 0 else { return 0 }
    let ratio = min(width, height) / max(width, height)
    // Half-angle step: atan r = 2 atan(r / (1 + sqrt(1 + r²))), which keeps the series short.
    let half = ratio / (1 + (1 + ratio * ratio).squareRoot())
    let square = half * half
    var series = 0.0
    for term in stride(from: 17, through: 1, by: -2) {
      series = 1 / Double(term) - square * series
    }
    var angle = 2 * half * series / (2 * Double.pi)
    if height > width { angle = 0.25 - angle }
    if x < 0 { angle = 0.5 - angle }
    return y < 0 ? 1 - angle : angle
  }
}
