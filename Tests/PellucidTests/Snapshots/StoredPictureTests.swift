// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import Pellucid

/// Tests that a comparison uses the samples that a file of the picture gives back.
@Suite struct StoredPictureTests {
  @Test("The stored picture equals the picture read from its file", arguments: [Gamut.srgb, Gamut.displayP3])
  func storedIsWhatTheFileReadsBack(gamut: Gamut) throws {
    let folder = try TemporaryFolder()
    var image = PixelImage(width: 64, height: 64)
    var generator = SeededGenerator(seed: 7)
    func next() -> UInt16 { UInt16(truncatingIfNeeded: generator.next()) }
    for y in 0..<64 {
      for x in 0..<64 {
        let alpha = y < 16 ? 65535 : y < 20 ? 0 : next()
        var pixel = SIMD4(next(), next(), next(), alpha)
        for lane in 0..<3 { pixel[lane] = min(pixel[lane], alpha) }
        image[x, y] = pixel
      }
    }
    var renderer = try SceneRenderer(threads: 1)
    let empty = SceneDescription(size: Size(width: 1, height: 1))
    var picture = try renderer.render(renderer.resolve(empty))
    (picture.image, picture.gamut) = (image, gamut)
    try picture.writePNG(to: folder.path + "/a.png")
    #expect(try ImageReader().read(path: folder.path + "/a.png", gamut: gamut) == picture.stored)
    #expect(picture.isWritten(at: folder.path + "/a.png"))
    picture.image[3, 5][1] ^= 0x4000
    #expect(!picture.isWritten(at: folder.path + "/a.png") && !picture.isWritten(at: folder.path + "/b.png"))
  }
}
