// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of `pellucid legibility` for foregrounds on Liquid Glass.
@Suite struct GlassLegibilityTests {
  private func entry(_ flags: [String]) throws -> (entry: [String: Any], exit: Int32) {
    let result = try Program.run(["legibility", "--json"] + flags)
    return (try #require((result.json["entries"] as? [[String: Any]])?.first), result.exit)
  }

  @Test("White text on clear glass fails with 35 % dimming, and the offered dimming is the least that holds")
  func clearGlass() throws {
    let (entry, exit) = try entry(["--glass", "clear", "--foreground", "#FFFFFF", "--dimming", "0.35"])
    let lowest = try #require(entry["lowestContrast"] as? Double)
    #expect(exit == 1 && (1.85...1.86).contains(lowest))
    #expect(abs(try #require(entry["dimmingAlone"] as? Double) - 2.44) < 0.005)
    let repairs = try #require(entry["repairs"] as? [[String: Any]])
    let changes = repairs.flatMap { $0["changes"] as? [[String: Any]] ?? [] }
    let enough = try #require(
      changes.first { $0["kind"] as? String == "glassDimming" }?["value"] as? Double)
    func dimmed(_ dimming: Double) throws -> Int32 {
      try self.entry(["--glass", "clear", "--foreground", "#FFFFFF", "--dimming", "\(dimming)"]).exit
    }
    #expect(try dimmed(enough) == 0)
    #expect(try dimmed(enough - 0.01) == 1)
  }

  /// Checks that the words that advice offers after "did you mean" and "use one of" are accepted.
  @Test("RND05 names the least dimming proven for white text", arguments: [("os26", "63"), ("os27", "65")])
  func dimmingForWhiteText(look: String, percent: String) throws {
    let drawn = try Program.run([
      "glass", "clear", "--over", "#FFFFFF", "--look", look, "--dimming", "0.001", "--json",
    ]).json
    let findings = try #require(drawn["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "RND05" })
    let message = try #require(finding["message"] as? String)
    #expect(message.contains("35 %") && message.contains("from \(percent) % on"), "\(message)")
    for appearance in ["light", "dark"] {
      func exit(_ dimming: Double) throws -> Int32 {
        try entry([
          "--glass", "clear", "--foreground", "#FFFFFF", "--look", look, "--appearance", appearance,
          "--dimming", "\(dimming)",
        ]).exit
      }
      let share = try #require(Double(percent)) / 100
      #expect(try exit(share) == 0)
      #expect(try exit(share - 0.01) == 1)
    }
  }

  @Test("A bound covers every state that the glass can turn into")
  func states() throws {
    let light = try entry(["--glass", "regular", "--control", "toolbar", "--appearance", "light"])
    #expect(light.exit == 0)
    let both = try entry(["--glass", "regular", "--control", "toolbar", "--adaptive"])
    #expect(both.exit == 1 && both.entry["appearance"] as? String == "dark")
    let automatic = try entry(["--glass", "clear", "--dimming", "automatic"])
    #expect(automatic.entry["dimming"] as? Double == 0)
  }

