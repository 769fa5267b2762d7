// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidTestSupport
import Testing

/// Tests of the program's sentences about its run, in each language.
@Suite struct RunSentenceTests {
  private static var file: FileReadingError { .notFound(path: foreign("a/b")) }
  private static var problems: [RunProblem] {
    [
      .unreadableScene(file), .unreadableScene(.notAFile(path: foreign("a/b"), .pipe)),
      .linkedReferences(path: foreign("a")),
      .refusedScene(.tooManyBytes(limit: 9), document: foreign("a.json")),
      .unresolved(document: foreign("a.json"), .words(foreign("x"))),
      .unreadablePicture(.unknownFormat, path: foreign("a.png")),
      .unreadableConfiguration(file), .unreadableColorSet(file),
      .unchangedColorSet(.nothingToWrite, file: foreign("a.json")),
      .faultyColorSet(file: foreign("a.json"), catalog: foreign("A")),
      .unreadableBaseline(file, path: foreign("a.json")),
      .refusedBaseline(.notABaseline, path: foreign("a.json")),
      .unreadableShard(file), .noShards(path: foreign("a")), .lostPicture(path: foreign("a.png")),
      .refusedShard(.notAShard, path: foreign("a.json")),
      .refusedShard(.otherVersion(2), path: foreign("a.json")),
      .refusedShard(.changed, path: foreign("a.json")),
      .refusedShard(.damaged(keyPath: "run.groups[0]"), path: foreign("a.json")),
      .unmergedShards(.repeated(number: 2, first: foreign("a.json"), second: foreign("b.json"))),
      .unmergedShards(.missing(Array(2...40), of: 40)), .unmergedShards(.incomplete(found: 3, of: 4)),
      .unreadableTarget(file), .replacedFile(path: foreign("a.json")),
      .unwritten(.picture, .isFolder(path: foreign("a"))),
      .unwritten(.file, .isFolder(path: foreign("a"))), .unwritten(.colorSet, .isFolder(path: foreign("a"))),
      .unmadePicture(path: foreign("a.png"), .words(foreign("x"))),
      .unmadePicture(path: foreign("a.png"), RunProblem.Reason(PNGWritingError.failed(.noMemory))),
      .unmadeFolder(.notAFolder(path: foreign("a"))), .presentFile(path: foreign("a")),
      .failedPreview(.late(seconds: 10), name: nil, place: foreign("a.swift:3")),
      .failedPreview(
        .ended(message: foreign("Fatal error"), stack: [foreign("b.swift:3")]), name: foreign("Dark"),
        place: foreign("a.swift:3")),
      .failedPreview(.refused(foreign("NaN")), name: nil, place: foreign("a.swift:3")),
      .largePage(path: foreign("a"), limit: 50_000_000), .foreignPage(path: foreign("a")),
      .unreadableSource(file), .nothingToJudge(paths: [foreign("a"), foreign("b")]),
      .unknownChanges(.noWorkTree(path: foreign("a"), reason: foreign("x"))),
      .unknownChanges(.unknownRevision(foreign("main"), reason: foreign("x"))),
      .unreadableFolder(path: foreign("a")), .noScenes(path: foreign("a")), .noRecords(path: foreign("a")),
      .refusedCatalog(.noCatalog(path: foreign("a")), document: foreign("a.json"), index: 0),
      .otherSizes(paths: [foreign("a.png"), foreign("b.png")], first: (1, 2), second: (3, 4)),
      .noColors(path: foreign("a")), .tooManyColors(path: foreign("a")),
      .noAsset(foreign("Ink"), isColorSet: true, path: foreign("a"), nearest: foreign("Inks")),
      .noAsset(foreign("Ink"), isColorSet: false, path: foreign("a"), nearest: nil),
      .severalAssets(foreign("Ink"), path: foreign("a"), paths: [foreign("b")]),
    ]
  }
  private static var foreignShards: [RunProblem] {
    ShardUnionError.Difference.allCases.map {
      .unmergedShards(.foreign($0, path: foreign("a.json"), first: foreign("b.json")))
    }
  }
  private static var notes: [RunNote] {
    let layer = LayerReference(path: "desktop[0]", name: foreign("sheet"))
    let cure = Cure(
      file: foreign("a.json"), edits: [LayerEdit(layer, "material", .word("thick"), old: "thin")],
      findings: [],
      count: 25)
    return [
      .unjudgedFile(path: foreign("a.swift"), RunProblem.Reason(file)), .unreadableFolder(path: foreign("a")),
      .nothingToJudge(path: foreign("a")), .edits(count: 1, isWritten: true),
      .edits(count: 2, isWritten: false),
      .nothingScrolls, .noWitness, .drawn(path: foreign("a.png")),
      .previewed(path: foreign("a"), seconds: 1.25),
      .missingName(.init(.symbol, foreign("star")), preview: foreign("Dark"), place: foreign("a.swift:3")),
      .missingName(.init(.color, foreign("Ink")), preview: foreign("Dark"), place: foreign("a.swift:3")),
      .started(files: [foreign("a")]),
      .noPlace,
      .worstPlace(path: foreign("a.png"), id: foreign("title"), lowest: 2, picture: foreign("b.png")),
      .witness(path: foreign("a.png"), id: foreign("title"), drawn: 2, bound: 1.9),
      .known(count: 3, path: foreign("a.json")), .unwrittenSummary(path: foreign("a")),
      .cure(cure, isWritten: true), .cure(cure, isWritten: false),
      .uneditedComponents([foreign("part")], file: foreign("a.json")),
      .undrawnSymbols(
        count: 2, of: 3, .iconsMissing(name: foreign("star"), folder: foreign("a/b"), package: "icons")),
      .page(path: foreign("a")), .shard(path: foreign("a"), pictures: 3, of: 9, taken: 0),
      .shard(path: foreign("a"), pictures: 3, of: 9, taken: 2), .nothingToReuse(path: foreign("a")),
      .writtenAlready(file: foreign("a.json")),
      .nothingSuggested(file: foreign("a.json"), isLimited: true),
      .nothingSuggested(file: foreign("a.json"), isLimited: false),
      .oneAppearance(.watch, scheme: .dark), .oneAppearance(.vision, scheme: .light),
      .noLightAppearance(.visionOS), .levelIsNotUsed,
      .variant(VariantSuggestion(CatalogColor(.srgb, white: 0), for: Selectors()), file: foreign("a.json")),
    ]
  }

  @Test("Every message that ends a run or accompanies its output has a sentence in each language")
  func bothLanguages() {
    let sentences: [any Described] = Self.problems + Self.foreignShards + Self.notes
    for sentence in sentences {
      let (english, korean) = (sentence.sentence(in: .english), sentence.sentence(in: .korean))
      #expect(
        !KoreanSentence.hasHangul(english) && KoreanSentence.hasHangul(korean), "\(english) | \(korean)")
      #expect(KoreanSentence.englishWords(in: korean).isEmpty, "\(korean)")
    }
  }

  @Test("A hostile text of a megabyte takes a short part of a message")
  func hostileMessages() {
    for sentence in ForeignText.whileHostile({
      Self.problems as [any Described] + Self.foreignShards + Self.notes
    }) {
      for language in Language.allCases {
        let text = sentence.sentence(in: language)
        #expect(HostileText.fault(ofSentence: text) == nil, "\(text.prefix(200))")
      }
    }
  }
}
