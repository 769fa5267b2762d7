// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// What is drawn to look at what lies behind glass.
@Suite struct ProbePlanTests {
  private static let frame = Rect(x: 0, y: 0, width: 40, height: 40)

  private static func node(_ content: Node.Content) -> Node {
    Node(id: nil, frame: frame, transform: .identity, content: content)
  }

  private static func layer(_ nodes: [Node]) -> Node {
    var group = node(.group(nodes))
    group.opacity = 0.5
    return group
  }

  private static let probe = node(.probe(index: 0, blending: .withinWindow))
  private static let fill = node(
    .fill(shape: .rectangle, .ink(.color(EncodedColor(white: 0.2), blend: .sourceOver))))

  private static let glass = GlassSets.node(
    GlassSets.regular(20), Rect(x: 4, y: 4, width: 30, height: 20))

  private static func passes(_ nodes: [Node]) -> [String] {
    let picture = TestScenes.flat(200, 200, 200, width: 40, height: 40)
    return Planner.plan(TestScenes.over(picture, nodes)).forProbes.passes.map { pass in
      switch pass {
      case .beginLayer: "begin"
      case .endLayer(let end): "end \(end.opacity)"
      case .probe: "probe"
      case .glass: "glass"
      default: "other"
      }
    }
  }

  @Test("Nothing after the last probe is drawn, and layers around it end")
  func layers() {
    let inner = Self.layer([Self.fill])
    #expect(
      Self.passes([Self.layer([Self.probe, inner]), inner]) == ["other", "begin", "probe", "end 1.0"])
    #expect(
      Self.passes([inner, Self.layer([Self.probe, Self.glass])])
        == ["other", "begin", "other", "end 0.5", "begin", "probe", "end 1.0"])
  }

  @Test("Glass is left out, since its numbers depend on what is seen")
  func glass() {
    #expect(Self.passes([Self.glass, Self.probe]) == ["other", "probe"])
    #expect(Self.passes([Self.glass, Self.fill]).isEmpty)
  }

  @Test("What is drawn is the same for every glass, whatever it captures")
  func captures() throws {
    let picture = TestScenes.flat(200, 200, 200, width: 40, height: 40)
    func plan(_ nodes: [Node]) -> Plan { Planner.plan(TestScenes.over(picture, nodes)).forProbes }
    let recipe = try Materials.recipe(named: "regular", traits: Traits()).recipe
    let material = Self.node(
      .material(ResolvedMaterial(recipe: recipe, shape: .rectangle, blending: .withinWindow)))
    let without = plan([material, Self.probe])
    #expect(without.captures.count == 1)
    #expect(plan([Self.glass, material, Self.probe]) == without)
    #expect(plan([material, Self.glass, Self.probe]) == without)
  }
}
