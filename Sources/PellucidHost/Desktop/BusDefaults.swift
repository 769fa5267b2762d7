// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Values that all clients of a message bus share: the address of the bus and the limits of waiting.
enum BusDefaults {
  /// Returns a number of seconds clamped to `least`…60, or 1 for NaN.
  static func seconds(_ wanted: Double, atLeast least: Double = 0) -> Double {
    wanted.isNaN ? 1 : min(max(wanted, least), 60)
  }

  /// Returns the bus address in an environment variable, or else the address of the socket at `path` if that exists.
  static func address(in variable: String, orSocketAt path: String?) -> String? {
    if let address = Self.variable(variable) { return address }
    guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
    return "unix:path=" + path
  }

  /// Returns the value of an environment variable, or nil if the variable is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = ProcessInfo.processInfo.environment[name], !value.isEmpty else { return nil }
    return value
  }
}
