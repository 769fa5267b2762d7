// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid man`: the page of the manual.
struct ManVerb: Verb {
  static var form: Form<ManVerb> {
    Form(
      "man", "Prints the page of the manual, in roff.",
      details: "make install puts it where man looks for it.",
      examples: [Example("The source of the page:", "man")])
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    try terminal.print(ManPage(families: Verbs.families, language: terminal.language).text)
    return .success
  }
}
