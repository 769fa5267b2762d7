// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@Suite struct SnapshotTests {
  private func scene(_ material: String = "thin", width: Int = 24) -> String {
    ##"""
    {"version": 1, "size": {"width": \##(width), "height": 20}, "scale": 1, "traits": {"platform": "macos"},
      "desktop": [{"linearGradient": {"stops": [[0, "#205080"], [1, "#e0a040"]]}, "frame": [0, 0, 16, 20]},
      {"material": "\##(material)", "frame": [4, 4, 16, 12], "shape": {"roundedRectangle": 4}}]}
    """##
  }

  /// Returns a folder of two scenes with references in light and dark.
  private func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] { _ = try folder.write(scene(), to: name + ".json") }
    let result = try run(folder, ["--record"])
    #expect(result.exit == 0 && result.output == "4 pictures, 0 as recorded, 4 recorded now: no findings\n")
    return folder
  }

  private let narrow = ["--contrast", "standard", "--transparency", "standard"]

  private func run(_ folder: TemporaryFolder, _ arguments: [String], settings: [String: String] = [:]) throws
    -> Program.Result
  {
    try Program.run(["snapshot", folder.path] + narrow + arguments, settings: settings)
  }

  private func report(_ folder: TemporaryFolder) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out/report.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func outcomes(_ folder: TemporaryFolder) throws -> [String] {
    let pictures = try #require(report(folder)["pictures"] as? [[String: Any]])
    return pictures.compactMap { $0["outcome"] as? String }
  }

  @Test func whatWasRecordedPassesAndNothingIsWritten() throws {
    let folder = try recorded()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/__Snapshots__").sorted() == [
        "one.dark-standard-standard.png", "one.light-standard-standard.png",
        "two.dark-standard-standard.png", "two.light-standard-standard.png",
      ])
    let result = try run(folder, ["-o", folder.path + "/out/deep"])
    #expect(result.exit == 0 && result.output == "4 pictures, 4 as recorded: no findings\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out/deep") == ["report.json"])
  }

  @Test func aDifferenceFailsAndIsShown() throws {
    let folder = try recorded()
    _ = try folder.write(scene("thick"), to: "two.json")
    let result = try run(folder, ["-o", folder.path + "/out", "--reporter", "github"])
    #expect(result.exit == 1)
    #expect(result.output.contains("::error file=\(folder.path)/two.json,title=SNP01 snapshot-differs::"))
    #expect(!result.output.contains("one.json") && !result.output.contains("-o FOLDER"))
    #expect(
      try run(folder, []).output.contains("repair: see what differs with -o FOLDER; if the change is meant"))
    #expect(try outcomes(folder) == ["equal", "equal", "different", "different"])
    let name = "/two.light-standard-standard.png"
    let expected = try ImageReader().read(path: folder.path + "/__Snapshots__" + name, gamut: .srgb)
    let sheet = try ImageReader().read(path: folder.path + "/out" + name, gamut: .srgb)
    // The sheet has three panels of 200 points with gaps of 24, and keeps transparent pixels transparent.
    #expect(sheet.width == 3 * 200 + 4 * 24)
    for (x, y) in [(0, 0), (12, 10), (23, 19)] { #expect(sheet[24 + x, 24 + y] == expected[x, y]) }
    #expect(sheet[24 + 224, 24] == SIMD4(0, 0, 0, 65535))
    #expect(sheet[24 + 448 + 12, 24 + 10] != expected[12, 10])
    let picture = try #require((report(folder)["pictures"] as? [[String: Any]])?[2])
    #expect((picture["largest"] as? Double ?? 0) > 1 && (picture["count"] as? Int ?? 0) > 50)
    #expect(try run(folder, ["--tolerance", "255"]).exit == 0)
    #expect(try run(folder, ["--precision", "0.1"]).exit == 0)
    #expect(try run(folder, ["--perceptual-precision", "0"]).exit == 0)
    #expect(try run(folder, ["--tolerance", "perceptual"]).exit == 1)
  }

  /// Checks a scene whose levels are drawn alike: each level is compared with its own file.
  @Test func combinationsThatAreAlikeHaveReferencesOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    let iosScene = scene().replacing("macos", with: "ios")
    _ = try folder.write(iosScene, to: "one.json")
    let light = ["--appearance", "light"]
    #expect(try run(folder, light + ["--record"]).exit == 0)
    let references = folder.path + "/__Snapshots__/one.light-standard-standard-"
    let (base, elevated) = (references + "base.png", references + "elevated.png")
    let files = try [base, elevated].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(files[0] == files[1])
    let same = try run(folder, light + ["-o", folder.path + "/out"])
    #expect(same.exit == 0 && same.output == "2 pictures, 2 as recorded: no findings\n")
    let pictures = try #require(report(folder)["pictures"] as? [[String: Any]])
    #expect(pictures.compactMap { $0["width"] as? Int } == [24, 24])
    // Each of the two files in turn gets another picture.
    _ = try folder.write(iosScene.replacing("#205080", with: "#902050"), to: "other.json")
    let other = try Program.run(
      ["render", folder.path + "/other.json", "-o", folder.path + "/other.png", "--quiet"])
    try FileManager.default.removeItem(atPath: folder.path + "/other.json")
    #expect(other.exit == 0)
    for (index, changed) in [base, elevated].enumerated() {
      try FileManager.default.removeItem(atPath: changed)
      try FileManager.default.copyItem(atPath: folder.path + "/other.png", toPath: changed)
      #expect(try run(folder, light + ["-o", folder.path + "/out"]).exit == 1)
      #expect(try outcomes(folder) == (index == 0 ? ["different", "equal"] : ["equal", "different"]))
      try files[index].write(to: URL(fileURLWithPath: changed))
    }
  }

  @Test func recordingKeepsWhatIsEqual() throws {
    let folder = try recorded()
    let kept = folder.path + "/__Snapshots__/one.dark-standard-standard.png"
    let old = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: kept)
    _ = try folder.write(scene("thick"), to: "two.json")
    #expect(
      try run(folder, ["--record"]).output == "4 pictures, 2 as recorded, 2 recorded now: no findings\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: kept)
    #expect(attributes[.modificationDate] as? Date == old)
    #expect(try run(folder, []).exit == 0)
  }

  @Test func recordingIsRefusedOnContinuousIntegration() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scene(), to: "one.json")
    for value in ["true", "1"] {
      let result = try run(folder, ["--record"], settings: ["CI": value])
      #expect(result.exit == 64 && result.errors.contains("record on your machine"))
    }
    #expect(folder.names == ["one.json"])
    #expect(try run(folder, ["--record"], settings: ["CI": "false"]).exit == 0)
  }

  @Test func missingAndStaleReferencesAreNamed() throws {
    let folder = try recorded()
    let references = folder.path + "/__Snapshots__/"
    for name in ["one.dark-standard-standard.png", "one.light-standard-standard.png"] {
      try FileManager.default.removeItem(atPath: references + name)
    }
    try FileManager.default.copyItem(
      atPath: references + "two.dark-standard-standard.png",
      toPath: references + "three.dark-standard-standard.png")
    // The reference of a combination that the flags leave out is not stale.
    try FileManager.default.copyItem(
      atPath: references + "two.dark-standard-standard.png",
      toPath: references + "two.dark-increased-reduced.png")
    let result = try run(folder, ["-o", folder.path + "/out"])
    #expect(result.exit == 1)
    #expect(result.output.components(separatedBy: "SNP02").count == 2)
    #expect(result.output.contains("record it with the same command and --record"))
    #expect(try report(folder)["stale"] as? [String] == ["three.dark-standard-standard.png"])
    #expect(try outcomes(folder) == ["missing", "missing", "equal", "equal"])
    #expect(folder.has("out/one.dark-standard-standard.png"))
    #expect(try run(folder, ["--record"]).exit == 0)
    #expect(try run(folder, []).exit == 0)
    #expect(try run(folder, ["--strict"]).exit == 1)
  }

  @Test("Only a run without flags reports references that no combination draws as stale")
  func onlyARunOfAllCombinationsNamesThem() throws {
    let folder = try TemporaryFolder()
    func write(_ layer: String) throws {
      _ = try folder.write(
        ##"{"version": 1, "size": {"width": 24, "height": 20}, "scale": 1, "desktop": [{"fill": "#336699"}, "##
          + layer + "]}", to: "one.json")
    }
    func stale(_ flags: [String]) throws -> [String] {
      _ = try Program.run(["snapshot", folder.path, "-o", folder.path + "/out"] + flags)
      return try #require(try report(folder)["stale"] as? [String])
    }
    try write(#"{"material": "thin", "frame": [4, 4, 16, 12]}"#)
    #expect(try Program.run(["snapshot", folder.path, "--record"]).exit == 0)
    #expect(try stale([]) == [])
    // No layer of this scene follows the level, so only base is drawn.
    try write(#"{"glass": "regular", "frame": [4, 4, 16, 12]}"#)
    let left = try stale([])
    #expect(left.count == 8 && left.allSatisfy { $0.hasSuffix("-elevated.png") })
    for flags in [["--level", "elevated"], ["--platform", "macos"], ["--appearance", "dark"]] {
      #expect(try stale(flags) == [])
    }
  }

  @Test func sizesHaveToAgree() throws {
    let folder = try recorded()
    _ = try folder.write(scene(width: 30), to: "one.json")
    let result = try run(folder, ["-o", folder.path + "/out"])
    #expect(result.exit == 1 && result.output.contains("30 × 20 pixels instead of 24 × 20"))
    #expect(try outcomes(folder) == ["otherSize", "otherSize", "equal", "equal"])
    let sheet = try ImageReader().read(
      path: folder.path + "/out/one.dark-standard-standard.png", gamut: .srgb)
    #expect(sheet.width == 2 * 200 + 3 * 24)
  }

  @Test func oneBrokenSceneDoesNotHideTheOthers() throws {
    let folder = try recorded()
    _ = try folder.write("{", to: "one.json")
    _ = try folder.write(scene("thim"), to: "zero.json")
    _ = try folder.write(scene("thick"), to: "two.json")
    let result = try run(folder, ["-o", folder.path + "/out"])
    #expect(result.exit == 65)
    #expect(result.output.contains("line 1, column 2") && result.output.contains("did you mean \"thin\"?"))
    #expect(result.output.contains("SNP01") && !result.output.contains("SNP03"))
    #expect(try outcomes(folder).sorted() == ["different", "different", "notDrawn", "notDrawn", "notDrawn"])
  }

  @Test func theReportDoesNotDependOnThreads() throws {
    let folder = try recorded()
    _ = try folder.write(scene("thick"), to: "one.json")
    var results: Set<String> = []
    var reports: Set<Data> = []
    for threads in ["1", "2", "7"] {
      results.insert(try run(folder, ["-o", folder.path + "/out", "--threads", threads]).output)
      reports.insert(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out/report.json")))
    }
    #expect(results.count == 1 && reports.count == 1)
  }

  @Test func theWholeMatrixIsDrawnUnlessFlagsNarrowIt() throws {
    let folder = try recorded()
    let all = try Program.run(["snapshot", folder.path + "/", "--record"])
    #expect(all.output == "16 pictures, 4 as recorded, 12 recorded now: no findings\n")
    let one = try Program.run(["snapshot", folder.path + "/one.json", "--appearance", "dark"])
    #expect(one.output == "4 pictures, 4 as recorded: no findings\n")
  }

  @Test("A scene with another picture in dark is drawn, though the names of both are equal strings")
  func twinsAreDrawn() throws {
    let folder = try TemporaryFolder()
    for (name, color) in [("caf\u{E9}", "#ff0000"), ("cafe\u{301}", "#0000ff")] {
      let plain = ##"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"fill": "\##(color)"}]}"##
      _ = try folder.write(plain, to: "plain.json")
      let drawn = try Program.run([
        "render", folder.path + "/plain.json", "-o", folder.path + "/\(name).png", "--quiet",
      ])
      #expect(drawn.exit == 0, "\(drawn.errors)")
    }
    try FileManager.default.removeItem(atPath: folder.path + "/plain.json")
    let image = #"{"image": {"light": "caf\#u{E9}.png", "dark": "cafe\#u{301}.png"}, "frame": [0, 0, 9, 9]}"#
    _ = try folder.write(
      #"{"version": 1, "size": {"width": 9, "height": 9}, "traits": {"platform": "macos"}, "desktop": [\#(image)]}"#,
      to: "one.json")
    #expect(try run(folder, ["--record"]).exit == 0)
    // The reference of dark is replaced by that of light, whose drawing is known.
    let references = folder.path + "/__Snapshots__/one."
    try Data(contentsOf: URL(fileURLWithPath: references + "light-standard-standard.png")).write(
      to: URL(fileURLWithPath: references + "dark-standard-standard.png"))
    let result = try run(folder, [])
    #expect(result.exit == 1 && result.output.contains("SNP"), "\(result.output)\(result.errors)")
  }

  @Test func wrongUsageIsNamed() throws {
    let folder = try recorded()
    let cases: [([String], Int32, String)] = [
      (["-o", folder.path + "/__Snapshots__/../__Snapshots__"], 64, "failures would replace references"),
      (["-o", folder.path + "/__Snapshots__/.."], 64, "failures would lie among the scenes"),
      (["--tolerance", "vague"], 64, "not a tolerance"),
      (["--tolerance", "1", "--perceptual-precision", "1"], 64, "exclude each other"),
      (["--references", folder.path + "/one.json"], 1, "SNP02"),
    ]
    for (arguments, exit, message) in cases {
      let result = try run(folder, arguments)
      #expect(result.exit == exit && (result.errors + result.output).contains(message))
    }
    #expect(try Program.run(["snapshot", folder.path + "/none"]).exit == 65)
    #expect(try Program.run(["snapshot", folder.path + "/__Snapshots__"]).errors.contains("no scenes"))
  }

  @Test func aTerminalSeesOneLineOfProgress() throws {
    let folder = try recorded()
    let result = try Program.runOnTerminal(["snapshot", folder.path] + narrow)
    #expect(result.output.contains("\r\u{1B}[Ksnapshot 4 of 4 (100 %, 0 s left): "))
    #expect(!result.output.dropLast(60).contains("\n"))
    #expect(result.output.hasSuffix("4 pictures, 4 as recorded: no findings\r\n"))
  }
}
