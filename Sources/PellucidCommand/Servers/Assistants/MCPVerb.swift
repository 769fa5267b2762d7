// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// `pellucid mcp`: the server for assistants.
struct MCPVerb: Verb {
  static var form: Form<MCPVerb> {
    Form(
      "mcp", "Offers judgements and drawings to assistants as tools.",
      details:
        "It speaks the Model Context Protocol over standard input and output, and a client starts it; Docs/editors.md says "
        + "how. The tools are audit, explain, contrast and draw. They read files and write none.",
      examples: [
        Example("The command for the settings of a client:", "mcp"),
        Example("With Korean texts:", "mcp --language ko"),
      ])
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    var loop = MessageLoop(LineFraming(), AssistantServer(terminal))
    return try loop.run()
  }
}
