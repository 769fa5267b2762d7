// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The folder of the running program.
///
/// The accessor that the package manager generates for resources terminates the program if they are absent. This type
/// only names the folder; the code that reads there reports missing files.
enum ProgramFolder {
  /// The folder of the executable, with symbolic links resolved, or the current folder if the system does not provide
  /// it.
  static var path: String {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(resolved) }
    let program = String(cString: resolved)
    guard let slash = program.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(program[..<slash])
  }
}
