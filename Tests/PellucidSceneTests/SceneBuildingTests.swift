// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidHost
import PellucidScene
import PellucidTestSupport
import Testing

/// Tests that scenes built in Swift equal the scenes of documents.
@Suite struct SceneBuildingTests {
  @Test func theControlCenterIsTheSameInSwift() throws {
    let example = SourceTree.root.appending(path: "Examples/control-center.json")
    let read = try SceneReader().read(path: example.path)
    #expect(ControlCenter().scene == read)
  }

  @Test func everyKeyOfALayerHasAModifier() throws {
    let read = try scene(
      ##"""
      {"group": [{"image": "a.png", "fit": "fit"}], "id": "g", "frame": [1, 2, 30, 40], "opacity": 0.5,
       "blend": "multiply", "clip": "ellipse", "shadow": {"sigma": 3, "offset": [1, 2], "color": "#FFFFFF80"},
       "transform": {"scale": 2, "rotate": 30, "translate": [5, 6]}}
      """##)
    let built = SceneDescription(size: Size(width: 100, height: 50)) {
      GroupLayer { ImageLayer("a.png").contentMode(.fit) }
        .id("g").frame(x: 1, y: 2, width: 30, height: 40).opacity(0.5).blendMode(.multiply)
        .clipShape(.ellipse).shadow(color: Color(white: 1, opacity: 128 / 255), sigma: 3, x: 1, y: 2)
        .transformEffect(.scale(2)).rotationEffect(degrees: 30).transformEffect(.translation(x: 5, y: 6))
    }
    #expect(built == read)
  }

  @Test func everyContentHasALayer() throws {
    let read = try scene(
      ##"""
      {"linearGradient": {"stops": [[0, "#000000"], [1, "systemRed"]]}, "shape": "capsule"},
      {"radialGradient": {"stops": [[0, "#000"], [1, "#FFF"]], "endRadius": 0.7}},
      {"angularGradient": {"stops": [[0, "#000"], [1, "#FFF"]], "start": 90}, "shape": "circle"},
      {"text": "A", "family": "Inter", "size": 20, "weight": "bold", "alignment": "trailing", "lineLimit": 2,
       "truncation": "middle", "style": {"level": "secondaryLabel", "vibrant": false}},
      {"symbol": "wifi", "rendering": "palette", "styles": ["tertiaryLabel", "#FFFFFF"]},
      {"symbol": "heart", "variant": "fill", "weight": "bold", "scale": "large"},
      {"material": "thin", "blending": "behindWindow", "backdropGroup": "tiles",
       "progress": {"start": [0, 1], "end": [0, 0]}, "shape": {"roundedRectangle": 9}},
      {"role": "menu", "layers": [{"fill": "separator", "frame": [0, 5, 100, 0.5]}]}
      """##)
    let (black, white) = (Color.black, Color.white)
    let built = SceneDescription(size: Size(width: 100, height: 50)) {
      FillLayer(.linear([.black, .red]), in: .capsule)
      FillLayer(.radial([.init(0, black), .init(1, white)], endRadius: 0.7))
      FillLayer(.angular([.init(0, black), .init(1, white)], startInDegrees: 90), in: .circle)
      TextLayer("A").font(size: 20, weight: .bold, family: "Inter").multilineTextAlignment(.trailing)
        .lineLimit(2).truncationMode(.middle).foregroundStyle(.secondary.nonvibrant)
      SymbolLayer("wifi").renderingMode(.palette).foregroundStyle(.tertiary, .white)
      SymbolLayer("heart").symbolVariant(.fill).fontWeight(.bold).imageScale(.large)
      MaterialLayer(.thin, in: .roundedRectangle(9)).blending(.behindWindow).backdropGroup("tiles")
        .progressiveBlur(from: Point(x: 0, y: 1), to: Point(x: 0, y: 0))
      MaterialLayer(role: .menu) { FillLayer(.separator).frame(x: 0, y: 5, width: 100, height: 0.5) }
    }
    #expect(built == read)
  }

  @Test func windowsTraitsAndControlFlow() throws {
    let text =
      ##"{"version": 1, "size": {"width": 100, "height": 50}, "scale": 1, "traits": {"platform": "macos"}, "##
      + ##""desktop": [{"fill": "label"}], "windows": [{"id": "w", "frame": [5, 5, 40, 30], "shape": "capsule", "##
      + ##""shadow": {"sigma": 2}, "active": false, "layers": [{"text": "0"}, {"text": "1"}]}]}"##
    let read = try SceneReader().read(bytes: Array(text.utf8))
    var traits = Traits()
    traits.platform = .macOS
    let isShown = read.windows.isEmpty
    let shadow = Shadow(sigma: 2)
    let window = Window(
      id: "w", frame: Rect(x: 5, y: 5, width: 40, height: 30), shape: .capsule, shadow: shadow,
      isActive: false
    ) {
      for index in 0..<2 { TextLayer(String(index)) }
      if isShown { ImageLayer("hidden.png") }
    }
    let size = Size(width: 100, height: 50)
    let built = SceneDescription(size: size, scale: 1, traits: traits, windows: [window]) {
      if isShown { ImageLayer("hidden.png") } else { FillLayer(.primary) }
    }
    #expect(built == read)
  }

  /// Returns the scene of a document of 100 × 50 points with layers on the desktop.
  private func scene(_ layers: String) throws -> SceneDescription {
    let text = #"{"version": 1, "size": {"width": 100, "height": 50}, "desktop": [\#(layers)]}"#
    return try SceneReader().read(bytes: Array(text.utf8))
  }
}
