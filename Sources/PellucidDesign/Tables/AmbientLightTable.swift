// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// When a light sensor turns an interface dark or light. No source has the system's numbers.
enum AmbientLightTable {
  /// Lux: a dark room with a screen.
  static let darkBelow = 20.0
  /// Lux: a living room in the evening has 50 to 150.
  static let lightAbove = 60.0
  /// Seconds: longer than a hand over the sensor or a lamp's flicker.
  static let holdSeconds = 5.0

  static let provenance = Cell.source(
    "HIGDARK", .chosen,
    "The guidelines only name low-light environments. A factor of three between the thresholds keeps a cloud apart from"
      + " an evening.")
}
