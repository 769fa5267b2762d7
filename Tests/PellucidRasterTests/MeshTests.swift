// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of mesh gradients, by the pixels that follow from their points and colours.
@Suite struct MeshTests {
  private static let square = "[0, 0], [1, 0], [0, 1], [1, 1]"
  private static let corners = "\"#ff0000\", \"#00ff00\", \"#0000ff\", \"#ffffff\""

  private static func mesh(_ points: String, _ colors: String, columns: Int = 2, _ more: String = "")
    -> String
  {
    "{\"meshGradient\": {\"columns\": \(columns), \"points\": [\(points)], \"colors\": [\(colors)]\(more)}}"
  }

  private static func draw(_ layer: String, width: Int = 64, height: Int = 48, traits: String = "{}") throws
    -> PixelImage
  {
    try DrawnScene.image(width, height, traits: traits, desktop: "[{\"fill\": \"#000000\"}, \(layer)]")
  }

  private static func difference(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let way = one - other
    return max(abs(way.x), abs(way.y), abs(way.z))
  }

  @Test("A mesh of four points with straight changes is the bilinear mix of their colours")
  func bilinearMix() throws {
    let picture = try Self.draw(Self.mesh(Self.square, Self.corners, ", \"smoothsColors\": false"))
    for y in 0..<48 {
      for x in 0..<64 {
        let (across, down) = ((Double(x) + 0.5) / 64, (Double(y) + 0.5) / 48)
        let top = SIMD3(255 * (1 - across), 255 * across, 0)
        let bottom = SIMD3(255 * across, 255 * across, 255)
        let expected = top * (1 - down) + bottom * down
        #expect(Self.difference(picture.codeValues(x, y), expected) < 0.3, "at \(x), \(y)")
      }
    }
  }

  @Test("Each point has its colour, wherever it lies", arguments: [true, false])
  func pointsHaveTheirColors(isSmooth: Bool) throws {
    let points = "[0, 0], [0.4, 0], [1, 0], [0, 0.6], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1]"
    let colors =
      "\"#ff0000\", \"#ffff00\", \"#00ff00\", \"#ff00ff\", \"#ffffff\", \"#00ffff\", \"#800000\", \"#000080\", \"#008000\""
    let picture = try Self.draw(
      Self.mesh(points, colors, columns: 3, ", \"smoothsColors\": \(isSmooth)"), width: 200, height: 200)
    let expected: [(Int, Int, SIMD3<Double>)] = [
      (0, 0, [255, 0, 0]), (199, 0, [0, 255, 0]), (0, 199, [128, 0, 0]), (199, 199, [0, 128, 0]),
      (80, 0, [255, 255, 0]), (140, 60, [255, 255, 255]), (0, 120, [255, 0, 255]), (199, 100, [0, 255, 255]),
    ]
    for (x, y, color) in expected {
      #expect(Self.difference(picture.codeValues(x, y), color) < 8, "at \(x), \(y)")
    }
  }

  @Test("Smooth colours stay between those of the points around, and have no bend at a point")
  func smoothColors() throws {
    let points = "[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]"
    let colors = "\"#303030\", \"#707070\", \"#f0f0f0\", \"#303030\", \"#707070\", \"#f0f0f0\""
    let picture = try Self.draw(Self.mesh(points, colors, columns: 3), width: 200, height: 20)
    let line = (0..<200).map { picture.codeValues($0, 10).x }
    for (one, next) in zip(line, line.dropFirst()) { #expect(next >= one - 0.01) }
    #expect(line[0] >= 0x30 && line[199] <= 0xf0 + 0.01)
    let (before, after) = (line[99] - line[98], line[101] - line[100])
    #expect(abs(before - after) < 0.1)
  }

  @Test("A mirrored mesh gives a mirrored picture")
  func mirrored() throws {
    let picture = try Self.draw(
      Self.mesh(
        "[0, 0], [0.3, 0], [1, 0], [0, 1], [0.6, 1], [1, 1]",
        "\"#ff0000\", \"#00ff00\", \"#0000ff\", \"#ffffff\", \"#000000\", \"#ffff00\"", columns: 3))
    let other = try Self.draw(
      Self.mesh(
        "[0, 0], [0.7, 0], [1, 0], [0, 1], [0.4, 1], [1, 1]",
        "\"#0000ff\", \"#00ff00\", \"#ff0000\", \"#ffff00\", \"#000000\", \"#ffffff\"", columns: 3))
    for y in 0..<48 {
      for x in 0..<64 {
        #expect(Self.difference(picture.codeValues(x, y), other.codeValues(63 - x, y)) < 1)
      }
    }
  }

  @Test("Beside the mesh stands its background, and the edge between them is smooth")
  func backgrounds() throws {
    let points = "[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]"
    let white = "\"#ffffff\", \"#ffffff\", \"#ffffff\", \"#ffffff\""
    let clear = try Self.draw(Self.mesh(points, white), width: 82, height: 82)
    #expect(clear.codeValues(5, 41).x == 0 && clear.codeValues(41, 41).x > 254.9)
    // The edge lies in the middle of a pixel.
    #expect(abs(clear.codeValues(20, 41).x - 127.5) < 1)
    let red = try Self.draw(Self.mesh(points, white, ", \"background\": \"#ff0000\""), width: 82, height: 82)
    #expect(Self.difference(red.codeValues(5, 41), [255, 0, 0]) < 0.1)
  }

  @Test("A mesh fills all pixels of its frame, wherever the frame begins and however it is turned")
  func wholeFrames() throws {
    let white =
      "\"columns\": 2, \"points\": [\(Self.square)], \"colors\": [\"#fff\", \"#fff\", \"#fff\", \"#fff\"]"
    for more in ["", ", \"transform\": {\"rotate\": 31}", ", \"shape\": \"circle\""] {
      let frame = ", \"frame\": [10.3, 8.6, 40.5, 30.2]" + more
      let mesh = try Self.draw("{\"meshGradient\": {\(white)}\(frame)}")
      let plain = try Self.draw("{\"fill\": \"#fff\"\(frame)}")
      let area = PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 48)
      #expect(mesh.difference(from: plain, in: area) < 0.01, "\(more)")
    }
  }

