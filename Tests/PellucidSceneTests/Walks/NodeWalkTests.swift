// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@Suite struct NodeWalkTests {
  private static func node(_ id: String, _ content: Node.Content) -> Node {
    Node(
      id: id, frame: Rect(x: 0, y: 0, width: 10, height: 10), transform: .identity, content: content)
  }

  private static func probe(_ id: String) -> Node {
    node(id, .probe(index: 0, blending: .withinWindow))
  }

  /// Returns a group that holds a lens with a label in a group, and a probe after both.
  private static func nodes() throws -> [Node] {
    let request = GlassRequest(
      .regular, control: .sliderLens, shorterSide: 24, pixelsPerPoint: 2, traits: Traits(),
      settings: GlassSettings())
    let recipe = GlassRecipes.recipe(for: request)
    let lens = ResolvedGlass.Lens(
      try #require(recipe.lens), content: [node("inner", .group([probe("label")]))])
    let glass = ResolvedGlass(elements: [], parameters: recipe.parameters, lens: lens)
    return [node("group", .group([node("glass", .glass(glass)), probe("beside")])), probe("after")]
  }

  private static func names(_ nodes: [Node], _ lenses: NodeWalk.Lenses) -> [String?] {
    var names: [String?] = []
    NodeWalk.forEach(in: nodes, lenses: lenses) { names.append($0.id) }
    return names
  }

  @Test("Lenses are entered only on request")
  func lensesAreEnteredOnlyWhereAskedFor() throws {
    let nodes = try Self.nodes()
    #expect(Self.names(nodes, .entered) == ["group", "glass", "inner", "label", "beside", "after"])
    #expect(Self.names(nodes, .skipped) == ["group", "glass", "beside", "after"])
  }

  @Test("A walk skips nodes below a pruned one")
  func nodesBelowAPrunedOneAreLeftOut() throws {
    var depths: [String?: Int] = [:]
    NodeWalk.forEach(in: try Self.nodes(), lenses: .entered, inheriting: 0) { node, depth in
      depths[node.id] = depth
      return node.id == "inner" ? nil : depth + 1
    }
    #expect(depths == ["group": 0, "glass": 1, "inner": 2, "beside": 1, "after": 0])
  }

  @Test("An edit reaches the nodes that the walk reaches", arguments: [NodeWalk.Lenses.entered, .skipped])
  func editsReachWhatTheWalkReaches(_ lenses: NodeWalk.Lenses) throws {
    var nodes = try Self.nodes()
    NodeWalk.edit(&nodes, lenses: lenses) { $0.isReflection = true }
    var changed: [String?] = []
    NodeWalk.forEach(in: nodes, lenses: .entered) { if $0.isReflection { changed.append($0.id) } }
    #expect(changed == Self.names(nodes, lenses))
  }
}
