// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a system program gave no result.
package enum ProgramFault: Hashable, Sendable {
  /// The folder of temporary files has no room.
  case noRoom(folder: String)
  /// There is no folder of temporary files at the path, or nothing may be written to it.
  case noFolder(path: String)
  /// The system refused with a message.
  case system(String)
  /// The program failed; the text is the first line of its error output.
  case said(String)
  case exitCode(Int)
  case signal(Int)

  /// A Boolean value that is true if the program ran, so that its input may have made it fail.
  var liesInPicture: Bool {
    switch self {
    case .noRoom, .noFolder, .system: false
    case .said, .exitCode, .signal: true
    }
  }
}
