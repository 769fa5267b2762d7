// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene
import Testing

@Suite struct LayerWalkTests {
  private static let frame = Rect(x: 0, y: 0, width: 10, height: 10)

  private static func layer(_ id: String?, _ content: Layer.Content) -> Layer {
    Layer(id: id, frame: frame, content: content)
  }

  private static let text = layer(nil, .text(TextContent("a")))

  /// Every kind of layer that holds others, with a text in each.
  private static var scene: SceneDescription {
    let glass = layer("glass", .glass(GlassContent(.regular, children: [text])))
    let inner = layer("inner", .glassContainer(GlassContainerContent(layers: [glass])))
    let outer = layer("outer", .glassContainer(GlassContainerContent(layers: [text, inner])))
    let material = layer("material", .material(MaterialContent(.named("thin"), children: [text])))
    let edge = layer(
      "extension", .backgroundExtension(BackgroundExtensionContent(safeArea: frame, layers: [text])))
    return SceneDescription(
      size: frame.size, desktop: [layer("group", .group([material, text]))],
      windows: [Window(frame: frame, layers: [outer, edge])])
  }

  private static func places(_ scene: SceneDescription) -> [DescribedLayer] {
    var places: [DescribedLayer] = []
    LayerWalk.forEachPlace(in: scene) { places.append($0) }
    return places
  }

  @Test("A walk visits every layer once, in document order")
  func everyLayerComesOnceInTheOrderOfTheDocument() {
    #expect(
      Self.places(Self.scene).map(\.name) == [
        "group", "material", "desktop[0].group[0].layers[0]", "desktop[0].group[1]",
        "outer", "windows[0].layers[0].glassContainer[0]", "inner", "glass",
        "windows[0].layers[0].glassContainer[1].glassContainer[0].layers[0]",
        "extension", "windows[0].layers[1].backgroundExtension[0]",
      ])
    var count = 0
    LayerWalk.forEach(in: Self.scene) { _ in count += 1 }
    #expect(count == 11)
  }

  @Test("A layer knows the outermost container around it")
  func layersKnowTheOutermostContainerAroundThem() {
    let inside = Self.places(Self.scene).filter { $0.list.container != nil }
    #expect(inside.map(\.layer.id) == [nil, "inner", "glass", nil])
    #expect(Set(inside.map(\.list.container?.path)) == ["windows[0].layers[0]"])
  }

  @Test("A walk skips layers below a pruned one")
  func layersBelowAPrunedOneAreLeftOut() {
    var depths: [String: Int] = [:]
    LayerWalk.forEach(in: Self.scene.windows[0].layers, inheriting: 0) { layer, _, depth in
      depths[layer.id ?? "text", default: 0] = depth
      return layer.id == "inner" || layer.id == "extension" ? nil : depth + 1
    }
    #expect(depths == ["outer": 0, "text": 1, "inner": 1, "extension": 0])
  }

  @Test("Edits replace lists, inner ones first")
  func editsTakeTheListsPlaceAndMeetInnerListsFirst() {
    var scene = Self.scene
    var lists: [String] = []
    LayerWalk.edit(&scene) { layers, list in
      lists.append(list.path)
      layers.append(Self.layer("new", .group([])))
    }
    #expect(
      lists == [
        "desktop[0].group[0].layers", "desktop[0].group", "desktop",
        "windows[0].layers[0].glassContainer[1].glassContainer[0].layers",
        "windows[0].layers[0].glassContainer[1].glassContainer", "windows[0].layers[0].glassContainer",
        "windows[0].layers[1].backgroundExtension", "windows[0].layers",
      ])
    #expect(Self.places(scene).count { $0.layer.id == "new" } == lists.count)
  }
}
