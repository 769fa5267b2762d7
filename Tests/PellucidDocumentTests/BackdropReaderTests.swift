// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidScene
import Testing

/// Tests of the reading of statements about backdrops.
@Suite struct BackdropReaderTests {
  private static func scene(_ backdrops: String) throws(SceneReadingError) -> SceneDescription {
    let document = #"{"version": 1, "size": {"width": 10, "height": 10}, "backdrops": \#(backdrops)}"#
    return try SceneReader().read(bytes: Array(document.utf8))
  }

  @Test("A scene without a statement allows every backdrop")
  func everythingIsPossibleByDefault() throws {
    let document = #"{"version": 1, "size": {"width": 10, "height": 10}}"#
    #expect(try SceneReader().read(bytes: Array(document.utf8)).backdrops == nil)
    #expect(try Self.scene(#""any""#).backdrops == .anything)
  }

  @Test("Pictures, colours and content form a list")
  func listsAreRead() throws {
    let scene = try Self.scene(
      ##"{"content": true, "pictures": ["a.png", "Wallpapers"], "colors": ["#000000", ["#112233", "#FFFFFF"]]}"##
    )
    let black = EncodedColor(white: 0)
    #expect(
      scene.backdrops
        == .listed([
          .content, .picture("a.png"), .picture("Wallpapers"), .colors(black, black),
          .colors(try EncodedColor.parse(hexOrCSS: "#112233"), EncodedColor(white: 1)),
        ]))
  }

  @Test("A range of luminance is read")
  func luminanceIsRead() throws {
    #expect(try Self.scene(#"{"luminance": [0.1, 0.5]}"#).backdrops == .luminance(0.1...0.5))
  }

  @Test(
    "A statement that cannot be meant is an error at its place",
    arguments: [
      (#""all""#, "backdrops"), ("{}", "backdrops"), (#"{"picture": "a.png"}"#, "backdrops.picture"),
      (#"{"pictures": "a.png"}"#, "backdrops.pictures"), (#"{"pictures": []}"#, "backdrops"),
      (##"{"colors": ["#00000080"]}"##, "backdrops.colors[0]"),
      (##"{"colors": [["#000000"]]}"##, "backdrops.colors[0]"),
      (#"{"luminance": [0.5, 0.1]}"#, "backdrops.luminance"),
      (#"{"luminance": [0, 2]}"#, "backdrops.luminance[1]"),
      (#"{"luminance": [0, 1], "content": true}"#, "backdrops"), ("3", "backdrops"),
    ])
  func mistakesAreErrors(_ statement: String, _ keyPath: String) {
    #expect { try Self.scene(statement) } throws: { error in
      (error as? SceneReadingError)?.keyPath == keyPath
    }
  }
}

extension SceneReadingError {
  /// The key path of the value that a statement about backdrops may have wrong.
  fileprivate var keyPath: String? {
    switch self {
    case .unknownKey(let place, _, _), .wrongKind(let place, _, _), .outOfRange(let place, _, _),
      .unknownValue(let place, _, _, _), .foreignValue(let place, _, _), .badColor(let place, _, _),
      .excludingKeys(let place, _):
      place.keyPath
    default: nil
    }
  }
}
