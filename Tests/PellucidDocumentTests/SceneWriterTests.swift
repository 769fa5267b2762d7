// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidHost
import PellucidScene
import PellucidTestSupport
import Testing

@Suite struct SceneWriterTests {
  private func text(of scene: SceneDescription) throws -> String {
    String(decoding: try SceneWriter().bytes(of: scene), as: UTF8.self)
  }

  private func error(_ scene: SceneDescription) -> SceneWritingError? {
    do throws(SceneWritingError) {
      _ = try SceneWriter().bytes(of: scene)
      return nil
    } catch {
      return error
    }
  }

  private func scene(_ layers: Layer...) -> SceneDescription {
    SceneDescription(size: Size(width: 100, height: 80), desktop: layers)
  }

  private static let documents: [String] = {
    let root = SourceTree.root
    let examples =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Examples").path)) ?? []
    let goldens =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Tests/Golden").path)) ?? []
    return examples.filter { $0.hasSuffix(".json") }.map { "Examples/" + $0 }.sorted()
      + goldens.filter { !$0.contains(".") }.map { "Tests/Golden/\($0)/scene.json" }.sorted()
  }()

  /// Guards the parameterised tests: with an empty list of documents they would run no case and pass.
  @Test("The list of documents under test is not empty", arguments: ["Examples/ferry.json", "Tests/Golden/"])
  func findDocumentsToTest(_ start: String) {
    #expect(Self.documents.contains { $0.hasPrefix(start) })
  }

  @Test("A written document reads as the same scene", arguments: documents) func readWhatWasWritten(
    _ path: String
  ) throws {
    let scene = try SceneReader().read(path: SourceTree.root.appending(path: path).path)
    let bytes = try SceneWriter().bytes(of: scene)
    #expect(try SceneReader().read(bytes: bytes) == scene)
    #expect(try SceneWriter().bytes(of: SceneReader().read(bytes: bytes)) == bytes)
  }

  @Test("A hundred random scenes read as they were written")
  func readRandomScenesAgain() throws {
    for seed in UInt64(1)...100 {
      var random = RandomScene(seed: seed)
      let scene = random.scene()
      let bytes = try SceneWriter().bytes(of: scene)
      #expect(try SceneReader().read(bytes: bytes) == scene, "seed \(seed)")
    }
  }

