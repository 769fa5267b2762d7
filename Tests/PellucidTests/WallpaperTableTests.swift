// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidHost
import PellucidJudge
import PellucidPlan
import PellucidTestSupport
import Testing

@Suite struct WallpaperTableTests {
  /// The directions towards the faces, edges and corners of the cube of code values.
  private static let directions = [-1, 0, 1].flatMap { red in
    [-1, 0, 1].flatMap { green in [-1, 0, 1].map { blue in SIMD3(red, green, blue) } }
  }.filter { $0 != .zero }

  @Test(
    "The table has the furthest colours of each picture, and none that the picture lacks",
    arguments: WallpaperTable.rows)
  func colors(_ row: WallpaperTable.Row) throws {
    let path = SourceTree.root.appending(path: "Examples/Pictures/" + row.picture).path
    let picture = try ImageReader().read(path: path, gamut: .srgb)
    #expect(picture.isOpaque)
    var colors: Set<SIMD3<Int>> = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        colors.insert(SIMD3(Int(pixel.x), Int(pixel.y), Int(pixel.z)) / 257)
      }
    }
    let listed = row.colors.map { SIMD3(Int($0 >> 16), Int($0 >> 8 & 0xFF), Int($0 & 0xFF)) }
    #expect(listed.allSatisfy(colors.contains))
    for direction in Self.directions {
      func furthest(_ colors: some Sequence<SIMD3<Int>>) -> Int? {
        colors.map { ($0 &* direction).wrappedSum() }.max()
      }
      #expect(furthest(listed) == furthest(colors), "\(direction)")
    }
  }
}
