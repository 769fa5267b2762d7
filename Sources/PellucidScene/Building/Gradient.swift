// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A change of colour across a frame. Colours are mixed premultiplied and gamma-encoded, as the system mixes them.
public struct Gradient: Hashable, Sendable {
  package var fill: FillStyle

  /// A colour at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    package var stop: FillStyle.Stop

    /// - Parameter location: 0…1 along the gradient.
    public init(_ location: Double, _ color: Color) {
      stop = FillStyle.Stop(location: location, color: color.style)
    }
  }

  /// A gradient along a line, from the top to the bottom unless given.
  ///
  /// - Parameters:
  ///   - start: In fractions of the frame, (0, 0) its upper left corner.
  ///   - end: In fractions of the frame.
  public static func linear(
    _ stops: [Stop], from start: Point = Point(x: 0.5, y: 0), to end: Point = Point(x: 0.5, y: 1)
  ) -> Gradient {
    Gradient(fill: .linear(stops: stops.map { $0.stop }, start: start, end: end))
  }

  /// A gradient of evenly spaced colours along a line, from the top to the bottom unless given.
  public static func linear(
    _ colors: [Color], from start: Point = Point(x: 0.5, y: 0), to end: Point = Point(x: 0.5, y: 1)
  ) -> Gradient {
    let last = Double(max(1, colors.count - 1))
    return linear(colors.indices.map { Stop(Double($0) / last, colors[$0]) }, from: start, to: end)
  }

  /// A gradient from a middle outwards.
  ///
  /// - Parameters:
  ///   - center: In fractions of the frame.
  ///   - startRadius: The radius of the first stop, in fractions of the frame.
  ///   - endRadius: The radius of the last stop, in fractions of the frame.
  public static func radial(
    _ stops: [Stop], center: Point = Point(x: 0.5, y: 0.5), startRadius: Double = 0, endRadius: Double
  ) -> Gradient {
    Gradient(
      fill: .radial(
        stops: stops.map { $0.stop }, center: center, startRadius: startRadius, endRadius: endRadius))
  }

  /// A gradient around a middle, clockwise.
  ///
  /// - Parameters:
  ///   - center: In fractions of the frame.
  ///   - startInDegrees: The angle of the first stop, clockwise from the positive x axis.
  public static func angular(
    _ stops: [Stop], center: Point = Point(x: 0.5, y: 0.5), startInDegrees: Double = 0
  ) -> Gradient {
    Gradient(fill: .angular(stops: stops.map { $0.stop }, center: center, startInDegrees: startInDegrees))
  }
}
