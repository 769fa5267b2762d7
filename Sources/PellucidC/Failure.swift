// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPellucid
import Glibc
import Pellucid
import PellucidJudge

/// The reason why a call of the C interface failed.
struct Failure: Error {
  let status: pellucid_status
  /// The English message, on one line: what is wrong, where, and what to do.
  let message: String

  init(_ status: pellucid_status, _ message: String) { (self.status, self.message) = (status, message) }

  /// Creates the failure of an argument.
  init(_ what: String, at place: String, _ advice: String) {
    self.init(PELLUCID_ARGUMENT, ErrorParts.joined(what, place, advice))
  }

  init(_ error: PellucidError) {
    let status =
      switch error.kind {
      case .document: PELLUCID_DOCUMENT
      case .scene: PELLUCID_SCENE
      case .resource, .output: PELLUCID_RESOURCE
      case .memory: PELLUCID_MEMORY
      case .pixels: PELLUCID_PIXELS
      }
    self.init(status, error.description)
  }

  /// Returns the failure of an argument that is NULL.
  static func null(_ name: String) -> Failure { Failure("NULL", at: name, "pass an address") }

  /// Returns the failure of a word that is unknown.
  static func unknown(_ word: String, _ name: String, among names: [String]) -> Failure {
    let nearest = NameMatch.nearest(to: word, among: names).map { "did you mean \"\($0)\"? " } ?? ""
    return Failure(
      "unknown \(name) \"\(word.shown)\"", at: name, nearest + "write \(names.joined(separator: ", "))")
  }
}

/// Runs the body of a function and returns its status. The message of a failure is kept for the thread.
func status(_ body: () throws(Failure) -> Void) -> pellucid_status {
  do throws(Failure) {
    try body()
    return PELLUCID_OK
  } catch {
    LastMessage.set(error.message)
    return error.status
  }
}

/// The message of the last failure on each thread, in memory that is freed when the thread ends.
enum LastMessage {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { free($0) }
    return key
  }()

  static var text: UnsafePointer<CChar>? {
    pthread_getspecific(key).map { UnsafePointer($0.assumingMemoryBound(to: CChar.self)) }
  }

  static func set(_ text: String) {
    free(pthread_getspecific(key))
    pthread_setspecific(key, strdup(text))
  }
}
