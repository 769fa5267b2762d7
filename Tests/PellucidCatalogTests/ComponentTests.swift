// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import Testing

@Suite struct ComponentTests {
  /// Returns the colour of an entry's components as hex text, and the facts about its file.
  private func value(
    _ components: String, space: String = "srgb"
  ) throws -> (text: String?, facts: [CatalogFileFact]) {
    let entry =
      #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
    let library = try CatalogText.library(CatalogText.colors(entry))
    return (library.assets.first?.colors?.entries.first?.value.text, library.fileFacts.map(\.fact))
  }

  @Test("Every notation of a component gives its value")
  func everyNotationMeansWhatItSays() throws {
    let cases = [
      (#""red": "0.895", "green": "0x1E", "blue": "228", "alpha": "0.500""#, "#e41ee480"),
      (#""red": "0xe4", "green": "0XFf", "blue": "0x7", "alpha": "1.000""#, "#e4ff07ff"),
      (#""red": 1, "green": 0.5, "blue": 0, "alpha": 1"#, "#ff8000ff"),
      (#""red": "1", "green": "0", "blue": "255", "alpha": "1.000""#, "#0100ffff"),
      // Halves round up. 0.7 · 255 counts as a half too, although its binary fraction is slightly less.
      (#""red": "0.5", "green": "0.7", "blue": "0.1", "alpha": "0.3""#, "#80b31a4d"),
    ]
    for (components, text) in cases { #expect(try value(components).text == text) }
  }

  @Test("An alpha written as 1 means opaque, and is reported")
  func alphaWithoutAPointIsTheWhole() throws {
    let white = #""red": "1.0", "green": "1.0", "blue": "1.0""#
    let whole = try value(white + #", "alpha": "1""#)
    #expect(whole.text == "#ffffffff")
    #expect(whole.facts == [.alphaWithoutPoint(found: "\"1\"", taken: "1.0")])
    #expect(try value(white + #", "alpha": "0""#).text == "#ffffff00")
    #expect(try value(white + #", "alpha": "0x80""#).text == "#ffffff80")
    let missing = try value(white)
    #expect(missing.text == "#ffffffff")
    #expect(missing.facts == [.missingKey("alpha", assumed: .text("1.000"))])
  }

  /// Unknown system colours are kept and reported, with the nearest known name.
  @Test("Look references up by platform, and report unknown ones")
  func referencesAreLookedUp() throws {
    func facts(_ name: String, _ platform: String) throws -> [CatalogFileFact] {
      let entry =
        #"{"idiom": "universal", "color": {"platform": "\#(platform)", "reference": "\#(name)"}}"#
      let library = try CatalogText.library(CatalogText.colors(entry))
      let value = library.assets.first?.colors?.entries.first?.value
      #expect(value == .reference(ColorReference(platform: platform, name: name)))
      return library.fileFacts.map(\.fact)
    }
    for (name, platform) in [
      ("labelColor", "ios"), ("systemBackgroundColor", "universal"), ("controlAccentColor", "osx"),
      ("controlAccentColor", "universal"), ("systemRedColor", "tvos"),
      ("groupTableViewBackgroundColor", "ios"),
    ] {
      #expect(try facts(name, platform).isEmpty, "\(name)")
    }
    #expect(
      try facts("lableColor", "ios")
        == [.unknownReference("lableColor", on: .iOS, nearest: "labelColor")])
    #expect(
      try facts("windowBackgroundColour", "universal")
        == [
          .unknownReference("windowBackgroundColour", on: nil, nearest: "windowBackgroundColor")
        ])
    // A colour that exists on another platform only.
    guard case .unknownReference("gridColor", on: .iOS, _)? = try facts("gridColor", "ios").first
    else {
      Issue.record("known on iOS")
      return
    }
  }

  @Test("A component that is no number rejects its entry with its place")
  func rubbishRejectsTheEntryAndSaysWhere() throws {
    let others = #""green": "0.1", "blue": "0.1", "alpha": "1.0""#
    for rubbish in [
      "nan", "inf", "0x", "0x1G", "0x1p3", "1e3", "--1", "", " 1", "1 ", ".", "1.2.3", "half", "٣",
      "123456789012345678901234567890123", "1e999.",
    ] {
      let (text, facts) = try value(#""red": "\#(rubbish)", \#(others)"#)
      #expect(text == nil, "\(rubbish)")
      #expect(facts.contains { if case .badComponent = $0 { true } else { false } }, "\(rubbish)")
    }
    #expect(
      try value(#""green": "0.1", "blue": "0.1", "alpha": "1.0""#).facts == [.missingKey("red", assumed: nil)]
    )
    #expect(try value(#""red": [], \#(others)"#).text == nil)
    #expect(try value(#""red": 5000, \#(others)"#).text == nil)
  }

  @Test("Clamp components out of range, and report them")
  func outsideOfTheRangeIsClippedAndReported() throws {
    let components = #""red": "1.5", "green": "-0.5", "blue": "0.5", "alpha": "1.0""#
    let plain = try value(components)
    #expect(plain.text == "#ff0080ff")
    #expect(
      plain.facts == [
        .outOfRange(found: "\"1.5\"", allowed: "0…1"), .outOfRange(found: "\"-0.5\"", allowed: "0…1"),
      ])
    let extended = try value(components, space: "extended-srgb")
    #expect(extended.text == "#ff0080ff")
    #expect(extended.facts.isEmpty)
  }

  @Test("Convert every colour space to sRGB")
  func spacesConvertToSRGB() throws {
    let rgb = #""red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0""#
    // Display P3 orange lies outside of sRGB; linear 0.5 is 0.735 encoded; grey 0.5 with gamma 2.2 is 0.5029 in sRGB.
    #expect(try value(rgb, space: "display-p3").text == "#ff7600ff")
    #expect(try value(rgb, space: "extended-linear-srgb").text == "#ffbc00ff")
    #expect(try value(#""white": "0.5", "alpha": "1.0""#, space: "gray-gamma-22").text == "#808080ff")
    #expect(try value(#""white": "0.9", "alpha": "1.0""#, space: "extended-gray").text == "#e6e6e6ff")
    #expect(try value(#""white": "0.9", "alpha": "1.0""#).text == nil)
  }

  /// sRGB and Display P3 share white point and curve, so a neutral colour is equal in both.
  @Test("Greys are equal in sRGB and Display P3")
  func greysAreTheSameInDisplayP3() throws {
    for level in 0...255 {
      let components = #""red": "\#(level)", "green": "\#(level)", "blue": "\#(level)", "alpha": "1.0""#
      #expect(try value(components, space: "display-p3").text == value(components).text)
    }
  }
}
