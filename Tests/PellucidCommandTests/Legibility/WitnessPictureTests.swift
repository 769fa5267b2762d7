// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Backdrops that break a text by being mixed.
@Suite struct WitnessPictureTests {
  private func scene(_ material: String, scale: Int) -> String {
    """
    {"version": 1, "size": {"width": 300, "height": 90}, "scale": \(scale), "traits": {"platform": "ios"},
     "desktop": [
       {"fill": "#FFFFFF"},
       {"id": "card", "material": "\(material)", "frame": [0, 0, 300, 90], "layers": [
         {"id": "label", "text": "Label", "frame": [120, 33, 120, 24], "size": 15, "style": "label"}]}]}
    """
  }

  /// The bound, and what the note says the picture reaches.
  private func witness(_ scene: String) throws -> (bound: Double, parts: Int, reached: Double) {
    let folder = try TemporaryFolder()
    let result = try Program.judge(
      scene, ["--json", "--require", "7", "--witness", folder.path + "/w.png"])
    #expect(folder.has("w.png"))
    let bound = try #require(try result.foregrounds["label"]?["bound"] as? [String: Any])
    let notes = result.errors.split(separator: "\n").filter { $0.contains("over its worst backdrop") }
    let words = try #require(notes.first).split(separator: " ")
    let ratio = try #require(words.firstIndex(of: "has").map { words[$0 + 1].split(separator: ":")[0] })
    return (
      try #require(bound["lowestContrast"] as? Double),
      try #require(bound["witness"] as? [Any]).count, try #require(Double(ratio))
    )
  }

  /// Cells of 4 pixels are more than a quarter of the blur's deviation at one pixel a point; no picture does better
  /// there than an edge between cells, which is 0.16 above the bound.
  @Test(
    "A mixture is drawn so that its contrast is reached at every scale",
    arguments: [(1, 0.17), (2, 0.1), (4, 0.06)])
  func mixture(_ scale: Int, _ tolerance: Double) throws {
    let found = try witness(scene("knowledgePlatters", scale: scale))
    #expect(found.parts > 1)
    // Written with two digits.
    #expect(found.reached >= found.bound - 0.005 && found.reached <= found.bound + tolerance, "\(found)")
  }
}
