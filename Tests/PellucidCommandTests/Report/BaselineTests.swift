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

  @Test func badBaselinesAreNamed() throws {
    let folder = try TemporaryFolder()
    for text in ["{", "[]", #"{"version": 2, "findings": []}"#] {
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
    for text in ["notes of mine\n", "[]", #"{"version": 2, "findings": []}"#] {
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
