// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

@testable import PellucidRaster

/// Tests of the measured contrast against whole pictures drawn with and without the text, compared by WCAG's formula.
@Suite struct ContrastTests {
  /// The layers above, around and below the text of `Subject`.
  enum Surroundings: String, CaseIterable {
    case nothing, translucentFill, opaqueFill, material, earlierCapture, sharedCapture, progressiveBlur,
      otherText
    case translucentGroup, multipliedGroup, shadowedGroup, shadowedText, vibrantOnMaterial
    case windowInFront, windowBehindGlass, desktopAverage
  }

  @Test(
    "The measured contrast equals that of whole pictures with and without the text",
    arguments: Surroundings.allCases)
  func agreesWithWholePictures(_ surroundings: Surroundings) throws {
    let subject = try Subject.shared.get()
    let scene = try subject.scene(surroundings)
    let measured = try #require(subject.draw(scene).texts.first { $0.id == "text" })
    let expected = subject.expected(scene)
    print("contrast \(surroundings): \(measured.lowest), \(measured.fifthPercentile)")
    #expect(abs(measured.lowest / expected.lowest - 1) < 1e-4)
    #expect(abs(measured.fifthPercentile / expected.fifthPercentile - 1) < 1e-4)
    let there = try #require(expected.ratios[Pixel(x: measured.atX, y: measured.atY)])
    #expect(abs(there / expected.lowest - 1) < 1e-4)
  }

  @Test("A layer above lowers the contrast, and one that hides the text leaves 1")
  func layersAboveCount() throws {
    let subject = try Subject.shared.get()
    func lowest(_ surroundings: Surroundings) throws -> Double {
      try #require(subject.draw(subject.scene(surroundings)).texts.first).lowest
    }
    let free = try lowest(.nothing)
    #expect(try lowest(.translucentFill) < free * 0.8)
    var group = try subject.scene(.translucentGroup)
    let translucent = try #require(subject.draw(group).texts.first).lowest
    group.windows[0].nodes[1].opacity = 1
    #expect(try translucent < #require(subject.draw(group).texts.first).lowest * 0.8)
    #expect(try lowest(.material) < 2)
    #expect(try lowest(.opaqueFill) == 1)
  }

  @Test("Without layers above, the contrast is that of the ink over each pixel of the bare picture")
  func uncovered() throws {
    let subject = try Subject.shared.get()
    let scene = try subject.scene(.nothing)
    let measured = try #require(subject.draw(scene).texts.first)
    let bare = subject.draw(Subject.removing("text", from: scene)).image
    let ink = SIMD4<Double>(0.96, 0.96, 0.96, 0.96)
    let ratios = subject.covered.map { pixel in
      let under = SIMD4<Double>(bare[pixel.x, pixel.y]) / 65535
      return Subject.ratio(ink + under * (1 - ink.w), under)
    }.sorted()
    #expect(abs(measured.lowest / ratios[0] - 1) < 1e-4)
    #expect(abs(measured.fifthPercentile / ratios[ratios.count / 20] - 1) < 1e-4)
  }

  @Test("Only letters inside a clip count, with the contrast they have without it")
  func clipped() throws {
    let subject = try Subject.shared.get()
    var scene = try subject.scene(.nothing)
    let half = Rect(x: 0, y: 0, width: Double(subject.middle), height: 360)
    let text = subject.text()
    let group = Node(id: nil, frame: half, transform: .identity, clip: .rectangle, content: .group([text]))
    scene.windows[0].nodes[1] = group
    let measured = try #require(subject.draw(scene).texts.first)
    let all = try subject.expected(subject.scene(.nothing))
    let inside = all.ratios.filter { $0.key.x < subject.middle }.map { $0.value }
    #expect(inside.count > 100 && inside.count < all.ratios.count - 100)
    #expect(abs(measured.lowest / (inside.min() ?? 0) - 1) < 1e-4)
    scene.windows[0].nodes[1].frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(subject.draw(scene).texts.isEmpty)
  }

  @Test("A text in an invisible group has contrast 1")
  func invisibleGroup() throws {
    let subject = try Subject.shared.get()
    var scene = try subject.scene(.translucentGroup)
    scene.windows[0].nodes[1].opacity = 0
    let drawn = subject.draw(scene)
    #expect(drawn.texts.map { $0.lowest } == [1])
    scene.windows[0].nodes.remove(at: 1)
    #expect(drawn.image == subject.draw(scene).image)
  }

  @Test(
    "Measuring does not change the picture, and threads do not change the figures",
    arguments: [Surroundings.material, .sharedCapture, .shadowedGroup, .windowBehindGlass])
  func picture(_ surroundings: Surroundings) throws {
    let subject = try Subject.shared.get()
    let scene = try subject.scene(surroundings)
    let drawn = subject.draw(scene)
    let plain = subject.draw(Subject.unmeasured(scene))
    #expect(plain.texts.isEmpty)
    #expect(drawn.image == plain.image)
    for threads in [2, 5] {
      let other = subject.draw(scene, threads: threads)
      #expect(other.texts == drawn.texts)
      #expect(other.image == drawn.image)
    }
  }

  @Test("A second frame of a renderer measures the same, in either gamut")
  func secondFrame() throws {
    let subject = try Subject.shared.get()
    var scene = try subject.scene(.windowBehindGlass)
    var renderer = Renderer(executor: SerialExecutor())
    let first = renderer.render(Planner.plan(scene), resources: subject.resources)
    let second = renderer.render(Planner.plan(scene), resources: subject.resources)
    #expect(first.texts == second.texts)
    #expect(first.image == second.image)
    scene.gamut = .displayP3
    let wide = renderer.render(Planner.plan(scene), resources: subject.resources)
    #expect(wide.texts == subject.draw(scene).texts)
  }

  @Test("Only passes that decide the text's pixels are drawn again")
  func cost() throws {
    let subject = try Subject.shared.get()
    func remaining(_ surroundings: Surroundings) throws -> RemainingPlan {
      let plan = try Planner.plan(subject.scene(surroundings))
      let index = try #require(
        plan.passes.firstIndex { if case .masked(let pass) = $0 { pass.measuredAs == "text" } else { false } }
      )
      return PlanIndex(plan).remaining(after: index, for: subject.mask.bounds)
    }
    let free = try remaining(.nothing)
    #expect(free.plan.passes.isEmpty && free.surfaces == [subject.mask.bounds])
    let covered = try remaining(.material)
    #expect(covered.plan.passes.count == 1)
    #expect(covered.plan.bounds.width < 480 && covered.plan.bounds.height < 360)
  }
}
