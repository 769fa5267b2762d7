// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

@Suite struct CaptureTests {
  private static func materials(_ plan: Plan) -> [MaterialPass] {
    plan.passes.compactMap { if case .material(let pass) = $0 { pass } else { nil } }
  }

  @Test("Materials of one backdrop group share a capture around all of them")
  func groups() {
    let (left, right) = (Rect(x: 10, y: 10, width: 30, height: 20), Rect(x: 90, y: 60, width: 40, height: 30))
    let plan = PlannedScene.plan([
      PlannedScene.material(left, group: 0), PlannedScene.material(right, group: 0),
    ])
    #expect(plan.captures.count == 1 && plan.captures[0].uses == 2)
    #expect(plan.captures[0].region == PixelRect(covering: left).union(PixelRect(covering: right)))
    let apart = PlannedScene.plan([PlannedScene.material(left), PlannedScene.material(right)])
    #expect(apart.captures.map(\.region) == [PixelRect(covering: left), PixelRect(covering: right)])
  }

  @Test("An opaque material captures nothing")
  func opaque() {
    let plan = PlannedScene.plan([
      PlannedScene.material(Rect(x: 0, y: 0, width: 50, height: 50)) { $0.samplesBackdrop = false }
    ])
    #expect(plan.captures.isEmpty && Self.materials(plan).map(\.capture) == [nil])
  }

  @Test("A pass carries the recipe's mapping and flags")
  func numbers() throws {
    let mapping = ColorMapping(saturation: 1.8, brightness: 0.1)
    let plan = PlannedScene.plan([
      PlannedScene.material(Rect(x: 0, y: 0, width: 50, height: 50)) {
        ($0.mapping, $0.blursLast, $0.averagesBackdrop) = (mapping, true, true)
      }
    ])
    let pass = try #require(Self.materials(plan).first)
    #expect(pass.mapping == mapping && pass.blursLast && pass.averagesBackdrop)
    #expect(pass.steps.map(\.strength) == [1] && pass.ramp == nil)
  }

  @Test("Sigmas are in pixels of the picture", arguments: [1.0, 2, 3])
  func scale(scale: Double) throws {
    let plan = PlannedScene.plan(
      [PlannedScene.material(Rect(x: 0, y: 0, width: 50, height: 50))], scale: scale)
    #expect(try #require(Self.materials(plan).first?.steps.first).blur.sigmaInPixels == 10 * scale)
  }

  @Test("A change damages its own area and the glass that samples it")
  func damage() {
    let (near, far) = (Rect(x: 20, y: 20, width: 40, height: 30), Rect(x: 110, y: 80, width: 40, height: 30))
    func plan(_ x: Double) -> Plan {
      PlannedScene.plan([
        PlannedScene.fill(Rect(x: x, y: 30, width: 8, height: 8)), PlannedScene.glass(near),
        PlannedScene.glass(far),
      ])
    }
    let (old, new) = (plan(30), plan(34))
    let damage = new.damage(since: old)
    #expect(damage.union(PixelRect(covering: near)) == damage)
    #expect(damage.intersection(PixelRect(covering: far)).isEmpty)
    #expect(new.damage(since: new).isEmpty)
  }
}
