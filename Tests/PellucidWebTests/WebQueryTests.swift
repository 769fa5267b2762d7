// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import Testing

@testable import PellucidWeb

/// Questions about a foreground on a material or on glass.
@Suite struct WebQueryTests {
  private static func answer(_ query: String) throws -> String {
    try WebQuery(Array(query.utf8)).answer(in: .english).text
  }

  @Test(
    "The name of a colour tints glass as that colour does in the appearance", arguments: ["light", "dark"])
  func namedTint(appearance: String) throws {
    func query(_ tint: String) -> String {
      #"{"glass":"regular","style":"label","traits":{"appearance":"\#(appearance)"}\#(tint)}"#
    }
    var traits = Traits()
    traits.appearance = appearance == "dark" ? .dark : .light
    let blue = try SemanticColors.resolve(name: "systemBlue", traits: traits).color.hexText
    let named = try Self.answer(query(#","tint":"systemBlue""#))
    #expect(try named == Self.answer(query(#","tint":"\#(blue)""#)))
    #expect(try named != Self.answer(query("")))
  }

  @Test(
    "Repairs are searched unless the question asks for none",
    arguments: [#""glass":"regular""#, #""material":"thin""#])
  func repairs(ground: String) throws {
    func answer(_ keys: String) throws -> String {
      try Self.answer("{\(ground),\"style\":\"tertiaryLabel\"\(keys)}")
    }
    let repaired = try answer(""), bare = try answer(#","repairs":false"#)
    #expect(repaired.contains(#""changes""#) && !bare.contains(#""repairs""#))
    #expect(try answer(#","repairs":true"#) == repaired)
    func bound(_ answer: String) -> Substring? {
      answer.split(separator: ",").first { $0.contains("lowestContrast") }
    }
    #expect(bound(bare) == bound(repaired) && bound(bare) != nil)
  }

  @Test("A key that is true or false takes nothing else", arguments: ["repairs", "adaptive"])
  func notABoolean(key: String) {
    let failure = #expect(throws: WebFailure.self) {
      try Self.answer(#"{"glass":"regular","\#(key)":"no"}"#)
    }
    #expect(failure?.sentence == "neither true nor false: \(key): use one of them")
  }

  @Test("A tint that is no colour is answered with its name", arguments: ["sytemBlue", "#12", ""])
  func unknownTint(name: String) {
    let failure = #expect(throws: WebFailure.self) {
      try Self.answer(#"{"glass":"regular","tint":"\#(name)"}"#)
    }
    #expect(failure?.sentence == "unknown tint: \(name): use #RRGGBB, or the name of a colour")
  }
}
