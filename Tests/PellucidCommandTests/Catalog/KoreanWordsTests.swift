// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests that Korean sentences about files contain no English words.
@Suite struct KoreanWordsTests {
  private static let texts = [
    "", "{", "[1", "[1 2]", "{\"a\" 1}", "{\"a\": 1 2}", "{a: 1}", "[-]", "[1e999]", "[1.]", "[nan]", "[tru]",
    "[1] 2", "[\"", "[\"\u{1}\"]", "[\"\\", "[\"\\x\"]", "[\"\\ud800\"]", "[\"\\ud800\\u0041\"]",
    "[\"\\udc00\"]", "[\"\\u00g0\"]", "[€]", String(repeating: "[", count: 100), "[]", #"{"colors": {}}"#,
    #"{"colors": [[]]}"#, #"{"colors": [{"idiom": 1}]}"#, #"{"info": {"version": true}}"#,
    #"{"properties": {"provides-namespace": "yes"}}"#, "{}", "{\"colors\": [],}",
    #"{"colors": [{"color": {"components": {"red": 0x33}}}]}"#,
    #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "x", "green": 7, "blue": "0.5"}}}]}"#,
  ]

  /// Names of JSON, of keys and of values, which are not translated.
  private static let names: Set = [
    "JSON", "UTF", "colors", "components", "color", "srgb", "red", "green", "blue", "alpha", "idiom",
    "universal", "version", "info", "true", "false", "nan", "properties", "provides", "namespace", "tru",
    "u00g0", "space",
  ]

  @Test func nothingIsLeftInEnglish() throws {
    let folder = try TemporaryFolder()
    for (index, text) in Self.texts.enumerated() {
      _ = try folder.write(text, to: "A.xcassets/C\(index).colorset/Contents.json")
    }
    _ = try folder.write("", to: "A.xcassets/Folder.colorset/Contents.json/x")
    let result = try Program.run(["catalog", "lint", folder.path, "--json", "--language", "ko"])
    let told = result.told.filter { $0["rule"] as? String == "CAT01" }
    #expect(told.count >= Self.texts.count)
    for finding in told {
      let text = "\(finding["message"] ?? "") \(finding["repair"] ?? "")"
      let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
      let foreign = words.filter { $0.count > 2 && $0.first?.isLetter == true && !Self.names.contains($0) }
      #expect(foreign.isEmpty, "\(text)")
    }
  }
}
