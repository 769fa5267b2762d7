// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The library of views that comes with the program: what the compiler reads of it, what is linked, and the plug-in of its macros.
///
/// An installed program has them in `lib/pellucid/views` of its prefix, and a built one beside itself.
struct ViewsLibrary: Sendable {
  /// The folder of the modules that the compiler reads.
  let modules: String
  /// The shared library.
  let library: String
  /// The program that expands macros.
  let plugin: String

  /// The name that people import, and the module that serves it.
  static let alias = "SwiftUI=PellucidViews"

  static func found() throws(PreviewError) -> ViewsLibrary {
    let own = ProgramFolder.path
    let folders = ["\(own)/../lib/pellucid/views", own]
    for folder in folders {
      let library = ViewsLibrary(
        modules: "\(folder)/Modules", library: "\(folder)/libPellucidPreviews.so",
        plugin: "\(folder)/PellucidMacros-tool")
      if library.isThere { return library }
    }
    throw .noViews(folder: folders[0])
  }

  private var isThere: Bool {
    ["\(modules)/PellucidViews.swiftmodule", library, plugin].allSatisfy { SystemCall.isAccessible($0, R_OK) }
  }
}
