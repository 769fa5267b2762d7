// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidHost
import PellucidScene
import PellucidSceneSupport
import Testing

@Suite struct GlassBuildingTests {
  @Test func theSameSceneInSwiftAndInADocument() throws {
    let built = SceneDescription(size: Size(width: 390, height: 300)) {
      ImageLayer("photo.jpg")
      GlassContainer(spacing: 12) {
        GlassLayer(.regular.tint(.orange).interactive(), in: .circle) {
          SymbolLayer("play").frame(x: 10, y: 10, width: 24, height: 24)
        }
        .control(.button).glassEffectID("play").frame(x: 0, y: 0, width: 44, height: 44)
        TextLayer("Next").frame(x: 60, y: 0, width: 80, height: 44).glassEffect(.clear)
          .glassEffectUnion("u").glassEffectTransition(.materialize).dimming(.none)
      }
      .frame(x: 20, y: 200, width: 300, height: 44)
      ScrollEdgeLayer(.soft, edge: .bottom, barHeight: 60).event(at: 0.5, .appear)
      DimmingLayer(0.2).concentric(minimumRadius: 4).contentLayer()
      BackgroundExtensionLayer(safeArea: Rect(x: 90, y: 0, width: 300, height: 300)) {
        FillLayer(.primary)
      }
    }
    let document = #"""
      {"version": 1, "size": {"width": 390, "height": 300}, "desktop": [
        {"image": "photo.jpg"},
        {"glassContainer": [
          {"glass": "regular", "tint": "systemOrange", "interactive": true, "shape": "circle", "control": "button",
           "effectID": "play", "frame": [0, 0, 44, 44], "layers": [{"symbol": "play", "frame": [10, 10, 24, 24]}]},
          {"glass": "clear", "union": "u", "transition": "materialize", "dimming": "none", "frame": [60, 0, 80, 44],
           "layers": [{"text": "Next"}]}
        ], "spacing": "bar", "frame": [20, 200, 300, 44]},
        {"scrollEdge": "soft", "edge": "bottom", "barHeight": 60,
         "events": [{"at": 0.5, "event": "appear"}]},
        {"dimming": 0.2, "shape": {"concentric": 4}, "content": true},
        {"backgroundExtension": [{"fill": "label"}], "safeArea": [90, 0, 300, 300]}
      ]}
      """#
    #expect(try SceneReader().read(bytes: Array(document.utf8)) == built)
  }

  @Test func stylesAreValues() {
    let tinted = Glass.regular.tint(.blue)
    #expect(tinted.tint(nil) == .regular)
    #expect(tinted.interactive().interactive(false) == tinted)
    #expect(Glass.identity.variant == .identity)
  }
}
