// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The words of the help in one language.
struct HelpWords {
  private let language: Language

  init(_ language: Language) { self.language = language }

  static let verbs = "Verbs:"
  static let exitCodes = "Exit codes:"
  static let examples = "Examples:"
  static let oneVerb = "pellucid help VERB, or pellucid VERB --help, explains one verb."

  /// Returns an English text of the help in the language; unchanged where it has no translation.
  subscript(_ text: String) -> String {
    language == .korean ? Self.korean[text] ?? text : text
  }

  /// The text before a command line.
  var usage: String { language.choose("Usage: ", "사용법: ") }
  /// The text after a command line.
  var options: String { language.choose(" [options]", " [옵션]") }
}
