// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

@testable import PellucidRaster

/// What a scene takes is known, and refused where it is too much, before anything is drawn.
@Suite struct MemoryTests {
  private static let white = ForegroundStyle(.color(.custom(EncodedColor(white: 1))))

  private func plan(_ scene: SceneDescription) throws -> Plan {
    Planner.plan(try SceneResolver.resolve(scene))
  }

  private func nested(_ depth: Int, side: Double) -> SceneDescription {
    let frame = Rect(x: 0, y: 0, width: side, height: side)
    var layer = Layer(frame: frame, content: .fill(shape: .circle, .foreground(Self.white)))
    for _ in 0..<depth {
      layer = Layer(frame: frame, content: .group([layer]))
      layer.opacity = 0.5
    }
    return SceneDescription(size: Size(width: side, height: side), scale: 1, desktop: [layer])
  }

  @Test func everyOpenLayerCounts() throws {
    for depth in [0, 1, 5] {
      let need = try plan(nested(depth, side: 100)).memory()
      // Eight bytes a pixel of each surface, and a byte for the circle's mask.
      #expect(need.bytes == Int64(80_000 * (depth + 1) + 10_000))
      #expect(need.depth == depth + 1)
    }
  }

  @Test func tooManyLargeLayersAreRefused() throws {
    let scene = try SceneResolver.resolve(nested(30, side: 10_000))
    var renderer = try SceneRenderer(threads: 1)
    let error = #expect(throws: RenderingError.self) { try renderer.render(scene) }
    guard case .memory(let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal.need.bytes > 24_000_000_000 && refusal.limit == 4 << 30 && refusal.need.depth == 31)
    #expect(refusal.description.contains("10000 × 10000 pixels, takes 24.9"))
  }

  /// A layer is as large as what lies in it.
  @Test func smallContentsTakeSmallLayers() throws {
    var scene = nested(30, side: 10_000)
    func shrunk(_ layer: Layer) -> Layer {
      var layer = layer
      if case .group(let inner) = layer.content {
        layer.content = .group(inner.map(shrunk))
      } else {
        layer.frame = Rect(x: 20, y: 20, width: 100, height: 100)
      }
      return layer
    }
    scene.desktop = scene.desktop.map(shrunk)
    #expect(try plan(scene).memory().bytes == Int64(8 * 100_000_000 + 30 * 80_000 + 10_000))
  }

  @Test func theLimitIsTheCallers() throws {
    let scene = try SceneResolver.resolve(nested(1, side: 100))
    var narrow = try SceneRenderer(threads: 1, memoryLimit: 169_999)
    #expect(throws: RenderingError.self) { try narrow.render(scene) }
    var wide = try SceneRenderer(threads: 1, memoryLimit: 170_000)
    #expect(try wide.render(scene).image.width == 100)
  }

  /// 8K with a window in a desktop, a full-size group in it, a material with a shadow over all, and a text over all.
  @Test func crowdedScenesOf8KPass() throws {
    let whole = Rect(x: 0, y: 0, width: 3840, height: 2160)
    var group = Layer(
      frame: whole,
      content: .group([Layer(frame: whole, content: .fill(shape: .circle, .foreground(Self.white)))]))
    group.opacity = 0.5
    var material = Layer(
      frame: whole,
      content: .material(
        MaterialContent(
          .named("thin"), children: [Layer(frame: whole, content: .text(TextContent("8K", size: 400)))])))
    material.shadow = Shadow(color: EncodedColor(white: 0), sigma: 40, offset: Point(x: 0, y: 20))
    let scene = SceneDescription(
      size: Size(width: 3840, height: 2160), scale: 2, desktop: [group],
      windows: [
        Window(
          frame: whole, shape: .roundedRectangle(CornerRadii(20), style: .continuous),
          layers: [group, material])
      ])
    let plan = try plan(scene)
    let masks = Dictionary(
      uniqueKeysWithValues: plan.passes.compactMap { pass -> (Int, PixelRect)? in
        guard case .masked(let text) = pass else { return nil }
        return (text.source, PixelRect(minX: 0, minY: 0, maxX: 7680, maxY: 4320))
      })
    #expect(masks.count == 1)
    let (plain, measured) = (plan.memory(), plan.memory(masks: masks))
    #expect(plain.bytes < measured.bytes && measured.step == .contrast)
    #expect(measured.bytes < MemoryError.defaultLimit)
  }

  @Test func largeShadowsCostWhatIsSeen() throws {
    var layer = Layer(
      frame: Rect(x: 100, y: 100, width: 100, height: 100),
      content: .material(MaterialContent(.named("thick"))))
    layer.shadow = Shadow(color: EncodedColor(white: 0), sigma: 500, offset: Point(x: 9, y: 9))
    let scene = SceneDescription(size: Size(width: 390, height: 300), scale: 8, desktop: [layer])
    let picture = Int64(390 * 8 * 300 * 8 * 8)
    #expect(try plan(scene).memory().bytes < 3 * picture)
  }

  @Test func turnedPicturesCostTheSameAtAnySize() throws {
    func need(_ side: Double) throws -> PlanMemory {
      var layer = Layer(
        frame: Rect(x: -side / 2, y: -side / 2, width: side, height: side),
        content: .image(ImageContent(path: "a.png")))
      layer.transform = AffineTransform(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 0, ty: 0)
      return try plan(SceneDescription(size: Size(width: 400, height: 400), scale: 8, desktop: [layer]))
        .memory()
    }
    let (small, large) = (try need(1000), try need(100_000))
    #expect(small == large && small.step == .turnedImage)
  }

  @Test func freeBuffersDoNotPileUp() {
    var pool = BufferPool<UInt16>(filler: 0, byteLimit: 20_000)
    pool.beginFrame()
    for count in 1000..<1100 { pool.append(pool.take(count: count)) }
    #expect(pool.freeCount * 2 <= 20_000)
    // What fits is found again.
    pool.beginFrame()
    let before = pool.freeCount
    pool.append(pool.take(count: 1099))
    #expect(pool.freeCount == before)
  }
}
