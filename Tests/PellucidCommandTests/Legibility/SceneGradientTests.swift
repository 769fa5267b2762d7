// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

/// Tests of `pellucid legibility` for texts on gradients.
@Suite struct SceneGradientTests {
  @Test(
    "A gradient in Display P3 is judged by its drawn colours, even out of gamut between its stops",
    arguments: ["0 1 0.2", "0 1 0", "0.2 0.9 0.3"])
  func gradientsOfDisplayP3(last: String) throws {
    let result = try Program.judge(
      """
      {"version": 1, "size": {"width": 200, "height": 40}, "scale": 1, "traits": {"gamut": "displayP3"},
       "desktop": [
         {"linearGradient": {"stops": [[0, "color(display-p3 1 0.5 0)"], [1, "color(display-p3 \(last))"]],
          "start": [0, 0], "end": [1, 0]}},
         {"id": "word", "text": "Readable all along it", "frame": [5, 5, 190, 30], "style": "#000000"}]}
      """, ["--json"])
    let word = try #require(try result.foregrounds["word"])
    let bound = try #require((word["bound"] as? [String: Any])?["lowestContrast"] as? Double)
    let measured = try #require((word["measured"] as? [String: Any])?["lowest"] as? Double)
    #expect(word["verdict"] as? String == "holds" && result.exit == 0)
    #expect(measured >= bound && bound > 0.9 * measured, "\(bound), drawn \(measured)")
  }
}
