// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of `pellucid init` and `pellucid schema`.
@Suite struct InitTests {
  private static let files = ["Scenes/panel.json", ".pellucid.json", ".github/workflows/pellucid.yml"]

  @Test("The files are written, and the commands that are printed succeed")
  func commandsRun() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["init", "My App's"], in: folder.path)
    #expect(result.exit == 0 && result.errors.isEmpty, "\(result.errors)")
    for file in Self.files { #expect(folder.has("My App's/" + file)) }
    let commands = result.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(commands.count == 4)
    let script =
      #"set -e; program=$0; pellucid() { "$program" "$@"; }; cd "$1""# + "\n"
      + commands.joined(separator: "\n")
    let run = try Program.runInShell(script, [folder.path])
    #expect(run.exit == 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("error "), "\(run.output)")
    #expect(folder.has("My App's/panel.png"))
  }

  @Test("Without a folder the files are those of the current one, and the scene is in the usual form")
  func currentFolder() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["init"], in: folder.path)
    #expect(result.exit == 0 && result.output.split(separator: "\n").count == 4)
    for file in Self.files { #expect(folder.has(file)) }
    #expect(try Program.run(["format", "--check", Self.files[0]], in: folder.path).exit == 0)
  }

  @Test("A file that is there already is named and kept, and nothing is written", arguments: files)
  func nothingIsReplaced(file: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine", to: file)
    for language in ["en", "ko"] {
      let result = try Program.run(["init", folder.path, "--language", language])
      #expect(result.exit == 73 && result.errors.contains(path) && result.output.isEmpty)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    for other in Self.files where other != file { #expect(!folder.has(other)) }
  }

  @Test("A folder that cannot be made leaves no file")
  func blockedFolder() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.github", withDestinationPath: "nowhere/else")
    let result = try Program.run(["init"], in: folder.path)
    #expect(result.exit == 73)
    for file in Self.files { #expect(!folder.has(file), "\(file)") }
  }

  @Test("The workflow is that of the documentation")
  func workflow() throws {
    let folder = try TemporaryFolder()
    #expect(try Program.run(["init", folder.path]).exit == 0)
    let written = try String(contentsOfFile: folder.path + "/" + Self.files[2], encoding: .utf8)
    let sample = try String(
      contentsOf: SourceTree.root.appending(path: "Docs/pellucid-ci.yml"), encoding: .utf8)
    #expect(
      written.components(separatedBy: "\non: ").last == sample.components(separatedBy: "\non: ").last)
  }

  @Test("The schemas are printed as the documentation has them")
  func schemas() throws {
    for (words, name) in [(["scene"], "scene"), ([], "scene"), (["configuration"], "pellucid")] {
      let file = SourceTree.root.appending(path: "Docs/Schemas/\(name).schema.json")
      let result = try Program.run(["schema"] + words)
      #expect(result.exit == 0)
      #expect(try result.output == String(contentsOf: file, encoding: .utf8))
    }
    #expect(try Program.run(["schema", "colour"]).exit == 64)
  }
}
