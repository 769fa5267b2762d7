// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid completion`: the completion of the program for a shell.
struct CompletionVerb: Verb {
  private var shell = Shell.bash

  static var form: Form<CompletionVerb> {
    Form(
      "completion", "Prints the completion of this program for a shell.",
      details:
        "make install puts all three where their shells look for them; elsewhere, write it to a file that the shell reads.",
      operands: [.required(\.shell, .words(Shell.allCases.map(\.rawValue)) { Shell(rawValue: $0) })],
      examples: [Example("For bash:", "completion bash"), Example("For fish:", "completion fish")])
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    try terminal.print(shell.completion(of: Verbs.families))
    return .success
  }
}
