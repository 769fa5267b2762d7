// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDocument
import PellucidScene
import PellucidTestSupport
import Testing

/// Tests of `pellucid format`.
@Suite struct FormatTests {
  private static let ragged = ##"""
    {"windows":[{"layers":[{"style":"#FFFFFF","frame":[0,0,1.50,1e1],"text":"A\u00e9", "note": {"b": 1, "a": 2}}],
      "id":"w"}],
     "size":{"height":40,"width":60},"note":"한국어", "version":1, "$schema": "scene.schema.json"}
    """##
  private static let usual = ##"""
    {
      "$schema": "scene.schema.json", "version": 1, "note": "한국어", "size": {"width": 60, "height": 40},
      "windows": [
        {
          "id": "w",
          "layers": [{"note": {"b": 1, "a": 2}, "text": "A\u00e9", "frame": [0, 0, 1.50, 1e1], "style": "#FFFFFF"}]
        }
      ]
    }

    """##

  @Test("A document gets the usual order of keys and white space, and values keep their notation")
  func usualForm() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.ragged, to: "a.json")
    let first = try Program.run(["format", file])
    #expect(first.exit == 0 && first.output == file + "\n" && first.errors.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.usual)
    let second = try Program.run(["format", file])
    #expect(second.exit == 0 && second.output.isEmpty)
  }

  @Test("With --check nothing is written, and files that would change are named")
  func check() throws {
    let folder = try TemporaryFolder()
    let (bad, good) = (
      try folder.write(Self.ragged, to: "a.json"), try folder.write(Self.usual, to: "b.json")
    )
    let result = try Program.run(["format", "--check", good, bad])
    #expect(result.exit == 1 && result.output == bad + "\n")
    #expect(try String(contentsOfFile: bad, encoding: .utf8) == Self.ragged)
    #expect(try Program.run(["format", "--check", good]).exit == 0)
  }

  @Test("A broken document among others is reported, and the others get their usual form")
  func severalFiles() throws {
    let folder = try TemporaryFolder()
    for name in ["a.json", "c.json"] { _ = try folder.write(Self.ragged, to: name) }
    _ = try folder.write("{", to: "b.json")
    let result = try Program.run(["format", "a.json", "b.json", "c.json"], in: folder.path)
    #expect(result.exit == 65 && result.output == "a.json\nc.json\n" && result.errors.contains("b.json"))
    for name in ["a.json", "c.json"] {
      #expect(try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) == Self.usual)
    }
  }

  @Test("The document of standard input is printed")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.ragged, to: "a.json")
    let result = try Program.runInShell(#""$0" format - < "$1""#, [file])
    #expect(result.exit == 0 && result.output == Self.usual)
  }

  @Test("A document that is no scene, or has comments, is an error and stays as it is")
  func refused() throws {
    let folder = try TemporaryFolder()
    for text in ["// note\n{}", #"{"version": 1}"#, "[]"] {
      let file = try folder.write(text, to: "a.json")
      let result = try Program.run(["format", file])
      #expect(result.exit == 65 && result.errors.hasPrefix("pellucid: \(file): "), "\(result.errors)")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }
    #expect(try Program.run(["format", folder.path + "/none.json"]).exit == 65)
    #expect(try Program.run(["format"]).exit == 64)
  }

  @Test("Every example and golden document means the same in the usual form, which stays as it is")
  func everyDocument() throws {
    let root = SourceTree.root
    let folder = try TemporaryFolder()
    var scenes: [(name: String, file: String, scene: SceneDescription)] = []
    for place in ["Examples", "Tests/Golden"] {
      let names =
        FileManager.default.enumerator(atPath: root.appending(path: place).path)?
        .compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".json") {
        let data = try Data(contentsOf: root.appending(path: place + "/" + name))
        guard let old = try? SceneReader().read(bytes: Array(data)) else { continue }
        let file = try folder.write(String(decoding: data, as: UTF8.self), to: "\(scenes.count).json")
        scenes.append((name, file, old))
      }
    }
    let files = scenes.map(\.file)
    #expect(files.count > 60)
    #expect(try Program.run(["format"] + files).exit == 0)
    for (name, file, old) in scenes {
      let new = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(try SceneReader().read(bytes: Array(new)) == old, "\(name)")
    }
    let again = try Program.run(["format", "--check"] + files)
    #expect(again.exit == 0 && again.output.isEmpty, "\(again.output)")
  }
}
