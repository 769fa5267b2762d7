// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import Testing

@testable import PellucidAudit
@testable import PellucidJudge

@Suite struct LintConfigurationTests {
  private func read(_ text: String) throws -> LintConfiguration {
    try LintConfiguration(parsing: Array(text.utf8))
  }

  @Test("Read every key of a configuration")
  func everythingIsRead() throws {
    let configuration = try read(
      """
      {"version": 1, "names": false,
       "pairs": [{"foreground": "Ink", "background": "Paper", "use": "largeText"},
                 {"foreground": "Ink", "background": "#FFF"}],
       "roles": {"Ink": "text", "Rule": "separator"}, "fixed": ["Logo"],
       "levels": [{"base": "Paper", "elevated": "Sheet"}],
       "images": {"Receipt": "dimmed", "Arrow": "template"},
       "surfaces": {"dark": "#000000"}}
      """)
    #expect(configuration.pairs.map(\.keyPath) == ["pairs[0]", "pairs[1]"])
    #expect(configuration.pairs[0].use == .largeText && configuration.pairs[1].use == nil)
    #expect(configuration.pairs[1].background == .color(EncodedColor(white: 1)))
    #expect(configuration.pairs[0].foreground.position.line == 2)
    #expect(configuration.roles == ["Ink": .text, "Rule": .separator] && configuration.fixed == ["Logo"])
    #expect(configuration.levels.first?.elevated.text == "Sheet" && !configuration.usesNames)
    #expect(configuration.images == ["Receipt": .dimmed, "Arrow": .template])
    #expect(
      configuration.surfaces.dark == EncodedColor(white: 0)
        && configuration.surfaces.light == EncodedColor(white: 1))
  }

  @Test("Reject a wrong configuration with its place and a remedy")
  func whatIsWrongIsSaid() {
    let cases: [(String, String)] = [
      (
        "{",
        "not JSON, found the end of the document: the document (line 1, column 2): write a key in double quotes here"
      ),
      ("[]", "wrong kind of value, found an array: the document (line 1, column 1): write an object"),
      ("{}", "missing key \"version\": the document (line 1, column 1): add \"version\""),
      (#"{"version": 2}"#, "unknown version: version (line 1, column 13): write \"version\": 1"),
      (
        #"{"version": 1, "pair": []}"#,
        "unknown key: pair (line 1, column 16): did you mean \"pairs\"? known here: version, pairs, roles, fixed, "
          + "levels, images, surfaces, names"
      ),
      (
        #"{"version": 1, "pairs": [{"foregruond": "A"}]}"#,
        "unknown key: pairs[0].foregruond (line 1, column 27): did you mean \"foreground\"? known here: "
          + "foreground, background, use"
      ),
      (
        #"{"version": 1, "pairs": [{"foreground": "A"}]}"#,
        "missing key \"background\": pairs[0] (line 1, column 26): add \"background\""
      ),
      (
        #"{"version": 1, "pairs": [{"foreground": "A", "background": "REF:ios:systemBackgroundColr"}]}"#,
        "unknown colour of the system \"REF:ios:systemBackgroundColr\": pairs[0].background (line 1, column 60): "
          + "did you mean \"REF:ios:systemBackgroundColor\"? write the name as catalogs do, such as "
          + "\"REF:ios:systemBackgroundColor\""
      ),
      (
        #"{"version": 1, "pairs": [{"foreground": "A", "background": "REF:macos:windowBackgroundColor"}]}"#,
        "unknown colour of the system \"REF:macos:windowBackgroundColor\": pairs[0].background (line 1, column 60): "
          + "write the name as catalogs do, such as \"REF:ios:systemBackgroundColor\""
      ),
      (
        #"{"version": 1, "roles": {"Ink": "txt"}}"#,
        "unknown value \"txt\": roles.Ink (line 1, column 33): did you mean \"text\"? known here: text, largeText, "
          + "symbol, separator, fill, background"
      ),
      (
        ##"{"version": 1, "surfaces": {"dark": "#00000080"}}"##,
        "not a colour, found \"#00000080\": surfaces.dark (line 1, column 37): write an opaque colour such as \"#1C1C1E\""
      ),
      (
        #"{"version": 1, "fixed": [1]}"#,
        "wrong kind of value, found a number: fixed[0] (line 1, column 26): write a string"
      ),
      (
        #"{"version": 1, "version": 1}"#,
        "key given twice: the document (line 1, column 16): keep one of them"
      ),
    ]
    for (text, message) in cases {
      do {
        _ = try LintConfiguration(parsing: Array(text.utf8))
        Issue.record("accepted: \(text)")
      } catch {
        #expect("\(error)" == message)
      }
    }
  }
}
