// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The folder of the running program.
///
/// The accessor that the package manager makes for resources ends the program if they are absent; this only
/// names the place, and who reads there says what is missing.
enum ProgramFolder {
  /// The folder of the executable, symbolic links followed; the current folder if the system does not tell.
  static var path: String {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(resolved) }
    let program = String(cString: resolved)
    guard let slash = program.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(program[..<slash])
  }
}
