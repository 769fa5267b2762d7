// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of the renderer's pixels against measured colours.
@Suite struct FidelityTests {
  struct Samples: Decodable {
    struct Sample: Decodable {
      var family: String, material: String, appearance: String
      var backgroundRGB: [Double], measuredRGB: [Double]
    }
    var samples: [Sample]
  }

  @Test("Measured materials are drawn within 0.6 code values on average and 2.5 at worst")
  func groundTruth() throws {
    let data = try Data(contentsOf: SourceTree.fixtures.appending(path: "groundtruth-materials.json"))
    let samples = try JSONDecoder().decode(Samples.self, from: data).samples
    var rows: [String: (sum: Double, worst: Double, count: Int)] = [:]
    for sample in samples {
      let drawn = try drawnColor(sample)
      for (value, measured) in zip(drawn, sample.measuredRGB) {
        for key in ["all", "\(sample.family) \(sample.material) \(sample.appearance)"] {
          var row = rows[key] ?? (0, 0, 0)
          let error = abs(value - measured)
          row = (row.sum + error, max(row.worst, error), row.count + 1)
          rows[key] = row
        }
      }
    }
    let tiers = ["ultraThin", "thin", "regular", "thick", "chrome"]
    let expected =
      ["light", "dark"].flatMap { appearance in tiers.map { "coreMaterial \($0) \(appearance)" } }
      + ["light any", "extraLight any", "dark any", "regular light", "prominent light", "regular dark"].map {
        "legacyUIBlurEffect " + $0
      } + ["legacyUIBlurEffect prominent dark", "all"]
    #expect(Set(rows.keys) == Set(expected))
    for (name, row) in rows.sorted(by: { $0.key < $1.key }) {
      print("fidelity \(name): mean \(row.sum / Double(row.count)), worst \(row.worst), of 255")
    }
    let all = try #require(rows["all"])
    #expect(all.sum / Double(all.count) <= 0.6)
    #expect(all.worst <= 2.5)
  }

  /// Draws a sample's material over its backdrop, and returns the colour in its middle in code values.
  func drawnColor(_ sample: Samples.Sample) throws -> [Double] {
    var traits = Traits()
    traits.appearance = sample.appearance == "dark" ? .dark : .light
    let name = sample.family == "coreMaterial" ? sample.material : "blur.\(sample.material)"
    let recipe = try Materials.recipe(named: name, traits: traits).recipe
    let rgb = sample.backgroundRGB.map { Int($0) }
    let picture = TestScenes.flat(rgb[0], rgb[1], rgb[2], width: 24, height: 24)
    let frame = Rect(x: 0, y: 0, width: 8, height: 8)
    let scene = TestScenes.over(picture, scale: 3, [TestScenes.material(recipe, frame: frame)])
    let pixel = TestScenes.draw(scene, picture)[12, 12]
    return (0..<3).map { Double(pixel[$0]) / 257 }
  }
}
