// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a program of the system gave no result.
package enum ProgramFault: Hashable, Sendable {
  /// The folder of temporary files has no room.
  case noRoom(folder: String)
  /// The system refused, in its own words.
  case system(String)
  /// The first line of the program's own words.
  case said(String)
  case exitCode(Int)
  case signal(Int)
}
