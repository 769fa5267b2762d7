// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid
import PellucidAudit
import PellucidJudge

/// An error that ends a verb early: an exit code, and a sentence in every language.
struct CommandError: Error {
  var exit: ExitCode
  /// Returns the sentence in a language: what is wrong, where, what to do. Nil for an error that is not printed.
  private let words: (@Sendable (Language) -> String)?

  /// Creates an error from a fact that has a sentence in every language.
  init(_ exit: ExitCode, _ fact: any Described) {
    (self.exit, words) = (exit, { fact.sentence(in: $0) })
  }

  /// Creates an error from a function that returns its sentence.
  private init(_ exit: ExitCode, _ words: @escaping @Sendable (Language) -> String) {
    (self.exit, self.words) = (exit, words)
  }

  /// Creates an error from a failure of the run's files.
  init(_ failure: RunFailure) { self.init(failure.isOfOutput ? .cannotWrite : .badInput, failure.problem) }

  /// Creates an error from that of a shard.
  init(_ failure: SnapshotShard.Failure) {
    self.init(ExitCode(rawValue: Int32(failure.exit)) ?? .badInput) { language in
      language == .korean ? failure.korean : failure.english
    }
  }

  /// The error as the results of a shard have it.
  var stored: SnapshotShard.Failure {
    SnapshotShard.Failure(
      exit: Int(exit.rawValue), english: text(in: .english) ?? "", korean: text(in: .korean) ?? "")
  }

  /// Returns an error about the command line, with the exit code of wrong usage, or that of an output that cannot be written.
  static func usage(_ problem: UsageProblem) -> CommandError {
    CommandError(problem.isOfOutput ? .cannotWrite : .usage, problem)
  }

  /// Returns the sentence in a language, or nil for an error that is not printed.
  func text(in language: Language) -> String? { words?(language) }

  /// Creates an error from any error of reading, resolving or drawing a scene. An error of unknown type has the
  /// exit code of internal errors.
  ///
  /// - Parameter document: The path of the scene, or its name in the sentence.
  init(_ error: any Error, in document: String) {
    switch error {
    case let error as CommandError: self = error
    case let error as RunFailure: self.init(error)
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

  /// Creates an error about a picture that cannot be read.
  init(_ error: ImageReadingError, path: String) {
    self.init(.badInput, RunProblem.unreadablePicture(error, path: path))
  }

  /// Creates an error about standard output from the system's error number. The error is not printed if the reader
  /// closed the pipe, as `head` does.
  init(printing code: Int32) {
    exit = .cannotWrite
    guard code != EPIPE else {
      words = nil
      return
    }
    let problem = RunProblem.unwrittenOutput(reason: String(cString: strerror(code)))
    words = { problem.sentence(in: $0) }
  }

  /// Creates an error about a picture that cannot be written to a path.
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
