// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of witnesses that are mixtures of colours.
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

  /// Returns the bound of a text, the number of colours in its witness, and the contrast that the drawn witness
  /// reaches.
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

  /// Checks the contrast of the drawn witness against the bound.
  ///
  /// At one pixel per point its cells of 4 pixels are more than a quarter of the blur's deviation. No picture does
  /// better there than an edge between cells, which is 0.16 above the bound.
  @Test(
    "The drawn mixture reaches nearly the bound at every scale",
    arguments: [(1, 0.17), (2, 0.1), (4, 0.06)])
  func mixture(_ scale: Int, _ tolerance: Double) throws {
    let found = try witness(scene("knowledgePlatters", scale: scale))
    #expect(found.parts > 1)
    // The note has two digits.
    #expect(found.reached >= found.bound - 0.005 && found.reached <= found.bound + tolerance, "\(found)")
  }
}
