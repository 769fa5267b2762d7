// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidHost

@Suite struct CoverageCacheTests {
  let frame = Rect(x: 0, y: 0, width: 20, height: 20)
  let mask = CoverageMask(
    bounds: PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 5), values: [UInt8](repeating: 1, count: 50))
  /// The bytes of one entry that holds `mask` and the key of one letter.
  let entryBytes = CoverageCache.entryBytes + 51

  private func resource(_ string: String) -> Resource {
    .text(TextRequest(string), frame: frame, transform: .identity)
  }

  @Test("Evict the least recently used entry")
  func forgetsTheLeastRecentlyUsed() {
    var (cache, made) = (CoverageCache(byteLimit: 3 * entryBytes), [String]())
    func draw(_ string: String) {
      let coverage = cache.coverage(of: resource(string), scale: 2) {
        made.append(string)
        return ResourceCoverage(masks: [mask])
      }
      #expect(coverage.masks == [mask])
    }
    for string in ["a", "b", "c", "a", "d"] { draw(string) }
    #expect(made == ["a", "b", "c", "d"] && cache.count == 3 && cache.byteCount == 3 * entryBytes)
    draw("a")
    draw("b")
    #expect(made == ["a", "b", "c", "d", "b"])
  }

  @Test("Empty entries count too")
  func emptyEntriesCountToo() {
    var cache = CoverageCache(byteLimit: 100 * CoverageCache.entryBytes)
    for index in 0..<1000 {
      _ = cache.coverage(of: resource(String(index)), scale: 1) { ResourceCoverage(masks: []) }
    }
    #expect(cache.count < 100 && cache.byteCount <= cache.byteLimit)
  }

  @Test("An entry larger than the limit is not kept")
  func whatIsLargerThanAllIsNotKept() {
    var cache = CoverageCache(byteLimit: entryBytes - 1)
    for _ in 0..<2 {
      let coverage = cache.coverage(of: resource("a"), scale: 1) { ResourceCoverage(masks: [mask]) }
      #expect(coverage.masks == [mask])
    }
    #expect(cache.count == 0 && cache.byteCount == 0)
  }

  @Test("Warnings are kept with the masks")
  func warningsAreKeptWithTheMasks() throws {
    var scene = ResolvedScene(size: Size(width: 40, height: 40), scale: 1, gamut: .srgb)
    scene.resources = [resource("\u{10FFFD} a"), resource("b")]
    scene.desktop = [
      Node(
        id: "face", frame: frame, transform: .identity,
        content: .masked(source: 0, inks: [], isText: true))
    ]
    var loader = ResourceLoader(
      folder: ".", images: ImageReader(), texts: TextRasterizer(fonts: try FontLibrary()),
      symbols: SymbolRasterizer())
    let (first, second) = (try loader.load(scene), try loader.load(scene))
    #expect(first.warnings == [.missingGlyph("\u{10FFFD}")] && second.warnings == first.warnings)
    #expect(first.resources.masks == second.resources.masks)
    #expect(second.missingGlyphs == [0: ["\u{10FFFD}"]])
  }
}
