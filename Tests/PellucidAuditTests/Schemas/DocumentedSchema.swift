// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// A schema in the documentation.
enum DocumentedSchema {
  static func path(_ name: String) -> String {
    SourceTree.root.appending(path: "Docs/Schemas/" + name).path
  }

  /// Expects that a schema is in the documentation, or writes it there where the environment says so.
  static func expect(_ schema: String, at path: String) throws {
    let text = schema + "\n"
    if ProcessInfo.processInfo.environment["PELLUCID_RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      Issue.record("recorded")
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }
}
