// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The published measurements of glass; `GlassSamples` lists which test compares each of them.
package struct GlassGroundTruth: Decodable {
  /// A sample over a flat colour, or a law of such samples; which members a sample has depends on its variant.
  package struct Flat: Decodable {
    package var id: String, variant: String
    package var appearance: String?
    /// The shorter side, in points.
    package var side: Double?
    /// The position of the transparency slider, 0…1.
    package var slider: Double?
    /// The encoded backdrop, in code values of 8 bits.
    package var backdrop: [Float]?
    /// The published pixel over the backdrop, in code values of 8 bits.
    package var result: [Float]?
    /// The published tolerance of the pixel, in code values.
    package var tolerance: Float?
    /// For a panel over greys: the published result over white, and how far native pixels are from the closed chain.
    package var predictedWhite: Double?
    package var backdropGreys: [Int]?
    package var bound: Double?
    /// The least and the greatest difference by which small glass without its ring shadow is brighter than native
    /// glass.
    package var biasRange: [Double]?
    /// For laws: the result over black, in code values, and the remaining fractions of luminance and chroma.
    package var black: Double?, slope: Double?, chroma: Double?
    /// The gain and offset of a published law of greys.
    package var gain: Double?, offset: Double?

    enum CodingKeys: String, CodingKey {
      case id, variant, appearance, slider, backdrop, result, tolerance, predictedWhite, black, slope, chroma
      case gain, offset, backdropGreys, bound, biasRange
      case side = "S"
    }
  }
  /// Published places of content seen at the end of a capsule.
  package struct Geometry: Decodable {
    package var id: String
    /// Insets and displacements at a capsule's end, in points.
    package var insetPt: [Double]?, endNativePt: [Double]?
  }
  /// Published rows of pixels across an edge of glass.
  package struct Profile: Decodable {
    package struct Row: Decodable { package var value: Double }

    package var id: String
    package var rowsPx: [Row]?
    /// The lift of rows, or of their sums over several backdrops, measured on a simulator.
    package var simulator: [Double]?
    package var rowsNativeMeanDelta: Double?
    package var alpha: [Double]?
  }
  /// A captured tint: its colour, and the colours it makes of white and of black.
  package struct Matrix: Decodable {
    package var id: String, family: String
    package var sourceRgb: [Float], bright: [Float], dark: [Float]
  }
  /// A published capture scale, and the blur radius `r`, fill radius `b`, fill alpha `f` and fill share `o` it belongs
  /// to.
  package struct Capture: Decodable {
    package var id: String
    package var r: Double, b: Double, f: Double, o: Double, scale: Double
  }
  /// Published sigmas of clear glass, in points, by slider position.
  package struct Blur: Decodable {
    package var id: String
    package var slider: [Double], sigmaPt: [Double]
  }
  /// A published pixel of tinted glass: the tint, the face below it, and the result.
  package struct Tinted: Decodable {
    package var id: String, family: String
    package var tint: [Float], face: [Float], result: [Float]
    package var tolerance: Float
  }
  /// Published pixels of the plate of a scroll edge, over backdrops and with fills.
  package struct ScrollEdge: Decodable {
    package var id: String
    package var backdrop: [Double], fill: [Double], result: [Double]
  }
  package var flat: [Flat]
  package var geometry: [Geometry]
  package var profiles: [Profile]
  package var matrices: [Matrix]
  package var captureScale: [Capture]
  package var blur: [Blur]
  package var tinted: [Tinted]
  package var scrollEdge: [ScrollEdge]

  /// Reads the file of measurements.
  package static func load() throws -> GlassGroundTruth {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(GlassGroundTruth.self, from: data())
  }

  private static func data() throws -> Data {
    try Data(contentsOf: SourceTree.fixtures.appending(path: "groundtruth-glass.json"))
  }

  /// Returns the sample over flat colours with an id; nil where the file has none.
  package func flat(_ id: String) -> Flat? { flat.first { $0.id == id } }

  /// Returns the ids of all samples of the file, as `section/id`, including sections that are not decoded here; a panel
  /// over greys has one id for each grey.
  package static func allIdentifiers() throws -> Set<String> {
    guard let sections = try JSONSerialization.jsonObject(with: data()) as? [String: Any] else { return [] }
    var all: Set<String> = []
    for (section, content) in sections where section != "meta" {
      guard let samples = content as? [[String: Any]] else {
        all.insert(section)
        continue
      }
      for (index, sample) in samples.enumerated() {
        let name = "\(section)/\(sample["id"] as? String ?? "[\(index)]")"
        let greys = sample["backdrop_greys"] as? [Int] ?? []
        all.formUnion(greys.isEmpty ? [name] : greys.map { "\(name)@\($0)" })
      }
    }
    return all
  }
}
