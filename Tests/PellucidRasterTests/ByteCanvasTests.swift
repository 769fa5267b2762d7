// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRows
import Pellucid
import PellucidProofSupport
import PellucidTestSupport
import Testing

@testable import PellucidRaster

/// Tests of drawing onto pictures of 8 bits a sample.
@Suite struct ByteCanvasTests {
  /// Returns random premultiplied bytes of any alpha.
  private static func noise(_ width: Int, _ height: Int, seed: UInt64) -> ByteImage {
    var random = SeededGenerator(seed: seed)
    var image = ByteImage(width: width, height: height)
    func number(below count: Int) -> UInt8 { UInt8(random.next() % UInt64(count)) }
    for pixel in 0..<(width * height) {
      let alpha = [0, 255, number(below: 256)][Int(number(below: 3))]
      for channel in 0..<3 { image.samples[4 * pixel + channel] = number(below: Int(alpha) + 1) }
      image.samples[4 * pixel + 3] = alpha
    }
    return image
  }

  /// Returns the largest difference, in code values.
  static func worst(_ first: ByteImage, _ second: ByteImage) -> Int {
    zip(first.samples, second.samples).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// Returns the mean difference, in code values.
  private static func mean(_ first: ByteImage, _ second: ByteImage) -> Double {
    let sum = zip(first.samples, second.samples).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(first.samples.count)
  }

  private static func photo(_ width: Int, _ height: Int) -> PixelImage {
    TestScenes.picture(width, height) { x, y in
      SIMD3(Double((x * x / 7 + y * 3) % 256), Double((x * 5 + y * y / 11) % 256), Double((x + 2 * y) % 256))
    }
  }

  @Test("Bytes convert to 16 bits and back without loss")
  func bytesBecomeTheSamePartOfTheWholeRange() {
    let image = Self.noise(33, 9, seed: 1)
    #expect(ByteImage(dithering: PixelImage(image)) == image)
    #expect(PixelImage(image).samples == image.samples.map { UInt16($0) * 257 })
  }

  @Test("Pixels outside all layers keep their bytes")
  func whereNothingIsDrawnBytesStay() throws {
    var scene = ResolvedScene(size: Size(width: 90, height: 70), scale: 1, gamut: .srgb)
    let recipe = try Materials.recipe(named: "regular", traits: Traits()).recipe
    let panel = TestScenes.material(recipe, frame: Rect(x: 20, y: 20, width: 40, height: 30), shape: .circle)
    let whole = Rect(scene.size)
    scene.windows = [ResolvedWindow(frame: whole, shape: .rectangle, shadow: nil, nodes: [panel])]
    let ground = Self.noise(90, 70, seed: 2)
    var drawn = ground
    var renderer = Renderer(executor: SerialExecutor())
    renderer.draw(Planner.plan(scene), resources: RasterResources(), onto: &drawn)
    #expect(drawn != ground)
    for y in 0..<70 {
      for x in 0..<90 where x < 19 || x > 60 || y < 19 || y > 50 {
        for channel in 0..<4 {
          #expect(drawn.samples[4 * (90 * y + x) + channel] == ground.samples[4 * (90 * y + x) + channel])
        }
      }
    }
  }

  /// The blurs reach every level, and their runs of pixels are cut off at the picture's edge.
  @Test(
    "A material onto bytes equals the dithered 16-bit picture", arguments: [0.4, 1.5, 4, 9, 30], [61, 320])
  func aMaterialOverAPhotoIsTheDitheredPicture(sigma: Double, width: Int) {
    let photo = ByteImage(dithering: Self.photo(width, 90))
    let frame = Rect(x: 3, y: 5, width: Double(width) - 10, height: 70)
    let scene = TestScenes.over(
      PixelImage(photo),
      [
        TestScenes.material(TestScenes.blur(sigmaInPoints: sigma), frame: frame)
      ])
    let expected = ByteImage(dithering: TestScenes.draw(scene, PixelImage(photo)))
    let drawn = Self.draw(scene, PixelImage(photo))
    #expect(Self.worst(drawn, expected) <= 1)
    let sum = zip(drawn.samples, expected.samples).reduce(0) { $0 + Int($1.0) - Int($1.1) }
    #expect(abs(Double(sum)) / Double(drawn.samples.count) < 0.02)
  }

  private static func draw(_ scene: ResolvedScene, _ picture: PixelImage, threads: Int = 1) -> ByteImage {
    var resources = RasterResources()
    resources.images[0] = picture
    var renderer = Renderer(executor: ThreadExecutor(threads: threads))
    let plan = Planner.plan(scene)
    var canvas = ByteImage(width: plan.bounds.width, height: plan.bounds.height)
    renderer.draw(plan, resources: resources, onto: &canvas)
    return canvas
  }

  /// Each layer may add a rounding error of one code value.
  @Test("Goldens drawn onto bytes are near their 16-bit pictures", arguments: GoldenTests.names)
  func goldensAreNearTheirPictures(name: String) throws {
    let folder = SourceTree.goldens.appending(path: name)
    let description = try SceneReader().read(path: folder.appending(path: "scene.json").path)
    var renderer = try SceneRenderer(threads: 1, baseDirectory: folder.path)
    let scene = try renderer.resolve(description).scene
    let expected = ByteImage(dithering: try renderer.render(scene).image)
    let drawn = try renderer.pixels(of: scene)
    #expect(Self.worst(drawn, expected) <= 4)
    #expect(Self.mean(drawn, expected) < 0.2)
    var many = try SceneRenderer(threads: 7, baseDirectory: folder.path)
    #expect(try many.pixels(of: scene, reusing: expected) == drawn)
  }

  @Test("Random scenes drawn onto bytes do not depend on the number of threads")
  func randomScenesDependOnNoThreads() throws {
    var (one, many) = (try SceneRenderer(threads: 1), try SceneRenderer(threads: 5))
    var last: ByteImage?
    for seed in 0..<150 as Range<UInt64> {
      let scene = try one.resolve(RandomScene.description(seed: seed)).scene
      let drawn = try one.pixels(of: scene)
      let again = try many.pixels(of: scene, reusing: last.take())
      #expect(again == drawn, "seed \(seed)")
      for pixel in stride(from: 0, to: drawn.samples.count, by: 4) {
        let alpha = drawn.samples[pixel + 3]
        #expect(drawn.samples[pixel..<(pixel + 3)].allSatisfy { $0 <= alpha }, "seed \(seed)")
      }
      // Blend modes that amplify small differences may change single pixels more.
      #expect(Self.mean(drawn, ByteImage(dithering: try one.render(scene).image)) < 1, "seed \(seed)")
      last = again
    }
  }

  /// Compares with the definition: weights 1, 3, 3 and 1 across and down, with transparent pixels outside.
  @Test("Rows are halved exactly", arguments: 1...40)
  func rowsAreHalvedExactly(count: Int) {
    let image = Self.noise(count, 4, seed: UInt64(count))
    let cells = count / 2 + 1
    var made = [SIMD4<UInt16>](repeating: SIMD4(repeating: 7), count: cells + 1)
    made.withUnsafeMutableBytes { target in
      image.samples.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress, let target = target.baseAddress else { return }
        let stride = count * UnsafeBytes.stride
        let rows = Halving.UnsafeRows(
          first: base, second: base + stride, third: base + 2 * stride, fourth: base + 3 * stride)
        Halving.halveBytes(rows, count: count, into: target, range: 0..<cells)
      }
    }
    let weights = [1, 3, 3, 1]
    for cell in 0..<cells {
      for channel in 0..<4 {
        var sum = 0
        for row in 0..<4 {
          for tap in 0..<4 where (0..<count).contains(2 * cell - 1 + tap) {
            sum +=
              weights[row] * weights[tap]
              * Int(image.samples[4 * (row * count + 2 * cell - 1 + tap) + channel])
          }
        }
        #expect(Int(made[cell][channel]) == sum * 4 + sum / 64, "cell \(cell)")
      }
    }
    #expect(made[cells] == SIMD4(repeating: 7))
  }

  @Test(
    "Wide vectors give the same bytes as narrow ones",
    .enabled(if: PellucidHasWideVectors() != 0, "the processor has no such vectors"))
  func wideVectorsGiveTheSame() {
    let image = Self.noise(75, 4, seed: 5)
    var halves: [[UInt16]] = [], spreads: [[UInt8]] = []
    for isWide in [0, 1] as [Int32] {
      var cells = [UInt16](repeating: 0, count: 200)
      image.samples.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        #expect(PellucidHalveBytes(base, base + 300, base + 600, base + 900, 75, &cells, isWide) == 32)
      }
      halves.append(cells)
      for level in [1, 2, 3] as [Int32] {
        // Gentle cells: steps between them stay below a quarter of the range.
        let gentle = cells.map { $0 / 4 }
        var pixels = [UInt8](repeating: 0, count: 8 * 4 * 30)
        #expect(PellucidSpreadBytes(gentle, 30, level, 1234, Dither.stepRight, &pixels, isWide) == 30)
        spreads.append(pixels)
      }
    }
    #expect(halves[0] == halves[1])
    #expect(Array(spreads[0..<3]) == Array(spreads[3...]))
  }
}
