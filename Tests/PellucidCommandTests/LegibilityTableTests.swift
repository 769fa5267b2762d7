// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of `pellucid legibility` for materials, which run the program.
@Suite struct LegibilityTableTests {
  @Test func aPairThatHoldsSaysSo() throws {
    let pair = ["legibility", "--material", "thin", "--foreground", "label", "--appearance", "light"]
    let result = try Program.run(pair)
    #expect(result.exit == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("label on thin (ios, light): holds 4.5:1 over every backdrop (proven)\n"))
    #expect(result.output.contains("over rgb(0, 0, 0)"))
    #expect(!result.output.contains("repair"))
    let stricter = try Program.run(pair + ["--require", "7"])
    #expect(stricter.exit == 1)
    #expect(stricter.output.contains("does not hold 7:1 (proven)"))
  }

  @Test func aPairThatFailsNamesBackdropAndRepair() throws {
    let result = try Program.run([
      "legibility", "--material", "thin", "--foreground", "secondaryLabel", "--transparency", "reduced",
    ])
    #expect(result.exit == 1)
    #expect(
      result.output.hasPrefix(
        "secondaryLabel on thin (ios, light, Reduce Transparency): does not hold 4.5:1 (proven)\n"))
    #expect(result.output.contains("over rgb("))
    #expect(result.output.contains("use the style label (at least 6."))
  }

  @Test(arguments: ["#808080", "#00000080"])
  func theColorThatIsOfferedHolds(_ color: String) throws {
    func run(_ color: String) throws -> Program.Result {
      try Program.run([
        "legibility", "--material", "regular", "--foreground", color, "--require", "7", "--appearance",
        "light",
      ])
    }
    let result = try run(color)
    #expect(result.exit == 1)
    let offered = try #require(result.output.firstMatch(of: /use the colour (#[0-9a-f]+)/)).1
    #expect(offered.hasPrefix("#000000") == color.hasPrefix("#000000"), "only its alpha grows")
    #expect(try run(String(offered)).exit == 0)
  }

  /// Checks that the witness, put through the public recipe and ink, has the contrast in the JSON.
  @Test func witnessesReachWhatTheJSONSays() throws {
    let result = try Program.run([
      "legibility", "--platform", "watchos", "--foreground", "label", "--json",
    ])
    #expect(result.exit == 0)
    #expect(result.json["version"] as? Int == 1)
    let entries = try #require(result.json["entries"] as? [[String: Any]])
    var traits = Traits()
    traits.platform = .watchOS
    let names = Set(entries.compactMap { $0["material"] as? String })
    #expect(names.isSuperset(of: Materials.ownNames(on: .watchOS)))
    #expect(entries.count == names.count * 8)
    for entry in entries {
      #expect(
        Set(entry.keys).subtracting(["witnessMixture"]) == [
          "material", "foreground", "platform", "appearance", "contrast", "transparency", "lowestContrast",
          "witnessRGB", "witnessContrast", "witnessAPCA", "verdict",
        ])
      let lowest = try #require(entry["lowestContrast"] as? Double)
      let reached = try #require(entry["witnessContrast"] as? Double)
      #expect(reached >= lowest && reached <= lowest + 0.01)
      let isHolding = entry["verdict"] as? String == "proven-holds"
      #expect(isHolding == (lowest >= 4.5))
      guard entry["witnessMixture"] == nil else { continue }
      let rgb = try #require(entry["witnessRGB"] as? [Double])
      let drawn = try contrast(of: try #require(entry["material"] as? String), over: rgb, entry, traits)
      #expect(abs(drawn - reached) < 1e-3 * drawn, "\(entry)")
    }
  }

  private func contrast(
    of name: String, over rgb: [Double], _ entry: [String: Any], _ traits: Traits
  ) throws -> Double {
    var traits = traits
    traits.appearance = entry["appearance"] as? String == "dark" ? .dark : .light
    traits.contrast = entry["contrast"] as? String == "increased" ? .increased : .standard
    traits.transparency = entry["transparency"] as? String == "reduced" ? .reduced : .standard
    let choice = try Materials.recipe(named: name, traits: traits)
    var surface = SIMD4(Float(rgb[0] / 255), Float(rgb[1] / 255), Float(rgb[2] / 255), 1)
    if choice.recipe.samplesBackdrop { surface = choice.recipe.mapping.applied(to: surface) }
    for overlay in choice.recipe.overlays {
      guard case .color(let color) = overlay.paint else { continue }
      surface = overlay.blend.blended(source: color.premultiplied.lanes, backdrop: surface)
    }
    var inked: SIMD4<Float>
    switch Vibrancy.ink(level: .label, family: choice.family, traits: traits) {
    case .color(let color, let blend):
      inked = blend.blended(source: color.premultiplied.lanes, backdrop: surface)
    case .backdropMatrix(let matrix):
      let top = matrix.applied(to: surface).clamped(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
      inked = top * top.w + surface * (1 - top.w)
    }
    inked.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    return contrastRatio(
      EncodedColor(red: inked.x, green: inked.y, blue: inked.z),
      EncodedColor(red: surface.x, green: surface.y, blue: surface.z))
  }

  @Test func threadsNeverChangeTheTable() throws {
    func run(_ threads: String) throws -> Program.Result {
      try Program.run([
        "legibility", "--material", "thin", "--appearance", "dark", "--threads", threads, "--json",
      ])
    }
    let one = try run("1")
    #expect(try one.output == run("3").output)
    let platforms = try #require(one.json["entries"] as? [[String: Any]]).compactMap {
      $0["platform"] as? String
    }
    #expect(Set(platforms) == ["ios", "macos", "tvos", "visionos", "watchos"])
  }

  @Test func tablesFailOnlyWhatIsRequired() throws {
    let arguments = ["legibility", "--material", "ultraThin", "--platform", "ios", "--foreground", "label"]
    let table = try Program.run(Array(arguments.prefix(5)) + ["--reporter", "markdown"])
    #expect(table.exit == 0)
    let row = table.output.split(separator: "\n").first { $0.hasPrefix("| `ultraThin` | light |") }
    #expect(row?.contains("| 2.88 |") == true)
    #expect(try Program.run(arguments).exit == 1)
    #expect(try Program.run(arguments + ["--require", "2"]).exit == 0)
  }

  /// Checks that every format contains the answer about a single pair. A table without `--require` only informs.
  @Test(arguments: Reporter.allCases)
  func everyReporterTellsWhatDoesNotHold(_ reporter: Reporter) throws {
    let flags = ["--platform", "ios", "--material", "ultraThin", "--reporter", reporter.rawValue]
    let pair = try Program.run(["legibility", "--foreground", "label"] + flags)
    #expect(pair.exit == 1 && pair.errors.isEmpty)
    #expect(pair.output.contains("2.88"), "\(pair.output)")
    let holding = try Program.run(["legibility", "--foreground", "label", "--require", "2"] + flags)
    #expect(holding.exit == 0)
    let table = ["legibility", "--appearance", "light", "--contrast", "standard"] + flags
    #expect(try Program.run(table).exit == 0)
    #expect(try Program.run(table + ["--require", "4.5"]).exit == 1)
  }

  @Test func whatATableDoesNotRequireIsANote() throws {
    let flags = [
      "legibility", "--platform", "ios", "--material", "ultraThin", "--appearance", "light", "--contrast",
      "standard", "--transparency", "standard", "--reporter", "xcode",
    ]
    let lines = try Program.run(flags).output.split(separator: "\n")
    #expect(lines.count == 8 && lines.allSatisfy { $0.hasPrefix("pellucid: note: ") })
    let required = try Program.run(flags + ["--require", "4.5"]).output.split(separator: "\n")
    #expect(required.allSatisfy { $0.hasPrefix("pellucid: error: ") })
    #expect(
      required.contains {
        $0.hasPrefix(
          "pellucid: error: label on ultraThin (ios, light): does not hold 4.5:1, it falls to 2.88:1 over "
            + "rgb(0, 0, 0)")
      })
  }

  @Test(arguments: [
    (["--material", "thin", "--foreground", "label"], "html"), (["--material", "thin"], "json"),
    (["scene.json"], "sarif"),
  ])
  func jsonAndAnotherFormExcludeEachOther(_ arguments: [String], _ reporter: String) throws {
    let result = try Program.run(["legibility"] + arguments + ["--json", "--reporter", reporter])
    #expect(result.exit == 64 && result.output.isEmpty)
    #expect(result.errors.contains("--json and --reporter \(reporter): keep one of them"))
  }

  /// Checks that a role is judged as the material that draws it.
  @Test(arguments: [("macos", "titlebar"), ("tvos", "regular")])
  func rolesAreMaterialsToo(_ platform: String, _ material: String) throws {
    func run(_ material: String) throws -> Program.Result {
      try Program.run([
        "legibility", "--platform", platform, "--material", material, "--foreground", "secondaryLabel",
      ])
    }
    let (role, plain) = (try run("role:toolbar"), try run(material))
    #expect(role.output.hasPrefix("secondaryLabel on role:toolbar (\(platform), light)"))
    #expect(role.output.replacing("role:toolbar", with: material) == plain.output)
    #expect(role.exit == plain.exit)
    let table = try Program.run(["legibility", "--material", "role:menu", "--foreground", "label", "--json"])
    let entry = try Program.run([
      "legibility", "--material", "role:menu", "--foreground", "label", "--reporter", "markdown",
    ])
    #expect((table.json["entries"] as? [[String: Any]])?.first?["material"] as? String == "role:menu")
    #expect(entry.output.contains("| label on role:menu (ios, dark) |"))
  }

  @Test(arguments: [
    (["--material", "toolbar"], "--material: write role:toolbar"),
    (["--material", "role:tolbar", "--foreground", "label"], "did you mean \"toolbar\"?"),
    (["--material", "role:tolbar"], "did you mean \"toolbar\"?"),
    (["--material", "thim", "--foreground", "label"], "did you mean \"thin\"?"),
    (["--material", "thim"], "did you mean \"thin\"?"),
    (["--material", "thin", "--foreground", "secondarylabl"], "did you mean \"secondaryLabel\"?"),
    (["--material", "thin", "--foreground", "#12"], "not a colour: --foreground #12"),
    (["--material", "menu", "--foreground", "label"], "--material: write role:menu"),
    (["--require", "0.5"], "write a number in 1…21"),
    (["--reporter", "jsn"], "did you mean json?"),
  ])
  func wrongInputExits64(_ arguments: [String], _ message: String) throws {
    let result = try Program.run(["legibility"] + arguments)
    #expect(result.exit == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  // MARK: What a project adds

  @Test("A pair accepts --strict, --matrix and a baseline; a table refuses what it lacks with advice")
  func pairsInAJob() throws {
    let folder = try TemporaryFolder()
    let baseline = folder.path + "/baseline.json"
    func pair(_ foreground: String, _ flags: [String]) throws -> Program.Result {
      try Program.run(["legibility", "--material", "thin", "--foreground", foreground] + flags)
    }
    #expect(try pair("label", ["--strict", "--appearance", "light"]).exit == 0)
    let matrix = try pair("label", ["--matrix", "--json"])
    #expect((matrix.json["entries"] as? [Any])?.count == 8 && matrix.exit == 1)
    let given = try pair("label", ["--matrix", "--json", "--appearance", "dark", "--contrast", "increased"])
    let entries = try #require(given.json["entries"] as? [[String: Any]])
    #expect(entries.map { $0["transparency"] as? String } == ["standard", "reduced"])
    #expect(
      entries.allSatisfy { $0["appearance"] as? String == "dark" && $0["contrast"] as? String == "increased" }
    )
    #expect(try pair("secondaryLabel", ["--write-baseline", baseline]).exit == 0)
    let known = try pair("secondaryLabel", ["--baseline", baseline])
    #expect(known.exit == 0 && known.errors.contains("2 known from the baseline"))
    // The baseline knows nothing about another pair, and the known pair is not stale.
    let other = try pair("tertiaryLabel", ["--baseline", baseline, "--reporter", "github"])
    #expect(other.exit == 1 && !other.output.contains("stale"))
    for (flags, advice) in [
      (["--matrix"], "leave it out"), (["--strict"], "write --require 4.5"),
      (
        ["--luminance-below", "0.2"],
        "write pellucid legibility SCENE.json|FOLDER… --luminance-below 0…1, "
      ),
    ] {
      let result = try Program.run(["legibility"] + flags)
      #expect(result.exit == 64 && result.errors.contains(advice), "\(flags): \(result.errors)")
    }
  }

  @Test("Limit backdrops to a range of luminances or to the colours of a picture")
  func limitedBackdrops() throws {
    func lowest(_ flags: [String]) throws -> Double {
      let result = try Program.run(
        ["legibility", "--material", "thick", "--foreground", "label", "--json"] + flags)
      return try #require((result.json["entries"] as? [[String: Any]])?.first?["lowestContrast"] as? Double)
    }
    let (all, bright) = (try lowest([]), try lowest(["--luminance-above", "0.9"]))
    #expect(bright > all + 1)
    let reached = try Program.run([
      "legibility", "--material", "thick", "--foreground", "label", "--luminance-above", "0.9",
      "--appearance", "light",
    ])
    #expect(
      reached.output.contains("over every backdrop of a luminance of at least 0.9"), "\(reached.output)")
    let numbers = reached.output.matches(of: /(?:contrast|reached) +([0-9.]+):1/).compactMap { Double($0.1) }
    #expect(numbers.count == 2 && numbers[1] - numbers[0] <= 0.0101 && numbers[1] >= numbers[0])
    // A picture of one colour is a single backdrop.
    let folder = try TemporaryFolder()
    let grey = try folder.write(
      ##"{"version": 1, "size": {"width": 4, "height": 4}, "scale": 1, "desktop": [{"fill": "#808080"}]}"##,
      to: "grey.json")
    let picture = folder.path + "/grey.png"
    #expect(try Program.run(["render", grey, "-o", picture, "--quiet"]).exit == 0)
    let one = try lowest(["--backdrop", picture])
    #expect(one > all && one < bright)
    #expect(
      try Program.run(
        ["legibility", "--luminance-below", "0.1", "--luminance-above", "0.2"] + [
          "--material", "thin", "--foreground", "label",
        ]
      ).exit == 64)
  }
}