  @Test("Colours are mixed in the space that is named, premultiplied")
  func spaces() throws {
    let half = "[0, 0], [1, 0], [0, 1], [1, 1]"
    func middle(_ first: String, _ second: String, _ space: String) throws -> SIMD3<Double> {
      let colors = "\"\(first)\", \"\(second)\", \"\(first)\", \"\(second)\""
      return try Self.draw(
        Self.mesh(half, colors, ", \"colorSpace\": \"\(space)\", \"smoothsColors\": false"), width: 65
      ).codeValues(32, 24)
    }
    let (one, other) = (EncodedColor(red: 1, green: 0, blue: 0), EncodedColor(red: 0, green: 0, blue: 1))
    let (start, end) = (OKLab(one), OKLab(other))
    let mixed = OKLab(
      lightness: (start.lightness + end.lightness) / 2, a: (start.a + end.a) / 2, b: (start.b + end.b) / 2
    ).encoded
    let expected = SIMD3(Double(mixed.red), Double(mixed.green), Double(mixed.blue)) * 255
    #expect(Self.difference(try middle("#ff0000", "#0000ff", "perceptual"), expected) < 0.5)
    #expect(Self.difference(try middle("#ff0000", "#0000ff", "device"), [127.5, 0, 127.5]) < 0.5)
    for space in ["device", "perceptual"] {
      // A clear colour takes no part in the hue.
      #expect(Self.difference(try middle("#ff0000", "#0000ff00", space), [127.5, 0, 0]) < 0.5)
    }
  }

  @Test("A mesh has the same colours in every gamut")
  func gamuts() throws {
    func image(_ gamut: String) throws -> PixelImage {
      try Self.draw(Self.mesh(Self.square, Self.corners), traits: "{\"gamut\": \"\(gamut)\"}")
    }
    let (narrow, wide) = (try image("srgb"), try image("displayP3"))
    for y in stride(from: 0, to: 48, by: 5) {
      for x in stride(from: 0, to: 64, by: 5) {
        let code = narrow.codeValues(x, y) / 255
        let color = Straight<DisplayP3>(
          EncodedColor(red: Float(code.x), green: Float(code.y), blue: Float(code.z)))
        let expected = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) * 255
        #expect(Self.difference(wide.codeValues(x, y), expected) < 1)
      }
    }
  }

  @Test("Folded meshes and points on one another are drawn, with the same bytes by any number of threads")
  func strangeMeshes() throws {
    let colors = Self.corners
    for points in [
      "[0, 0], [1, 1], [0, 1], [1, 0]", "[0, 0], [0, 0], [0, 0], [0, 0]",
      "[-10, 10], [10, 10], [-10, -10], [10, -10]",
      "[0, 0, 5, 5, 5, 5, 9, -9, -9, 9], [1, 0], [0, 1], [1, 1]", "[0.5, 0], [0.5, 0], [0.5, 1], [0.5, 1]",
    ] {
      let desktop = "[{\"fill\": \"#808080\"}, \(Self.mesh(points, colors))]"
      let one = try DrawnScene.picture(64, 48, desktop: desktop, threads: 1).image
      for threads in [2, 5] {
        let other = try DrawnScene.picture(64, 48, desktop: desktop, threads: threads).image
        let isSame = one == other
        #expect(isSame, "\(points) by \(threads) threads")
      }
    }
  }
}
