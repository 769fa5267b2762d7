// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidHost

/// The constants that sources name assets by.
struct AssetConstantsTests {
  /// Returns the source for a catalog with sets and groups at paths; groups provide a namespace.
  private func source(_ sets: [String], groups: [String] = []) throws -> String? {
    let folder = try TemporaryFolder()
    for set in sets {
      let key = set.hasSuffix(".colorset") ? "colors" : "images"
      _ = try folder.write(
        #"{"\#(key)": [], "info": {"version": 1}}"#, to: "A.xcassets/\(set)/Contents.json")
    }
    for group in groups {
      _ = try folder.write(
        #"{"properties": {"provides-namespace": true}, "info": {"version": 1}}"#,
        to: "A.xcassets/\(group)/Contents.json")
    }
    return AssetConstants(of: [folder.path + "/A.xcassets"]).source
  }

  @Test(
    "A name becomes an identifier without the kind of asset at its end",
    arguments: [
      ("AccentColor.colorset", "accent"), ("ink.colorset", "ink"), ("URLBar.colorset", "urlBar"),
      ("HeroImage.imageset", "hero"), ("dark sky-2.imageset", "darkSky2"), ("24h.imageset", "_24h"),
      ("NASA.imageset", "nasa"), ("Image.imageset", "image"),
    ])
  func identifiers(_ set: String, _ constant: String) throws {
    let type = set.hasSuffix(".colorset") ? "ColorResource" : "ImageResource"
    let name = String(set.prefix { $0 != "." })
    #expect(
      try source([set]) == """
        import Foundation
        import SwiftUI

        extension \(type) {
          static let `\(constant)` = \(type)(name: "\(name)", bundle: .main)
        }

        """)
  }

  @Test("A namespace is a type around its constants")
  func namespaces() throws {
    let source = try #require(try source(["brand/Ink.colorset"], groups: ["brand"]))
    #expect(
      source.contains(
        "  enum `Brand` {\n    static let `ink` = ColorResource(name: \"brand/Ink\", bundle: .main)\n  }"))
  }

  @Test("There is no source where no asset has a name, and of two constants with one name the first counts")
  func edges() throws {
    #expect(try source([]) == nil)
    #expect(try source(["---.imageset"]) == nil)
    let source = try #require(try source(["Ink.colorset", "ink.colorset"]))
    #expect(source.split(separator: "\n").filter { $0.contains("static let") }.count == 1)
  }
}
