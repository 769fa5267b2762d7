// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The exit codes of the program, with the numbers of sysexits.h.
enum ExitCode: Int32, Sendable {
  case success = 0
  /// Pictures differ by more than the tolerance, or findings fail the run.
  case different = 1
  case usage = 64
  case badInput = 65
  case internalError = 70
  case cannotWrite = 73
}
