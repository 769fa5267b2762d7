// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The weight of a finding, from the lightest to the heaviest.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Worth knowing; never fails a run.
  case note
  /// Fails a strict run.
  case warning
  /// Fails every run.
  case error

  public static func < (first: Severity, second: Severity) -> Bool { first.weight < second.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
