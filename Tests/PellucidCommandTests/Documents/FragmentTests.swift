// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests that the fragments of code in the documentation work as a reader pastes them.
@Suite struct FragmentTests {
  private static func fragments(in languages: String...) -> [DocumentFragment] {
    DocumentFragment.all.filter { languages.contains($0.language) }
  }

  /// A folder as the pages assume it: the root of a project, with scenes, pictures and catalogs under the names of the pages.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let small =
      ##"{"version": 1, "size": {"width": 40, "height": 24}, "scale": 1, "desktop": [{"fill": "#336699"}]}"##
    for name in ["scene.json", "SCENE.json", "Scenes/home.json", "small.json"] {
      _ = try folder.write(small, to: name)
    }
    let root = SourceTree.root
    let pictures = ["moon-outlined.png", "moon.png", "receipt.png", "poster.png", "photo.jpg", "cover.jpg"]
    for name in pictures + ["Wallpapers/a.png", "Pictures/background.png"] {
      let file = folder.path + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: root.appending(path: "Tests/Golden/orchard.png").path, toPath: file)
    }
    try FileManager.default.copyItem(
      atPath: root.appending(path: "Examples").path, toPath: folder.path + "/Examples")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/App", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: root.appending(path: "Examples/Ferry.xcassets").path,
      toPath: folder.path + "/App/Assets.xcassets")
    return folder
  }

  // MARK: Documents

  private static let documents = fragments(in: "json", "jsonc")

  @Test("A fragment of a document is accepted where a reader pastes it", arguments: documents.indices)
  func acceptDocument(_ index: Int) throws {
    let fragment = Self.documents[index]
    let folder = try Self.project()
    func run(_ arguments: [String]) throws {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.exit == 0 || result.exit == 1, "\(fragment.place): \(result.errors)")
    }
    let text = fragment.text
    if text.hasPrefix("\"") {
      return try run(["render", try folder.write(Self.document(text), to: "a.json"), "-o", "a.png"])
    }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(fragment.place)")
    let file = try folder.write(
      object["version"] == nil ? Self.document("\"desktop\": [\(text)]") : text, to: "a.json")
    if object["pairs"] != nil {
      try run(["catalog", "lint", "App/Assets.xcassets", "--config", file])
    } else if object["sources"] != nil {
      try run(["audit", "App", "--config", file])
    } else if object["preset"] != nil || object["rules"] != nil {
      try run(["legibility", "small.json", "--config", file])
    } else {
      try run(["render", file, "-o", "a.png"])
    }
  }

  private static func document(_ members: String) -> String {
    #"{"version": 1, "size": {"width": 390, "height": 300}, \#(members)}"#
  }

  // MARK: Swift

  private static let programs = fragments(in: "swift", "").filter { fragment in
    fragment.language == "swift" || fragment.text.hasPrefix("// swift-tools-version")
  }

  @Test(
    "A fragment of Swift compiles, or is an excerpt of the file that it names", arguments: programs.indices)
  func compileProgram(_ index: Int) throws {
    let fragment = Self.programs[index]
    let folder = try TemporaryFolder()
    if fragment.marks.first == "excerpt" {
      let path = try #require(fragment.marks.last)
      let source = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
      #expect(Self.words(source).contains(Self.words(fragment.text)), "\(fragment.place)")
    } else if fragment.text.hasPrefix("// swift-tools-version") {
      _ = try folder.write(fragment.text, to: "Panel/Package.swift")
      _ = try folder.write("import Pellucid\n", to: "Panel/Sources/Panel/main.swift")
      let result = try Program.run(
        ["swift", "package", "--package-path", folder.path + "/Panel", "dump-package"],
        program: "/usr/bin/env")
      #expect(result.exit == 0 && result.output.contains("pellucid"), "\(fragment.place): \(result.errors)")
    } else {
      let file = try folder.write(fragment.text, to: "main.swift")
      let result = try Program.runInShell(Self.typecheck, [file, SourceTree.root.path, Program.folder])
      #expect(result.exit == 0, "\(fragment.place): \(result.errors.prefix(2000))")
    }
  }

  private static func words(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Compiles a file against the modules of the build; the modules of C are found as `Scripts/symbol-graphs.sh` finds them.
  private static let typecheck = #"""
    cd "$2"
    options=(-swift-version 6 -I "$3/Modules")
    for map in Sources/System/*/module.modulemap Sources/System/*/include/module.modulemap "$3"/C*.build/module.modulemap; do
      if [ -f "$map" ]; then options+=(-Xcc "-fmodule-map-file=$map"); fi
    done
    for folder in $(pkg-config --cflags-only-I harfbuzz fontconfig cairo gobject-2.0 libpng lcms2); do options+=(-Xcc "$folder"); done
    swiftc -typecheck "${options[@]}" "$1"
    """#

  // MARK: Python

  @Test("A fragment of Python is a program", arguments: fragments(in: "python").indices)
  func parseScript(_ index: Int) throws {
    let fragment = Self.fragments(in: "python")[index]
    let folder = try TemporaryFolder()
    let file = try folder.write(fragment.text, to: "main.py")
    let result = try Program.run(["python3", "-m", "py_compile", file], program: "/usr/bin/env")
    #expect(result.exit == 0, "\(fragment.place): \(result.errors)")
  }

  @Test("A fragment of JavaScript is a module", arguments: fragments(in: "js").indices)
  func parseModule(_ index: Int) throws {
    let fragment = Self.fragments(in: "js")[index]
    let folder = try TemporaryFolder()
    let file = try folder.write(fragment.text, to: "main.mjs")
    let result = try Program.run(["node", "--check", file], program: "/usr/bin/env")
    #expect(result.exit == 0, "\(fragment.place): \(result.errors)")
  }

  // MARK: Shells

  /// The lines that call the program, in every block for a shell.
  private static let commands: [(place: String, line: String)] = fragments(in: "sh", "console", "").flatMap {
    fragment in
    fragment.text.split(separator: "\n").filter { $0.hasPrefix("pellucid ") }.map {
      (fragment.place, String($0))
    }
  }

  @Test("The parser knows every command line of the documentation", arguments: commands.indices)
  func parsing(_ index: Int) throws {
    let (place, line) = Self.commands[index]
    let folder = try TemporaryFolder()
    // A shell splits the words, and runs nothing.
    let script = #"cd "$1"; pellucid() { printf '%s\n' "$@" >> words; }"# + "\n" + line
    let result = try Program.runInShell(script, [folder.path])
    #expect(result.exit == 0, "\(place): \(result.errors)")
    let words = try String(contentsOfFile: folder.path + "/words", encoding: .utf8).split(separator: "\n")
      .map(String.init)
    if words.first == Help.verb { return }
    let family = try #require(Verbs.families.first { $0.name == words.first }, "\(place): \(line)")
    do throws(UsageProblem) { _ = try family.parse(Array(words.dropFirst())) } catch {
      // On continuous integration the example that records is refused for that alone.
      if case .together(.recordingInCI) = error { return }
      Issue.record("\(place): \(line): \(error)")
    }
  }

  /// Parts of command lines that never end or need a device, or that other suites run because they take long.
  private static let unrun = [
    "--follow", "--light-sensor", "--glass clear", "--matrix", "--adaptive", "--json >", "previews",
    "test-report", "--diff",
  ]
  private static let runCommands = commands.filter { command in
    command.place.hasPrefix("Docs/") && !unrun.contains { command.line.contains($0) }
  }

  @Test("The command lines of a page run in their order, in a folder as the page assumes it")
  func running() throws {
    #expect(Self.runCommands.count >= 15)
    for (page, lines) in Dictionary(grouping: Self.runCommands, by: { $0.place.prefix { $0 != ":" } }) {
      let folder = try Self.project()
      for (place, line) in lines {
        let script = #"program=$0; cd "$1"; pellucid() { timeout 120 "$program" "$@"; }"# + "\n" + line
        let result = try Program.runInShell(script, [folder.path])
        #expect(
          result.exit == 0 || result.exit == 1 && result.errors.isEmpty,
          "\(page) \(place): \(line): \(result.errors)")
      }
    }
  }

  @Test("Fragments of every kind are found, and few are marked as not run")
  func found() {
    #expect(Self.documents.count >= 8 && Self.programs.count >= 9 && Self.commands.count > 60)
    let known: Set = [
      "json", "jsonc", "sh", "console", "swift", "python", "yaml", "c", "html", "js", "text", "",
    ]
    for fragment in DocumentFragment.all { #expect(known.contains(fragment.language), "\(fragment.place)") }
    #expect(Self.fragments(in: "text").count <= 6)
    #expect(DocumentFragment.all.count { !$0.marks.isEmpty } <= 3)
  }
}
