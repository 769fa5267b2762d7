// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

@testable import PellucidRaster

/// Tests that the memory of a scene is known, and refused if too large, before any pixel is drawn.
@Suite struct MemoryTests {
  private static let white = ForegroundStyle(.color(.custom(EncodedColor(white: 1))))

  private func plan(_ scene: SceneDescription) throws -> Plan {
    Planner.plan(try SceneResolver.resolve(scene, facts: FileFacts()).scene)
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

  @Test("Refuse a scene whose layers exceed the memory limit")
  func tooManyLargeLayersAreRefused() throws {
    let scene = try SceneResolver.resolve(nested(30, side: 10_000), facts: FileFacts()).scene
    var renderer = try SceneRenderer(threads: 1)
    let error = #expect(throws: RenderingError.self) { try renderer.render(scene) }
    guard case .memory(let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal.need.bytes > 24_000_000_000 && refusal.limit == 4 << 30 && refusal.need.depth == 31)
    #expect(refusal.description.contains("10000 × 10000 pixels, takes 24.9"))
  }

  @Test("Enforce the caller's memory limit to the byte")
  func theLimitIsTheCallers() throws {
    let scene = try SceneResolver.resolve(nested(1, side: 100), facts: FileFacts()).scene
    var narrow = try SceneRenderer(threads: 1, memoryLimit: 169_999)
    #expect(throws: RenderingError.self) { try narrow.render(scene) }
    var wide = try SceneRenderer(threads: 1, memoryLimit: 170_000)
    #expect(try wide.render(scene).image.width == 100)
  }

  /// An 8K scene of a window on a desktop, a full-size group, a material with a shadow and a text, each over the whole
  /// picture.
  @Test("Accept crowded scenes of 8K")
  func crowdedScenesOf8KPass() throws {
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

  @Test("The buffer pool keeps a bounded number of free bytes")
  func freeBuffersDoNotPileUp() {
    var pool = BufferPool<UInt16>(filler: 0, byteLimit: 20_000)
    pool.beginFrame()
    for count in 1000..<1100 { pool.append(pool.take(count: count)) }
    #expect(pool.freeCount * 2 <= 20_000)
    // A buffer of a fitting size is found again.
    pool.beginFrame()
    let before = pool.freeCount
    pool.append(pool.take(count: 1099))
    #expect(pool.freeCount == before)
  }
}
