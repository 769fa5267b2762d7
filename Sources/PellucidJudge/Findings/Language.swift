// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A language in which findings, rules and errors are written.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"
}
