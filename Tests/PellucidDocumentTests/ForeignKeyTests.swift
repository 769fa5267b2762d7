// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidJSON
import Testing

@testable import PellucidDocument

/// Tests of the errors about keys and values of CSS, SwiftUI and design tools.
@Suite struct ForeignKeyTests {
  private func error(_ text: String) -> SceneReadingError? {
    do {
      _ = try SceneReader().read(bytes: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private static func document(_ layer: String) -> String {
    #"{"version": 1, "size": {"width": 100, "height": 100}, "desktop": [\#(layer)]}"#
  }

  /// Returns the advice of the error of a layer.
  private func advice(_ layer: String) -> ForeignAdvice? {
    guard case .foreignKey(_, let advice, _)? = error(Self.document(layer)) else { return nil }
    return advice
  }

  /// A layer or document of each kind without its last brace, and the member that each foreign key is answered with.
  private static let answers: [(layer: String, key: String, advice: ForeignAdvice)] = [
    (#"{"text": "a""#, "color", .write(#""style": "secondaryLabel""#)),
    (#"{"text": "a""#, "textAlign", .write(#""alignment": "center""#)),
    (#"{"text": "a""#, "text-align", .write(#""alignment": "center""#)),
    (#"{"text": "a""#, "fontSize", .write(#""size": 17"#)),
    (#"{"text": "a""#, "fontWeight", .write(#""weight": "semibold""#)),
    (#"{"text": "a""#, "width", .write(#""frame": [0, 0, 120, 44]"#)),
    (#"{"text": "a""#, "padding", .statedByFrames), (#"{"text": "a""#, "zIndex", .statedByOrder),
    (
      #"{"text": "a""#, "backgroundColor",
      .layerBelow(##"{"fill": "#3366FF", "frame": [0, 0, 120, 44]}"##)
    ),
    (#"{"text": "a""#, "backdrop-filter", .layerAround(#"{"material": "thin", "layers": []}"#)),
    (#"{"symbol": "wifi""#, "color", .write(#""style": "secondaryLabel""#)),
    (#"{"symbol": "wifi""#, "fontWeight", .write(#""weight": "semibold""#)),
    (#"{"image": "a.png""#, "cornerRadius", .write(#""clip": {"roundedRectangle": 12}"#)),
    (#"{"image": "a.png""#, "objectFit", .write(#""fit": "fit""#)),
    (##"{"fill": "#000""##, "borderRadius", .write(#""shape": {"roundedRectangle": 12}"#)),
    (##"{"fill": "#000""##, "box_shadow", .write(#""shadow": {"sigma": 8, "offset": [0, 4]}"#)),
    (#"{"material": "thin""#, "cornerRadius", .write(#""shape": {"roundedRectangle": 12}"#)),
    (#"{"material": "thin""#, "children", .write(#""layers": []"#)),
    (#"{"glass": "regular""#, "backgroundColor", .write(#""tint": "systemOrange""#)),
    (#"{"glassContainer": []"#, "gap", .write(#""spacing": 12"#)),
    (#"{"component": "button", "title": "a""#, "disabled", .write(#""state": "disabled""#)),
    (#"{"component": "button""#, "label", .write(#""title": "Save""#)),
    (#"{"frame": [0, 0, 1, 1]"#, "backgroundColor", .write(##""fill": "#3366FF""##)),
    (#"{"frame": [0, 0, 1, 1]"#, "src", .write(#""image": "photo.jpg""#)),
    (#"{"frame": [0, 0, 1, 1]"#, "systemName", .write(#""symbol": "wifi""#)),
  ]

  @Test("A key of another system is answered with the key of the layer's kind", arguments: answers.indices)
  func keys(_ index: Int) {
    let (layer, key, expected) = Self.answers[index]
    // An object has no value to convert, so that the answer is an example.
    #expect(advice(layer + ", \"\(key)\": {}}") == expected, "\(layer) \(key)")
  }

  /// Layers without their last brace, foreign members of them, and the members to write with the same value.
  private static let conversions: [(layer: String, member: String, write: String)] = [
    (#"{"text": "a""#, ##""color": "#fff""##, ##""style": "#fff""##),
    (#"{"text": "a""#, #""color": "UIColor.secondaryLabel""#, #""style": "secondaryLabel""#),
    (#"{"text": "a""#, #""textAlign": "left""#, #""alignment": "leading""#),
    (#"{"text": "a""#, #""fontSize": "12px""#, #""size": 12"#),
    (#"{"text": "a""#, #""fontWeight": 600"#, #""weight": 600"#),
    (#"{"text": "a""#, #""fontDesign": "serif""#, #""design": "serif""#),
    (#"{"text": "a""#, #""font-stretch": "expanded""#, #""fontWidth": "expanded""#),
    (#"{"text": "a""#, #""isItalic": true"#, #""italic": true"#),
    (#"{"text": "a""#, #""fontWeight": "extrabold""#, #""weight": "heavy""#),
    (#"{"text": "a""#, #""alpha": "50%""#, #""opacity": 0.5"#),
    (#"{"text": "a""#, #""hidden": false"#, #""opacity": 1"#),
    (#"{"text": "a""#, #""x": 4, "y": "6px", "width": 90, "height": 20"#, #""frame": [4, 6, 90, 20]"#),
    (#"{"text": "a""#, #""bounds": {"x": 1, "y": 2, "width": 3, "height": 4}"#, #""frame": [1, 2, 3, 4]"#),
    (#"{"text": "a""#, #""rotation": "30deg""#, #""transform": {"rotate": 30}"#),
    (#"{"material": "thin""#, #""cornerRadius": 20"#, #""shape": {"roundedRectangle": 20}"#),
    (#"{"material": "thin""#, #""children": [{"text": "a"}]"#, #""layers": […]"#),
    (
      ##"{"fill": "#000""##, #""boxShadow": "0 2px 8px rgba(0, 0, 0, 0.25)""#,
      #""shadow": {"sigma": 4, "offset": [0, 2], "color": "rgba(0, 0, 0, 0.25)"}"#
    ),
    (##"{"fill": "#000", "shadow": {"sigma": 1"##, #""dx": 1, "dy": 2}"#, #""offset": [1, 2]"#),
    (##"{"fill": "#000", "shadow": {"offset": [0, 1]"##, #""blurRadius": 10}"#, #""sigma": 5"#),
    (
      #"{"linearGradient": {"end": [1, 1]"#, ##""colors": ["#000", "red", "#FFF"]}"##,
      ##""stops": [[0, "#000"], [0.5, "red"], [1, "#FFF"]]"##
    ),
    (#"{"frame": [0, 0, 1, 1]"#, #""src": "a.png""#, #""image": "a.png""#),
    (#"{"component": "button", "title": "a""#, #""isEnabled": true"#, #""state": "disabled""#),
  ]

  @Test("The value of a foreign key is converted where that is possible", arguments: conversions.indices)
  func valuesAreConverted(_ index: Int) {
    let (layer, member, expected) = Self.conversions[index]
    #expect(advice(layer + ", " + member + "}") == .write(expected), "\(layer) \(member)")
  }

  @Test("The colour of a foreign background is that of the layer below")
  func backgrounds() {
    #expect(
      advice(##"{"text": "a", "backgroundColor": "#123456"}"##)
        == .layerBelow(##"{"fill": "#123456", "frame": [0, 0, 120, 44]}"##))
  }

  @Test("A value of the wrong kind is answered with the object to write")
  func kindsAreAnswered() {
    for (layer, example) in [
      (##"{"fill": "#000", "shadow": "soft"}"##, ##"{"sigma": 8, "offset": [0, 4], "color": "#00000040"}"##),
      (#"{"linearGradient": "red"}"#, ##"{"stops": [[0, "#3366FF"], [1, "#FF6633"]]}"##),
      (##"{"linearGradient": ["#000", "#FFF"]}"##, ##"{"stops": [[0, "#000"], [1, "#FFF"]]}"##),
      (#"{"material": "thin", "backdrops": "blue"}"#, ##"{"colors": ["#000000"]}"##),
      (#"{"material": "thin", "backdrops": []}"#, ##"{"colors": ["#000000"]}"##),
    ] {
      guard case .wrongKind(_, _, .objectLike(let found))? = error(Self.document(layer)) else {
        Issue.record("\(layer)")
        continue
      }
      #expect(found == example)
    }
  }

  @Test("Keys of another system in shadows, shapes, transforms, traits and documents are answered")
  func partsOfLayers() {
    #expect(advice(##"{"fill": "#000", "shadow": {"radius": 4}}"##) == .write(#""sigma": 4"#))
    #expect(
      advice(##"{"fill": "#000", "shape": {"cornerRadius": 4}}"##) == .write(#""roundedRectangle": 4"#))
    #expect(advice(##"{"fill": "#000", "transform": {"rotation": 4}}"##) == .write(#""rotate": 4"#))
    for (text, key) in [
      (#"{"version": 1, "width": 3}"#, "size"),
      (
        #"{"version": 1, "size": {"width": 9, "height": 9}, "traits": {"colorScheme": "dark"}}"#, "appearance"
      ),
      (#"{"version": 1, "size": {"width": 9, "height": 9}, "layers": []}"#, "desktop"),
    ] {
      guard case .foreignKey(_, .write(let member), _)? = error(text) else {
        Issue.record("\(text)")
        continue
      }
      #expect(member.hasPrefix("\"\(key)\": "))
    }
  }

  /// The objects of documents, each as a text in which `@` stands for a member.
  private static let objects: [(text: String, allowed: [String])] = {
    func layer(_ text: String, _ kind: String) -> (String, [String]) {
      let keys = LayerForm.all.first { $0.key == kind }?.object.names ?? []
      return (document(text), keys)
    }
    return [
      layer(#"{"text": "a", @}"#, "text"), layer(#"{"symbol": "wifi", @}"#, "symbol"),
      layer(#"{"image": "a.png", @}"#, "image"), layer(##"{"fill": "#000", @}"##, "fill"),
      layer(#"{"material": "thin", @}"#, "material"), layer(#"{"glass": "regular", @}"#, "glass"),
      layer(#"{"group": [], @}"#, "group"), layer(#"{"glassContainer": [], @}"#, "glassContainer"),
    ]
  }()

  @Test("What the error recommends can be written in a layer of that kind", arguments: objects.indices)
  func recommendations(_ index: Int) throws {
    let (text, allowed) = Self.objects[index]
    #expect(!allowed.isEmpty)
    for row in ForeignKey.all where row.keys.allSatisfy(allowed.contains) {
      for name in row.names where !allowed.contains(name) {
        switch ForeignKey.advice(on: name, among: allowed) {
        case .write(let member)?:
          let key = try #require(member.split(separator: "\"").first)
          #expect(allowed.contains(String(key)), "\(name): \(member)")
          // A kind's own key is in the layer already.
          if text.contains("{\"\(key)\"") { continue }
          #expect(error(text.replacing("@", with: member)) == nil, "\(name): \(member)")
        case .layerBelow(let layer)?, .layerAround(let layer)?:
          #expect(error(Self.document(layer)) == nil)
        case .statedByFrames?, .statedByOrder?: #expect(allowed.contains("frame"))
        case nil: Issue.record("\(name)")
        }
      }
    }
  }

  @Test("What the error recommends for a component is one of its keys")
  func components() throws {
    for row in ComponentRow.all {
      let allowed = ObjectForm.component(row.kind).names
      for name in ForeignKey.all.flatMap(\.names) where !allowed.contains(name) {
        guard case .write(let member)? = ForeignKey.advice(on: name, among: allowed) else { continue }
        let key = String(try #require(member.split(separator: "\"").first))
        #expect(allowed.contains(key))
      }
    }
  }

  private static let values: [(layer: String, write: String)] = [
    (#"{"text": "a", "opacity": "50%"}"#, "0.5"), (#"{"text": "a", "size": "12px"}"#, "12"),
    (#"{"text": "a", "size": "12.5 pt"}"#, "12.5"), (#"{"text": "a", "weight": "600"}"#, "600"),
    (#"{"text": "a", "lineLimit": "2"}"#, "2"), (#"{"text": "a", "inactive": "true"}"#, "true"),
    (##"{"fill": "#000", "transform": {"rotate": "45deg"}}"##, "45"),
    (##"{"fill": "#000", "shape": "roundedRectangle"}"##, #"{"roundedRectangle": 12}"#),
    (#"{"fill": "transparent"}"#, ##""#00000000""##), (#"{"fill": "Color.blue"}"#, #""blue""#),
    (#"{"text": "a", "style": ".secondary"}"#, #""secondary""#), (#"{"fill": "0x3366FF"}"#, ##""#3366FF""##),
    (
      ##"{"fill": "#000", "shadow": "0 2px 4px #0008"}"##,
      ##"{"sigma": 2, "offset": [0, 2], "color": "#0008"}"##
    ),
    (#"{"material": "thin", "backdrops": "black"}"#, ##"{"colors": ["#000000"]}"##),
    (#"{"material": "thin", "backdrops": "a.png"}"#, #"{"pictures": ["a.png"]}"#),
    (
      #"{"fill": "linear-gradient(red, blue)"}"#,
      ##""linearGradient": {"stops": [[0, "#3366FF"], [1, "#FF6633"]]}"##
    ),
  ]

  @Test("A value of another system is answered with the value of documents", arguments: values.indices)
  func foreignValues(_ index: Int) {
    let (layer, expected) = Self.values[index]
    guard case .foreignValue(_, _, let write)? = error(Self.document(layer)) else {
      Issue.record("\(layer): \(String(describing: error(Self.document(layer))))")
      return
    }
    #expect(write == expected)
  }

  @Test("A word of another system is answered with the word of the same meaning")
  func words() {
    for (layer, word) in [
      (#"{"text": "a", "alignment": "left"}"#, "leading"),
      (#"{"text": "a", "blend": "normal"}"#, "sourceOver"),
      (#"{"text": "a", "weight": "normal"}"#, "regular"), (#"{"image": "a", "fit": "cover"}"#, "fill"),
    ] {
      guard case .unknownValue(_, _, let nearest, _)? = error(Self.document(layer)) else {
        Issue.record("\(layer)")
        continue
      }
      #expect(nearest == word)
    }
  }

  @Test("Every word that is recommended is one of some vocabulary")
  func vocabularies() {
    let known =
      Vocabularies.alignment.names + Vocabularies.weight.names + Vocabularies.blend.names
      + Vocabularies.fit.names + Vocabularies.truncation.names + Vocabularies.platform.names
      + Vocabularies.appearance.names + Vocabularies.contrast.names + Vocabularies.direction.names
      + Vocabularies.gamut.names + Vocabularies.rendering.names + ["rectangle", "capsule", "ellipse"]
    for (foreign, words) in ForeignValue.words {
      for word in words { #expect(known.contains(word), "\(foreign)") }
    }
  }
}
