// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests that `pellucid legibility SCENE.json --sweep PICTURE` measures all content that scrolls beneath a bar.
@Suite struct ScrollSweepTests {
  private static let barHeight = 36

  /// Returns a scene with a bar and a title, over black or over a document in its place.
  private func scene(document: String = "", scale: Int = 1, more: String = "") -> String {
    """
    {"version": 1, "size": {"width": 96, "height": 80}, "scale": \(scale),
     "traits": {"platform": "ios", "appearance": "dark"}, "desktop": [
       {"fill": "#000000"}, \(document)
       {"id": "bar", "material": "thin", "frame": [0, 0, 96, \(Self.barHeight)], "layers": [
         {"id": "title", "text": "Albums", "frame": [8, 8, 60, 20], "size": 15}]} \(more)]}
    """
  }

  /// Draws a black document with white bands and returns its path.
  ///
  /// - Parameters:
  ///   - bands: The positions of the upper edges of the bands.
  ///   - height: The height of the document.
  ///   - band: The height of a band.
  private func picture(_ bands: [Int], height: Int, band: Int = 12, in folder: TemporaryFolder) throws
    -> String
  {
    let fills = bands.map { ##", {"fill": "#FFFFFF", "frame": [0, \##($0), 96, \##(band)]}"## }.joined()
    let path = try folder.write(
      """
      {"version": 1, "size": {"width": 96, "height": \(height)}, "scale": 1, "desktop": [
        {"fill": "#000000"}\(fills)]}
      """, to: "document.json")
    let output = folder.path + "/document.png"
    #expect(try Program.run(["render", path, "-o", output, "--quiet"]).exit == 0)
    return output
  }

  private func sweep(
    _ scene: String, over picture: String, in folder: TemporaryFolder, _ flags: [String] = []
  ) throws -> (result: Program.Result, swept: [[String: Any]]) {
    let path = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["legibility", path, "--json", "--sweep", picture] + flags)
    return (result, try #require(result.json["sweep"] as? [[String: Any]]))
  }

  /// Returns the contrast of the title over the document at one offset.
  private func drawn(_ picture: String, height: Int, offset: Double, scale: Int = 1) throws -> Double {
    let layer = #"{"image": "\#(picture)", "frame": [0, \#(-offset), 96, \#(height)]},"#
    let result = try Program.judge(scene(document: layer, scale: scale), ["--json"])
    let measured = try #require(try result.foregrounds["title"]?["measured"] as? [String: Any])
    return try #require(measured["lowest"] as? Double)
  }

  @Test("A sweep finds the offset at which a thin band lowers the contrast most", arguments: [61, 190])
  func thinBand(_ top: Int) throws {
    let folder = try TemporaryFolder()
    let picture = try picture([top], height: 240, in: folder)
    let (result, swept) = try sweep(scene(), over: picture, in: folder, ["--require", "12"])
    let title = try #require(swept.first)
    let (lowest, offset) = (
      try #require(title["lowest"] as? Double), try #require(title["offset"] as? Double)
    )
    #expect(title["offsets"] as? Int == 240 - Self.barHeight + 1)
    // The band lies under the bar.
    #expect(offset > Double(top - Self.barHeight) && offset < Double(top + 12), "\(offset)")
    #expect(abs(try drawn(picture, height: 240, offset: offset) - lowest) < 1e-9)
    for other in [offset - 1, offset + 1] {
      #expect(try drawn(picture, height: 240, offset: other) >= lowest, "\(other)")
    }
    let found = try #require(try result.findings("RND06", of: "title").first)
    #expect(found["message"] as? String != nil && result.exit == 1)
    #expect((found["message"] as? String)?.contains("at offset \(Int(offset))") == true)
  }

  @Test("The offset of the lowest contrast moves with the band")
  func movingBand() throws {
    let folder = try TemporaryFolder()
    var offsets: [Double] = []
    var ratios: [Double] = []
    for top in [60, 61, 77] {
      let swept = try sweep(
        scene(), over: try picture([top], height: 160, in: folder), in: folder
      ).swept
      offsets.append(try #require(swept.first?["offset"] as? Double) - Double(top))
      ratios.append(try #require(swept.first?["lowest"] as? Double))
    }
    #expect(offsets == [offsets[0], offsets[0], offsets[0]])
    #expect(ratios == [ratios[0], ratios[0], ratios[0]])
  }

  @Test("A document with enough contrast at every offset gives no finding")
  func calm() throws {
    let folder = try TemporaryFolder()
    let picture = try picture([], height: 60, in: folder)
    let (result, swept) = try sweep(scene(), over: picture, in: folder)
    #expect(try result.findings.filter { $0["rule"] as? String == "RND06" }.isEmpty)
    #expect(try #require(swept.first?["lowest"] as? Double) > 4.5)
  }

  @Test("Offsets are whole pixels, and every bar has its own range")
  func scaledBars() throws {
    let folder = try TemporaryFolder()
    let picture = try picture([40], height: 80, in: folder)
    let second = """
      , {"id": "lower", "material": "thin", "frame": [0, 48, 96, 30], "layers": [
        {"id": "note", "text": "Edited", "frame": [8, 5, 60, 20], "size": 15}]}
      """
    let swept = try sweep(scene(scale: 2, more: second), over: picture, in: folder).swept
    #expect(swept.compactMap { $0["bar"] as? String } == ["bar", "lower"])
    #expect(swept.compactMap { $0["offsets"] as? Int } == [2 * (80 - 36) + 1, 2 * (80 - 30) + 1])
    let title = try #require(swept.first)
    let (lowest, offset) = (
      try #require(title["lowest"] as? Double), try #require(title["offset"] as? Double)
    )
    #expect(abs(try drawn(picture, height: 80, offset: offset, scale: 2) - lowest) < 1e-9)
  }

  // MARK: Edges

  @Test("Texts on edge effects, glass and progressive blurs are swept")
  func edges() throws {
    let folder = try TemporaryFolder()
    let picture = try picture([1], height: 37, band: 2, in: folder)
    let scene = """
      {"version": 1, "size": {"width": 96, "height": 80}, "scale": 1,
       "traits": {"platform": "ios", "appearance": "light"}, "desktop": [
         {"fill": "#FFFFFF"},
         {"id": "edge", "scrollEdge": "hard", "frame": [0, 0, 96, 80], "inset": 0, "barHeight": 36,
          "offset": 200},
         {"id": "title", "text": "Albums", "frame": [40, 8, 52, 20], "size": 13},
         {"id": "back", "glass": "regular", "adaptive": false, "frame": [4, 0, 30, 36], "layers": [
           {"id": "arrow", "text": "B", "frame": [8, 4, 16, 20], "size": 13}]},
         {"id": "fading", "material": "thin", "frame": [0, 44, 96, 36],
          "progress": {"start": [0.5, 0], "end": [0.5, 1]}},
         {"id": "note", "text": "Edited", "frame": [8, 52, 60, 18], "size": 13}]}
      """
    let path = try folder.write(scene, to: "scene.json")
    let lines = try Program.run(["legibility", path, "--sweep", picture]).output.split(separator: "\n")
    let rows = lines.drop { !$0.contains("lowest while scrolling") }.dropFirst().map { line in
      line.split(separator: " ").map(String.init)
    }
    let swept = rows.filter { $0.count == 7 && $0[4] == "2" }
    #expect(
      swept.map { [$0[0], $0[1]] } == [["title", "edge"], ["arrow", "back"], ["note", "fading"]], "\(lines)")
    // The edge effect, which lightens the document, lies between it and the title and glass.
    let title = try #require(swept.first.flatMap { Double($0[2].dropLast(2)) })
    #expect(title > 1.5, "black text on the black document itself would have 1:1")
    #expect(swept.allSatisfy { $0[5] == "–" })
  }

  // MARK: Names

  /// Returns a bar, a piece of glass in a container and an edge effect, with texts.
  ///
  /// - Parameter id: A function that returns the beginning of a layer with a name.
  private func surfaces(_ id: (String) -> String) -> String {
    """
    {"version": 1, "size": {"width": 96, "height": 150}, "scale": 1,
     "traits": {"platform": "ios", "appearance": "dark"}, "windows": [{"frame": [0, 0, 96, 150], "layers": [
       {"fill": "#000000"},
       {\(id("bar"))"material": "thin", "frame": [0, 0, 96, \(Self.barHeight)], "layers": [
         {\(id("title"))"text": "Albums", "frame": [8, 8, 60, 20], "size": 15}]},
       {"frame": [0, 40, 96, 36], "glassContainer": [
         {\(id("pill"))"glass": "regular", "adaptive": false, "frame": [4, 0, 60, 36], "layers": [
           {\(id("word"))"text": "Go", "frame": [16, 8, 30, 20], "size": 15}]}]},
       {\(id("edge"))"scrollEdge": "hard", "frame": [0, 80, 96, 70], "inset": 0, "barHeight": 36, "offset": 200},
       {\(id("heading"))"text": "Years", "frame": [8, 88, 60, 20], "size": 15}]}]}
    """
  }

  @Test("Layers without ids are swept like others, and reported by their key paths")
  func namelessLayers() throws {
    let folder = try TemporaryFolder()
    let picture = try picture([1], height: 38, band: 2, in: folder)
    let flags = ["--require", "21"]
    let named = try sweep(surfaces { ##""id": "\##($0)", "## }, over: picture, in: folder, flags)
    let nameless = try sweep(surfaces { _ in "" }, over: picture, in: folder, flags)
    let layers = "windows[0].layers"
    let paths = [
      "bar": "\(layers)[1]", "title": "\(layers)[1].layers[0]", "pill": "\(layers)[2].glassContainer[0]",
      "word": "\(layers)[2].glassContainer[0].layers[0]", "edge": "\(layers)[3]", "heading": "\(layers)[4]",
    ]
    func names(_ result: [[String: Any]]) -> [[String]] {
      result.map { one in ["id", "bar"].compactMap { one[$0] as? String } }
    }
    #expect(names(named.swept) == [["title", "bar"], ["word", "pill"], ["heading", "edge"]])
    #expect(names(nameless.swept) == names(named.swept).map { $0.compactMap { paths[$0] } })
    for key in ["lowest", "offset", "offsets"] {
      let values = [named, nameless].map { $0.swept.compactMap { $0[key] as? Double } }
      #expect(values[0] == values[1] && values[0].count == 3, "\(key)")
    }
    for name in ["title", "word", "heading"] {
      let found = try named.result.findings("RND06", of: name)
      let same = try nameless.result.findings("RND06", of: try #require(paths[name]))
      #expect(found.count == 1 && same.count == 1, "\(name)")
      let lines = [found, same].map { $0.first?["line"] as? Int }
      #expect(lines[0] == lines[1] && lines[0] != nil, "\(name)")
    }
  }

  // MARK: Without a bound

  /// Foregrounds on a bar without a bound of their contrast, each for another reason.
  private static let unbounded: [(reason: String, layers: String)] = {
    let title = #"{"id": "title", "text": "Albums", "frame": [8, 8, 60, 20], "size": 15}"#
    return [
      ("a group", #"{"frame": [0, 0, 96, 36], "opacity": 0.9, "group": [\#(title)]}"#),
      ("it leaves the bar", title.replacing("[8, 8", with: "[8, 24")),
      ("a part is tinted", #"{"fill": "systemBlue", "frame": [8, 8, 16, 20], "opacity": 0.3}, \#(title)"#),
    ]
  }()

  @Test("Texts without a bound are swept too", arguments: unbounded)
  func withoutBound(_ reason: String, _ layers: String) throws {
    let folder = try TemporaryFolder()
    let picture = try picture([61], height: 120, in: folder)
    func scene(_ document: String = "") -> String {
      """
      {"version": 1, "size": {"width": 96, "height": 80}, "scale": 1,
       "traits": {"platform": "ios", "appearance": "dark"}, "desktop": [
         {"fill": "#000000"}, \(document)
         {"id": "bar", "material": "thin", "frame": [0, 0, 96, \(Self.barHeight)], "layers": [\(layers)]}]}
      """
    }
    let (result, swept) = try sweep(scene(), over: picture, in: folder, ["--require", "12"])
    let title = try #require(swept.first)
    #expect(title["bar"] as? String == "bar")
    let verdict = try #require(try result.foregrounds["title"]?["verdict"] as? String)
    #expect(verdict == "review")
    let (lowest, offset) = (
      try #require(title["lowest"] as? Double), try #require(title["offset"] as? Double)
    )
    // At that offset the band lies below the text.
    #expect(lowest < 12 && offset > 61 - 44, "\(lowest) at \(offset)")
    let layer = #"{"image": "\#(picture)", "frame": [0, \#(-offset), 96, 120]},"#
    let drawn = try Program.judge(scene(layer), ["--json"])
    let measured = try #require(try drawn.foregrounds["title"]?["measured"] as? [String: Any])
    #expect(abs(try #require(measured["lowest"] as? Double) - lowest) < 1e-9)
    #expect(try result.findings("RND06", of: "title").count == 1)
  }

  @Test("A sweep measures the visible part of a text, and no hidden text")
  func hidden() throws {
    let folder = try TemporaryFolder()
    let picture = try picture([61], height: 120, in: folder)
    let badge = ##", {"id": "badge", "fill": "#000000", "frame": [0, 0, 30, 36]}"##
    let title = try #require(try sweep(scene(more: badge), over: picture, in: folder).swept.first)
    // A measurement of the hidden part would find only the badge's colour.
    #expect(try #require(title["lowest"] as? Double) > 1.5)
    let sheet = ##", {"id": "sheet", "material": "thick", "frame": [0, 0, 96, 80]}"##
    #expect(try sweep(scene(more: sheet), over: picture, in: folder).swept.isEmpty)
  }

  @Test("A text on an opaque layer of a bar is not swept")
  func opaqueGround() throws {
    let folder = try TemporaryFolder()
    let picture = try picture([61], height: 120, in: folder)
    let photo = #", {"image": "\#(picture)", "frame": [0, 0, 96, 30]}"#
    let note = #", {"id": "note", "text": "Edited", "frame": [8, 4, 60, 20], "size": 15}"#
    let swept = try sweep(scene(more: photo + note), over: picture, in: folder).swept
    #expect(!swept.contains { $0["id"] as? String == "note" })
  }
}
