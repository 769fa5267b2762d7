// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene
import Testing

@testable import PellucidJudge

/// Sentences of facts about catalogs and snapshots, in both languages.
@Suite struct SentenceTests {
  private static let assets: [AssetFact] = [
    .missingDark(role: .text, worksInBoth: false), .missingDark(role: .largeText, worksInBoth: true),
    .missingDark(role: nil, worksInBoth: false), .stepsWithoutDark(names: ["blue20"], count: 3),
    .missingIncreased(role: .text, ground: nil), .missingIncreased(role: .text, ground: "Card"),
    .pairContrast(on: "Card", source: .declared(keyPath: "pairs[0]"), isRequired: true),
    .pairContrast(on: "", source: .scene("a.json"), isRequired: false),
    .pairUndecided(on: "Card", missing: "Ink"), .pairUnknown(name: "Ink", nearest: "Inks", isInScene: true),
    .pairUnknown(name: "Ink", nearest: nil, isInScene: false), .pairsCut(limit: 20), .levelsCut(limit: 20),
    .contrastLowered(on: "Card", source: .named(.strong)),
    .contrastLowered(on: "Card", source: .named(.likely)), .plainInversion, .darkBrighter(.background),
    .darkDimmer(.text), .elevatedNotAbove(base: "Page"), .identicalColors,
    .identicalFiles("a.png", "a.png"), .identicalFiles("a.png", "b.png"), .lostOnDark, .lostOnLight,
    .whiteGlow, .ofSequence(.whiteGlow, count: 9),
    .undecidedPictures(reason: .form("HEIC"), names: ["a"], count: 1),
    .undecidedPictures(reason: .unreadable, names: ["a"], count: 2),
    .undecidedPictures(reason: .tooSlow, names: ["a"], count: 2),
    .undecidedPictures(reason: .toolMissing("draw", package: "tools"), names: ["a"], count: 2),
    .noDarkIcon, .noTintedIcon, .darkBesideSizes(4),
  ]
  private static let files: [CatalogFinding.Fact] = [
    .notJSON(found: "a value", expected: "an object"), .keyTwice, .tooMany(what: "values", limit: 9),
    .trailingComma, .unreadableFile(reason: "it is not a file"), .missingContents,
    .wrongKind(found: "a number", expected: "an array"), .missingKey("idiom", assumed: nil),
    .missingKey("idiom", assumed: "a value"), .unknownWord(found: "x", nearest: "y", allowed: ["y"]),
    .unknownReference("x", platform: "osx", nearest: nil), .badComponent(found: "x"),
    .outOfRange(found: "2", allowed: "0…1"), .alphaWithoutPoint(found: "1", taken: "1.0"), .mixedNotations,
    .otherVersion(found: "2"), .sameVariant(first: "colors[0]"), .noAnyAppearance,
    .schemeBeatsContrast(.dark),
    .missingFile("a"), .missingLayer("a"), .fileOutside("a"), .unassignedFile("a"), .linkNotFollowed,
    .linkedContents, .tooManyEntries(limit: 9), .tooManyFolders(limit: 9), .unknownKind("x"),
    .sameName(name: "a", first: "b"), .nameNotText,
  ]
  private static let snapshots: [SnapshotFact] = [
    .noReference(folder: "refs"), .unreadableReference(reason: "0"),
    .differs(count: 1, of: 9, tolerance: "exact", at: SnapshotFact.Pixel(x: 1, y: 2), picture: nil),
    .differs(count: 1, of: 9, tolerance: "exact", at: SnapshotFact.Pixel(x: 1, y: 2), picture: "a.png"),
    .otherSize(
      drawn: SnapshotFact.Size(width: 1, height: 2), recorded: SnapshotFact.Size(width: 2, height: 2),
      picture: nil), .stale, .notDrawn(reason: nil),
  ]
  private static let remarks: [AssetRemark] = [
    .color(Selectors(), .empty), .file(Selectors(), name: nil, isFound: false), .layers(["a"]), .noVariants,
    .unreadable,
  ]
  private static let lowest = ProvenContrast(
    bound: 2, witness: PairTests.witness([GamutColor(white: 0)]), hidesBackdrop: false)
  private static let pairs: [PairFact] = [
    .tooLow(lowest, required: 4.5), .undecided(.progressiveBlur, over: .every, nil),
    .undecided(.foreground(.unseen), over: .picture("a.png", colors: .anything), lowest),
    .tooLowOnGlass(lowest, required: 4.5),
    .undecidedOnGlass(over: .luminance(atLeast: 0.2, atMost: nil)),
  ]
  private static let facts =
    pairs.map(Fact.pair) + assets.map(Fact.asset) + files.map(Fact.catalogFile) + snapshots.map(Fact.snapshot)
    + remarks.map(Fact.assetEntry)

