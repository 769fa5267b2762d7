// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import PellucidGeometry
import PellucidPlan
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of whether pictures are kept whole or scaled to their drawn size.
@Suite struct PictureFormTests {
  let folder: TemporaryFolder
  let fonts: FontLibrary
  private static let pixels = 40 * 30

  init() throws {
    (folder, fonts) = (try TemporaryFolder(), try FontLibrary())
    var image = PixelImage(width: 40, height: 30)
    for index in image.samples.indices {
      image.samples[index] = index % 4 == 3 ? 65535 : UInt16(index * 37 % 65536)
    }
    for name in ["a.png", "b.png"] {
      try WholeFile.write(PNGWriter(gamut: .srgb).encode8Bit(image), to: folder.path + "/" + name)
    }
  }

  private func loader(pixels: Int = 1 << 20) -> ResourceLoader {
    ResourceLoader(
      folder: folder.path, images: ImageReader(limits: ImageLimits(maximumTotalPixels: pixels)),
      texts: TextRasterizer(fonts: fonts), symbols: SymbolRasterizer())
  }

  /// Returns a scene of 40 × 30 pixels with pictures by resource.
  private func scene(
    _ paths: [String], _ frames: [(source: Int, frame: Rect)], turnedBy transform: Transform = .identity
  ) -> ResolvedScene {
    var scene = ResolvedScene(size: Size(width: 40, height: 30), scale: 1, gamut: .srgb)
    scene.resources = paths.map { .image(path: $0) }
    scene.desktop = frames.map {
      Node(id: nil, frame: $0.frame, transform: transform, content: .image(source: $0.source, fit: .fill))
    }
    return scene
  }

  private func load(
    _ scene: ResolvedScene, with loader: inout ResourceLoader
  ) throws -> (whole: Set<Int>, fitted: [Int: Int]) {
    let loaded = try loader.load(scene, drawnBy: Planner.plan(scene))
    #expect(loaded.byteCount == 8 * Self.pixels * Set(scene.resources).count)
    return (Set(loaded.resources.images.keys), loaded.resources.fitted.mapValues(\.count))
  }

  private let small = Rect(x: 1, y: 2, width: 12, height: 9)

  @Test("Small pictures are kept scaled")
  func smallOnesAreKeptScaled() throws {
    var loader = loader()
    for _ in 0..<3 {
      let form = try load(scene(["a.png"], [(0, small)]), with: &loader)
      #expect(form.whole.isEmpty && form.fitted == [0: 1])
    }
    // Only the scaled picture is in memory; a whole one would be read from the file, which is now deleted.
    #expect(unlink(folder.path + "/a.png") == 0)
    let form = try load(scene(["a.png"], [(0, small)]), with: &loader)
    #expect(form.fitted == [0: 1])
    #expect(throws: ResourceError.self) {
      try loader.load(scene(["a.png"], [(0, small)]))
    }
  }

  /// Two layers of one file, whose path is written in two ways.
  @Test("Every place of a picture is considered")
  func everyPlaceCounts() throws {
    var loader = loader()
    let larger = Rect(x: 15, y: 2, width: 20, height: 15)
    let form = try load(scene(["a.png"], [(0, small), (0, larger), (0, small)]), with: &loader)
    #expect(form.whole.isEmpty && form.fitted == [0: 2])
    let both = scene(["a.png", "./a.png"], [(0, small), (1, larger)])
    let loaded = try loader.load(both, drawnBy: Planner.plan(both))
    #expect(loaded.resources.images.isEmpty && loaded.byteCount == 8 * Self.pixels)
    #expect(loaded.resources.fitted.keys.sorted() == [0, 1])
    // Scaled for both places, they would take more memory than the picture itself.
    let most = Rect(x: 0, y: 0, width: 26, height: 20)
    var other = self.loader()
    #expect(try load(scene(["b.png"], [(0, most)]), with: &other).whole.isEmpty)
    other = self.loader()
    #expect(try load(scene(["b.png"], [(0, most), (0, larger)]), with: &other).whole == [0])
  }

  @Test("Turned and large pictures are kept whole")
  func othersAreKeptWhole() throws {
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 9, ty: 0)
    var loader = loader()
    #expect(try load(scene(["a.png"], [(0, small)], turnedBy: turn), with: &loader).whole == [0])
    // Drawn at their own size or larger than the scene, they would take twice the memory if they were kept scaled.
    loader = self.loader()
    for frame in [Rect(x: 0, y: 0, width: 40, height: 30), Rect(x: -9, y: -9, width: 400, height: 300)] {
      #expect(try load(scene(["a.png"], [(0, frame)]), with: &loader).whole == [0])
    }
    // For a huge frame, only the part inside the scene would be scaled.
    let corner = Rect(x: 30, y: 20, width: 400, height: 300)
    #expect(try load(scene(["b.png"], [(0, corner)]), with: &loader).fitted == [0: 1])
  }

  /// A picture scaled for one place is read again for another, and then kept whole.
  @Test("A moving picture is kept whole")
  func movingOnesStayWhole() throws {
    var loader = loader()
    #expect(try load(scene(["a.png"], [(0, small)]), with: &loader).whole.isEmpty)
    for step in 2..<5 {
      let frame = Rect(x: Double(step), y: 2, width: 12, height: 9)
      #expect(try load(scene(["a.png"], [(0, frame)]), with: &loader).whole == [0])
    }
    #expect(try loader.load(scene(["a.png"], [])).resources.images.count == 1)
    // A picture of another scene does not evict it.
    #expect(try load(scene(["b.png"], [(0, small)]), with: &loader).fitted == [0: 1])
    #expect(try load(scene(["a.png"], [(0, small)]), with: &loader).whole == [0])
  }

  /// A picture that is too large to keep evicts no other.
  @Test("Small pictures stay beside large ones")
  func smallOnesStayBesideLargeOnes() throws {
    let side = 100
    let large = PixelImage(width: side, height: side)
    try WholeFile.write(PNGWriter(gamut: .srgb).encode8Bit(large), to: folder.path + "/large.png")
    var loader = ResourceLoader(
      folder: folder.path, images: ImageReader(), texts: TextRasterizer(fonts: fonts),
      symbols: SymbolRasterizer(), idlePictureBytes: 8 * (side * side - 1))
    for path in ["a.png", "large.png", "b.png"] { _ = try loader.load(scene([path], [(0, small)])) }
    #expect(loader.pictures.readCount == 3)
    _ = try loader.load(scene(["a.png"], [(0, small)]))
    #expect(loader.pictures.readCount == 3)
    _ = try loader.load(scene(["large.png"], [(0, small)]))
    #expect(loader.pictures.readCount == 4)
  }

  /// The limit on a scene's pictures depends neither on the form they are kept in nor on earlier drawings.
  @Test("Limits count whole pictures")
  func limitsCountWholePictures() throws {
    let two = scene(["a.png", "b.png"], [(0, small), (1, small)])
    var narrow = loader(pixels: 2 * Self.pixels - 1)
    _ = try load(scene(["a.png"], [(0, small)]), with: &narrow)
    #expect(throws: ResourceError.self) { try narrow.load(two, drawnBy: Planner.plan(two)) }
    var wide = loader(pixels: 2 * Self.pixels)
    for _ in 0..<2 { #expect(try load(two, with: &wide).fitted.count == 2) }
    // Reading a picture again replaces the one kept.
    let moved = scene(["a.png", "b.png"], [(0, small), (1, Rect(x: 3, y: 2, width: 12, height: 9))])
    #expect(try load(moved, with: &wide).whole == [1])
  }
}
