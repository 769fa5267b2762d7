// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why no previews of sources could be drawn.
package enum PreviewError: Error, Hashable, Sendable {
  /// The program was installed without the library of views.
  case noViews(folder: String)
  /// The search path has no Swift compiler.
  case noCompiler
  /// The compiler has another version than the library of views.
  case otherCompiler(version: String)
  /// There are no Swift sources at the path.
  case noSources(path: String)
  /// The sources were not accepted; the text is what the compiler printed.
  case refused(path: String, messages: String)
  /// The sources have no previews.
  case noPreviews(path: String)
  /// A program could not be run.
  case unrun(program: String, ProgramFault)
  case late(program: String, seconds: Double)
  /// A file of the build cannot be written.
  case unwritten(FileWritingError)
}

/// The reason why one preview gave no picture, while others did.
package enum PreviewFailure: Hashable, Sendable {
  /// The view ended the program: a message such as that of a trap, and the places in the sources that led there.
  case ended(message: String, stack: [String])
  /// The view was not made in time.
  case late(seconds: Double)
  /// The view became a scene that cannot be drawn; the text says why.
  case refused(String)
}
