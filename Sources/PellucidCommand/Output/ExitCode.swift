// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The exit codes of the program, with the numbers of sysexits.h.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// Pictures differ by more than the tolerance, or findings fail the run.
  case different = 1
  case usage = 64
  case badInput = 65
  case internalError = 70
  case cannotWrite = 73

  /// The meaning in help and in the man page.
  var meaning: String {
    switch self {
    case .success: "done"
    case .different: "findings, or pictures that differ"
    case .usage: "wrong usage"
    case .badInput: "an input is missing or bad"
    case .internalError: "an error inside Pellucid"
    case .cannotWrite: "an output cannot be written"
    }
  }
}
