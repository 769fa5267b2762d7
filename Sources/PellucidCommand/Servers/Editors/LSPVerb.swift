// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// `pellucid lsp`: the server for editors.
struct LSPVerb: Verb {
  static var form: Form<LSPVerb> {
    Form(
      "lsp", "Judges Swift sources in an editor while they are typed.",
      details:
        "It speaks the Language Server Protocol over standard input and output, and an editor starts it; Docs/editors.md "
        + "says how. Texts are in the language of the editor unless --language is given.",
      examples: [
        Example("The command for the settings of an editor:", "lsp"),
        Example("With Korean texts, whatever the editor's language:", "lsp --language ko"),
      ])
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let isStated = terminal.arguments.contains { CommonFlags.isLanguage($0) }
    let server = EditorServer(in: terminal.language, isLanguageStated: isStated)
    var loop = MessageLoop(HeaderFraming(), server)
    return try loop.run()
  }
}
