// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The names of the snapshots of a run, by which two assertions of one name are told.
///
/// They belong to the process: neither Swift Testing nor XCTest gives the tests of a run a value that they share, and two assertions of one
/// name may stand in different tests. Tests run side by side, so a lock guards the names.
enum UsedNames {
  private static let lines = Mutex<[String: UInt]>([:])

  /// Takes a name for an assertion.
  ///
  /// - Parameter path: The path of the reference.
  /// - Returns: The line of another assertion with the name; nil where there is none.
  static func take(_ path: String, line: UInt) -> UInt? {
    lines.withLock { lines in
      if let known = lines[path], known != line { return known }
      lines[path] = line
      return nil
    }
  }
}