  @Test("Leave out keys with default values")
  func leaveOutWhatIsUsual() throws {
    #expect(
      try text(of: SceneDescription(size: Size(width: 10, height: 20.5))) == """
        {
          "version": 1,
          "size": {
            "width": 10,
            "height": 20.5
          }
        }

        """)
  }

  @Test("Write a role that is drawn as glass as the role, with the shape that it states")
  func writeRoles() throws {
    let frame = Rect(x: 10, y: 10, width: 60, height: 40)
    for (shape, name) in [(nil, nil), (Shape.rectangle, "rectangle"), (.circle, "circle")] {
      let written = try text(
        of: scene(Layer(frame: frame, content: .material(MaterialContent(.role(.menu), shape: shape)))))
      #expect(written.contains("\"role\": \"menu\"") && !written.contains("glass"))
      #expect(written.contains("\"shape\"") == (name != nil))
      if let name { #expect(written.contains("\"shape\": \"\(name)\"")) }
    }
  }

  @Test("Write a layer's keys in order of meaning")
  func writeLayersByMeaning() throws {
    var title = Layer(
      id: "title", frame: Rect(x: 0.1, y: 2, width: 30, height: 1e-7),
      content: .text(TextContent("A \"b\"\n")))
    title.opacity = 0.5
    let card = MaterialContent(
      .named("thin"), shape: .roundedRectangle(CornerRadii(28), style: .continuous), children: [title])
    let whole = Rect(x: 0, y: 0, width: 100, height: 80)
    #expect(
      try text(of: scene(Layer(frame: whole, content: .material(card)))).contains(
        """
            {
              "material": "thin",
              "shape": {
                "roundedRectangle": 28
              },
              "layers": [
                {
                  "id": "title",
                  "text": "A \\"b\\"\\n",
                  "frame": [0.1, 2, 30, 1e-07],
                  "opacity": 0.5
                }
              ]
            }
        """))
  }

  /// The colours are one that 8 bits cannot express, and a semantic colour that shares its name with a level.
  @Test("Write colours that need a longer form")
  func keepColorsThatNeedALongerForm() throws {
    for color in [
      ColorStyle.custom(EncodedColor(red: 0.1, green: 1.5, blue: -0.2, alpha: 0.3)), .semantic("label"),
      .asset("Brand/Ink"),
    ] {
      for isVibrant in [true, false] {
        let style = ForegroundStyle(.color(color), isVibrant: isVibrant)
        let scene = scene(
          Layer(
            frame: Rect(x: 0, y: 0, width: 1, height: 1), content: .fill(shape: .circle, .foreground(style))))
        #expect(try SceneReader().read(bytes: SceneWriter().bytes(of: scene)) == scene)
      }
    }
  }

  @Test("Leave out facts that come from files")
  func leaveOutWhatFilesHold() throws {
    var scene = scene()
    scene.catalogs = ["Brand.xcassets"]
    scene.assets.hasCatalogs = true
    #expect(try SceneReader().read(bytes: SceneWriter().bytes(of: scene)).catalogs == ["Brand.xcassets"])
  }

  // MARK: Scenes that documents cannot express

  @Test("Reject numbers out of range")
  func refuseNumbersOutOfRange() throws {
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 5, height: 5), content: .group([]))
    layer.opacity = 2
    guard case .refused(.outOfRange(let place, found: 2, allowed: .within(0...1))) = error(scene(layer))
    else {
      Issue.record("\(String(describing: error(scene(layer))))")
      return
    }
    #expect(place.keyPath == "desktop[0].opacity")
  }

  @Test("Reject numbers that are not finite")
  func refuseNumbersThatAreNone() {
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 5, height: 5), content: .group([]))
    layer.opacity = .nan
    let outer = Layer(frame: Rect(x: 0, y: 0, width: 5, height: 5), content: .group([layer]))
    #expect(error(scene(outer)) == .inexpressible(keyPath: "desktop[0].group[0]"))
    var endless = scene()
    endless.time = .infinity
    #expect(error(endless) == .inexpressible(keyPath: "time"))
  }

  @Test("Reject values that documents cannot express")
  func refuseValuesWithoutNotation() {
    let frame = Rect(x: 0, y: 0, width: 5, height: 5)
    let fill = Layer(
      frame: frame, content: .fill(shape: .rectangle, .foreground(.init(.color(.semantic("#abc"))))))
    #expect(error(scene(fill)) == .inexpressible(keyPath: "desktop[0]"))
    var text = Layer(frame: frame, content: .text(TextContent("a")))
    text.concentricRadius = 3
    #expect(error(scene(text)) == .inexpressible(keyPath: "desktop[0]"))
    var pictures = scene()
    pictures.pictures.rules.leastContrast = 4
    #expect(error(pictures) == .inexpressible(keyPath: "pictures"))
    var window = Window(frame: frame, layers: [fill])
    window.layers = [text]
    #expect(
      error(SceneDescription(size: Size(width: 9, height: 9), windows: [window]))
        == .inexpressible(keyPath: "windows[0].layers[0]"))
  }

  @Test("Clamped effects can be written, and a projection with larger numbers stays the same projection")
  func writeClampedEffects() throws {
    let far = Projection(Transform(a: 2e6, b: 0, c: 0, d: 4e6, tx: 1e6, ty: 0), px: 0, py: 0, pw: 1e6)
    let effects: [LayerEffect] = [
      .blur(sigma: 9000, isOpaque: true), .saturation(-1e12), .grayscale(.nan), .hueRotation(1e300),
      .brightness(.infinity), .contrast(101), .projection(far),
    ]
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 5, height: 5), content: .group([]))
    layer.effects = effects
    #expect(error(scene(layer)) != nil)
    layer.effects = effects.map(\.clamped)
    #expect(error(scene(layer)) == nil)
    guard case .projection(let near)? = layer.effects.last else { return }
    let place = Point(x: 3, y: 5)
    let (first, second) = (far.applied(to: place), near.applied(to: place))
    #expect(abs((first?.x ?? 0) - (second?.x ?? 9)) < 1e-9 && abs((first?.y ?? 0) - (second?.y ?? 9)) < 1e-9)
  }

  @Test("Reject layers nested too deeply")
  func refuseLayersThatAreTooDeep() {
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 5, height: 5), content: .group([]))
    for _ in 0..<40 { layer = Layer(frame: layer.frame, content: .group([layer])) }
    guard case .refused(.tooMany(_, what: .nestedLayers, limit: 32)) = error(scene(layer)) else {
      Issue.record("\(String(describing: error(scene(layer))))")
      return
    }
  }
}
