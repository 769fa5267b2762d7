// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of `Scripts/check-links.py`, which checks the documents, on a small tree.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no python3; Scripts/setup.sh installs it"))
struct DocumentLinkTests {
  /// The tree, in which every link leads to what it names.
  private static let tree = [
    "README.md": "[all](Docs/guidelines.md), [colours](Docs/scene.md#styles-and-colours), `Tests/Made`\n",
    "CHANGELOG.md": "`SRC99` and `Sources/Gone.swift` are gone.\n",
    "Docs/scene.md": "# Scenes\n\n## Styles and `colours`\n\n```\n# No heading\n```\n",
    "Docs/guidelines.md": """
    | guideline | what does it | shown by | state |
    |---|---|---|---|
    | First. | `SRC07`, [styles](scene.md#styles-and-colours) | [MadeTests.first][MadeTests] | yes |
    | Second. | nothing | [scene](../Examples/scene.json) | partly: its end |

    [MadeTests]: ../Tests/Made/MadeTests.swift

    """,
    "Examples/scene.json": "{}",
    "Sources/PellucidJudge/Findings/Rule.swift": #"case quaternaryOnThin = "SRC07""#,
    "Tests/Made/MadeTests.swift": "struct MadeTests { @Test(\"First\") func first() {}\n  func helper() {} }",
  ]

  /// Runs the script on the tree with one text of the guidelines' page, or of the read-me, replaced.
  private func check(_ old: String = "", _ new: String = "") throws -> Program.Result {
    let folder = try TemporaryFolder()
    for (path, text) in Self.tree {
      let changed = path.hasSuffix(".md") ? text.replacingOccurrences(of: old, with: new) : text
      _ = try folder.write(changed, to: path)
    }
    return try Program.run(
      [folder.path], program: SourceTree.root.appending(path: "Scripts/check-links.py").path)
  }

  @Test("Pages whose links lead to what they name pass")
  func whole() throws {
    let result = try check()
    #expect(result.exit == 0 && result.output == "links: those of 4 pages lead to what they name\n")
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  @Test(
    "A link that leads nowhere fails with its page and its name",
    arguments: [
      ("Docs/guidelines.md)", "Docs/none.md)", "README.md: the link to Docs/none.md leads nowhere"),
      ("Tests/Made`", "Tests/None`", "README.md: Tests/None does not exist"),
      (
        "(Docs/scene.md#styles-and-colours)", "(Docs/scene.md#no-heading)",
        "README.md: Docs/scene.md has no heading for #no-heading"
      ),
      ("`SRC07`", "`SRC08`", "Docs/guidelines.md: there is no rule SRC08"),
      (
        "MadeTests.first]", "MadeTests.second]",
        "Docs/guidelines.md: ../Tests/Made/MadeTests.swift has no test MadeTests.second"
      ),
      (
        "MadeTests.first]", "MadeTests.helper]",
        "Docs/guidelines.md: ../Tests/Made/MadeTests.swift has no test MadeTests.helper"
      ),
      (
        "MadeTests.first]", "OtherTests.first]",
        "Docs/guidelines.md: ../Tests/Made/MadeTests.swift has no test OtherTests.first"
      ),
      (
        "MadeTests.swift", "GoneTests.swift",
        "Docs/guidelines.md: the link to ../Tests/Made/GoneTests.swift leads nowhere"
      ),
      (
        "Examples/scene.json", "Examples/gone.json",
        "Docs/guidelines.md: the link to ../Examples/gone.json leads nowhere"
      ),
    ])
  func brokenLinks(old: String, new: String, message: String) throws {
    let result = try check(old, new)
    #expect(result.exit == 1 && result.errors == message + "\n")
  }

  @Test("Labels are defined and used")
  func labels() throws {
    #expect(try check("[MadeTests]:", "[Made]:").errors.contains("the label MadeTests is not defined"))
    #expect(try check("[MadeTests.first][MadeTests]", "").errors.contains("no link uses the label MadeTests"))
  }

  @Test("A row of the guidelines has a state, and its proof or what is missing")
  func states() throws {
    let cases = [
      ("| yes |", "| done |", "the row 'First.' has the state 'done': write yes, partly or no"),
      ("[MadeTests.first][MadeTests]", "", "the row 'First.' is done, and names no test or example"),
      ("partly: its end", "partly", "the row 'Second.' is not done: write what is missing"),
      ("| nothing |", "|", "the row 'Second.' has 3 cells, not 4"),
    ]
    for (old, new, message) in cases {
      let result = try check(old, new)
      #expect(result.exit == 1 && result.errors.contains(message), "\(result.errors)")
    }
    #expect(try check("| [scene](../Examples/scene.json) |", "| |").exit == 0)
  }
}
