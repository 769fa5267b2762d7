// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidAudit
@testable import PellucidCommand

/// Tests of repairs that are written into documents.
@Suite struct SceneFixTests {
  /// A scene of thirty layers: texts on two thin materials, and a pale text on white.
  private static let thirty: String = {
    let sheet = (0..<20).map { index in
      ##"{"id": "row\##(index)", "text": "Row", "frame": [8, \##(8 + 12 * index), 80, 12], "size": 10, "style": "label"}"##
    }
    let bar = (0..<5).map { index in
      ##"{"id": "item\##(index)", "text": "Item", "frame": [\##(4 + 40 * index), 8, 38, 16], "size": 12}"##
    }
    return ##"""
      {
        "version": 1, "size": {"width": 220, "height": 320}, "scale": 1,
        "traits": {"platform": "ios", "appearance": "light"},
        "desktop": [
          {"id": "page", "fill": "#FFFFFF"},
          {"id": "sheet", "material": "ultraThin", "frame": [10, 40, 100, 260], "layers": [
            \##(sheet.joined(separator: ",\n      "))
          ]},
          {"id": "bar",  "material":"ultraThin","frame": [0, 0, 220, 36], "layers": [
            \##(bar.joined(separator: ",\n      "))
          ]},
          {"id": "pale", "text": "Note", "frame": [120, 60, 80, 20], "style": "#A0A0A0"},
          {"id": "dark", "text": "Note", "frame": [120, 90, 80, 20], "style": "#101010"}
        ]
      }
      """## + "\n"
  }()

  @Test("A scene of thirty layers passes after at most three edits that the report proposes")
  func acceptance() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.thirty, to: "scene.json")
    let before = try Program.run(["legibility", file, "--reporter", "json"])
    let failing = try #require(before.json["errors"] as? Int)
    #expect(before.exit == 1 && failing >= 20, "\(failing)")
    let cures = try #require(before.json["cures"] as? [[String: Any]])
    let first = try #require(cures.first)
    #expect(try #require(first["mends"] as? Int) >= 20 && first["of"] as? Int == failing && cures.count <= 3)
    let result = try Program.run(["legibility", file, "--fix"])
    #expect(result.exit == 0, "\(result.output)")
    #expect(try Program.run(["legibility", file]).exit == 0)
    let (old, new) = (
      Self.thirty.split(separator: "\n"), try folder.read("scene.json").split(separator: "\n")
    )
    #expect(old.count == new.count)
    let changed = zip(old, new).filter { $0 != $1 }
    #expect((1...3).contains(changed.count), "\(changed)")
    // Nothing but a value changes.
    let line = try #require(changed.first { $0.0.contains("bar") })
    #expect(
      line.1.hasPrefix(#"    {"id": "bar",  "material":""#)
        || line.1.hasPrefix(#"          {"id": "bar",  "material":""#))
  }

  @Test("A dry run prints a difference that patch applies, and writes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder()
    let text = Self.thirty.replacing("\n", with: "\r\n")
    let file = try folder.write(text, to: "scene.json")
    let result = try Program.run(["legibility", file, "--fix", "--dry-run"])
    #expect(
      result.exit == 0 && result.output.hasPrefix("--- a\(file)\n+++ b\(file)\n@@ -"),
      "\(result.output)\(result.errors)")
    #expect(try folder.read("scene.json") == text)
    let patch = try folder.write(result.output, to: "patch")
    let patched = try Program.run(
      ["-c", "patch --binary --silent '\(file)' '\(patch)'"], program: "/bin/bash")
    try #require(patched.exit == 0, "\(patched.errors)")
    let applied = try folder.read("scene.json")
    _ = try folder.write(text, to: "scene.json")
    #expect(try Program.run(["legibility", file, "--fix"]).exit == 0)
    #expect(try folder.read("scene.json") == applied && applied != text)
  }

  @Test("Texts of components are not edited, and a note names them")
  func components() throws {
    let folder = try TemporaryFolder()
    let scene = ##"""
      {"version": 1, "size": {"width": 200, "height": 100}, "scale": 1, "desktop": [
        {"id": "page", "fill": "#FFFFFF"},
        {"component": "button", "title": "Go", "tint": "#FFFFC0", "style": "plain", "frame": [10, 10, 120, 44]}]}
      """##
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["legibility", file, "--fix"])
    #expect(try folder.read("scene.json") == scene)
    if result.exit == 1 { #expect(result.errors.contains("components are not edited"), "\(result.errors)") }
    #expect(result.exit == 1, "\(result.output)\(result.errors)")
  }

  @Test("What cannot be fixed together is wrong usage")
  func usage() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.thirty, to: "scene.json")
    let cases = [
      ["legibility", file, "--dry-run"], ["legibility", "-", "--fix"],
      ["legibility", file, "--fix", "--write-baseline", folder.path + "/b"],
      ["legibility", file, "--fix", "--dry-run", "--json"],
      ["legibility", file, "--fix", "--witness", "w.png"], ["legibility", file, "--fix", "--html", "page"],
      ["legibility", file, "--fix", "--dry-run", "--reporter", "json"],
    ]
    for arguments in cases { #expect(try Program.run(arguments).exit == 64, "\(arguments)") }
    #expect(try folder.read("scene.json") == Self.thirty)
  }

  @Test("A difference has three lines around each change, and marks a missing last line break")
  func differences() {
    let old = (1...12).map { "\($0)" }.joined(separator: "\n")
    let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("12", with: "twelve")
    #expect(
      UnifiedDifference(from: old, to: new).text(of: "a.json") == """
        --- a/a.json
        +++ b/a.json
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -9,4 +9,4 @@
         9
         10
         11
        -12
        \\ No newline at end of file
        +twelve
        \\ No newline at end of file

        """)
    #expect(UnifiedDifference(from: old, to: old).text(of: "a.json").isEmpty)
    #expect(
      UnifiedDifference(from: old, to: new).text(of: "./My App/a.json").hasPrefix(
        "--- a/My App/a.json\t\n+++ b/My App/a.json\t\n@@"))
  }

  @Test("Edits replace values and insert keys in the layer's layout")
  func edits() throws {
    let text =
      #"{"desktop": [\#r\#n  {"id": "a", "text": "A",\#r\#n   "style": "label"}, {"group": [{"text":"B"}]}]}"#
    func edit(_ path: String, _ key: String, _ value: LayerEdit.Value) -> LayerEdit {
      LayerEdit(LayerReference(path: path, name: path), key, value)
    }
    let edited = EditedDocument(
      Array(text.utf8),
      making: [
        edit("desktop[0]", "style", .word("secondaryLabel")),
        edit("desktop[1].group[0]", "opacity", .number(0.8)),
        edit("desktop[1].component[0]", "style", .word("label")),
      ])
    #expect(
      String(decoding: edited.bytes, as: UTF8.self)
        == #"{"desktop": [\#r\#n  {"id": "a", "text": "A",\#r\#n   "style": "secondaryLabel"}, "#
        + #"{"group": [{"opacity": 0.8, "text":"B"}]}]}"#)
    #expect(edited.made.count == 2 && edited.unmade.map(\.layer.path) == ["desktop[1].component[0]"])
  }
}
