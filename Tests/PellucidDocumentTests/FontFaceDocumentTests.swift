// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidScene
import Testing

@Suite struct FontFaceDocumentTests {
  private func face(_ keys: String) throws(SceneReadingError) -> FontFace? {
    let document = #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"text": "a"\#(keys)}]}"#
    guard case .text(let text)? = try SceneReader().read(bytes: Array(document.utf8)).desktop.first?.content
    else { return nil }
    return text.face
  }

  private func error(_ keys: String) -> SceneReadingError? {
    do {
      _ = try face(keys)
      return nil
    } catch {
      return error
    }
  }

  @Test("The keys of a face are read")
  func keysAreRead() throws {
    #expect(try face("") == FontFace() && face(#", "design": "default", "italic": false"#) == FontFace())
    var face = FontFace()
    (face.design, face.isItalic, face.hasEqualDigits) = (.monospaced, true, true)
    (face.width, face.smallCapitals) = (0.8, .all)
    let keys =
      #", "design": "monospaced", "italic": true, "monospacedDigits": true, "smallCaps": "all", "fontWidth": "#
    #expect(try self.face(keys + #""condensed""#) == face && self.face(keys + "0.8") == face)
  }

  @Test("Unknown words of a face name the nearest, and a design beside a family is rejected")
  func wrongKeysAreRejected() {
    for (keys, nearest) in [
      (#", "design": "monospace""#, "monospaced"), (#", "fontWidth": "condensd""#, "condensed"),
      (#", "smallCaps": "lower-case""#, "lowercase"),
    ] {
      guard case .unknownValue(_, _, let found, _)? = error(keys) else {
        Issue.record("\(keys)")
        continue
      }
      #expect(found == nearest)
    }
    guard case .outOfRange(let place, 3, _)? = error(#", "fontWidth": 3"#) else {
      return #expect(Bool(false))
    }
    #expect(place.keyPath == "desktop[0].fontWidth")
    guard case .wrongKind? = error(#", "italic": 1"#),
      case .excludingKeys(_, ["family", "design"])? = error(#", "family": "Inter", "design": "serif""#)
    else { return #expect(Bool(false)) }
  }

  @Test("A written face is read again, with words where a width has one")
  func facesAreWritten() throws {
    func written(_ change: (inout TextContent) -> Void) throws -> String {
      var text = TextContent("a")
      change(&text)
      let layer = Layer(frame: Rect(x: 0, y: 0, width: 9, height: 9), content: .text(text))
      let scene = SceneDescription(size: Size(width: 9, height: 9), desktop: [layer])
      let bytes = try SceneWriter().bytes(of: scene)
      #expect(try SceneReader().read(bytes: bytes) == scene)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try !written { _ in }.contains("italic"))
    #expect(try written { $0.face.width = 0.6 }.contains(#""fontWidth": "compressed""#))
    #expect(try written { $0.face.width = 0.75 }.contains(#""fontWidth": 0.75"#))
    let all = try written {
      ($0.face.design, $0.face.isItalic) = (.rounded, true)
      ($0.face.hasEqualDigits, $0.face.smallCapitals) = (true, .uppercase)
    }
    for key in [
      #""design": "rounded""#, #""italic": true"#, #""monospacedDigits": true"#, #""smallCaps": "uppercase""#,
    ] {
      #expect(all.contains(key))
    }
  }
}
