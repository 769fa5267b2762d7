// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidScene
import Testing

@Suite struct SceneReaderTests {
  private typealias Place = SceneReadingError.Place

  private func read(_ text: String, limits: SceneLimits = SceneLimits()) throws(SceneReadingError)
    -> SceneDescription
  {
    try SceneReader(limits: limits).read(bytes: Array(text.utf8))
  }

  private func error(_ text: String, limits: SceneLimits = SceneLimits()) -> SceneReadingError? {
    do {
      _ = try read(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// Returns a document with one layer on a desktop of 100 × 100 points.
  private func document(_ layer: String) -> String {
    #"{"version": 1, "size": {"width": 100, "height": 100}, "desktop": [\#(layer)]}"#
  }

  private func layer(_ text: String) throws -> Layer {
    try #require(try read(document(text)).desktop.first)
  }

  @Test("The smallest document has defaults")
  func smallestDocumentHasDefaults() throws {
    let scene = try read(#"{"version": 1, "size": {"width": 390, "height": 844}}"#)
    #expect(scene == SceneDescription(size: Size(width: 390, height: 844)))
  }

  @Test("Read text styles, by the names of UIKit and of SwiftUI")
  func textStylesAreRead() throws {
    func font(_ keys: String) throws -> TextContent.Font? {
      if case .text(let text) = try layer(#"{"text": "a"\#(keys)}"#).content { text.font } else { nil }
    }
    #expect(try font("") == .fixed(size: 17, weight: 400))
    #expect(try font(#", "textStyle": "headline""#) == .style(.headline, weight: nil))
    #expect(try font(#", "textStyle": "title", "weight": "regular""#) == .style(.title1, weight: 400))
    #expect(try font(#", "textStyle": "caption""#) == font(#", "textStyle": "caption1""#))
  }

  @Test("Reject unknown text styles and sizes with the nearest name, and a style beside a size")
  func wrongTextStylesAreRejected() {
    guard
      case .unknownValue(let place, "headlin", "headline", _)? =
        error(document(#"{"text": "a", "textStyle": "headlin"}"#))
    else { return #expect(Bool(false)) }
    #expect(place.keyPath == "desktop[0].textStyle")
    guard
      case .excludingKeys(_, ["size", "textStyle"])? =
        error(document(#"{"text": "a", "textStyle": "body", "size": 17}"#))
    else { return #expect(Bool(false)) }
    func traits(_ text: String) -> SceneReadingError? {
      error(#"{"version": 1, "size": {"width": 1, "height": 1}, "traits": {\#(text)}}"#)
    }
    guard case .unknownValue(_, "ax3", "AX3", _)? = traits(#""textSize": "ax3""#),
      case .unknownKey(_, "boldText", _)? = traits(#""boldtext": true"#),
      case .wrongKind? = traits(#""smartInvert": "yes""#),
      case .wrongKind? = traits(#""boldText": 1"#),
      case .wrongKind? = traits(#""differentiateWithoutColor": "on""#)
    else { return #expect(Bool(false)) }
  }

  @Test("Read every trait")
  func everyTraitIsRead() throws {
    let scene = try read(
      #"""
      {"version": 1, "size": {"width": 1, "height": 1}, "scale": 3, "traits": {"platform": "macos",
       "appearance": "dark", "contrast": "increased", "transparency": "reduced", "level": "elevated",
       "gamut": "displayP3", "active": false, "look": "ios18", "accent": "graphite", "desktopTinted": true,
       "boldText": true, "textSize": "AX3", "differentiateWithoutColor": true, "smartInvert": true}}
      """#)
    var traits = Traits()
    (traits.platform, traits.appearance, traits.contrast) = (.macOS, .dark, .increased)
    (traits.transparency, traits.level, traits.gamut) = (.reduced, .elevated, .displayP3)
    (traits.isActive, traits.look, traits.accent, traits.isDesktopTinted) = (false, .ios18, .graphite, true)
    (traits.hasBoldText, traits.textSize) = (true, .accessibility3)
    (traits.differentiatesWithoutColor, traits.invertsColors) = (true, true)
    #expect(scene.traits == traits)
    #expect(scene.scale == 3)
  }

  @Test("A missing frame is that of the parent")
  func frameLeftOutIsTheParent() throws {
    let group = try layer(#"{"frame": [10, 20, 30, 40], "group": [{"fill": "label"}]}"#)
    guard case .group(let inner) = group.content else {
      Issue.record("not a group")
      return
    }
    #expect(inner.map(\.frame) == [Rect(x: 0, y: 0, width: 30, height: 40)])
  }

  @Test("A style's word is a level, then a custom colour, then a semantic one")
  func stylesAreLevelsThenCustomThenSemantic() throws {
    let cases: [(String, ForegroundStyle)] = [
      (#""secondaryFill""#, ForegroundStyle(.level(.secondaryFill))),
      (##""#FF0000""##, ForegroundStyle(.color(.custom(EncodedColor(red: 1, green: 0, blue: 0))))),
      (#""systemBlue""#, ForegroundStyle(.color(.semantic("systemBlue")))),
      (#"{"level": "label", "vibrant": false}"#, ForegroundStyle(.level(.label), isVibrant: false)),
      (#"{"color": "systemRed"}"#, ForegroundStyle(.color(.semantic("systemRed")))),
    ]
    for (text, style) in cases {
      #expect(try layer(#"{"fill": \#(text)}"#).content == .fill(shape: .rectangle, .foreground(style)))
    }
  }

  @Test("Read texts, symbols and shapes")
  func textSymbolAndShapesAreRead() throws {
    let text = try layer(
      #"{"id": "t", "text": "Grüße 안녕", "size": 12, "weight": "semibold", "alignment": "center", "lineLimit": 2}"#
    )
    #expect(text.id == "t")
    #expect(
      text.content == .text(TextContent("Grüße 안녕", size: 12, weight: 600, alignment: .center, lineLimit: 2)))
    let symbol = try layer(#"{"symbol": "wifi", "rendering": "palette", "styles": ["label", "fill"]}"#)
    let styles = [ForegroundStyle.primary, ForegroundStyle(.level(.fill))]
    #expect(symbol.content == .symbol(SymbolContent(name: "wifi", rendering: .palette, styles: styles)))
    let square = try layer(
      #"{"fill": "fill", "shape": {"roundedRectangle": [1, 2, 3, 4], "style": "circular"}}"#)
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let fill = FillStyle.foreground(ForegroundStyle(.level(.fill)))
    #expect(square.content == .fill(shape: .roundedRectangle(radii, style: .circular), fill))
    let path = try layer(#"{"fill": "fill", "shape": {"path": [["move", 1, 2], ["line", 3, 4], ["close"]]}}"#)
    let outline = Path([.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .close])
    #expect(path.content == .fill(shape: .path(outline), fill))
  }

  @Test("A positive rotation is clockwise")
  func quarterTurnIsClockwise() throws {
    let layer = try layer(#"{"fill": "fill", "transform": {"rotate": 90}}"#)
    let turned = layer.transform.applied(to: Point(x: 1, y: 0))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test("Read nested materials and gradient stops")
  func materialsNestAndGradientsHaveStops() throws {
    let material = try layer(
      #"{"role": "sidebar", "blending": "withinWindow", "backdropGroup": "a", "layers": [{"material": "thin"}]}"#
    )
    let inner = Layer(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), content: .material(MaterialContent(.named("thin"))))
    #expect(
      material.content
        == .material(
          MaterialContent(.role("sidebar"), blending: .withinWindow, backdropGroup: "a", children: [inner])))
    let gradient = try layer(
      ##"{"linearGradient": {"stops": [[0, "#000"], [1, "systemBlue"]], "end": [1, 1]}}"##)
    let stops = [
      FillStyle.Stop(location: 0, color: .custom(EncodedColor(white: 0))),
      FillStyle.Stop(location: 1, color: .semantic("systemBlue")),
    ]
    let fill = FillStyle.linear(stops: stops, start: Point(x: 0.5, y: 0), end: Point(x: 1, y: 1))
    #expect(gradient.content == .fill(shape: .rectangle, fill))
  }

  // MARK: Errors

  @Test("Syntax errors have a line and a column")
  func syntaxErrorsHaveAPosition() {
    #expect(
      error("{\n  \"version\": 1,,\n}")
        == .syntax(at: TextPosition(line: 2, column: 16), found: .text("','"), expected: .key))
    #expect(
      error("{\"version\": tru}")
        == .syntax(at: TextPosition(line: 1, column: 16), found: .text("'}'"), expected: .text("true")))
    #expect(
      error("")
        == .syntax(
          at: TextPosition(line: 1, column: 1), found: .end, expected: .value))
    #expect(
      error(#"{"version": 1e999}"#)
        == .syntax(at: TextPosition(line: 1, column: 13), found: .text("1e999"), expected: .finiteNumber))
    #expect(
      error("{\"a\": NaN}")
        == .syntax(at: TextPosition(line: 1, column: 7), found: .text("'NaN'"), expected: .value))
  }

  @Test("An unknown key names the nearest known one")
  func unknownKeysNameTheNearest() {
    guard case .unknownKey(let place, let nearest, _)? = error(document(#"{"text": "a", "weigth": 3}"#))
    else {
      Issue.record("wrong error")
      return
    }
    #expect(place.keyPath == "desktop[0].weigth")
    #expect(nearest == "weight")
    guard case .unknownKey(let other, "text", _)? = error(document(#"{"txet": "a"}"#)) else {
      Issue.record("wrong error")
      return
    }
    #expect(other.keyPath == "desktop[0].txet")
  }

  @Test("Reject duplicate and missing keys")
  func duplicateAndMissingKeys() {
    #expect(
      error(#"{"version": 1, "version": 1}"#)
        == .duplicateKey(Place("version", at: TextPosition(line: 1, column: 16))))
    #expect(
      error(#"{"version": 1}"#) == .missingKey(Place("", at: TextPosition(line: 1, column: 1)), key: "size"))
    #expect(
      error(#"{"size": {"width": 1, "height": 1}}"#)
        == .missingKey(Place("", at: TextPosition(line: 1, column: 1)), key: "version"))
  }

  @Test("Reject numbers out of range")
  func valuesOutOfRange() {
    let head = #"{"version": 1, "size": "#
    #expect(
      error(head + #"{"width": 0, "height": 1}}"#)
        == .outOfRange(
          Place("size.width", at: TextPosition(line: 1, column: 34)), found: 0, allowed: .within(1...16384)))
    #expect(
      error(head + #"{"width": 16384, "height": 16384}}"#)
        == .outOfRange(
          Place("", at: TextPosition(line: 1, column: 1)), found: 32768 * 32768,
          allowed: .pixels(upTo: 100_000_000)))
    guard
      case .outOfRange(let place, 2, .within(0...1))? = error(document(#"{"fill": "fill", "opacity": 2}"#))
    else {
      Issue.record("wrong error")
      return
    }
    #expect(place.keyPath == "desktop[0].opacity")
    guard case .outOfRange(let version, 2, _)? = error(#"{"version": 2, "size": {}}"#) else {
      Issue.record("wrong error")
      return
    }
    #expect(version.keyPath == "version")
  }

  @Test("Errors quote the value as the document writes it")
  func whatWasFoundIsWrittenAsItStands() {
    let flat = error(#"{"version": 1, "size": {"width": -0.0, "height": 10}, "desktop": []}"#)
    #expect(
      flat?.description.contains("size.width") == true && flat?.description.contains("found -0.0;") == true)
    let shadow = error(document(##"{"fill": "fill", "shadow": {"sigma": 1, "color": "#12"}}"##))
    #expect(shadow?.description.contains("shadow.color") == true)
  }

  @Test("Reject values of the wrong kind and unknown words")
  func wrongKindsAndUnknownValues() {
    guard
      case .wrongKind(let place, .string, .number)? = error(document(#"{"text": "a", "size": "b"}"#))
    else {
      Issue.record("wrong error")
      return
    }
    #expect(place.keyPath == "desktop[0].size")
    let short = error(document(#"{"fill": "fill", "frame": [1, 2, 3]}"#))
    guard case .wrongKind(_, .arrayOf(3), .arrayNamed("x, y, width, height"))? = short else {
      Issue.record("wrong error")
      return
    }
    guard
      case .unknownValue(_, "multply", "multiply", _)? = error(
        document(#"{"fill": "fill", "blend": "multply"}"#))
    else {
      Issue.record("wrong error")
      return
    }
    guard case .badColor(_, "#12", _)? = error(document(##"{"fill": "#12"}"##)) else {
      Issue.record("wrong error")
      return
    }
  }

  @Test("A layer has exactly one kind")
  func layersSayWhatTheyAreOnce() {
    guard case .unclearLayer(_, ["fill", "text"], _)? = error(document(#"{"fill": "fill", "text": "a"}"#))
    else {
      Issue.record("wrong error")
      return
    }
    guard case .unclearLayer(_, [], _)? = error(document(#"{"opacity": 1}"#)) else {
      Issue.record("wrong error")
      return
    }
  }

  @Test("A role beside a material states its purpose; an unknown one names the nearest")
  func materialsStateTheirPurpose() throws {
    let layers = try read(document(#"{"material": "thin", "role": "sidebar"}, {"role": "sidebar"}"#)).desktop
    guard case .material(let named) = layers[0].content, case .material(let role) = layers[1].content else {
      Issue.record("no materials")
      return
    }
    #expect(named.choice == .named("thin") && named.purpose == .sidebar)
    #expect(role.choice == .role("sidebar") && role.purpose == nil)
    guard
      case .unknownValue(let place, _, let nearest, _)? = error(
        document(#"{"material": "thin", "role": "sidebr"}"#))
    else {
      Issue.record("wrong error")
      return
    }
    #expect(place.keyPath == "desktop[0].role" && nearest == "sidebar")
  }

  @Test("Enforce the limits of documents")
  func limitsHold() {
    var limits = SceneLimits()
    limits.layers = 2
    guard
      case .tooMany(_, .entries, 2)? = error(
        document(#"{"fill":"fill"},{"fill":"fill"},{"fill":"fill"}"#), limits: limits)
    else {
      Issue.record("wrong error")
      return
    }
    limits.layers = 10
    limits.bytes = 20
    #expect(error(document(""), limits: limits) == .tooManyBytes(limit: 20))
    let deep = String(repeating: #"{"group":["#, count: 40) + String(repeating: "]}", count: 40)
    guard case .tooMany(_, .nestedLayers, 32)? = error(document(deep)) else {
      Issue.record("wrong error")
      return
    }
    guard case .tooMany(_, .brackets, _)? = error(String(repeating: "[", count: 100_000))
    else {
      Issue.record("wrong error")
      return
    }
  }

  @Test("Error sentences name the place and the remedy")
  func sentencesSayWhereAndWhatToDo() {
    #expect(
      error(document(#"{"text": "a", "weigth": 3}"#))?.description.hasPrefix(
        "unknown key: desktop[0].weigth (line 1, column 81): did you mean \"weight\"? known here: text")
        == true)
  }

  /// Truncated or altered documents give a value or an error.
  @Test("Damaged documents never trap")
  func damagedDocumentsNeverTrap() {
    let text = Array(
      document(
        ##"{"text": "\u00e9\n", "frame": [0, -1.5e1, 10, 10], "style": "#12345678", "shadow": {"sigma": 3}}"##
      ).utf8)
    for count in 0..<text.count {
      #expect(throws: SceneReadingError.self) { try SceneReader().read(bytes: Array(text.prefix(count))) }
    }
    for index in text.indices {
      for byte in [UInt8(0), 0x22, 0x5C, 0x7B, 0x80, 0xFF] {
        var damaged = text
        damaged[index] = byte
        guard let scene = try? SceneReader().read(bytes: damaged) else { continue }
        #expect(scene.desktop.count == 1)
      }
    }
  }
}
