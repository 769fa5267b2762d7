// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A position on Earth.
package struct GeographicPosition: Hashable, Sendable {
  /// The latitude, in degrees, -90…90, north positive.
  package let latitude: Double
  /// The longitude, in degrees, -180…180, east positive.
  package let longitude: Double

  /// Creates a position; nil where a coordinate is outside its range.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// The sun's position, by the low-precision series of Meeus, Astronomical Algorithms, chapters 12, 13 and 25: within
/// 0.01° between 1900 and 2100. Refraction is left out: `AutoAppearance.sunriseElevation` contains it.
package struct Sun: Hashable, Sendable {
  /// The equatorial coordinates, in degrees.
  package let rightAscension: Double, declination: Double
  /// The mean sidereal time at Greenwich, in degrees, not reduced to one turn.
  private let siderealTime: Double

  /// Computes the position at a time, in seconds since 1 January 1970 UTC. Times more than 30,000 years away are
  /// clamped; NaN counts as 1970.
  package init(at time: Double) {
    let days = (time.isNaN ? 0 : min(max(time, -1e12), 1e12)) / 86400 - 10957.5
    let centuries = days / 36525
    let (longitude, obliquity) = Self.ecliptic(centuries)
    let sine = Elementary.sine(degrees: longitude)
    rightAscension = Elementary.directionInDegrees(
      x: Elementary.cosine(degrees: longitude), y: Elementary.cosine(degrees: obliquity) * sine)
    declination = Self.arcsine(Elementary.sine(degrees: obliquity) * sine)
    siderealTime = 280.46061837 + 360.98564736629 * days + 0.000387933 * centuries * centuries
  }

  /// Returns the apparent longitude of the sun and the obliquity of the ecliptic, in degrees, from Julian centuries
  /// since 2000.
  private static func ecliptic(_ centuries: Double) -> (longitude: Double, obliquity: Double) {
    let mean = 280.46646 + centuries * (36000.76983 + 0.0003032 * centuries)
    let anomaly = 357.52911 + centuries * (35999.05029 - 0.0001537 * centuries)
    let center =
      (1.914602 - centuries * (0.004817 + 0.000014 * centuries)) * Elementary.sine(degrees: anomaly)
      + (0.019993 - 0.000101 * centuries) * Elementary.sine(degrees: 2 * anomaly)
      + 0.000289 * Elementary.sine(degrees: 3 * anomaly)
    let node = 125.04 - 1934.136 * centuries
    let longitude = mean + center - 0.00569 - 0.00478 * Elementary.sine(degrees: node)
    let obliquity = 23.4392911 - 0.0130042 * centuries + 0.00256 * Elementary.cosine(degrees: node)
    return (longitude, obliquity)
  }

  /// Returns the elevation of the sun's centre above the horizon of a place, in degrees, -90…90.
  package func elevation(at place: GeographicPosition) -> Double {
    let hourAngle = siderealTime + place.longitude - rightAscension
    let (up, along) = (
      Elementary.sine(degrees: place.latitude) * Elementary.sine(degrees: declination),
      Elementary.cosine(degrees: place.latitude) * Elementary.cosine(degrees: declination)
    )
    return Self.arcsine(up + along * Elementary.cosine(degrees: hourAngle))
  }

  /// Returns the arcsine in degrees, -90…90; arguments that a rounding error takes beyond -1…1 are clamped.
  private static func arcsine(_ value: Double) -> Double {
    let other = max(1 - value * value, 0).squareRoot()
    let degrees = Elementary.directionInDegrees(x: other, y: value)
    return degrees > 180 ? degrees - 360 : degrees
  }
}
