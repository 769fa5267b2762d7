// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of `pellucid audit` on small projects.
@Suite struct AuditTests {
  private static let home = """
    import SwiftUI
    struct Home: View {
      var body: some View {
        VStack {
          Text("Courses").foregroundColor(.black)
          Text("Share").foregroundStyle(.quaternary).background(.thinMaterial)
          Text("Today").foregroundStyle(Color.accent)
        }
      }
    }
    #Preview { Home().foregroundColor(.black) }
    """

  /// Returns a project with a source, a property list, a catalog, a test and a folder of other people's code.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(home, to: "App/Sources/Home.swift")
    _ = try folder.write(home, to: "App/HomeTests/HomeTests.swift")
    _ = try folder.write(home, to: "App/Pods/Home.swift")
    _ = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIUserInterfaceStyle</key><string>Light</string>
      </dict></plist>
      """, to: "App/Info.plist")
    _ = try folder.write(#"{"info": {"version": 1}"#, to: "App/Assets.xcassets/Ink.colorset/Contents.json")
    return folder
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String, verdict: String, path: String
      var line: Int?
    }
    struct Ignored: Decodable { var rule: String, reason: String }
    var version: Int
    var findings: [Finding]
    var ignored: [Ignored]
  }

  private func report(_ arguments: [String], in folder: TemporaryFolder) throws -> Report {
    let result = try Program.run(["audit"] + arguments + ["--json"], in: folder.path)
    #expect(result.exit == 0 || result.exit == 1, "\(result.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  @Test("Sources, property lists and catalogs are in one report, with paths from the argument")
  func project() throws {
    let folder = try Self.project()
    let report = try report(["App"], in: folder)
    let found = Set(report.findings.map { "\($0.rule) \($0.path):\($0.line ?? 0) \($0.verdict)" })
    #expect(found.contains("SRC01 Sources/Home.swift:5 finding"), "\(found)")
    #expect(found.contains("SRC07 Sources/Home.swift:6 finding"), "\(found)")
    #expect(found.contains("SRC04 Info.plist:3 finding"), "\(found)")
    #expect(found.contains { $0.hasPrefix("CAT01 Assets.xcassets/Ink.colorset") }, "\(found)")
    #expect(
      !found.contains { $0.contains("Tests") || $0.contains("Pods") || $0.contains(":11 ") }, "\(found)")
    #expect(
      try self.report(["App", "--tests"], in: folder).findings.contains { $0.path.contains("HomeTests") })
  }

  @Test("The output does not depend on the number of threads")
  func threads() throws {
    let folder = try Self.project()
    let outputs = try ["1", "2", "7"].map {
      try Program.run(["audit", "App", "--json", "--threads", $0], in: folder.path).output
    }
    #expect(outputs[0] == outputs[1] && outputs[1] == outputs[2] && !outputs[0].isEmpty)
  }

  @Test("The project's catalogs decide how pictures are drawn, and which colours cannot go stale")
  func catalogs() throws {
    let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}"
    let view =
      "import SwiftUI\nstruct Badge: View { var body: some View { Image(\"logo\").background(.thinMaterial) } }"
    for (properties, verdicts) in [
      ("", ["review"]), (", \"properties\": {\"template-rendering-intent\": \"template\"}", []),
      (", \"properties\": {\"template-rendering-intent\": \"original\"}", ["finding"]),
    ] {
      let folder = try TemporaryFolder()
      _ = try folder.write(
        "{\"images\": [{\"idiom\": \"universal\"}], \(info)\(properties)}",
        to: "App/Assets.xcassets/logo.imageset/Contents.json")
      _ = try folder.write(view, to: "App/Badge.swift")
      let found = try report(["App"], in: folder).findings.filter { $0.rule == "SRC19" }
      #expect(found.map(\.verdict) == verdicts, "\(properties)")
    }
    let layer =
      "import UIKit\nfinal class Card: UIView {\n  func setUp() { layer.backgroundColor = UIColor(named: \"Card\")?.cgColor }\n}"
    let color =
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"1\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"}}}], \(info)}"
    let folder = try TemporaryFolder()
    _ = try folder.write(layer, to: "App/Card.swift")
    #expect(try report(["App"], in: folder).findings.contains { $0.rule == "SRC05" })
    _ = try folder.write(color, to: "App/Assets.xcassets/Card.colorset/Contents.json")
    #expect(try !report(["App"], in: folder).findings.contains { $0.rule == "SRC05" })
  }

  @Test("Long chains of modifiers are judged on every thread")
  func longChains() throws {
    let folder = try Self.project()
    for name in ["One", "Two", "Three"] {
      let modifiers = String(repeating: "\n.padding()", count: 100)
      let body = "Text(\"a\")" + modifiers + "\n.foregroundStyle(.black)"
      _ = try folder.write(
        "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }", to: "App/\(name).swift")
    }
    let run = try Program.run(["audit", "App", "--threads", "2"], in: folder.path)
    #expect(run.exit == 1 && run.output.contains("Three.swift:103"), "\(run)")
  }

  @Test("An excluded file is judged where it is named itself, and nothing is left where all are excluded")
  func excluded() throws {
    let folder = try Self.project()
    _ = try folder.write("{\"version\": 1, \"exclude\": [\"App/**\"]}", to: ".pellucid.json")
    #expect(try Program.run(["audit", "App/Sources/Home.swift"], in: folder.path).exit == 1)
    let all = try Program.run(["audit", "App"], in: folder.path)
    #expect(all.exit == 65 && all.errors.contains("App"), "\(all)")
  }

  @Test("A file that nobody may write is not edited")
  func protected() throws {
    let folder = try Self.project()
    let path = folder.path + "/App/Sources/Home.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let fixed = try Program.run(["audit", "App", "--fix"], in: folder.path)
    #expect(fixed.exit == 73 && fixed.errors.contains("Home.swift"), "\(fixed)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.home)
  }

  @Test("A file that is not judged to its end is named once, with the reason")
  func unjudged() throws {
    let folder = try Self.project()
    _ = try folder.write("let color = " + String(repeating: "[", count: 100), to: "App/Deep.swift")
    _ = try folder.write(String(repeating: " ", count: 8_000_001), to: "App/Large.plist")
    let lines = try Program.run(["audit", "App"], in: folder.path).errors.split(separator: "\n")
    for (file, reason) in [("App/Deep.swift", "line 1"), ("App/Large.plist", "8000000 bytes")] {
      let notes = lines.filter { $0.contains(file) }
      #expect(notes.count == 1 && notes[0].contains(reason), "\(lines)")
      #expect(notes.first?.ranges(of: file).count == 1, "\(lines)")
    }
  }

  @Test("Edits are printed as a patch, or written, and a second run finds nothing to edit")
  func fix() throws {
    let folder = try Self.project()
    let patch = try Program.run(["audit", "App", "--fix", "--dry-run"], in: folder.path)
    #expect(
      patch.exit == 0 && patch.output.contains("+      Text(\"Courses\").foregroundColor(.primary)"),
      "\(patch)")
    let path = folder.path + "/App/Sources/Home.swift"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.home)
    let fixed = try Program.run(["audit", "App", "--fix"], in: folder.path)
    #expect(fixed.exit == 1 && fixed.errors.contains("2 edits written"), "\(fixed)")
    let edited = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      edited.contains(".foregroundColor(.primary)")
        && edited.contains(".foregroundStyle(.primary).background(.thinMaterial)")
        && edited.contains("#Preview { Home().foregroundColor(.black) }"))
    let again = try Program.run(["audit", "App", "--fix", "--dry-run"], in: folder.path)
    #expect(again.output.isEmpty && again.exit == 0, "\(again.output)")
  }

  @Test("After the edits, a run with --fix reports what is left as one without it does")
  func left() throws {
    let folder = try Self.project()
    let source = "App/Sources"
    for reporter in [[], ["--json"], ["--reporter", "github"]] {
      _ = try folder.write(Self.home, to: "App/Sources/Home.swift")
      let fixed = try Program.run(["audit", "App", "--fix"] + reporter, in: folder.path)
      let plain = try Program.run(["audit", "App"] + reporter, in: folder.path)
      #expect(fixed.output == plain.output && fixed.exit == plain.exit && plain.exit == 1, "\(fixed)")
      #expect(fixed.errors == "pellucid: 2 edits written\n" + plain.errors, "\(fixed.errors)")
    }
    // A run whose findings are all settled by edits passes.
    let other = "Text(\"Share\").foregroundStyle(.quaternary).background(.thinMaterial)"
    _ = try folder.write(Self.home.replacing(other, with: ""), to: "App/Sources/Home.swift")
    #expect(try Program.run(["audit", source], in: folder.path).output.contains("SRC01"))
    let settled = try Program.run(["audit", source, "--fix"], in: folder.path)
    #expect(settled.exit == 0 && settled.output.contains("no findings"), "\(settled)")
    for flags in [
      ["--json"], ["--reporter", "sarif"], ["--html", "page"], ["--write-baseline", "known.json"],
    ] {
      let refused = try Program.run(["audit", "App", "--fix", "--dry-run"] + flags, in: folder.path)
      #expect(refused.exit == 64 && refused.errors.contains("--dry-run"), "\(refused)")
    }
  }

  @Test("Findings that are ignored or known are not edited")
  func unedited() throws {
    let folder = try Self.project()
    let known = try Program.run(["audit", "App", "--write-baseline", "known.json"], in: folder.path)
    #expect(known.exit == 0)
    let all = try Program.run(["audit", "App", "--fix", "--baseline", "known.json"], in: folder.path)
    #expect(all.exit == 0 && all.errors.contains("0 edits written"), "\(all)")
    #expect(try folder.read("App/Sources/Home.swift") == Self.home)
    _ = try folder.write(
      #"{"version": 1, "rules": [{"rule": "SRC07", "path": "App/**", "ignore": "a badge"}]}"#,
      to: ".pellucid.json")
    let one = try Program.run(["audit", "App", "--fix"], in: folder.path)
    let edited = try folder.read("App/Sources/Home.swift")
    #expect(one.errors.contains("1 edit written") && edited.contains(".quaternary"), "\(one)\n\(edited)")
  }

  @Test("Git applies the patch of a dry run, also to files whose paths have spaces")
  func patch() throws {
    let folder = try Self.project()
    _ = try folder.write(Self.home, to: "App/My Views/Home.swift")
    for path in ["App", "./App", "."] {
      let patch = try Program.run(["audit", path, "--fix", "--dry-run"], in: folder.path)
      _ = try folder.write(patch.output, to: "fix.patch")
      #expect(patch.output.hasPrefix("--- a/App/My Views/Home.swift\t\n+++ b/App/"), "\(patch.output)")
      let script = "cd \"$1\" && git apply fix.patch && git apply --reverse fix.patch && git apply fix.patch"
      let applied = try Program.runInShell(script, [folder.path])
      #expect(applied.exit == 0, "\(applied.errors)")
      let patched = try folder.read("App/My Views/Home.swift")
      for name in ["Sources", "My Views"] { _ = try folder.write(Self.home, to: "App/\(name)/Home.swift") }
      #expect(try Program.run(["audit", path, "--fix"], in: folder.path).exit == 1)
      #expect(try folder.read("App/My Views/Home.swift") == patched && patched != Self.home)
      for name in ["Sources", "My Views"] { _ = try folder.write(Self.home, to: "App/\(name)/Home.swift") }
    }
  }

  @Test("Paths with nothing to judge are bad input, and one beside others is told")
  func nothing() throws {
    let folder = try Self.project()
    _ = try folder.write("x", to: "photo.jpg")
    _ = try folder.write("x", to: "Empty/notes.txt")
    for paths in [["photo.jpg"], ["Empty"], ["Empty", "photo.jpg"]] {
      for (language, words) in [("en", "nothing to judge: "), ("ko", "판정할 것이 없습니다: ")] {
        let result = try Program.run(["audit", "--language", language] + paths, in: folder.path)
        #expect(result.exit == 65 && result.output.isEmpty, "\(result)")
        #expect(
          result.errors.contains(words + paths.joined(separator: ", ") + ": ")
            && result.errors.contains(".swift, .plist, .pbxproj, .xcconfig, .xib, .storyboard, .xcassets"),
          "\(result.errors)")
      }
    }
    let mixed = try Program.run(["audit", "App", "App/Sources", "Empty"], in: folder.path)
    #expect(mixed.exit == 1 && mixed.errors.contains("note: nothing to judge: Empty"), "\(mixed.errors)")
    #expect(mixed.errors.ranges(of: "nothing to judge").count == 1, "\(mixed.errors)")
  }

  @Test("A source that is not text in UTF-8 is named as not judged")
  func encoding() throws {
    let folder = try Self.project()
    let latin = Array(Self.home.replacing("Courses", with: "Caf").utf8)
    let bytes = latin + Array("// caf".utf8) + [0xE9, 0x0A]
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/App/Latin.swift"))
    let wide = try #require("let color = 1 // é".data(using: .utf16))
    try wide.write(to: URL(fileURLWithPath: folder.path + "/App/Wide.swift"))
    let result = try Program.run(["audit", "App"], in: folder.path)
    for name in ["Latin", "Wide"] {
      let notes = result.errors.split(separator: "\n").filter { $0.contains("\(name).swift") }
      #expect(notes.count == 1 && notes[0].contains("save it in UTF-8"), "\(result.errors)")
      #expect(!result.output.contains("\(name).swift"), "\(result.output)")
    }
  }

  @Test(
    "A configuration ignores with a reason, excludes paths, and names the appearances that the app supports")
  func configuration() throws {
    let folder = try Self.project()
    _ = try folder.write(
      #"{"version": 1, "rules": [{"rule": "SRC07", "path": "App/**", "ignore": "a badge"}]}"#,
      to: ".pellucid.json")
    let ignored = try report(["App"], in: folder)
    #expect(ignored.ignored.map(\.reason) == ["a badge"] && !ignored.findings.contains { $0.rule == "SRC07" })
    _ = try folder.write(#"{"version": 1, "sources": {"appearances": ["light"]}}"#, to: ".pellucid.json")
    let light = try report(["App"], in: folder).findings.map(\.rule)
    #expect(!light.contains("SRC01") && !light.contains("SRC04") && light.contains("SRC07"))
    // A catalog for an app with one appearance needs no dark variants; other findings about it are left.
    _ = try folder.write(
      #"{"info": {"version": 1, "author": "a"}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}"#,
      to: "App/Assets.xcassets/Label.colorset/Contents.json")
    let inLight = try report(["App"], in: folder).findings.map(\.rule)
    #expect(!inLight.contains("CAT02") && inLight.contains("CAT01"), "\(inLight)")
    _ = try folder.write(#"{"version": 1}"#, to: ".pellucid.json")
    #expect(try report(["App"], in: folder).findings.contains { $0.rule == "CAT02" })
    _ = try folder.write(#"{"version": 1, "sources": {"medias": []}}"#, to: ".pellucid.json")
    let wrong = try Program.run(["audit", "App"], in: folder.path)
    #expect(wrong.exit == 65 && wrong.errors.contains("media"), "\(wrong.errors)")
  }

  @Test("Only lines that were changed since a revision are judged")
  func changes() throws {
    let folder = try Self.project()
    let script = """
      cd "$1" && git init -q . && git add App && git -c user.name=a -c user.email=a@b commit -q -m a
      sed -i 's/"Courses"/"Lessons"/' App/Sources/Home.swift
      """
    #expect(try Program.runInShell(script, [folder.path]).exit == 0)
    let changed = try report(["App", "--diff", "HEAD"], in: folder)
    #expect(changed.findings.map { "\($0.rule):\($0.line ?? 0)" } == ["SRC01:5"], "\(changed.findings)")
    let unknown = try Program.run(["audit", "App", "--diff", "no-such-branch"], in: folder.path)
    #expect(unknown.exit == 65 && unknown.errors.contains("no-such-branch"), "\(unknown.errors)")
  }

  @Test("What cannot be read is told, and the rest is judged")
  func faults() throws {
    let folder = try Self.project()
    let missing = try Program.run(["audit", "Nowhere"], in: folder.path)
    #expect(missing.exit == 65 && missing.errors.contains("Nowhere"), "\(missing.errors)")
    _ = try folder.write("<?xml version=\"1.0\"?><document><objects><view>", to: "App/Broken.xib")
    let broken = try Program.run(["audit", "App"], in: folder.path)
    #expect(broken.exit == 1 && broken.errors.contains("Broken.xib"), "\(broken.errors)")
    #expect(try Program.run(["audit", "App", "--dry-run"], in: folder.path).exit == 64)
    #expect(try Program.run(["audit"], in: folder.path).exit == 64)
  }
}
