// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid
import PellucidJudge

/// An error that ends a verb early: what is wrong, where, what to do.
struct CommandError: Error {
  var exit: ExitCode
  /// Returns "what: where: what to do" in a language; nil where nobody is left to read it.
  private let words: (@Sendable (Language) -> String)?

  /// Creates an error from a fact, which the formatters have sentences for.
  init(_ exit: ExitCode, _ fact: any Described) {
    (self.exit, words) = (exit, { fact.sentence(in: $0) })
  }

  private init(_ exit: ExitCode, _ words: @escaping @Sendable (Language) -> String) {
    (self.exit, self.words) = (exit, words)
  }

  /// Creates an error from a failure of the run's files.
  init(_ failure: RunFailure) { self.init(failure.isOfOutput ? .cannotWrite : .badInput, failure.problem) }

  /// An error about the command line.
  static func usage(_ problem: UsageProblem) -> CommandError { CommandError(.usage, problem) }

  /// Returns the sentence; nil where nobody is left to read it.
  func text(in language: Language) -> String? { words?(language) }

  /// An error of the library.
  ///
  /// - Parameter document: The path of the scene, or what it is called.
  init(_ error: any Error, in document: String) {
    switch error {
    case let error as CommandError: self = error
    case let error as PellucidError: self.init(error.cause, in: document)
    case SceneFileError.unreadable(let file): self.init(.badInput, RunProblem.unreadableScene(file))
    case SceneFileError.refused(let error):
      self.init(.badInput, RunProblem.refusedScene(error, document: document))
    case let error as SceneError:
      self.init(.badInput) { error.sentence(in: $0, of: document) }
    case let error as RenderingError:
      self.init(.badInput) { error.sentence(in: $0, of: document) }
    case let error as FileWritingError: self.init(writing: document, error)
    default:
      self.init(.internalError, RunProblem.unresolved(document: document, RunProblem.Reason(error)))
    }
  }

  init(_ error: ImageReadingError, path: String) {
    self.init(.badInput, RunProblem.unreadablePicture(error, path: path))
  }

  /// Creates an error of standard output, which refused the product with the system's error number. Who reads only the
  /// beginning, as `head` does, has what was wanted.
  init(printing code: Int32) {
    exit = .cannotWrite
    guard code != EPIPE else {
      words = nil
      return
    }
    let problem = RunProblem.unwrittenOutput(reason: String(cString: strerror(code)))
    words = { problem.sentence(in: $0) }
  }

  /// A picture that could not be written.
  init(writing path: String, _ error: any Error) {
    if let error = error as? PellucidError {
      self.init(writing: path, error.cause)
    } else if let error = error as? FileWritingError {
      self.init(.cannotWrite, RunProblem.unwritten(.picture, error))
    } else {
      self.init(.internalError, RunProblem.unmadePicture(path: path, RunProblem.Reason(error)))
    }
  }
}
