// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

/// Tests of colours measured on a simulator, against the parameters and the formula.
@Suite struct GroundTruthTests {
  struct Sample: Decodable {
    var family: String
    var material: String
    var appearance: String
    var backgroundRGB: [Float]
    var measuredRGB: [Float]
  }
  private struct File: Decodable { var samples: [Sample] }

  private static func samples() throws -> [Sample] {
    let data = try Data(contentsOf: SourceTree.fixtures.appending(path: "groundtruth-materials.json"))
    return try JSONDecoder().decode(File.self, from: data).samples
  }

  private static func differences(_ sample: Sample) throws -> [Float] {
    let name = sample.family == "coreMaterial" ? sample.material : "blur." + sample.material
    let traits = Traits.make(.iOS, sample.appearance == "dark" ? .dark : .light)
    let recipe = try Materials.recipe(named: name, traits: traits).recipe
    let background = sample.backgroundRGB.map { $0 / 255 }
    let color = recipe.color(over: SIMD4(background[0], background[1], background[2], 1)) * 255
    return (0..<3).map { abs(color[$0] - sample.measuredRGB[$0]) }
  }

  /// Black, white, a grey between and saturated colours determine a mapping.
  @Test(
    "Every standard material was measured over greys and saturated colours",
    arguments: ["ultraThin", "thin", "regular", "thick", "chrome"], ["light", "dark"])
  func everyStandardMaterialIsMeasuredOverColors(material: String, appearance: String) throws {
    let samples = try Self.samples().filter {
      $0.family == "coreMaterial" && $0.material == material && $0.appearance == appearance
    }
    let backgrounds: [[Float]] = [[0, 0, 0], [128, 128, 128], [255, 255, 255], [255, 0, 0], [0, 0, 255]]
    for background in backgrounds {
      #expect(samples.contains { $0.backgroundRGB == background }, "\(background)")
    }
  }

  @Test("Every measured sample is near the formula")
  func everySampleLiesNearTheFormula() throws {
    let samples = try Self.samples()
    let all = try samples.flatMap { try Self.differences($0) }
    #expect(all.reduce(0, +) / Float(all.count) <= 0.6)
    for sample in samples {
      let worst = try Self.differences(sample).max() ?? 0
      #expect(worst <= 2.5, "\(sample.material) \(sample.appearance) over \(sample.backgroundRGB)")
    }
  }
}
