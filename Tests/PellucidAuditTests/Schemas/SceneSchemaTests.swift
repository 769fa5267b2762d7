// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDocument
import PellucidTestSupport
import Testing

@testable import PellucidAudit

@Suite struct SceneSchemaTests {
  private static let path = DocumentedSchema.path("scene.schema.json")

  @Test("The schema in the documentation is that of the reader; PELLUCID_RECORD_GOLDENS=1 writes it")
  func documented() throws {
    try DocumentedSchema.expect(SceneSchema.text.text, at: Self.path)
  }

  /// The documents of the tree that the reader accepts.
  private static let documents: [String] = {
    let root = SourceTree.root
    return ["Examples", "Tests/Golden", "Docs/Pictures", "Tests/Embedded"].flatMap { folder -> [String] in
      let names =
        FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
        .compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".json") }.map { root.appending(path: folder + "/" + $0).path }
    }.filter { path in
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      return (try? SceneReader().read(bytes: Array(data))) != nil
    }.sorted()
  }()

  @Test(
    "The schema accepts every document of the examples and goldens",
    .enabled(if: SARIFSchema.obstacleToOthers == nil, "\(SARIFSchema.obstacleToOthers ?? "")"))
  func accepted() throws {
    #expect(Self.documents.count > 60)
    let result = try SARIFSchema.refused(Self.documents, by: Self.path)
    #expect(result.paths.isEmpty, "\(result.output.prefix(3000))")
  }

  /// Members of a document, or a layer, that both the reader and the schema accept.
  private static let good = [
    #""$schema": "scene.schema.json""#, #""time": 3600"#, #""alwaysDark": "immersiveMedia""#,
    #""room": {"lightAngle": -360}"#, #""glassRules": {"mostElements": 3}"#,
    ##""backdrops": {"colors": ["#000"]}"##, #""windows": [{"material": "none", "note": [1]}]"#,
  ]
  private static let bad = [
    #""$schema": 1"#, #""time": 3601"#, #""alwaysDark": true"#, #""room": {"angle": 1}"#,
    #""glassRules": {"mostElements": 2.5}"#, #""backdrops": {}"#, #""windows": [{"material": 1}]"#,
    #""scale": 9"#, #""desktop": {}"#, #""traits": {"platform": "linux"}"#, #""traits": {"textSize": 3}"#,
    #""traits": {"platforms": "ios"}"#, #""pictures": {"soften": true}"#, #""layers": []"#,
  ]
  private static let goodLayers = [
    ##"{"fill": "#000", "component": true}"##, #"{"fill": {"level": "label", "vibrant": false}}"#,
    #"{"material": "thin", "role": "menu"}"#, #"{"role": "menu"}"#, #"{"glass": "clear", "dimming": 0.5}"#,
    #"{"dimming": "automatic", "shape": {"concentric": 3}}"#,
    #"{"text": "a", "weight": "bold", "size": 3}"#, #"{"text": "a", "weight": 450}"#,
    #"{"text": "a", "design": "serif", "italic": true, "fontWidth": "expanded", "smallCaps": "all"}"#,
    #"{"text": "a", "monospacedDigits": true, "fontWidth": 0.5}"#,
    #"{"component": "slider", "value": 0.4, "state": ["pressed"], "frame": [1, 2, 3]}"#,
    ##"{"fill": "#000", "shape": {"path": [["move", 1, 2], ["cubic", 1, 2, 3, 4, 5, 6], ["close"]]}}"##,
    ##"{"linearGradient": {"stops": [[0, "#000"], [1, "label"]]}, "transform": [1, 0, 0, 1, 2, 3]}"##,
    ##"{"fill": "#000", "isolated": true, "effects": [{"blur": 3, "opaque": true}, {"colorMultiply": "#f00"}]}"##,
    ##"{"fill": "#000", "effects": [{"projection": [1, 0, 0, 0, 1, 0, 0, 0, 1]}, {"hueRotation": -90}]}"##,
    #"{"glassContainer": [{"glass": "regular", "events": [{"at": 1, "event": "press"}]}], "spacing": "bar"}"#,
  ]
  private static let badLayers = [
    ##"{"fill": "#000", "effects": [{"blur": -1}]}"##, ##"{"fill": "#000", "effects": [{"opaque": true}]}"##,
    ##"{"fill": "#000", "effects": [{"blur": 1, "contrast": 1}]}"##,
    ##"{"fill": "#000", "effects": [{"blurr": 1}]}"##,
    ##"{"fill": "#000", "effects": [{"projection": [1, 2]}]}"##, ##"{"fill": "#000", "isolated": 1}"##,
    ##"{"fill": "#000", "text": "a"}"##, #"{"opacity": 1}"#, ##"{"fill": "#000", "role": "menu"}"##,
    #"{"glass": "thick"}"#, #"{"material": 3}"#, #"{"text": "a", "size": 0}"#,
    #"{"text": "a", "weight": 950}"#, #"{"text": "a", "design": "mono"}"#, #"{"text": "a", "fontWidth": 3}"#,
    #"{"text": "a", "frame": [1, 2, 3]}"#, #"{"text": "a", "frame": [1, 2, 3, -4]}"#,
    #"{"text": "a", "color": "red"}"#, #"{"text": "a", "blend": "normal"}"#, #"{"component": "knob"}"#,
    #"{"component": "slider", "valeu": 0.4}"#, #"{"component": "slider", "state": "open!"}"#,
    #"{"component": 3}"#, #"{"component": "segmentedControl", "segments": [{"label": "a"}]}"#,
    ##"{"fill": "#000", "shape": {"path": [["move", 1]]}}"##, ##"{"fill": "#000", "shape": {}}"##,
    ##"{"fill": "#000", "clip": "concentric"}"##, ##"{"fill": "#000", "shadow": {}}"##,
    ##"{"linearGradient": {"stops": [[0, "#000"]]}}"##, #"{"backgroundExtension": []}"#,
    #"{"glass": "regular", "events": [{"event": "press"}]}"#, #"{"symbol": "wifi", "styles": []}"#,
  ]

  private static func document(_ members: String) -> String {
    #"{"version": 1, "size": {"width": 9, "height": 9}, \#(members)}"#
  }

  private static let cases: [(text: String, isGood: Bool)] = {
    var cases: [(text: String, isGood: Bool)] = [
      ("{}", false), ("[]", false), (#"{"version": 2, "size": {"width": 9, "height": 9}}"#, false),
    ]
    for (members, isGood) in [(good, true), (bad, false)] {
      for text in members { cases.append((document(text), isGood)) }
    }
    for (layers, isGood) in [(goodLayers, true), (badLayers, false)] {
      for text in layers { cases.append((document("\"desktop\": [\(text)]"), isGood)) }
    }
    return cases
  }()

  @Test("The reader accepts and refuses what the schema does", arguments: cases.indices)
  func reader(_ index: Int) {
    let (text, isGood) = Self.cases[index]
    let read = try? SceneReader().read(bytes: Array(text.utf8))
    #expect((read != nil) == isGood, "\(text)")
  }

  @Test(
    "The schema accepts and refuses what the reader does",
    .enabled(if: SARIFSchema.obstacleToOthers == nil, "\(SARIFSchema.obstacleToOthers ?? "")"))
  func schema() throws {
    let folder = try TemporaryFolder()
    let files = try Self.cases.enumerated().map { try folder.write($0.element.text, to: "\($0.offset).json") }
    let refused = try SARIFSchema.refused(files, by: Self.path)
    for (file, item) in zip(files, Self.cases) {
      #expect(refused.paths.contains(file) != item.isGood, "\(item.text)\n\(refused.output.prefix(500))")
    }
  }
}
