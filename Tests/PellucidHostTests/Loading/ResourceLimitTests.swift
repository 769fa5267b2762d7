// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of the limits on all resources of a scene together.
@Suite struct ResourceLimitTests {
  let folder: TemporaryFolder
  let fonts: FontLibrary

  init() throws {
    (folder, fonts) = (try TemporaryFolder(), try FontLibrary())
    for name in ["a.png", "b.png"] {
      try WholeFile.write(ImageFixture.bytes("rgba-8.png"), to: folder.path + "/" + name)
    }
    try FileManager.default.createDirectory(atPath: folder.path + "/inner", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: folder.path + "/a.png")
  }

  private func loader(pixels: Int = 1 << 20, maskBytes: Int = 1 << 20) -> ResourceLoader {
    ResourceLoader(
      folder: folder.path, images: ImageReader(limits: ImageLimits(maximumTotalPixels: pixels)),
      texts: TextRasterizer(fonts: fonts), symbols: SymbolRasterizer(), maximumMaskBytes: maskBytes)
  }

  private func scene(_ resources: [Resource]) -> ResolvedScene {
    var scene = ResolvedScene(size: Size(width: 40, height: 20), scale: 2, gamut: .srgb)
    scene.resources = resources
    return scene
  }

  private func text(_ string: String, size: Double = 17, x: Double = 0) -> Resource {
    .text(
      TextRequest(string, size: size), frame: Rect(x: x, y: -size / 2, width: 4000, height: size),
      transform: .identity)
  }

  /// A file with several spellings of its path is decoded and counted once.
  @Test("Several paths of one picture count once")
  func manyPathsOfOnePictureAreOne() throws {
    let paths = ["a.png", "./a.png", "././a.png", "inner/../a.png", "link.png", folder.path + "/a.png"]
    let pixels = ImageFixture.width * ImageFixture.height
    var loader = loader(pixels: pixels)
    let loaded = try loader.load(scene(paths.map { .image(path: $0) }))
    #expect(loaded.resources.images.count == paths.count && loaded.byteCount == 8 * pixels)
    // A later scene has room for another file once the first is evicted.
    #expect(try loader.load(scene([.image(path: "b.png")])).byteCount == 8 * pixels)
  }

  @Test("Pictures of a scene count together")
  func picturesCountTogether() throws {
    let (width, height) = (ImageFixture.width, ImageFixture.height)
    let two = scene([.image(path: "a.png"), .image(path: "b.png")])
    var narrow = loader(pixels: 2 * width * height - 1)
    let error = #expect(throws: ResourceError.self) { try narrow.load(two) }
    guard case .image(_, let path, .tooLarge(width, height, .total(let limit))) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.hasSuffix("/b.png") && limit == 2 * width * height - 1)
    var wide = loader(pixels: 2 * width * height)
    #expect(try wide.load(two).byteCount == 8 * 2 * width * height)
  }

  @Test("Masks of a scene count together")
  func masksCountTogether() throws {
    let texts = scene((0..<10).map { text("M\($0)", size: 200, x: -20) })
    var wide = loader()
    let loaded = try wide.load(texts)
    // No mask is larger than the picture of 80 × 40 pixels.
    #expect(loaded.byteCount > 10 * 1600 && loaded.byteCount <= 10 * 3200)
    var narrow = loader(maskBytes: loaded.byteCount - 1)
    #expect { try narrow.load(texts) } throws: { error in
      guard case ResourceError.masksTooLarge(let bytes, let limit) = error else { return false }
      return bytes == loaded.byteCount && limit == loaded.byteCount - 1
    }
  }

  /// A template's mask counts before its file is read.
  @Test("Masks of templates count too")
  func masksOfTemplatesCountToo() throws {
    let template = Resource.template(
      path: "nowhere.png", fit: .fill, frame: Rect(x: 0, y: 0, width: 40, height: 20), transform: .identity)
    var narrow = loader(maskBytes: 80 * 40 - 1)
    #expect { try narrow.load(scene([template])) } throws: { error in
      guard case ResourceError.masksTooLarge(let bytes, let limit) = error else { return false }
      return bytes == 80 * 40 && limit == 80 * 40 - 1
    }
    var wide = loader(maskBytes: 80 * 40)
    #expect { try wide.load(scene([template])) } throws: { error in
      guard case ResourceError.image(_, _, .notFound) = error else { return false }
      return true
    }
  }

  /// Clipping changes no remaining value.
  @Test("Clipped masks are parts of whole ones")
  func cutMasksAreThePartsOfWholeOnes() throws {
    let clip = PixelRect(minX: 30, minY: 10, maxX: 110, maxY: 50)
    let (frame, turn) = (
      Rect(x: 3.3, y: -4, width: 60, height: 60),
      Transform(a: 0.9, b: 0.2, c: -0.2, d: 0.9, tx: 0, ty: 0)
    )
    let texts = TextRasterizer(fonts: fonts)
    let content = TextRequest("Vibrancy 설정 on glass", size: 21)
    let cut = try texts.rasterize(content, frame: frame, transform: turn, scale: 2, clippedTo: clip).mask
    expectPart(cut, of: try texts.mask(for: content, frame: frame, transform: turn, scale: 2), clip)

    let symbols = SymbolRasterizer()
    let symbol = SymbolRequest(template: "bell.fill")
    let whole = try symbols.masks(for: symbol, frame: frame, transform: turn, scale: 2)
    let parts = try symbols.masks(for: symbol, frame: frame, transform: turn, scale: 2, clippedTo: clip)
    #expect(whole.count == parts.count)
    for (part, whole) in zip(parts, whole) { expectPart(part, of: whole, clip) }
  }

  private func expectPart(_ part: CoverageMask, of whole: CoverageMask, _ clip: PixelRect) {
    #expect(part.bounds == whole.bounds.intersection(clip) && part.bounds != whole.bounds)
    var (different, ink) = (0, 0)
    for y in part.bounds.minY..<part.bounds.maxY {
      for x in part.bounds.minX..<part.bounds.maxX {
        let one = part.values[(y - part.bounds.minY) * part.bounds.width + x - part.bounds.minX]
        let other = whole.values[(y - whole.bounds.minY) * whole.bounds.width + x - whole.bounds.minX]
        if one != other { different += 1 }
        ink += Int(one)
      }
    }
    #expect(different == 0 && ink > 0)
  }

  @Test("A resource outside the picture has no mask")
  func whatLiesOutsideHasNoMask() throws {
    var loader = loader()
    let symbol = Resource.symbol(
      SymbolRequest(template: "bell"), frame: Rect(x: 100, y: 100, width: 9, height: 9), transform: .identity)
    let loaded = try loader.load(scene([text("M", x: 500), symbol]))
    #expect(loaded.byteCount == 0)
  }
}
