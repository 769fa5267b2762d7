// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidPlan
@testable import PellucidRaster

/// Tests that a picture scaled in advance is drawn like the picture itself.
@Suite struct FittedImageTests {
  private static let bounds = PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 40)

  /// Returns noise, so that every weight counts; with `hasAlpha`, alpha ranges from clear to opaque.
  private static func photo(hasAlpha: Bool) -> PixelImage {
    var image = PixelImage(width: 97, height: 61)
    var generator = SeededGenerator(seed: 3)
    for y in 0..<61 {
      for x in 0..<97 {
        let alpha = hasAlpha ? UInt16(truncatingIfNeeded: generator.next()) : 65535
        func lane() -> UInt16 { UInt16(truncatingIfNeeded: generator.next() % (UInt64(alpha) + 1)) }
        image[x, y] = SIMD4(lane(), lane(), lane(), alpha)
      }
    }
    return image
  }

  private static func pass(_ frame: Rect, _ fit: ContentMode, opacity: Float, _ blend: BlendMode) -> Pass {
    .image(
      ImagePass(
        source: 0, frame: frame, transform: .identity, fit: fit,
        outline: Outline(
          path: Shape.rectangle.path(in: frame), wholePixels: nil,
          bounds: PixelRect(covering: frame).intersection(bounds)),
        opacity: opacity, blend: blend))
  }

  private static func draw(_ plan: Plan, _ resources: RasterResources, threads: Int = 1) -> PixelImage {
    var renderer = Renderer(executor: ThreadExecutor(threads: threads))
    let ground = TestScenes.flat(200, 90, 30, width: 64, height: 40)
    return renderer.render(plan, resources: resources, over: ground).image
  }

  /// Returns resources with the photo scaled to every placement in the plan.
  private static func fitted(_ plan: Plan, _ photo: PixelImage, threads: Int) -> RasterResources {
    var resources = RasterResources()
    for (source, use) in plan.pictureUses {
      for (placement, area) in use.areas {
        resources.fitted[source, default: [:]][placement] = FittedImage(
          photo, placement, in: area, executor: ThreadExecutor(threads: threads))
      }
    }
    return resources
  }

  /// The pictures are reduced, enlarged, cut by the picture's edges, have rims of half pixels, are translucent, and
  /// have three placements in one plan.
  @Test(
    "A picture scaled in advance draws the same bytes",
    arguments: [false, true], [(1 as Float, BlendMode.sourceOver), (0.6, .sourceOver), (1, .plusLighter)])
  func drawsTheSameBytes(hasAlpha: Bool, mixing: (opacity: Float, blend: BlendMode)) {
    let photo = Self.photo(hasAlpha: hasAlpha)
    var whole = RasterResources()
    whole.images[0] = photo
    let frames = [
      Rect(x: 3, y: 2, width: 20, height: 12), Rect(x: -7.5, y: 4.25, width: 30.5, height: 50),
      Rect(x: 20, y: 11, width: 160, height: 90), Rect(x: 40, y: -3, width: 0.3, height: 60),
    ]
    for fit in [ContentMode.fill, .fit, .stretch] {
      let passes = frames.map { Self.pass($0, fit, opacity: mixing.opacity, mixing.blend) }
      let plan = Plan(bounds: Self.bounds, gamut: .srgb, passes: passes, captures: [])
      #expect(plan.pictureUses[0]?.areas.count == frames.count)
      let expected = Self.draw(plan, whole)
      for threads in [1, 3] {
        #expect(Self.draw(plan, Self.fitted(plan, photo, threads: threads), threads: threads) == expected)
      }
    }
  }

  /// A part of a plan draws its pixels from pictures scaled for the whole plan.
  @Test("Pictures scaled for a plan serve its parts")
  func servesPartsOfThePlan() {
    let photo = Self.photo(hasAlpha: true)
    let passes = [
      Self.pass(Rect(x: -5, y: -5, width: 60.5, height: 40), .fill, opacity: 1, .sourceOver)
    ]
    let plan = Plan(bounds: Self.bounds, gamut: .srgb, passes: passes, captures: [])
    let part = plan.part(deciding: PixelRect(minX: 11, minY: 7, maxX: 31, maxY: 30))
    var whole = RasterResources()
    whole.images[0] = photo
    var renderer = Renderer(executor: SerialExecutor())
    let expected = renderer.render(part, resources: whole).image
    let drawn = renderer.render(part, resources: Self.fitted(plan, photo, threads: 1)).image
    #expect(drawn == expected && drawn.width == 20)
  }

  @Test("Picture uses distinguish turned pictures from others")
  func useTellsTurnedPicturesFromOthers() {
    let frame = Rect(x: 70, y: 0, width: 9, height: 9)
    var plan = Plan(
      bounds: Self.bounds, gamut: .srgb, passes: [Self.pass(frame, .fill, opacity: 1, .sourceOver)],
      captures: [])
    // The frame is beside the picture, so no pixel is drawn.
    #expect(plan.pictureUses.isEmpty)
    guard case .image(var turned) = plan.passes[0] else { return }
    turned.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: -50)
    plan.passes.append(.image(turned))
    #expect(plan.pictureUses[0]?.isTurned == true && plan.pictureUses[0]?.areas.isEmpty == true)
  }
}
