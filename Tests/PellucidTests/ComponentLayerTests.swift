// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of components in scenes that are built in Swift.
@Suite struct ComponentLayerTests {
  @Test("A component in Swift is that of its document")
  func componentEqualsItsDocument() throws {
    let slider = try ComponentLayer("slider", ["value": 0.4, "state": ["pressed"]])
    let days = try ComponentLayer(
      "segmentedControl", ["items": [["title": "Day"], ["title": "Week"]], "selection": 1])
    let built = SceneDescription(size: Size(width: 400, height: 300)) {
      slider.frame(x: 20, y: 40, width: 360, height: 34).id("volume")
      days
    }
    let document = """
      {"version": 1, "size": {"width": 400, "height": 300}, "desktop": [
        {"id": "volume", "component": "slider", "value": 0.4, "state": "pressed", "frame": [20, 40, 360, 34]},
        {"component": "segmentedControl", "items": [{"title": "Day"}, {"title": "Week"}], "selection": 1}
      ]}
      """
    #expect(built == (try SceneReader().read(bytes: Array(document.utf8))))
  }

  @Test("An unknown name, property or state is an error that names the nearest known one")
  func wrongPropertiesAreErrors() throws {
    let mistakes: [(name: String, properties: [String: ComponentLayer.Value], known: String)] = [
      ("slidr", [:], "slider"), ("slider", ["valu": 0.4], "value"),
      ("slider", ["state": "presed"], "pressed"),
      ("slider", ["value": 2], "0…1"), ("slider", ["value": "much"], "number"),
    ]
    for mistake in mistakes {
      let error = try #require(throws: PellucidError.self) {
        try ComponentLayer(mistake.name, mistake.properties)
      }
      #expect(error.description.contains(mistake.known), "\(error.description)")
    }
  }

  @Test("Drawing a component lowers it first, and the report names its parts")
  func drawingLowersComponents() throws {
    var renderer = try SceneRenderer(threads: 1)
    let toggle = try ComponentLayer("toggle", ["state": "on"])
    var scene = SceneDescription(size: Size(width: 100, height: 60), scale: 1) {
      FillLayer(.white)
      toggle.frame(x: 20, y: 16, width: 63, height: 28)
    }
    let on = try renderer.draw(scene).picture
    #expect(
      on.pixels()
        != (try renderer.draw(SceneDescription(size: scene.size, scale: 1) { FillLayer(.white) }).picture
          .pixels()))
    scene.traits.platform = .tvOS
    #expect(throws: PellucidError.self) { try renderer.draw(scene) }
  }
}
