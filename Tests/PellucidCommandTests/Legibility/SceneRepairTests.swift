// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests that the repairs that `pellucid legibility SCENE.json` offers raise the contrast as stated.
@Suite struct SceneRepairTests {
  /// Returns a scene with a text of 15 points on a bar of iOS.
  private func scene(bar: String, style: String, more: String = "") -> String {
    """
    {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "traits": {"platform": "ios"},
     "desktop": [
       {"id": "page", "fill": "#FFFFFF"},
       {"id": "bar", "material": "\(bar)", "layers": [
         {"id": "title", "text": "Albums", "frame": [8, 8, 100, 24], "size": 15, "style": "\(style)"\(more)}]}
     ]}
    """
  }

  private func repairs(_ entry: [String: Any]?, _ name: String = "repairs") throws -> [[String: Any]] {
    try #require(entry?[name] as? [[String: Any]])
  }

  @Test("A failure in another combination is repaired in all combinations")
  func otherCombination() throws {
    let result = try Program.judge(scene(bar: "thin", style: "label"), ["--matrix"])
    #expect(result.exit == 1)
    #expect(result.output.contains("error RND03 title"))
    #expect(
      result.output.contains(
        #"repair: "material": "regular" in place of "thin" on bar (at least 7.2:1, proven)"# + "\n"))
    #expect(try Program.judge(scene(bar: "regular", style: "label"), ["--matrix"]).exit == 0)
  }

  @Test("A picture before a text does not change the repairs of the text")
  func besideOutlines() throws {
    let oil = SourceTree.root.appending(path: "Examples/Pictures/oil.png").path
    func title(_ icon: String) throws -> NSArray {
      let result = try Program.judge(
        """
        {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1,
         "traits": {"platform": "ios", "appearance": "dark"}, "desktop": [
           {"id": "page", "fill": "#000000"}, \(icon)
           {"id": "other", "text": "All", "frame": [60, 42, 50, 16], "size": 12, "style": "label"},
           {"id": "bar", "material": "thin", "frame": [0, 0, 120, 40], "layers": [
             {"id": "title", "text": "Albums", "frame": [8, 8, 64, 24], "size": 15, "style": "tertiaryLabel"}]}]}
        """, ["--json"])
      // The edits name key paths, which the picture shifts.
      return try repairs(result.foregrounds["title"]).compactMap { $0["changes"] } as NSArray
    }
    let icon = #"{"id": "icon", "image": "\#(oil)", "frame": [4, 42, 16, 16]},"#
    #expect(try title(icon) == title(""))
  }

  @Test("With the matrix, repairs hold in every combination")
  func everyCombination() throws {
    let scene = scene(bar: "thin", style: "secondaryLabel")
    #expect(
      try Program.judge(scene).output.contains(
        #"repair: "style": "label" in place of "secondaryLabel" (at least 6.15:1, proven)"#))
    let result = try Program.judge(scene, ["--matrix"])
    let offered = result.output.split(separator: "\n").filter { $0.contains("repair: ") }
    #expect(offered.count == 1, "with Increase Contrast the text holds")
    #expect(
      offered.allSatisfy {
        $0
          == #"  repair: "material": "regular" in place of "thin" on bar and "style": "label" in place of "secondaryLabel" "#
          + "(at least 7.2:1, proven)"
      })
  }

  @Test("A warning below 7:1 is repaired to 7:1, an error to its required ratio")
  func recommended() throws {
    func ratios(_ bar: String, _ name: String) throws -> [Double] {
      let title = try Program.judge(scene(bar: bar, style: "#0000FF"), ["--json"]).foregrounds["title"]
      return try repairs(title, name).compactMap { $0["lowestContrast"] as? Double }
    }
    let required = try ratios("thin", "repairs")
    #expect(required.contains { $0 < 7 } && required.allSatisfy { $0 >= 4.5 })
    let recommended = try ratios("thin", "recommendedRepairs")
    #expect(!recommended.isEmpty && recommended.allSatisfy { $0 >= 7 })
    let warning = try Program.judge(scene(bar: "regular", style: "#0000FF"))
    #expect(warning.exit == 0 && warning.output.contains("warning RND02 title"))
    let ratio = try #require(warning.output.firstMatch(of: #/repair: [^(]*\(at least ([0-9.]+):1/#)).1
    #expect(try #require(Double(ratio)) >= 7, "\(warning.output)")
  }

  @Test("Translucent colours and faded texts get the least alpha and opacity that hold")
  func opacities() throws {
    func repaired(_ style: String, _ more: String = "") throws -> String {
      let result = try Program.judge(scene(bar: "regular", style: style, more: more))
      #expect(result.exit == 1)
      return result.output
    }
    let color = try #require(
      try repaired("#00000080").firstMatch(of: #/repair: "style": "(#000000[0-9a-f]{2})" /#)
    ).1
    #expect(try Program.judge(scene(bar: "regular", style: String(color))).exit == 0)
    let faded = try repaired("label", #", "opacity": 0.4"#)
    let share = try #require(faded.firstMatch(of: #/repair: "opacity": ([0-9.]+) /#)).1
    let opacity = try #require(Double(share))
    for (opacity, exit) in [(opacity, Int32(0)), (opacity - 0.002, 1)] {
      let again = scene(bar: "regular", style: "label", more: ", \"opacity\": \(opacity)")
      #expect(try Program.judge(again).exit == exit)
    }
  }

  @Test("Repairs of a text beside a material are proven in the changed scene")
  func besideTheMaterial() throws {
    // The text lies over the material, not in it.
    let apart = """
      {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "traits": {"appearance": "dark"},
       "desktop": [
         {"id": "page", "fill": "#000000"}, {"id": "bar", "material": "thin"},
         {"id": "title", "text": "Albums", "frame": [8, 8, 100, 24], "size": 15, "style": "#8080FF"}]}
      """
    let result = try Program.judge(apart, ["--json"])
    var tried = 0
    for repair in try repairs(result.foregrounds["title"]) {
      let change = try #require((repair["changes"] as? [[String: Any]])?.first)
      guard let value = change["value"] as? String else { continue }
      let changed =
        change["kind"] as? String == "material"
        ? apart.replacing("\"thin\"", with: "\"\(value)\"") : apart.replacing("#8080FF", with: value)
      guard changed != apart, change["kind"] as? String != "dimming" else { continue }
      let entry = try #require(try Program.judge(changed, ["--json"]).foregrounds["title"])
      let bound = try #require((entry["bound"] as? [String: Any])?["lowestContrast"] as? Double)
      #expect(bound == repair["lowestContrast"] as? Double, "\(repair)")
      #expect(entry["verdict"] as? String == "holds")
      tried += 1
    }
    #expect(tried > 0)
  }

  /// Makes each offered repair in the document, and expects it to be proven there with the stated ratio.
  ///
  /// - Parameters:
  ///   - first: The kinds of the first changes of every repair.
  ///   - made: A function that returns the document with a change made, given by its kind and value.
  private func expectProven(
    _ scene: String, _ id: String = "title", first: [String],
    _ made: (_ scene: String, _ kind: String, _ value: String) -> String
  ) throws {
    let repairs = try repairs(try Program.judge(scene, ["--json"]).foregrounds[id])
    #expect(!repairs.isEmpty)
    for repair in repairs {
      let changes = try #require(repair["changes"] as? [[String: Any]])
      let kinds = changes.compactMap { $0["kind"] as? String }
      #expect(Array(kinds.prefix(first.count)) == first)
      var changed = scene
      for change in changes {
        let before = changed
        changed = made(changed, change["kind"] as? String ?? "", "\(change["value"] ?? "")")
        #expect(changed != before, "\(change)")
      }
      let entry = try #require(try Program.judge(changed, ["--json"]).foregrounds[id])
      #expect(entry["verdict"] as? String == "holds", "\(repair)")
      let bound = try #require((entry["bound"] as? [String: Any])?["lowestContrast"] as? Double)
      #expect(bound == repair["lowestContrast"] as? Double, "\(repair)")
    }
  }

  @Test(
    "Translucent groups are repaired by full opacity, with other changes only if that is not enough",
    arguments: [
      ("thick", "label", ["groupOpacity"]), ("thick", "secondaryLabel", ["groupOpacity", "style"]),
      ("ultraThin", "#444444", ["groupOpacity"]),
    ])
  func groups(_ material: String, _ style: String, _ kinds: [String]) throws {
    let scene = """
      {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "desktop": [{"fill": "#FFFFFF"},
        {"id": "sheet", "opacity": 0.8, "group": [{"id": "bar", "material": "\(material)", "layers": [
          {"id": "row", "opacity": 0.4, "group": [
            {"id": "title", "text": "Albums", "frame": [8, 8, 100, 24], "size": 15, "style": "\(style)"}]}]}]}]}
      """
    try expectProven(scene, first: kinds) { scene, kind, value in
      switch kind {
      case "groupOpacity": scene.replacing(/"opacity": 0.[0-9]/, with: "\"opacity\": \(value)")
      case "material": scene.replacing(material, with: value)
      case "dimming":
        scene.replacing(#"{"id": "title""#, with: "{\"fill\": \"\(value)\"}, {\"id\": \"title\"")
      default: scene.replacing(style, with: value)
      }
    }
    let text = try Program.judge(scene).output
    #expect(text.contains(#"repair: "opacity": 1 on sheet, row"#))
  }

  @Test(
    "Repairs draw a symbol with several layers as one layer",
    arguments: ["hierarchical", "palette"])
  func layeredSymbols(_ rendering: String) throws {
    let style =
      rendering == "palette" ? ##""styles": ["#FFD60A", "#FFFFFF"]"## : #""style": "secondaryLabel""#
    let scene = """
      {"version": 1, "size": {"width": 60, "height": 60}, "scale": 1, "desktop": [{"fill": "#FFFFFF"},
        {"id": "bar", "material": "thin", "layers": [
          {"id": "mark", "symbol": "wifi", "rendering": "\(rendering)", "frame": [8, 8, 40, 40], \(style)}]}]}
      """
    try expectProven(scene, "mark", first: ["rendering"]) { scene, kind, value in
      switch kind {
      case "rendering": scene.replacing(rendering, with: value)
      case "material": scene.replacing("thin", with: value)
      case "dimming":
        scene.replacing(#"{"id": "mark""#, with: "{\"fill\": \"\(value)\"}, {\"id\": \"mark\"")
      default: scene.replacing(style, with: "\"style\": \"\(value)\"")
      }
    }
  }

  @Test("If no material is thick enough, repairs combine a higher level with a scrim")
  func levelOnScrim() throws {
    let scene = """
      {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "traits": {"appearance": "dark"},
       "desktop": [{"fill": "#FFFFFF"}, {"id": "bar", "material": "chrome", "layers": [
         {"id": "scrim", "fill": "#FFFFFF40"},
         {"id": "title", "text": "Albums", "frame": [8, 8, 100, 24], "size": 15, "style": "tertiaryLabel"}]}]}
      """
    try expectProven(scene, first: ["style"]) { scene, kind, value in
      kind == "style"
        ? scene.replacing("tertiaryLabel", with: value)
        : scene.replacing(#"{"id": "title""#, with: "{\"fill\": \"\(value)\"}, {\"id\": \"title\"")
    }
  }

  @Test("A hidden text with the same frame does not affect repairs")
  func hiddenText() throws {
    let ghost =
      ##"{"id": "ghost", "text": "Hidden", "frame": [8, 8, 100, 24], "opacity": 0, "style": "#FFFFFF"},"##
    let scene = scene(bar: "thin", style: "#8080FF").replacing(
      #"{"id": "bar""#, with: ghost + #"{"id": "bar""#)
    try expectProven(scene, first: []) { scene, kind, value in
      switch kind {
      case "material": scene.replacing("thin", with: value)
      case "dimming":
        scene.replacing(#"{"id": "title""#, with: "{\"fill\": \"\(value)\"}, {\"id\": \"title\"")
      default: scene.replacing("#8080FF", with: value)
      }
    }
  }

  /// A document that is white above and black below.
  private let document = """
    {"version": 1, "size": {"width": 120, "height": 240}, "scale": 1, "desktop": [
      {"fill": "#FFFFFF"}, {"fill": "#000000", "frame": [0, 120, 120, 120]}]}
    """

  @Test("A sweep offers only proven repairs")
  func sweep() throws {
    func swept(_ bar: String, _ style: String) throws -> (result: Program.Result, repairs: [[String: Any]]) {
      let folder = try TemporaryFolder()
      let path = try folder.write(scene(bar: bar, style: style), to: "scene.json")
      let picture = folder.path + "/document.png"
      let halves = try folder.write(document, to: "document.json")
      #expect(try Program.run(["render", halves, "-o", picture, "--quiet"]).exit == 0)
      let result = try Program.run(["legibility", path, "--json", "--sweep", picture])
      let entry = try #require((result.json["sweep"] as? [[String: Any]])?.first)
      return (result, try repairs(entry))
    }
    // No tier is thick enough for a secondary label.
    let chrome = try swept("chrome", "secondaryLabel")
    let finding = try #require(try chrome.result.findings("RND06", of: "title").first)
    #expect((finding["repair"] as? String)?.contains("thicker") != true)
    #expect(chrome.repairs.allSatisfy { $0["lowestContrast"] as? Double ?? 0 >= 4.5 })
    let style = try #require(chrome.repairs.first?["changes"] as? [[String: Any]]).first
    #expect(style?["value"] as? String == "label")
    #expect(try swept("chrome", "label").result.findings("RND06", of: "title").isEmpty)
  }

  // MARK: On pictures

  /// Returns a scene with a white text on a picture, and a layer between.
  private func onPhoto(_ between: String) -> String {
    let photo = SourceTree.goldens.appending(path: "orchard.png").path
    return """
      {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "traits": {"platform": "ios"},
       "desktop": [
         {"id": "photo", "image": "\(photo)"}, \(between)
         {"id": "title", "text": "Albums", "frame": [8, 8, 100, 24], "size": 15, "style": "#FFFFFF"}]}
      """
  }

  @Test("On a picture, repairs offer a sufficient layer under the text")
  func pictures() throws {
    func share(_ between: String, _ repair: Regex<(Substring, Substring)>) throws -> Double {
      let result = try Program.judge(onPhoto(between), ["--require", "4.5"])
      #expect(result.exit == 1)
      let found = try #require(result.output.firstMatch(of: repair), "\(result.output)")
      return try #require(Double(found.1)) / 100
    }
    func alpha(_ share: Double) -> String {
      let text = String(Int((share * 255).rounded(.up)), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    let dimming = try share("", /put a black layer of ([0-9.]+) % under it \(at least 4\.[0-9]+:1, proven\)/)
    #expect(dimming > 0.5 && dimming < 0.6)
    let veil = ##"{"id": "veil", "fill": "#00000033"},"##
    let raised = try share(veil, /raise the layer under it to ([0-9.]+) %/)
    for scene in [
      onPhoto(##"{"id": "dim", "fill": "#000000\##(alpha(dimming))"},"##),
      onPhoto(veil.replacing("#00000033", with: "#000000\(alpha(raised))")),
    ] {
      let title = try #require(try Program.judge(scene, ["--json", "--require", "4.5"]).foregrounds["title"])
      #expect(title["verdict"] as? String == "sampledEnough", "\(title)")
    }
  }
}
