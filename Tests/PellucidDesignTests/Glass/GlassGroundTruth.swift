// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The published measurements that the numbers are compared with.
struct GlassGroundTruth: Decodable {
  struct Flat: Decodable {
    var id: String, variant: String
    var appearance: String?
    /// The shorter side in points.
    var side: Double?
    var slider: Double?
    var backdrop: [Float]?
    var result: [Float]?
    var tolerance: Float?

    enum CodingKeys: String, CodingKey {
      case id, variant, appearance, slider, backdrop, result, tolerance
      case side = "S"
    }
  }
  struct Matrix: Decodable {
    var id: String, family: String
    var sourceRgb: [Float], bright: [Float], dark: [Float]
  }
  struct Capture: Decodable {
    var id: String
    var r: Double, b: Double, f: Double, o: Double, scale: Double
  }
  struct Tinted: Decodable {
    var id: String, family: String
    var tint: [Float], face: [Float], result: [Float]
    var tolerance: Float
  }
  var flat: [Flat]
  var matrices: [Matrix]
  var captureScale: [Capture]
  var tinted: [Tinted]

  static func load() throws -> GlassGroundTruth {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Fixtures/groundtruth-glass.json"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(GlassGroundTruth.self, from: data)
  }
}
