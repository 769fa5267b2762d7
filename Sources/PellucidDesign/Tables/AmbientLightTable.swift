// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The thresholds at which a light sensor turns an interface dark or light. No source has the system's numbers.
enum AmbientLightTable {
  /// The illuminance below which an interface turns dark, in lux: a dark room with a screen.
  static let darkBelow = 20.0
  /// The illuminance above which an interface turns light, in lux: a living room in the evening has 50 to 150.
  static let lightAbove = 60.0
  /// The time for which the light has to stay beyond a threshold, in seconds: longer than a hand over the sensor or a
  /// lamp's flicker.
  static let holdSeconds = 5.0

  static let provenance = Cell.source(
    "HIGDARK", .chosen,
    "The guidelines only name low-light environments. A factor of three between the thresholds keeps a cloud apart from"
      + " an evening.")
}
