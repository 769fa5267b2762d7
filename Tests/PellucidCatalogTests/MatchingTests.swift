// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import Testing

@Suite struct MatchingTests {
  private typealias Text = CatalogText

  /// Returns the grey level of the variant that matches the traits; nil without a match.
  private func level(_ set: ColorSet, _ change: (inout AssetTraits) -> Void = { _ in }) -> Int? {
    var traits = AssetTraits()
    change(&traits)
    return set.match(for: traits)?.value.level
  }

  /// Returns the matching grey levels for light, dark, light with high contrast, and dark with high contrast.
  private func levels(_ set: ColorSet) -> [Int?] {
    [
      (Appearance.light, ContrastSetting.standard), (.dark, .standard), (.light, .increased),
      (.dark, .increased),
    ]
    .map { pair in level(set) { ($0.scheme, $0.contrast) = pair } }
  }

  /// Compares every subset of the six appearances with the published order of candidates.
  @Test("Every subset of appearances follows the published order")
  func everySubsetFollowsTheOrder() throws {
    let all = [
      ("", ""), ("light", ""), ("dark", ""), ("", "high"), ("light", "high"), ("dark", "high"),
    ]
    for subset in 1..<64 {
      let present = all.indices.filter { subset >> $0 & 1 == 1 }
      let set = ColorSet(
        entries: present.map { index in
          var selectors = Selectors()
          selectors.appearance.scheme = AppearanceSelector.Scheme(rawValue: all[index].0) ?? .any
          selectors.appearance.contrast = all[index].1 == "high" ? .increased : .standard
          let white = Double(index + 1) / 255
          return ColorSet.Entry(.color(CatalogColor(.srgb, white: white)), for: selectors)
        })
      func first(_ candidates: [Int]) -> Int? { candidates.first(where: present.contains).map { $0 + 1 } }
      // Indices into `all` for (scheme, high), (scheme, standard), (any, high), (any, standard).
      let expected = [first([1, 0]), first([2, 0]), first([4, 1, 3, 0]), first([5, 2, 3, 0])]
      #expect(levels(set) == expected, "\(present)")
      #expect(
        set.groups.flatMap { group in
          [
            (Appearance.light, ContrastSetting.standard), (.dark, .standard), (.light, .increased),
            (.dark, .increased),
          ]
          .map { set.value(in: group, scheme: $0, contrast: $1)?.level }
        } == expected)
    }
  }

  @Test("Empty variants count as absent")
  func emptyVariantsCountAsAbsent() throws {
    let set = try Text.set(Text.entry(1), #"{"idiom": "universal", \#(Text.appearances("dark"))}"#)
    #expect(levels(set) == [1, 1, 1, 1])
    let empty = try Text.set(#"{"idiom": "universal"}"#)
    #expect(levels(empty) == [nil, nil, nil, nil])
  }

  @Test("An appearance takes precedence over an idiom")
  func appearanceBeatsIdiom() throws {
    let set = try Text.set(Text.entry(1, Text.appearances("dark")), Text.entry(2, #""idiom": "mac""#))
    #expect(level(set) { ($0.idiom, $0.scheme) = (.mac, .dark) } == 1)
    #expect(level(set) { ($0.idiom, $0.scheme) = (.mac, .light) } == 2)
    #expect(level(set) { ($0.idiom, $0.scheme) = (.ipad, .light) } == nil)
  }

  @Test("visionOS prefers its own idiom to a dark variant")
  func visionTriesItsOwnIdiomFirst() throws {
    let set = try Text.set(
      Text.entry(1, Text.appearances("dark")), Text.entry(2, #""idiom": "vision""#), Text.entry(3))
    #expect(level(set) { ($0.idiom, $0.scheme) = (.vision, .dark) } == 2)
    let without = try Text.set(Text.entry(1, Text.appearances("dark")), Text.entry(3))
    #expect(level(without) { ($0.idiom, $0.scheme) = (.vision, .dark) } == 1)
    var traits = Traits()
    traits.platform = .visionOS
    #expect(AssetTraits(traits).scheme == .dark)
  }

  @Test("Match idiom, subtype and gamut")
  func idiomSubtypeAndGamut() throws {
    let set = try Text.set(
      Text.entry(1), Text.entry(2, #""idiom": "ipad""#),
      Text.entry(3, #""idiom": "ipad", "subtype": "mac-catalyst""#),
      Text.entry(4, #""idiom": "car""#), Text.entry(5, #""display-gamut": "display-P3""#),
      Text.entry(6, #""display-gamut": "sRGB""#))
    #expect(level(set) { $0.gamut = .displayP3 } == 5)
    #expect(level(set) == 6)
    #expect(level(set) { $0.idiom = .ipad } == 2)
    #expect(level(set) { ($0.idiom, $0.subtype) = (.ipad, "mac-catalyst") } == 3)
    #expect(level(set) { $0.idiom = .car } == 4)
    let wide = try Text.set(Text.entry(5, #""display-gamut": "display-P3""#))
    #expect(level(wide) == 5)
  }

  @Test("Of equal variants the first is chosen, and the match is ambiguous")
  func equalVariantsAreAmbiguousAndTheFirstIsTaken() throws {
    let set = try Text.set(Text.entry(1), Text.entry(2))
    let match = set.match(for: AssetTraits())
    #expect(match?.value.level == 1)
    #expect(match?.match.isAmbiguous == true)
    #expect(try Text.set(Text.entry(1)).match(for: AssetTraits())?.match.isAmbiguous == false)
  }

  @Test("Never choose a variant with an unknown word")
  func unknownWordsAreNeverChosen() throws {
    let set = try Text.set(Text.entry(1, Text.appearances("Dark")), Text.entry(2))
    #expect(levels(set) == [2, 2, 2, 2])
  }

  // MARK: Pictures

  private func file(_ entries: String, _ change: (inout AssetTraits) -> Void = { _ in }) throws -> String? {
    let library = try Text.library(
      #"{"images": [\#(entries)]}"#, named: "A.imageset", files: ["a", "b", "c", "d"])
    var traits = AssetTraits()
    change(&traits)
    guard let (entry, match) = library.assets.first?.files?.match(for: traits), let file = entry.file else {
      return nil
    }
    return match.isMirrored ? file + " mirrored" : file
  }

  @Test("Choose the same scale or the next larger one")
  func scaleIsTheSameOrTheNextLarger() throws {
    let entries =
      #"{"idiom": "universal", "filename": "a", "scale": "1x"}, "#
      + #"{"idiom": "universal", "filename": "c", "scale": "3x"}"#
    #expect(try file(entries) { $0.scale = 1 } == "a")
    #expect(try file(entries) { $0.scale = 2 } == "c")
    #expect(try file(entries) { $0.scale = 4 } == "c")
    #expect(try file(#"{"idiom": "universal", "filename": "a"}"#) { $0.scale = 3 } == "a")
  }

  @Test("Mirror a picture of the other layout direction")
  func directionMirrorsWhatIsForTheOther() throws {
    let one = #"{"idiom": "universal", "filename": "a", "language-direction": "left-to-right"}"#
    #expect(try file(one) == "a")
    #expect(try file(one) { $0.direction = .rightToLeft } == "a mirrored")
    let both = one + #", {"idiom": "universal", "filename": "b", "language-direction": "right-to-left"}"#
    #expect(try file(both) { $0.direction = .rightToLeft } == "b")
  }

  @Test("Match the language before the size class")
  func languageThenSizeClass() throws {
    let entries =
      #"{"idiom": "universal", "filename": "a"}, {"idiom": "universal", "filename": "b", "locale": "ko"}, "#
      + #"{"idiom": "universal", "filename": "c", "width-class": "compact"}"#
    #expect(try file(entries) == "a")
    #expect(try file(entries) { $0.locale = "ko-KR" } == "b")
    #expect(try file(entries) { $0.locale = "fr" } == "a")
    #expect(try file(entries) { ($0.widthClass, $0.locale) = (.compact, "ko") } == "c")
  }

  @Test("Match a language with its script before the language alone")
  func languageWithItsScriptBeforeTheLanguageAlone() throws {
    let entries =
      #"{"idiom": "universal", "filename": "a"}, {"idiom": "universal", "filename": "b", "locale": "zh"}, "#
      + #"{"idiom": "universal", "filename": "c", "locale": "zh-Hant"}"#
    #expect(try file(entries) { $0.locale = "zh-Hant-TW" } == "c")
    #expect(try file(entries) { $0.locale = "zh_hant" } == "c")
    #expect(try file(entries) { $0.locale = "zh-Hans" } == "b")
    #expect(try file(entries) { $0.locale = "zha" } == "a")
  }

  @Test("Missing files count as absent")
  func filesThatAreNotThereCountAsAbsent() throws {
    let entries =
      #"{"idiom": "universal", "filename": "a"}, "#
      + #"{"idiom": "universal", "filename": "gone", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    #expect(try file(entries) { $0.scheme = .dark } == "a")
  }
}
