// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

/// Tests of the plan that is drawn to sample the backdrops of glass.
@Suite struct ProbePlanTests {
  private static let frame = Rect(x: 0, y: 0, width: 40, height: 40)

  private static func layer(_ nodes: [Node]) -> Node { PlannedScene.group(nodes, frame) }

  private static let probe = PlannedScene.node(.probe(index: 0, blending: .withinWindow), frame)
  private static let fill = PlannedScene.fill(frame)
  private static let glass = PlannedScene.glass(Rect(x: 4, y: 4, width: 30, height: 20))

  /// Returns the kinds of the passes of a probe plan, in order.
  private static func passes(_ nodes: [Node]) -> [String] {
    PlannedScene.plan([fill] + nodes, width: 40, height: 40).forProbes.passes.map { pass in
      switch pass {
      case .beginLayer: "begin"
      case .endLayer(let end): "end \(end.opacity)"
      case .probe: "probe"
      case .glass: "glass"
      default: "other"
      }
    }
  }

  @Test("Nothing after the last probe is drawn, and open layers are ended")
  func layers() {
    let inner = Self.layer([Self.fill])
    #expect(
      Self.passes([Self.layer([Self.probe, inner]), inner]) == ["other", "begin", "probe", "end 1.0"])
    #expect(
      Self.passes([inner, Self.layer([Self.probe, Self.glass])])
        == ["other", "begin", "other", "end 0.5", "begin", "probe", "end 1.0"])
  }

  @Test("Probe plans leave glass out, because its numbers depend on the probes")
  func glass() {
    #expect(Self.passes([Self.glass, Self.probe]) == ["other", "probe"])
    #expect(Self.passes([Self.glass, Self.fill]).isEmpty)
  }

  @Test("The probe plan does not depend on the captures of glass")
  func captures() throws {
    func plan(_ nodes: [Node]) -> Plan { PlannedScene.plan(nodes, width: 40, height: 40).forProbes }
    let material = PlannedScene.material(Self.frame)
    let without = plan([material, Self.probe])
    #expect(without.captures.count == 1)
    #expect(plan([Self.glass, material, Self.probe]) == without)
    #expect(plan([material, Self.glass, Self.probe]) == without)
  }
}
