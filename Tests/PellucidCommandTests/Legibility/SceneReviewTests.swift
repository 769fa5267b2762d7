// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of texts that `pellucid legibility` cannot decide or only samples, which run the program.
@Suite struct SceneReviewTests {
  /// A text that lies half on the card.
  private static let straddling =
    ##"{"id": "half", "text": "Half", "frame": [14, 38, 60, 14], "size": 13, "style": "#000000"},"##

  @Test("An undecided text is reported for review and never as passing")
  func review() throws {
    let result = try Program.judge(SceneLegibilityTests.scene(more: Self.straddling), ["--json"])
    #expect(try result.foregrounds["half"]?["verdict"] as? String == "review")
    let found = try #require(try result.findings.first { $0["layer"] as? String == "half" })
    #expect(found["verdict"] as? String == "review" && found["severity"] as? String == "note")
    #expect(result.exit == 0)
  }

  @Test("An undecided text fails with --fail-on-review, unless the baseline knows it")
  func failOnReview() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SceneLegibilityTests.scene(more: Self.straddling), to: "scene.json")
    let baseline = folder.path + "/baseline.json"
    func run(_ flags: [String]) throws -> Program.Result { try Program.run(["legibility", path] + flags) }
    let result = try run(["--fail-on-review"])
    #expect(result.exit == 1 && result.output.hasSuffix(": 1 note; 1 undecided\n"))
    #expect(try run(["--fail-on-review", "--json"]).exit == 1)
    #expect(try run(["--strict"]).exit == 0)
    #expect(try run(["--write-baseline", baseline]).exit == 0)
    #expect(try run(["--fail-on-review", "--baseline", baseline]).exit == 0)
    #expect(try Program.judge(SceneLegibilityTests.scene(), ["--fail-on-review"]).exit == 0)
  }

  @Test("The matrix reports what is undecided in another combination only")
  func reviewElsewhere() throws {
    let scene = SceneLegibilityTests.scene(bar: "regular", platform: "tvos")
    let light = try #require(
      try Program.judge(scene, ["--json"]).foregrounds["title"]?["bound"] as? [String: Any])
    let lowest = try #require(light["lowestContrast"] as? Double)
    let reached = try #require(light["witnessContrast"] as? Double)
    let dark = SceneLegibilityTests.scene(bar: "regular", platform: "tvos", appearance: "dark")
    let flags = ["--matrix", "--json", "--require", "\((lowest + reached) / 2)"]
    let notes = try Program.judge(dark, flags).findings("RND03", of: "title").filter {
      $0["verdict"] as? String == "review"
    }
    let variants = try #require(notes.first?["variants"] as? [String])
    #expect(notes.count == 1 && variants.contains("light-standard-standard"))
    #expect(!variants.contains("dark-standard-standard"))
  }

  /// Writes a scene with a text on a picture that is dark all over, and returns its path.
  private static func onPhoto(in folder: TemporaryFolder) throws -> String {
    let dark = try folder.write(
      ##"{"version": 1, "size": {"width": 8, "height": 8}, "scale": 1, "desktop": [{"fill": "#101014"}]}"##,
      to: "dark.json")
    let photo = folder.path + "/dark.png"
    #expect(try Program.run(["render", dark, "-o", photo, "--quiet"]).exit == 0)
    let more =
      ##"{"id": "photo", "image": "\##(photo)", "frame": [4, 44, 112, 42]},"##
      + ##"{"id": "credit", "text": "Credit", "frame": [64, 60, 50, 18], "size": 13, "style": "primary"},"##
    let scene = SceneLegibilityTests.scene(
      caption: "#1C1C1E00", more: more.replacing("\"primary\"", with: "\"#FFFFFF\""))
    return try folder.write(scene, to: "scene.json")
  }

  @Test("Contrast that suffices on a picture's pixels is counted as sampled, and fails with --fail-on-review")
  func sampled() throws {
    let folder = try TemporaryFolder()
    let path = try Self.onPhoto(in: folder)
    let baseline = folder.path + "/baseline.json"
    func run(_ flags: [String]) throws -> Program.Result { try Program.run(["legibility", path] + flags) }
    let text = try run([])
    #expect(text.exit == 0 && !text.output.contains("no findings"), "\(text.output)")
    #expect(text.output.contains("note RND01 credit: \"Credit\" has 1"))
    #expect(text.output.contains("3 texts and symbols (1 proven, 1 sampled, "))
    let report = try #require(try run(["--json"]).json["report"] as? [String: Any])
    let verdicts = try #require(report["verdicts"] as? [String: Int])
    #expect(verdicts["sampled"] == 1 && verdicts["proven"] == 1)
    for reporter in ["xcode", "github", "html", "markdown", "sarif"] {
      let output = try run(["--reporter", reporter]).output
      let counts = reporter == "sarif" ? "\"sampled\": 1" : "1 sampled"
      #expect(output.contains(counts), "\(reporter)")
    }
    #expect(try run(["--fail-on-review"]).exit == 1)
    #expect(try run(["--write-baseline", baseline]).exit == 0)
    #expect(try run(["--fail-on-review", "--baseline", baseline]).exit == 0)
  }
}
