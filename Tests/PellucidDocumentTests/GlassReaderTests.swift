// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidScene
import Testing

@Suite struct GlassReaderTests {
  private func read(_ layer: String, traits: String = "{}") throws(SceneReadingError) -> SceneDescription {
    let text = """
      {"version": 1, "size": {"width": 100, "height": 100}, "traits": \(traits), "desktop": [\(layer)]}
      """
    return try SceneReader().read(bytes: Array(text.utf8))
  }

  private func content(_ layer: String) throws -> Layer.Content {
    try #require(try read(layer).desktop.first).content
  }

  private func error(_ layer: String, traits: String = "{}") -> SceneReadingError? {
    do {
      _ = try read(layer, traits: traits)
      return nil
    } catch {
      return error
    }
  }

  @Test("Read every key of glass")
  func everyKeyOfGlassIsRead() throws {
    let read = try content(
      #"""
      {"glass": "clear", "control": "searchField", "shape": "circle", "tint": "systemOrange", "interactive": true,
       "dimming": 0.2, "adaptive": false, "focused": true, "effectID": "a", "union": "b",
       "transition": "materialize", "layers": [{"text": "a"}]}
      """#)
    var glass = GlassContent(
      .clear, control: .searchField, shape: .circle, tint: .semantic("systemOrange"),
      children: [Layer(frame: Rect(x: 0, y: 0, width: 100, height: 100), content: .text(TextContent("a")))])
    (glass.isInteractive, glass.dimming, glass.adapts, glass.isFocused) = (true, .amount(0.2), false, true)
    (glass.identity, glass.union, glass.transition) = ("a", "b", .materialize)
    #expect(read == .glass(glass))
  }

  @Test("Keys of glass that are left out have defaults")
  func leftOutKeysOfGlass() throws {
    #expect(try content(#"{"glass": "regular"}"#) == .glass(GlassContent()))
    var undimmed = GlassContent(.identity)
    undimmed.dimming = .none
    #expect(try content(#"{"glass": "identity", "dimming": "none"}"#) == .glass(undimmed))
    #expect(try content(#"{"glass": "clear", "dimming": "automatic"}"#) == .glass(GlassContent(.clear)))
  }

  @Test("Read named and numeric spacings of containers")
  func containersHaveNamedAndOtherSpacings() throws {
    for (text, spacing) in [("\"bar\"", 12.0), ("\"automatic\"", 8), ("40", 40)] {
      let container = try content(#"{"glassContainer": [], "spacing": \#(text)}"#)
      #expect(container == .glassContainer(GlassContainerContent(spacing: spacing)))
    }
    #expect(try content(#"{"glassContainer": []}"#) == .glassContainer(GlassContainerContent(spacing: 8)))
  }

  @Test("Read scroll edges, dimmings and background extensions")
  func edgesDimmingsAndExtensionsAreRead() throws {
    var edge = ScrollEdgeContent(.soft, edge: .bottom, barHeight: 60, inset: 20, offset: 5)
    (edge.hasTitle, edge.hasGlassItems) = (false, false)
    edge.events = [ScrollEdgeEvent(at: 0.5, .appear), ScrollEdgeEvent(at: 2, .disappear)]
    #expect(
      try content(
        #"""
        {"scrollEdge": "soft", "edge": "bottom", "barHeight": 60, "inset": 20, "title": false,
         "glassItems": false, "offset": 5,
         "events": [{"at": 0.5, "event": "appear"}, {"at": 2, "event": "disappear"}]}
        """#) == .scrollEdge(edge))
    #expect(
      try content(#"{"dimming": 0.35, "shape": "circle"}"#)
        == .dimming(DimmingContent(.fixed(0.35), shape: .circle)))
    #expect(try content(#"{"dimming": "automatic"}"#) == .dimming(DimmingContent()))
    guard
      case .backgroundExtension(let content) = try content(
        #"{"backgroundExtension": [{"fill": "label"}], "safeArea": [30, 0, 70, 100]}"#)
    else {
      Issue.record("not a background extension")
      return
    }
    #expect(content.safeArea == Rect(x: 30, y: 0, width: 70, height: 100))
    #expect(content.layers.map(\.frame) == [Rect(x: 0, y: 0, width: 70, height: 100)])
  }

  @Test("Read concentric shapes and the content flag")
  func concentricShapesAndContent() throws {
    let fill = try #require(
      try read(#"{"fill": "label", "shape": "concentric", "content": true}"#).desktop.first)
    #expect(fill.concentricRadius == 0 && fill.isContent == true)
    let least = try #require(try read(#"{"glass": "regular", "shape": {"concentric": 8}}"#).desktop.first)
    #expect(least.concentricRadius == 8)
    #expect(try read(#"{"fill": "label", "shape": "circle"}"#).desktop.first?.concentricRadius == nil)
    #expect(error(#"{"group": [], "clip": "concentric"}"#) != nil)
  }

  @Test("Read settings of glass among the traits")
  func settingsStandAmongTheTraits() throws {
    let scene = try read("", traits: #"{"reduceMotion": true, "showBorders": true, "preferredLook": 0.8}"#)
    #expect(scene.glass == GlassSettings(reduceMotion: true, showBorders: true, preferredLook: 0.8))
    #expect(try read("").glass == GlassSettings())
  }

  @Test("The room of visionOS and the light of tvOS's focus have ranges")
  func roomsAndLightsHaveRanges() throws {
    func read(room: String) throws -> SceneDescription {
      let text = #"{"version": 1, "size": {"width": 10, "height": 10}, "room": \#(room)}"#
      return try SceneReader().read(bytes: Array(text.utf8))
    }
    let room = try read(room: #"{"lightAngle": 90, "lightIntensity": 0.2, "viewingAngle": -30}"#)
    let plain = try read(room: "{}")
    #expect(room.room == Room(lightAngle: 90, lightIntensity: 0.2, viewingAngle: -30))
    #expect(plain.room == Room())
    #expect(plain.room(lightAngle: 90, lightIntensity: 0.2, viewingAngle: -30) == room)
    // Values that Swift sets are clamped.
    #expect(
      Room(lightAngle: .nan, lightIntensity: 2, viewingAngle: -90)
        == Room(lightIntensity: 1, viewingAngle: -60))
    for (key, value) in [("lightAngle", 361.0), ("lightIntensity", 1.5), ("viewingAngle", 61)] {
      do {
        _ = try read(room: "{\"\(key)\": \(value)}")
        Issue.record("\(key) \(value) is read")
      } catch SceneReadingError.outOfRange(let place, let found, _) {
        #expect(place.keyPath == "room." + key && found == value)
      }
    }
    let light = try content(#"{"glass": "clear", "focused": true, "focusLight": [0.25, 1]}"#)
    guard case .glass(let glass) = light else {
      Issue.record("no glass")
      return
    }
    #expect(glass.focusLight == Point(x: 0.25, y: 1))
    guard case .outOfRange? = error(#"{"glass": "clear", "focusLight": [0.25, 1.5]}"#) else {
      Issue.record("a light outside the frame is read")
      return
    }
  }

  @Test("Errors name the nearest known word")
  func errorsNameTheNearest() throws {
    guard case .unknownValue(_, "clearr", "clear", _) = error(#"{"glass": "clearr"}"#) else {
      Issue.record("no nearest variant")
      return
    }
    guard case .unknownValue(_, _, "toolbar", _) = error(#"{"glass": "clear", "control": "tolbar"}"#) else {
      Issue.record("no nearest control")
      return
    }
    guard case .unknownKey(_, "interactive", _) = error(#"{"glass": "clear", "interactve": true}"#) else {
      Issue.record("no nearest key")
      return
    }
    guard case .outOfRange = error(#"{"glass": "clear", "dimming": 1.5}"#) else {
      Issue.record("no range of dimming")
      return
    }
    guard case .outOfRange = error("", traits: #"{"preferredLook": -0.1}"#) else {
      Issue.record("no range of the preferred look")
      return
    }
    guard case .missingKey(_, "safeArea") = error(#"{"backgroundExtension": []}"#) else {
      Issue.record("no missing safe area")
      return
    }
    guard case .unclearLayer(_, ["material", "glass"], _) = error(#"{"glass": "clear", "material": "thin"}"#)
    else {
      Issue.record("glass and material in one layer")
      return
    }
  }
}