  @Test("Adaptive glass has repairs in either appearance", arguments: ["light", "dark"])
  func turningGlass(appearance: String) throws {
    let flags = ["--glass", "regular", "--control", "button", "--foreground", "label", "--adaptive"]
    let (entry, exit) = try entry(flags + ["--appearance", appearance])
    #expect(exit == 1 && kinds(entry).first == "adaptive")
    #expect(kinds(entry).contains("tint"))
    let scene = scene(#""glass": "regular""#, over: "#808080")
      .replacingOccurrences(of: #""look""#, with: #""appearance": "\#(appearance)", "look""#)
    let title = try #require(try Program.judge(scene, ["--json"]).foregrounds["title"])
    #expect(kinds(title).contains("adaptive"))
  }

  @Test("Dimming has no effect on regular glass, and a note states it")
  func dimmedRegularGlass() throws {
    let flags = ["legibility", "--glass", "regular", "--foreground", "label"]
    let (plain, dimmed) = (try Program.run(flags), try Program.run(flags + ["--dimming", "0.5"]))
    #expect(dimmed.output == plain.output && dimmed.exit == plain.exit)
    #expect(plain.errors.isEmpty && dimmed.errors.contains("Only clear glass is dimmed"))
    #expect(try Program.run(flags + ["--dimming", "0.5", "--quiet"]).errors.isEmpty)
    let entry = try entry(["--glass", "regular", "--dimming", "0.5"]).entry
    #expect(entry["dimming"] as? Double == 0 && (entry["notes"] as? [String])?.count == 1)
  }

  @Test("Refuse flags of glass without --glass", arguments: ["--tint", "--dimming", "--preferred-look"])
  func flags(name: String) throws {
    let result = try Program.run(["legibility", name, "0.5"])
    #expect(result.exit == 64 && result.errors.contains(name))
    #expect(try Program.run(["legibility", "--glass", "regular", "--control", "loupe"]).exit == 64)
    #expect(try Program.run(["legibility", "--glass", "regular", "--material", "thin"]).exit == 64)
  }

  @Test(
    "Refuse what has no verdict on glass, naming the argument",
    arguments: [
      (["--glass", "regular", "--material", "thin"], #"not an option of the job "glass": --material"#),
      (["--glass", "identity"], "nothing is drawn: --glass identity"),
      (["--glass", "foggy"], "unknown glass: --glass foggy"),
      (["--glass", "regular", "--control", "loupe"], "no bound for a lens: --control loupe"),
      (["--glass", "clear", "--matrix"], #"not an option of the job "glass": --matrix"#),
      (["--glass", "clear", "--sweep", "a.png"], #"not an option of the job "glass": --sweep"#),
      (["scene.json", "--glass", "clear"], #"not an option of the job "scene": --glass"#),
      (["--material", "thin", "--adaptive"], #"not an option of the job "table": --adaptive"#),
      (["--glass", "clear", "--luminance-below", "2"], "not an allowed number: --luminance-below 2"),
      (
        ["--glass", "clear", "--luminance-above", "0.5", "--luminance-below", "0.2"],
        "no backdrop is left: --luminance-above 0.5"
      ),
    ])
  func refusals(_ arguments: [String], _ message: String) throws {
    let result = try Program.run(["legibility"] + arguments)
    #expect(result.exit == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("pellucid: \(message): "), "\(result.errors)")
  }

  /// The words that advice names after "did you mean" and "use one of" lead to an answer.
  @Test(
    "Every name offered for a misspelt one is accepted",
    arguments: [
      (["--glass"], "identty"), (["--glass"], "regualr"), (["--glass", "clear", "--control"], "lope"),
      (["--glass", "regular", "--control"], "tabLen"),
      (["--foreground", "label", "--material"], "underPageBackgroun"),
      (["--foreground", "label", "--material"], "thinn"),
    ])
  func advice(_ arguments: [String], _ misspelt: String) throws {
    let result = try Program.run(["legibility"] + arguments + [misspelt])
    #expect(result.exit == 64)
    var offers: [[String]] = []
    if let list = result.errors.firstMatch(of: /use one of ([A-Za-z, ]+)\n/) {
      offers = list.1.split(separator: ", ").map { [String($0)] }
    }
    let near = /did you mean "?([A-Za-z.]+)"?(?: with (--platform) ([a-z]+))?\?/
    if let near = result.errors.firstMatch(of: near) {
      offers.append([near.1, near.2, near.3].compactMap { $0.map(String.init) })
    }
    #expect(!offers.isEmpty, "\(result.errors)")
    for offer in offers {
      let taken = try Program.run(["legibility"] + arguments + offer)
      #expect([0, 1].contains(taken.exit), "\(offer): \(taken.errors)")
    }
  }

  @Test("Limits of luminance apply to glass, and the answer states them")
  func luminance() throws {
    let white = ["--json", "--glass", "clear", "--foreground", "#FFFFFF"]
    func lowest(_ flags: [String]) throws -> Double {
      let entries = try Program.run(["legibility"] + white + flags).json["entries"] as? [[String: Any]]
      return try #require(entries?.first?["lowestContrast"] as? Double)
    }
    let (dark, bright) = (
      try lowest(["--luminance-below", "0.1"]), try lowest(["--luminance-above", "0.1"])
    )
    #expect(try dark > 4 && bright == lowest([]))
    let told =
      try Program.run(["legibility"] + white + ["--luminance-below", "0.1"]).json["backdrop"] as? String
    #expect(told == "every backdrop of a luminance of at most 0.1")
  }

  // MARK: Scenes

  /// Returns a scene with a bar of glass over a colour, and a title on the bar.
  private func scene(_ glass: String, over color: String) -> String {
    """
    {"version": 1, "size": {"width": 240, "height": 120}, "scale": 1,
     "traits": {"platform": "ios", "look": "os27"}, "desktop": [
       {"fill": "\(color)"},
       {"id": "bar", \(glass), "frame": [20, 30, 200, 44], "layers": [
         {"id": "title", "text": "Albums", "style": "label", "frame": [60, 14, 80, 20], "size": 13}]}]}
    """
  }

  private func kinds(_ foreground: [String: Any]) -> [String] {
    let repairs = foreground["repairs"] as? [[String: Any]] ?? []
    return repairs.flatMap { $0["changes"] as? [[String: Any]] ?? [] }
      .compactMap { $0["kind"] as? String }
  }

  @Test("The verdict of a text on glass covers every state of the glass")
  func scenes() throws {
    let pinned = try Program.judge(
      scene(#""glass": "regular", "adaptive": false"#, over: "#808080"), ["--json"])
    let title = try #require(try pinned.foregrounds["title"])
    #expect(title["verdict"] as? String == "holds")
    #expect((title["ground"] as? [String: Any])?["kind"] as? String == "glass")
    let turning = try Program.judge(scene(#""glass": "regular""#, over: "#808080"), ["--json"])
    #expect(try turning.foregrounds["title"]?["verdict"] as? String == "fails")
  }

  @Test("The witness shows glass in the state with the lowest contrast")
  func witness() throws {
    let folder = try TemporaryFolder()
    let fill = ##"{"fill": "#202020"}"##
    let photo = #"{"image": "/usr/share/backgrounds/mate/nature/Storm.jpg"}"#
    for ground in [fill, photo] {
      let own = scene(#""glass": "regular""#, over: "#202020").replacing(fill, with: ground)
      let path = try folder.write(own, to: "scene.json")
      let result = try Program.run(["legibility", path, "--witness", folder.path + "/w.png"])
      let note = try #require(result.errors.firstMatch(of: /title has ([0-9.]+):1 .* at least ([0-9.]+):1/))
      let (drawn, proven) = (try #require(Double(note.1)), try #require(Double(note.2)))
      // Glass also samples beyond its frame, where the witness keeps the scene. The other state has 2.5 times the
      // contrast.
      #expect(drawn >= proven && drawn < 1.25 * proven, "\(ground): \(result.errors)")
    }
  }

  @Test("A text on joined glass is reported on the piece that contains it")
  func joined() throws {
    func piece(_ id: String, x: Int, _ keys: String = "") -> String {
      """
      {"id": "\(id)", "glass": "regular", "control": "toolbar", "adaptive": false, \(keys)
       "frame": [\(x), 0, 110, 44], "layers": [
        {"id": "\(id) title", "text": "Albums", "frame": [30, 14, 60, 20], "size": 13}]}
      """
    }
    func grounds(_ keys: String) throws -> [String?] {
      let pieces = [piece("first", x: 0, keys), piece("second", x: 116, keys), piece("third", x: 232, keys)]
      let judged = try Program.judge(
        """
        {"version": 1, "size": {"width": 400, "height": 120}, "scale": 1,
         "traits": {"platform": "ios", "look": "os27"}, "desktop": [
           {"fill": "#808080"},
           {"glassContainer": [\(pieces.joined(separator: ","))], "spacing": "bar", "frame": [20, 30, 360, 44]}]}
        """, ["--json"])
      return try ["first title", "second title", "third title"].map { name in
        let ground = try judged.foregrounds[name]?["ground"] as? [String: Any]
        #expect(ground?["kind"] as? String == "glass")
        return ground?["layer"] as? String
      }
    }
    #expect(try grounds("") == ["first", "second", "third"])
    #expect(try grounds(#""union": "bar","#) == ["first", "second", "third"])
  }

  @Test("Labels on a lens are for review, and the reason names the lens")
  func lenses() throws {
    let judged = try Program.judge(
      """
      {"version": 1, "size": {"width": 240, "height": 120}, "scale": 1,
       "traits": {"platform": "ios", "look": "os27"}, "desktop": [
         {"fill": "#FFFFFF"},
         {"id": "lens", "glass": "regular", "control": "tabLens", "frame": [60, 20, 120, 70], "layers": [
           {"id": "day", "text": "Day", "frame": [20, 22, 80, 26], "size": 20, "alignment": "center"}]}]}
      """, ["--json"])
    let label = try #require(try judged.foregrounds["day"])
    #expect(label["verdict"] as? String == "review")
    #expect((label["reason"] as? String)?.contains("lens") == true)
  }

  @Test("RND05 asks for dimming under clear glass over a bright ground, and not over a dark one")
  func undimmed() throws {
    let bright = try Program.judge(
      scene(#""glass": "clear", "dimming": "none""#, over: "#F4F4F4"), ["--json"])
    let finding = try #require(try bright.findings("RND05", of: "bar").first)
    #expect((finding["repair"] as? String)?.contains("%") == true)
    #expect(kinds(try #require(try bright.foregrounds["title"])).contains("glassDimming"))
    let dark = try Program.judge(scene(#""glass": "clear", "dimming": "none""#, over: "#101010"), ["--json"])
    #expect(try dark.findings("RND05", of: "bar").isEmpty)
    let dimmed = try Program.judge(scene(#""glass": "clear", "dimming": 0.7"#, over: "#F4F4F4"), ["--json"])
    #expect(try dimmed.findings("RND05", of: "bar").isEmpty)
    #expect(try dimmed.foregrounds["title"]?["verdict"] as? String == "holds")
  }

  @Test(
    "A baseline of render and one of legibility record RND05 alike",
    arguments: [[], ["--matrix"]])
  func sharedBaseline(flags: [String]) throws {
    let folder = try TemporaryFolder()
    let bare = #"""
      {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [
        {"fill": "#F4F4F4"}, {"id": "bar", "glass": "clear", "dimming": "none", "frame": [5, 5, 50, 30]}]}
      """#
    let (path, baseline) = (try folder.write(bare, to: "scene.json"), folder.path + "/baseline.json")
    func entries(_ verb: [String]) throws -> [[String: Any]] {
      #expect(try Program.run(verb + flags + ["--write-baseline", baseline]).exit == 0)
      let data = try Data(contentsOf: URL(fileURLWithPath: baseline))
      let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let all = try #require(document["findings"] as? [[String: Any]])
      return all.filter { $0["rule"] as? String == "RND05" }
    }
    let render = ["render", path, "-o", folder.path + "/out.png", "--findings"]
    let known = try entries(render)
    let variants = try #require(known.first)["variants"] as? [String]
    #expect(known.count == 1 && ((variants ?? []).count > 1) != flags.isEmpty)
    // Each verb has an entry of its own, with the same combinations.
    for verb in [["legibility", path], ["legibility", path], render] {
      let again = try entries(verb)
      #expect(again.map { $0["verb"] as? String } == ["legibility", "render"])
      #expect(again.allSatisfy { $0["variants"] as? [String] == variants })
    }
  }

  @Test("A sweep measures glass in the states that the scrolling picture allows")
  func sweep() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(
      """
      {"version": 1, "size": {"width": 200, "height": 300}, "scale": 1, "desktop": [
        {"fill": "#000000"}, {"fill": "#FFFFFF", "frame": [0, 150, 200, 150]}]}
      """, to: "document.json")
    let picture = folder.path + "/document.png"
    #expect(try Program.run(["render", document, "-o", picture, "--quiet"]).exit == 0)
    let path = try folder.write(scene(#""glass": "regular""#, over: "#808080"), to: "scene.json")
    let result = try Program.run(["legibility", path, "--json", "--sweep", picture])
    let swept = try #require((result.json["sweep"] as? [[String: Any]])?.first)
    #expect(swept["bar"] as? String == "bar" && swept["offsets"] as? Int == 300 - 44 + 1)
    let (lowest, offset) = (
      try #require(swept["lowest"] as? Double), try #require(swept["offset"] as? Double)
    )
    // The contrast is lowest where half of each colour lies below: dark glass over white, or light glass over
    // black.
    #expect(offset > 100 && offset < 160, "\(offset)")
    #expect(lowest > 1 && lowest < 8, "\(lowest)")
  }
}
