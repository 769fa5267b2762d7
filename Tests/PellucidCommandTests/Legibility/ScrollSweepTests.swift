// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// `pellucid legibility SCENE.json --sweep PICTURE`: nothing that scrolls beneath a bar is missed.
@Suite struct ScrollSweepTests {
  private static let barHeight = 36

  /// A bar with a title over black; with a document, over that in place of it.
  private func scene(document: String = "", scale: Int = 1, more: String = "") -> String {
    """
    {"version": 1, "size": {"width": 96, "height": 80}, "scale": \(scale),
     "traits": {"platform": "ios", "appearance": "dark"}, "desktop": [
       {"fill": "#000000"}, \(document)
       {"id": "bar", "material": "thin", "frame": [0, 0, 96, \(Self.barHeight)], "layers": [
         {"id": "title", "text": "Albums", "frame": [8, 8, 60, 20], "size": 15}]} \(more)]}
    """
  }

  /// A black document with white bands: where they begin, and how high they are.
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

  /// What a title has over the document drawn at an offset, by itself.
  private func drawn(_ picture: String, height: Int, offset: Double, scale: Int = 1) throws -> Double {
    let layer = #"{"image": "\#(picture)", "frame": [0, \#(-offset), 96, \#(height)]},"#
    let result = try Program.judge(scene(document: layer, scale: scale), ["--json"])
    let measured = try #require(try result.foregrounds["title"]?["measured"] as? [String: Any])
    return try #require(measured["lowest"] as? Double)
  }

  @Test("A thin band anywhere in a long document is found, where it is lowest", arguments: [61, 190])
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

  @Test("A band that moves takes the offset with it")
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

  @Test("A document that is calm enough at every offset is no finding, and needs no review")
  func calm() throws {
    let folder = try TemporaryFolder()
    let picture = try picture([], height: 60, in: folder)
    let (result, swept) = try sweep(scene(), over: picture, in: folder)
    #expect(try result.findings.filter { $0["rule"] as? String == "RND06" }.isEmpty)
    #expect(try #require(swept.first?["lowest"] as? Double) > 4.5)
  }

  @Test("Offsets are pixels, and every bar has its own")
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

  @Test("What lies on edge effects and progressive blurs is swept, and the table tells what passes")
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
    // The document passes beneath the edge effect, which lightens it, before it comes to title and glass.
    let title = try #require(swept.first.flatMap { Double($0[2].dropLast(2)) })
    #expect(title > 1.5, "black text on the black document itself would have 1:1")
    #expect(swept.allSatisfy { $0[5] == "–" })
  }
}
