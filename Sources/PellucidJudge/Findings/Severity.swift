// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The severity of a finding; notes are below warnings, and warnings below errors.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Worth knowing; never fails a run.
  case note
  /// Fails a strict run.
  case warning
  /// Fails every run.
  case error

  /// Returns whether the first severity is below the second.
  public static func < (first: Severity, second: Severity) -> Bool { first.weight < second.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
