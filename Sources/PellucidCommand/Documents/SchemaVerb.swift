// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid schema`: the JSON Schema of scene documents or of configurations.
struct SchemaVerb: Verb {
  /// A kind of document.
  private enum Subject: String, CaseIterable { case scene, configuration }

  private var subject: Subject?

  static var form: Form<SchemaVerb> {
    let words = ValueForm<Subject>.words(Subject.allCases.map(\.rawValue)) { Subject(rawValue: $0) }
    return Form(
      "schema", "Prints the JSON Schema of scene documents, or of configurations.",
      details: "Editors complete and check documents whose key $schema names the file.",
      operands: [.optional(\.subject, words)],
      examples: [
        Example("The schema of scenes:", "schema scene"),
        Example("The schema of .pellucid.json:", "schema configuration"),
      ])
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    switch subject ?? .scene {
    case .scene: try terminal.print(SceneSchema.text.text)
    case .configuration: try terminal.print(GateConfiguration.schema.text)
    }
    return .success
  }
}
