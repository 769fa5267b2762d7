// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

@Suite struct PlanWorkTests {
  private static let whole = Rect(x: 0, y: 0, width: 1000, height: 1000)

  private func work(_ nodes: [Node], scale: Double = 1) -> PlanWork {
    PlannedScene.plan(nodes, width: 1000, height: 1000, scale: scale).work()
  }

  @Test("The work of a scene is proportional to the number of its layers")
  func layersAddUp() {
    let circle = PlannedScene.fill(Self.whole, .circle)
    let (one, thousand) = (work([circle]), work(Array(repeating: circle, count: 1000)))
    #expect(abs(thousand.seconds / one.seconds - 1000) < 1)
    #expect(thousand.largest == .fills)
  }

  @Test("Four times as many pixels take about four times the work", arguments: [2.0, 4, 8])
  func pixelsCount(scale: Double) {
    let layers = [PlannedScene.fill(Self.whole, .circle), PlannedScene.material(Self.whole)]
    let ratio = work(layers, scale: scale).seconds / work(layers, scale: scale / 2).seconds
    #expect(ratio > 3 && ratio < 5)
  }

  @Test("What lies outside of the picture takes almost no work")
  func hiddenLayersAreFree() {
    let hidden = PlannedScene.material(Rect(x: 2000, y: 0, width: 100_000, height: 100_000))
    #expect(work([hidden]).seconds < 0.001)
  }

  @Test("A long outline takes more work than a short one")
  func outlinesCount() {
    func star(_ corners: Int) -> Shape {
      var elements: [PathElement] = []
      for corner in 0..<corners {
        let point = Point(x: corner % 2 == 0 ? 0 : 1000, y: 1000 * Double(corner) / Double(corners))
        elements.append(corner == 0 ? .move(point) : .line(point))
      }
      return .path(Path(elements + [.close]))
    }
    let (short, long) = (
      work([PlannedScene.fill(Self.whole, star(10))]), work([PlannedScene.fill(Self.whole, star(10_000))])
    )
    #expect(long.seconds > 1.3 * short.seconds)
  }

  @Test("Measured texts that lie over each other take work that grows with the square of their number")
  func measurementsCount() {
    func work(_ count: Int, upTo limit: Double = .infinity) -> PlanWork {
      let text = PlannedScene.node(
        .masked(source: 0, inks: [.color(EncodedColor(white: 0), blend: .sourceOver)], isText: true),
        Self.whole)
      var plan = PlannedScene.plan(Array(repeating: text, count: count), width: 1000, height: 1000)
      for index in plan.passes.indices {
        guard case .masked(var pass) = plan.passes[index] else { continue }
        pass.measuredAs = "text"
        plan.passes[index] = .masked(pass)
      }
      return plan.work(masks: [0: plan.bounds], upTo: limit)
    }
    let (ten, hundred) = (work(10), work(100))
    #expect(hundred.largest == .contrasts)
    #expect(hundred.seconds > 30 * ten.seconds && hundred.seconds < 110 * ten.seconds)
    // The sum ends soon after the limit.
    let cut = work(100, upTo: 1)
    #expect(cut.seconds > 1 && cut.seconds < 3)
  }
}