  private func isKorean(_ text: String) -> Bool { text.unicodeScalars.contains { ("가"..."힣").contains($0) } }

  @Test("Every fact has a sentence and advice in both languages", arguments: facts)
  func bothLanguages(_ fact: Fact) {
    let (english, korean) = (Language.english.message(of: fact), Language.korean.message(of: fact))
    #expect(!english.isEmpty && !isKorean(english), "\(english)")
    #expect(isKorean(korean), "\(korean)")
    let finding = Finding(fact)
    let advice = (Language.english.advice(for: finding), Language.korean.advice(for: finding))
    #expect((advice.0 == nil) == (advice.1 == nil))
    if let text = advice.0 { #expect(!isKorean(text)) }
    if let text = advice.1 { #expect(isKorean(text)) }
  }

  @Test("Files of catalogs set their own severity; other facts take that of their rule")
  func severity() {
    #expect(Fact.catalogFile(.keyTwice).severity == .error)
    #expect(Fact.catalogFile(.trailingComma).severity == .warning)
    #expect(Fact.catalogFile(.noAnyAppearance).severity == .note)
    #expect(Fact.catalogFile(.schemeBeatsContrast(.dark)).rule == .missingHighContrastVariant)
    #expect(Fact.snapshot(.stale).severity == .warning && Fact.asset(.plainInversion).severity == .note)
    #expect(Fact.assetEntry(.noVariants).rule == nil && Fact.assetEntry(.noVariants).severity == .note)
  }

  @Test("Remedies come before the advice of the fact: variants to write, then variants that nothing suits")
  func remedies() {
    let white = CatalogColor(.srgb, red: 1, green: 1, blue: 1, alpha: 1)
    var dark = Selectors()
    dark.appearance = AppearanceSelector(.dark)
    let finding = Finding(
      .asset(.identicalColors),
      remedies: [
        .variant(VariantSuggestion(white, for: dark, ratio: 4.567)),
        .unreachable(
          UnreachableVariant(
            selectors: Selectors(), required: 7, ground: EncodedColor(white: 0.5), most: 5.31)),
      ])
    #expect(
      Language.english.advice(for: finding)
        == "write #ffffff for dark (4.56:1); no colour for any has 7:1 on #808080, at most 5.31:1: change what "
        + "it lies on; remove the dark variant, or list the set under fixed")
  }

  @Test("Errors say what is wrong, where, and what to do")
  func errors() {
    let unknown = MaterialError.unknownMaterial(name: "thn", nearest: "thin")
    let advice = "did you mean \"thin\"? pellucid materials lists them"
    #expect(unknown.description == "unknown material \"thn\": \(advice)")
    let error = SceneError.material(place: "desktop[0].material", unknown)
    #expect(error.description == "unknown material \"thn\": desktop[0].material: \(advice)")
    #expect(
      error.sentence(in: .english, of: "a.json") == "unknown material \"thn\": a.json: desktop[0].material: \(advice)")
    #expect(
      SceneError.unusableNumber(place: "desktop[0]", .frame).description
        == "unusable number: desktop[0], frame: use finite numbers of ordinary size")
  }
}
