// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidAudit
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct BaselineTests {
  private let scene = ##"""
    {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [
      {"material": "thin", "frame": [5, 5, 50, 30], "layers": [
        {"id": "ü", "fill": "fill"},  {"id": "word", "text": "Hi", "style": "quaternaryLabel"}]}]}
    """##

  private func render(_ folder: TemporaryFolder, _ scene: String, _ arguments: [String]) throws
    -> Program.Result
  {
    let file = try folder.write(scene, to: "scene.json")
    return try Program.run(["render", file, "-o", folder.path + "/out.png", "--findings"] + arguments)
  }

  @Test func renderReportsWithPlaceAndExitsWithOne() throws {
    let folder = try TemporaryFolder()
    let result = try render(folder, scene, ["--reporter", "xcode"])
    #expect(result.exit == 1)
    let place = folder.path + "/scene.json:3:35: error: word: "
    #expect(
      result.output.hasPrefix(place + "\"Hi\" has ")
        && result.output.contains(place + "quaternaryLabel has too "))
    #expect(result.output.hasSuffix("[SRC07]\n"))
    let plain = try render(folder, scene, [])
    #expect(plain.exit == 1 && plain.output.hasPrefix("SRC07 word: quaternaryLabel has too little contrast"))
  }

  @Test func aMatrixReportsEachFindingOnce() throws {
    let folder = try TemporaryFolder()
    let result = try render(folder, scene, ["--matrix", "--reporter", "json"])
    #expect(result.exit == 1)
    let findings = try #require(result.json["findings"] as? [[String: Any]]).filter {
      $0["rule"] as? String == "SRC07"
    }
    #expect(findings.count == 1 && (findings[0]["variants"] as? [String])?.count == 16)
  }

  @Test func aBaselineLetsOldFindingsPassAndNewOnesFail() throws {
    let folder = try TemporaryFolder()
    let baseline = folder.path + "/baseline.json"
    #expect(try render(folder, scene, ["--write-baseline", baseline]).exit == 0)
    let known = try render(folder, "\n" + scene, ["--baseline", baseline])
    #expect(known.exit == 0 && known.output == "no findings, 2 known from the baseline\n")
    let new = scene.replacing(#""fill": "fill""#, with: ##""text": "x", "style": "#123456""##)
    let added = try render(folder, new, ["--baseline", baseline])
    #expect(added.exit == 1 && added.output.contains("error SRC06 ü: ") && !added.output.contains("SRC07"))
    let fixed = try render(
      folder, scene.replacing("quaternaryLabel", with: "label"), ["--baseline", baseline])
    #expect(fixed.exit == 0 && fixed.output.contains("stale in the baseline: SRC07 word in "))
  }

  @Test func oneFileHoldsTheBaselinesOfSeveralScenes() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (try folder.write(scene, to: "a.json"), try folder.write(scene, to: "b.json"))
    let baseline = folder.path + "/baseline.json"
    func render(_ scene: String, _ option: String) throws -> Program.Result {
      let arguments = ["render", scene, "-o", folder.path + "/out.png", "--findings", option, baseline]
      return try Program.run(arguments)
    }
    for scene in [first, second, first] { #expect(try render(scene, "--write-baseline").exit == 0) }
    #expect(try Baseline(path: baseline).entries.map(\.file) == [first, first, second, second])
    for scene in [first, second] {
      #expect(try render(scene, "--baseline").output == "no findings, 2 known from the baseline\n")
    }
  }

  /// Checks two verbs that run on the same scenes with one baseline.
  @Test func oneFileHoldsTheBaselinesOfBothVerbs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let baseline = folder.path + "/baseline.json"
    let verbs = [
      ["render", file, "-o", folder.path + "/out.png", "--findings"], ["legibility", file],
    ]
    for verb in verbs { #expect(try Program.run(verb + ["--write-baseline", baseline]).exit == 0) }
    let rules = try Set(Baseline(path: baseline).entries.map(\.rule))
    #expect(rules.isSuperset(of: ["SRC07", "RND01"]))
    for verb in verbs {
      let result = try Program.run(verb + ["--baseline", baseline])
      #expect(result.exit == 0 && result.output.contains("known from the baseline"))
      #expect(!result.output.contains("stale"), "\(result.output)")
    }
  }

  /// A scene whose texts have no ids.
  private func unnamed(_ more: String = "") -> String {
    ##"""
    {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [
      \##(more){"fill": "#FFFFFF"},
      {"text": "Pale", "style": "#BBBBBB", "frame": [0, 0, 60, 20]},
      {"text": "Pale", "style": "#CCCCCC", "frame": [0, 20, 60, 20]}]}
    """##
  }

  @Test("Layers without an id are known by what they are, so that a further layer changes no line")
  func layersWithoutIds() throws {
    let folder = try TemporaryFolder()
    let (file, baseline) = (try folder.write(unnamed(), to: "scene.json"), folder.path + "/known.json")
    #expect(try Program.run(["legibility", file, "--write-baseline", baseline]).exit == 0)
    let lines = try String(contentsOfFile: baseline, encoding: .utf8)
    #expect(lines.split(separator: "\n").count == 4, "one line for each of two findings: \(lines)")
    let names = try Baseline(path: baseline).entries.map(\.layer)
    #expect(names == [#"desktop > text "Pale""#, #"desktop > text "Pale" 2"#])
    _ = try folder.write(unnamed(##"{"fill": "#EEEEEE"}, {"group": []}, "##), to: "scene.json")
    let later = try Program.run(["legibility", file, "--baseline", baseline])
    #expect(later.exit == 0 && !later.output.contains("stale"), "\(later.output)")
    #expect(try Program.run(["legibility", file, "--write-baseline", baseline]).exit == 0)
    #expect(try String(contentsOfFile: baseline, encoding: .utf8) == lines)
  }

  @Test("Baselines with key paths are read, and converted when they are written")
  func oldBaselines() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(unnamed(), to: "scene.json")
    let other = try folder.write(unnamed(), to: "other.json")
    func entry(_ file: String, _ index: Int) -> String {
      #"{"rule": "RND01", "file": "\#(file)", "layer": "desktop[\#(index)]", "variant": "", "count": 1}"#
    }
    let old = [entry(file, 1), entry(file, 2), entry(other, 1)].joined(separator: ", ")
    let baseline = try folder.write(#"{"version": 1, "findings": [\#(old)]}"#, to: "known.json")
    let known = try Program.run(["legibility", file, "--baseline", baseline])
    #expect(
      known.exit == 0 && known.output.contains("2 known") && !known.output.contains("stale"),
      "\(known.output)")
    #expect(try Program.run(["legibility", file, "--write-baseline", baseline]).exit == 0)
    #expect(
      try Baseline(path: baseline).entries.map(\.layer) == [
        #"desktop > text "Pale""#, #"desktop > text "Pale""#, #"desktop > text "Pale" 2"#,
      ])
  }

  @Test("What one verb writes replaces no entry of the other")
  func verbsKeepEachOther() throws {
    let folder = try TemporaryFolder()
    let (file, baseline) = (try folder.write(unnamed(), to: "scene.json"), folder.path + "/known.json")
    let judge = ["legibility", file, "--matrix=appearance"], draw = ["render", file, "--findings"]
    for verb in [judge, draw, judge, draw] {
      #expect(try Program.run(verb + ["--write-baseline", baseline]).exit == 0)
    }
    let verbs = try Baseline(path: baseline).entries.filter { $0.rule == "RND01" }.map(\.verb)
    #expect(Set(verbs) == ["legibility", "render"])
    for verb in [judge, draw] {
      let result = try Program.run(verb + ["--baseline", baseline])
      #expect(result.exit == 0 && !result.output.contains("stale"), "\(result.output)")
    }
    // Only the verb that found an entry reports that nothing matches it any more.
    _ = try folder.write(
      ##"{"version": 1, "size": {"width": 60, "height": 40}, "desktop": []}"##, to: "scene.json")
    #expect(try Program.run(judge + ["--baseline", baseline]).output.contains("stale"))
    #expect(try Program.run(draw + ["--write-baseline", baseline]).exit == 0)
    #expect(
      try Set(Baseline(path: baseline).entries.filter { $0.rule == "RND01" }.map(\.verb)) == ["legibility"])
  }

  @Test func badBaselinesAreNamed() throws {
    let folder = try TemporaryFolder()
    for text in ["{", "[]", #"{"version": 3, "findings": []}"#] {
      let file = try folder.write(text, to: "baseline.json")
      let result = try render(folder, scene, ["--baseline", file])
      #expect(result.exit == 65 && result.output.isEmpty && result.errors.contains(file))
    }
    #expect(try render(folder, scene, ["--baseline", folder.path + "/none.json"]).exit == 65)
    let wrong = try render(folder, scene, ["--reporter", "githb"])
    #expect(wrong.exit == 64 && wrong.errors.contains("did you mean"))
  }

  @Test func onlyBaselinesAreWrittenOver() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(scene, to: "scene.json")
    let verbs = [["render", scene, "-o", folder.path + "/out.png", "--findings"], ["legibility", scene]]
    for text in ["notes of mine\n", "[]", #"{"version": 3, "findings": []}"#] {
      let file = try folder.write(text, to: "notes")
      for verb in verbs {
        let result = try Program.run(verb + ["--write-baseline", file])
        #expect(result.exit == 73 && result.output.isEmpty)
        let start = "pellucid: a file that is no baseline would be replaced: --write-baseline \(file): "
        #expect(result.errors.hasPrefix(start), "\(result.errors)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        #expect(!folder.has("out.png"))
      }
    }
    // An empty file, as mktemp makes it, holds nobody's work.
    let empty = try folder.write("", to: "empty")
    #expect(try Program.run(verbs[1] + ["--write-baseline", empty]).exit == 0)
    #expect(try !Baseline(path: empty).entries.isEmpty)
  }

  @Test func theStepSummaryIsAppendedTo() throws {
    let folder = try TemporaryFolder()
    let summary = try folder.write("before\n", to: "summary.md")
    let file = try folder.write(scene, to: "scene.json")
    let arguments = ["render", file, "-o", folder.path + "/out.png", "--findings", "--reporter", "github"]
    #expect(try Program.run(arguments, settings: ["GITHUB_STEP_SUMMARY": summary]).exit == 1)
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("before\n### Pellucid: 2 errors\n"))
  }
}
