// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// The scenes of `Examples` have no error in any of their drawings, but for the rules that their notes name.
@Suite struct ExampleTests {
  private static let folder = SourceTree.root.appending(path: "Examples")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// Returns the flags of each drawing of a scene, without those of moving pictures, which report nothing.
  private func drawings(of name: String) throws -> [[String]] {
    let file = Self.folder.appending(path: name + ".flags")
    guard let lines = try? String(contentsOf: file, encoding: .utf8).split(separator: "\n") else {
      return [[]]
    }
    return lines.map { line in
      var flags = line.split(separator: " ").dropFirst().map(String.init)
      for flag in ["--filmstrip", "--duration"] {
        if let index = flags.firstIndex(of: flag) { flags.removeSubrange(index...index + 1) }
      }
      return flags
    }
  }

  /// Returns the ids of the rules that a drawing, or a combination of its matrix, breaks with an error.
  private func errors(in name: String, _ flags: [String]) throws -> Set<String> {
    let file = Self.folder.appending(path: name + ".json").path
    let result = try Program.run(["render", file, "--json"] + flags)
    #expect(result.exit == 0 || result.exit == 1, "\(result.errors)")
    let pictures = result.json["pictures"] as? [[String: Any]] ?? [result.json]
    let findings = try pictures.flatMap { try #require($0["findings"] as? [[String: Any]]) }
    let errors = findings.filter { $0["severity"] as? String == "error" }
    #expect(errors.isEmpty == (result.exit == 0))
    return Set(errors.compactMap { $0["rule"] as? String })
  }

  /// Returns the ids of the rules that the note of a scene says it breaks on purpose.
  private func shownOnPurpose(in name: String) throws -> Set<String> {
    let data = try Data(contentsOf: Self.folder.appending(path: name + ".json"))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let note = document["note"] as? String ?? ""
    guard note.contains("on purpose") else { return [] }
    return Set(note.matches(of: /[A-Z]{3}[0-9]{2}/).map { String($0.output) })
  }

  @Test("An example has no errors but those that its note announces", arguments: names)
  func examplesAreClean(name: String) throws {
    var found: Set<String> = []
    for flags in try drawings(of: name) { found.formUnion(try errors(in: name, flags)) }
    #expect(found == (try shownOnPurpose(in: name)))
  }

  @Test("The examples are found")
  func examplesAreFound() { #expect(Self.names.contains("control-center")) }
}
