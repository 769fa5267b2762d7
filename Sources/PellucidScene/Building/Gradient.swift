// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A change of colour across a frame.
///
/// Colours are interpolated premultiplied and as gamma-encoded sRGB, whatever the gamut of the picture. The stops have to be
/// in the order of their locations; before the first and after the last stop, the colour of that stop continues.
public struct Gradient: Hashable, Sendable {
  package var fill: FillStyle

  /// A colour at a location of the gradient.
  public struct Stop: Hashable, Sendable {
    package var stop: FillStyle.Stop

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - location: The location along the gradient, 0…1.
    ///   - color: The colour at the location.
    public init(_ location: Double, _ color: Color) {
      stop = FillStyle.Stop(location: location, color: color.style)
    }
  }

  /// Returns a gradient along a line, from the top to the bottom unless given.
  ///
  /// - Parameters:
  ///   - stops: The stops, in the order of their locations.
  ///   - start: The point of location 0, in fractions of the frame; (0, 0) is its upper left corner.
  ///   - end: The point of location 1, in fractions of the frame.
  public static func linear(
    _ stops: [Stop], from start: Point = Point(x: 0.5, y: 0), to end: Point = Point(x: 0.5, y: 1)
  ) -> Gradient {
    Gradient(fill: .linear(stops: stops.map { $0.stop }, start: start, end: end))
  }

  /// Returns a gradient of evenly spaced colours along a line, from the top to the bottom unless given.
  ///
  /// - Parameters:
  ///   - colors: The colours, from `start` to `end`.
  ///   - start: The point of the first colour, in fractions of the frame; (0, 0) is its upper left corner.
  ///   - end: The point of the last colour, in fractions of the frame.
  public static func linear(
    _ colors: [Color], from start: Point = Point(x: 0.5, y: 0), to end: Point = Point(x: 0.5, y: 1)
  ) -> Gradient {
    let last = Double(max(1, colors.count - 1))
    return linear(colors.indices.map { Stop(Double($0) / last, colors[$0]) }, from: start, to: end)
  }

  /// Returns a gradient outwards from a centre, in circles.
  ///
  /// - Parameters:
  ///   - stops: The stops, in the order of their locations.
  ///   - center: The centre, in fractions of the frame.
  ///   - startRadius: The radius of location 0, in fractions of the frame's width.
  ///   - endRadius: The radius of location 1, in fractions of the frame's width.
  public static func radial(
    _ stops: [Stop], center: Point = Point(x: 0.5, y: 0.5), startRadius: Double = 0, endRadius: Double
  ) -> Gradient {
    Gradient(
      fill: .radial(
        stops: stops.map { $0.stop }, center: center, startRadius: startRadius, endRadius: endRadius))
  }

  /// Returns a gradient around a centre, clockwise from location 0 to location 1 in one turn.
  ///
  /// - Parameters:
  ///   - stops: The stops, in the order of their locations.
  ///   - center: The centre, in fractions of the frame.
  ///   - startInDegrees: The angle of location 0, clockwise from the positive x axis.
  public static func angular(
    _ stops: [Stop], center: Point = Point(x: 0.5, y: 0.5), startInDegrees: Double = 0
  ) -> Gradient {
    Gradient(fill: .angular(stops: stops.map { $0.stop }, center: center, startInDegrees: startInDegrees))
  }
}
