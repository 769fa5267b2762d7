// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The choices that clients of a message bus share before they connect: its address, and how long they wait.
enum BusDefaults {
  /// Seconds from `least` to 60; 1 where they are no number.
  static func seconds(_ wanted: Double, atLeast least: Double = 0) -> Double {
    wanted.isNaN ? 1 : min(max(wanted, least), 60)
  }

  /// Returns the address of a bus in the environment; where it says nothing, the usual place if something is there.
  static func address(in variable: String, orSocketAt path: String?) -> String? {
    if let address = Self.variable(variable) { return address }
    guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
    return "unix:path=" + path
  }

  /// A variable of the environment; nil where it is not set, or empty.
  static func variable(_ name: String) -> String? {
    guard let value = ProcessInfo.processInfo.environment[name], !value.isEmpty else { return nil }
    return value
  }
}
