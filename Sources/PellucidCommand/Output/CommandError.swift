// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid
import PellucidJudge

/// What ends a verb early: what is wrong, where, what to do.
struct CommandError: Error {
  var exit: ExitCode
  /// "what: where: what to do"; nil where nobody is left to read it.
  var text: String?

  init(_ exit: ExitCode, _ what: String, _ place: String, _ advice: String) {
    (self.exit, text) = (exit, "\(what): \(place): \(advice)")
  }

  /// - Parameter text: All three parts.
  init(_ exit: ExitCode, _ text: String?) { (self.exit, self.text) = (exit, text) }

  static func usage(_ what: String, _ place: String, _ advice: String) -> CommandError {
    CommandError(.usage, what, place, advice)
  }

  /// An error of the library.
  ///
  /// - Parameter document: The path of the scene, or what it is called.
  init(_ error: any Error, in document: String) {
    switch error {
    case let error as CommandError: self = error
    case SceneFileError.unreadable(let file): self.init(.badInput, "cannot read the scene: \(file)")
    case SceneFileError.refused(let text): self.init(.badInput, "\(document): \(text)")
    case let error as SceneError: self.init(.badInput, error.sentence(in: .english, of: document))
    case let error as RenderingError: self.init(.badInput, error.sentence(in: .english, of: document))
    case let error as FileWritingError: self.init(writing: document, error)
    default: self.init(.internalError, "cannot resolve the scene", document, "\(error)")
    }
  }

  init(_ error: MaterialError, exit: ExitCode, place: String) {
    self.init(exit, error.sentence(in: .english, at: place))
  }

  init(_ error: ImageReadingError, path: String) {
    self.init(.badInput, "cannot read the picture: \(error.sentence(about: path))")
  }

  /// Standard output refused the product with the system's error number. Who reads only the beginning, as
  /// `head` does, has what was wanted.
  init(printing code: Int32) {
    let reason = String(cString: strerror(code))
    self.init(
      .cannotWrite,
      code == EPIPE
        ? nil : "cannot write the output: standard output: \(reason); check where it leads and its free space"
    )
  }

  /// A picture that could not be written.
  init(writing path: String, _ error: any Error) {
    if let error = error as? FileWritingError {
      self.init(.cannotWrite, "cannot write the picture: \(error)")
    } else {
      self.init(.internalError, "cannot make the picture: \(path): \(error)")
    }
  }
}

/// Advice for names that are not known.
enum Nearest {
  static func name(_ found: String, among known: [String]) -> String? {
    NameMatch.nearest(to: found, among: known)
  }

  static func advice(_ found: String, among known: [String]) -> String {
    let list = "use one of " + known.joined(separator: ", ")
    return NameMatch.nearest(to: found, among: known).map { "did you mean \($0)? " + list } ?? list
  }

  static func advice(_ nearest: String?, list command: String) -> String {
    let list = command + " lists them"
    return nearest.map { "did you mean \"\($0)\"? \(list)" } ?? list
  }
}
