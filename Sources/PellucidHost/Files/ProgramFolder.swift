// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost
import Glibc

/// The folder of the running program, or of the shared library that contains this code, and the folders of its resources.
///
/// The accessor that the package manager generates for resources terminates the program if they are absent, and knows
/// only the folder of the build. This type only names the folder; the code that reads there reports missing files.
enum ProgramFolder {
  /// Returns the path of a folder of resources.
  ///
  /// The folder lies beside the program or library, where the package manager puts it, or in `share/pellucid` of the prefix that the
  /// program is installed in. If it is in neither place, the path is the one beside the program.
  static func resource(_ name: String) -> String {
    let built = "\(path)/Pellucid_PellucidHost.resources/\(name)"
    let installed = "\(path)/../share/pellucid/\(name)"
    return !SystemCall.isAccessible(built, F_OK) && SystemCall.isAccessible(installed, F_OK)
      ? installed : built
  }

  /// The folder of the package that built the program: the one around `.build`; nil for a program in another place.
  static var package: String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.lastIndex(of: ".build").map { parts[..<$0].joined(separator: "/") }
  }

  /// The folder of the executable or the shared library, with symbolic links resolved, or the current folder if the
  /// system does not provide it.
  static var path: String {
    library ?? SystemCall.resolved("/proc/self/exe").map(Paths.folder) ?? started
  }

  /// The folder of the shared library that contains this code; nil where the program contains it. A relative path is
  /// resolved once, at the first use.
  private static let library = folder(PellucidLibraryPath())

  /// The folder that the program was started from, which the system passes to it, also where /proc is not mounted. A
  /// relative path is resolved once, at the first use.
  private static let started = folder(PellucidProgramPath()) ?? "."

  private static func folder(_ path: UnsafePointer<CChar>?) -> String? {
    let name = path.map { PathText.text(of: SystemCall.bytes(of: $0)) }
    return name.flatMap(SystemCall.resolved).map(Paths.folder)
  }
}
