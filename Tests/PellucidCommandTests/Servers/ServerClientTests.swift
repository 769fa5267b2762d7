// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Sessions that clients of the protocols' own libraries lead.
@Suite struct ServerClientTests {
  @Test("An editor's client types, hovers and repairs", .enabled(if: ProtocolClients.obstacle == nil))
  func editor() throws { try check("Scripts/oracle/editor-client.py") }

  @Test("An assistant's client calls every tool", .enabled(if: ProtocolClients.obstacle == nil))
  func assistant() throws { try check("Scripts/oracle/assistant-client.py") }

  @Test("Say why no clients lead sessions", .enabled(if: ProtocolClients.obstacle != nil))
  func obstacle() { print("clients: \(ProtocolClients.obstacle ?? "")") }

  private func check(_ script: String) throws {
    let folder = try TemporaryFolder()
    let result = try ProtocolClients.run(script, program: Program.path, folder: folder.path)
    #expect(result.exit == 0, "\(result.output)")
  }

  @Test("End a session with the exit code of the protocol, and with a sentence where the input is wrong")
  func streams() throws {
    let lines = { (input: String, verb: String) in
      try Program.runInShell("printf '\(input)' | \"$0\" \(verb) --language en", [])
    }
    #expect(try lines("", "lsp").exit == 1 && lines("", "mcp").exit == 0)
    let wrong = try lines("GET / HTTP/1.1\\r\\n\\r\\n", "lsp")
    #expect(wrong.exit == 65 && wrong.output.isEmpty)
    #expect(wrong.errors.hasPrefix("pellucid: a line is no header: GET / HTTP/1.1"), "\(wrong.errors)")
    let answer = try lines("{\\n", "mcp")
    #expect(answer.exit == 0 && answer.output.contains("-32700") && answer.errors.isEmpty)
  }
}
