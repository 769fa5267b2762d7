// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of `snapshot --shard`, `--reuse` and `snapshot merge`: all shards together are the run without shards.
@Suite struct ShardTests {
  private let folder: TemporaryFolder
  private static let narrow = ["--contrast", "standard", "--transparency", "standard"]

  init() throws {
    folder = try TemporaryFolder()
    for (name, material) in [("a", "thin"), ("b", "thick"), ("c", "regular"), ("more/d", "ultraThin")] {
      try write(material, to: name)
    }
    try run("snapshot", "Scenes", "--record")
  }

  private func write(_ material: String, color: String = "#205080", to name: String) throws {
    _ = try folder.write(
      ##"""
      {"version": 1, "size": {"width": 24, "height": 20}, "scale": 1, "traits": {"platform": "macos"},
        "desktop": [{"linearGradient": {"stops": [[0, "\##(color)"], [1, "#e0a040"]]}, "frame": [0, 0, 16, 20]},
        {"material": "\##(material)", "frame": [4, 4, 16, 12], "shape": {"roundedRectangle": 4}}]}
      """##, to: "Scenes/\(name).json")
  }

  @discardableResult
  private func run(_ arguments: String..., adding more: [String] = Self.narrow) throws -> Program.Result {
    try Program.run(arguments + more, in: folder.path)
  }

  /// Draws all shards of a run into a folder each, and returns their notes.
  @discardableResult
  private func draw(_ count: Int, to parts: String = "parts", reusing former: String? = nil) throws
    -> [String]
  {
    try (1...count).map { number in
      let result = try run(
        "snapshot", "Scenes", "--shard", "\(number)/\(count)", "-o", "\(parts)/\(number)",
        adding: Self.narrow + (former.map { ["--reuse", $0] } ?? []))
      #expect(result.exit == 0 && result.output.isEmpty, "\(result.errors)")
      return result.errors
    }
  }

  private func merge(_ arguments: String...) throws -> Program.Result {
    try Program.run(["snapshot", "merge"] + arguments, in: folder.path)
  }

  /// Makes a different picture, a missing one, one of another size, a stale one, and a scene that cannot be drawn.
  private func breakScenes() throws {
    try write("thin", color: "#902050", to: "a")
    try FileManager.default.removeItem(
      atPath: folder.path + "/Scenes/__Snapshots__/b.dark-standard-standard.png")
    let references = folder.path + "/Scenes/__Snapshots__/"
    try FileManager.default.copyItem(
      atPath: references + "a.dark-standard-standard.png", toPath: references + "old.dark.png")
    _ = try folder.write("{\"windows\": [", to: "Scenes/c.json")
    let text = try folder.read("Scenes/more/d.json")
    _ = try folder.write(text.replacing("\"width\": 24", with: "\"width\": 30"), to: "Scenes/more/d.json")
    _ = try folder.write(
      #"{"version": 1, "rules": [{"rule": "SNP02", "severity": "warning"}]}"#, to: "Scenes/.pellucid.json")
  }

  /// Returns the files below a folder with their bytes.
  private func files(_ name: String) throws -> [String: Data] {
    let root = folder.path + "/" + name
    let paths = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    var files: [String: Data] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[path] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
    }
    return files
  }

  @Test(
    "Shards together have the output, the pictures, the page and the exit code of the run without shards",
    arguments: [("text", 1), ("json", 2), ("sarif", 3), ("github", 9)])
  func union(reporter: String, count: Int) throws {
    try breakScenes()
    for language in ["en", "ko"] {
      let flags = ["-o", "out", "--html", "page", "--reporter", reporter, "--language", language]
      let single = try run("snapshot", "Scenes", adding: Self.narrow + flags)
      let (output, page) = (try files("out"), try files("page"))
      for name in ["out", "page"] { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
      try draw(count)
      let merged = try Program.run(["snapshot", "merge", "parts"] + flags, in: folder.path)
      #expect(merged.output == single.output && merged.exit == single.exit && single.exit == 65)
      #expect(merged.errors == single.errors)
      #expect(try files("out") == output && output.count == 6, "\(output.keys.sorted())")
      #expect(try files("page") == page && page.count == 12, "\(page.keys.sorted())")
    }
  }

  @Test("Shards without a failure have the report of the run, and no pictures")
  func equal() throws {
    let single = try run("snapshot", "Scenes")
    try draw(4)
    let merged = try merge("parts")
    #expect(merged.output == single.output && merged.exit == 0 && single.exit == 0)
    #expect(single.output == "8 pictures, 8 as recorded: no findings\n")
    #expect(try files("parts").keys.sorted() == (1...4).map { "\($0)/shard-\($0)-of-4.json" })
  }

  @Test("A lost, a repeated and a foreign shard are failures")
  func refusals() throws {
    try draw(3)
    let lost = try merge("parts/1", "parts/3")
    #expect(lost.exit == 65 && lost.output.isEmpty && lost.errors.contains("shards are lost: 2 of 3"))
    try run("snapshot", "Scenes", "--shard", "2/3", "-o", "again")
    let repeated = try merge("parts", "again")
    #expect(repeated.exit == 65 && repeated.errors.contains("shard 2 is there twice"))
    // One file that two operands name is one shard.
    #expect(try merge("parts", "parts/2/shard-2-of-3.json").exit == 0)
    let foreign: [(String, [String], () throws -> Void)] = [
      ("other options", ["--tolerance", "1"], {}),
      ("other scenes", [], { try self.write("thin", to: "new") }),
    ]
    for (reason, flags, change) in foreign {
      try change()
      try run("snapshot", "Scenes", "--shard", "2/3", "-o", "other", adding: Self.narrow + flags)
      let result = try merge("parts/1", "other", "parts/3")
      #expect(result.exit == 65 && result.errors.contains(reason), "\(result.errors)")
    }
    #expect(try merge("none").exit == 65)
    #expect(try merge("Scenes").errors.contains("no results of shards"))
  }

  @Test("Damaged results and pictures of a shard are failures that name the file")
  func damage() throws {
    try breakScenes()
    try draw(1)
    let path = "parts/1/shard-1-of-1.json"
    let text = try folder.read(path)
    let cases: [(String, String)] = [
      (text.replacing("\"largest\": ", with: "\"largest\": 1", maxReplacements: 1), "have changed"),
      (String(text.dropLast(100)), "have changed"),
      (text.replacing("\"version\": 1", with: "\"version\": 9", maxReplacements: 1), "version 9"),
      ("{\"version\": 1}", "not the results of a shard"), ("", "not the results of a shard"),
    ]
    for (damaged, sentence) in cases {
      _ = try folder.write(damaged, to: path)
      let result = try merge("parts", "-o", "out")
      #expect(result.exit == 65 && result.errors.contains(sentence), "\(sentence) \(result.errors)")
      #expect(result.errors.contains(path) && !folder.has("out"))
    }
    _ = try folder.write(text, to: path)
    let picture = try #require(try files("parts/1/pictures").keys.min())
    _ = try folder.write("x", to: "parts/1/pictures/" + picture)
    let result = try merge("parts", "-o", "out", "--html", "page")
    #expect(result.exit == 65 && result.errors.contains("is missing or has changed"), "\(result.errors)")
  }

  @Test("Results of unchanged scenes are taken from an earlier run, and only those")
  func reuse() throws {
    try breakScenes()
    try draw(2)
    let first = try merge("parts", "-o", "out")
    let whole = try files("out")
    // A different number of shards takes the results too; a scene that was not drawn is tried again.
    let taken = try draw(3, to: "next", reusing: "parts")
    #expect(taken.joined().components(separatedBy: "were taken").count > 2)
    let second = try merge("next", "-o", "out")
    #expect(second.output == first.output && second.exit == first.exit)
    #expect(try files("out") == whole)
    func number(_ count: Int) throws -> Int {
      let notes = try draw(1, to: "last", reusing: "parts").joined()
      #expect(notes.contains("7 pictures") || notes.contains("of 7"))
      let digits = notes.components(separatedBy: "of which ").last?.prefix { $0.isNumber } ?? ""
      return notes.contains("of which") ? try #require(Int(digits)) : 0
    }
    #expect(try number(1) == 6)
    // A change of a document, and then of a reference.
    try write("ultraThick", to: "a")
    #expect(try number(1) == 4)
    let references = folder.path + "/Scenes/__Snapshots__/"
    try FileManager.default.copyItem(
      atPath: references + "a.dark-standard-standard.png", toPath: references + "b.dark-standard-standard.png"
    )
    #expect(try number(1) == 3)
    // Pictures that are lost are drawn again.
    for number in 1...2 {
      try? FileManager.default.removeItem(atPath: folder.path + "/parts/\(number)/pictures")
    }
    #expect(try number(1) == 1)
  }

  @Test("Results that are not there, or damaged, are a note, and everything is drawn")
  func noResults() throws {
    _ = try folder.write("{}", to: "bad/shard-1-of-1.json")
    for path in ["none", "Scenes", "bad"] {
      let result = try run("snapshot", "Scenes", "--shard", "1/1", "-o", "part", "--reuse", path)
      #expect(
        result.exit == 0 && result.errors.contains("no results of an earlier run: " + path),
        "\(result.errors)")
      #expect(result.errors.contains("has 8 of 8 pictures\n"))
    }
  }

  @Test("Pictures of a scene are drawn again when a file that it shows changes")
  func resources() throws {
    let picture = try Data(
      contentsOf: URL(fileURLWithPath: folder.path + "/Scenes/__Snapshots__/a.dark-standard-standard.png"))
    try picture.write(to: URL(fileURLWithPath: folder.path + "/photo.png"))
    _ = try folder.write(
      #"{"version": 1, "size": {"width": 9, "height": 9}, "traits": {"platform": "macos"}, "desktop": [{"image": "../photo.png"}]}"#,
      to: "Scenes/a.json")
    try run("snapshot", "Scenes", "--record")
    try draw(1)
    #expect(try draw(1, to: "next", reusing: "parts")[0].contains("of which 8"))
    let other = try Data(
      contentsOf: URL(fileURLWithPath: folder.path + "/Scenes/__Snapshots__/b.dark-standard-standard.png"))
    try other.write(to: URL(fileURLWithPath: folder.path + "/photo.png"))
    #expect(try draw(1, to: "next", reusing: "parts")[0].contains("of which 6"))
  }

  @Test("What a shard cannot be, and what belongs to the merged run, is wrong usage")
  func usage() throws {
    for shard in ["0/4", "5/4", "x", "1", "1/", "/4", "1/4/2", "-1/4", "1/0", "1/20000", "1.5/4", "+1/4 "] {
      let result = try run("snapshot", "Scenes", "--shard=\(shard)", "-o", "part")
      #expect(
        result.exit == 64 && result.errors.contains("not a shard: --shard \(shard)"), "\(result.errors)")
    }
    let cases: [([String], String)] = [
      (["--shard", "1/4"], "needs another one: --shard"),
      (["--reuse", "part"], "needs another one: --reuse"),
      (["--shard", "1/4", "-o", "part", "--record"], "--shard and --record"),
      (["--shard", "1/4", "-o", "part", "--html", "page"], "--shard and --html"),
      (["--shard", "1/4", "-o", "part", "--strict"], "--shard and --strict"),
      (["--shard", "1/4", "-o", "Scenes"], "failures would lie among the scenes"),
    ]
    for (flags, message) in cases {
      let result = try Program.run(["snapshot", "Scenes"] + flags, in: folder.path)
      #expect(result.exit == 64 && result.errors.contains(message), "\(result.errors)")
    }
    try draw(1)
    #expect(try merge("parts", "-o", "Scenes").exit == 64)
    #expect(try merge("parts", "-o", "parts/1/shard-1-of-1.json").exit == 73)
    #expect(!folder.has("part"))
  }
}
