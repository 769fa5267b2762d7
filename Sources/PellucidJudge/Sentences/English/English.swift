// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The terms of sentences in English, and the sentences of errors, remedies and notes.
///
/// The sentences of a fact stand beside its cases, in both languages.
package enum English {
  package static func name(of appearance: Appearance) -> String { appearance == .dark ? "dark" : "light" }
}
