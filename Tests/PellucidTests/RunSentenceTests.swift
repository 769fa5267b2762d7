// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

/// Tests of the program's sentences about its run, in each language.
@Suite struct RunSentenceTests {
  private static let file = FileReadingError.notFound(path: "a/b")
  private static let problems: [RunProblem] = [
    .unreadableScene(file), .unreadableScene(.notAFile(path: "a/b", .pipe)), .linkedReferences(path: "a"),
    .refusedScene(.tooManyBytes(limit: 9), document: "a.json"),
    .unresolved(document: "a.json", .words("x")), .unreadablePicture(.unknownFormat, path: "a.png"),
    .unreadableConfiguration(file), .unreadableColorSet(file),
    .unchangedColorSet(.nothingToWrite, file: "a.json"), .faultyColorSet(file: "a.json", catalog: "A"),
    .unreadableBaseline(file, path: "a.json"), .refusedBaseline(.notABaseline, path: "a.json"),
    .unreadableTarget(file), .replacedFile(path: "a.json"), .unwritten(.picture, .isFolder(path: "a")),
    .unwritten(.file, .isFolder(path: "a")), .unwritten(.colorSet, .isFolder(path: "a")),
    .unmadePicture(path: "a.png", .words("x")),
    .unmadePicture(path: "a.png", RunProblem.Reason(PNGWritingError.failed(.noMemory))),
    .unmadeFolder(path: "a"),
    .unreadableFolder(path: "a", isListed: true), .unreadableFolder(path: "a", isListed: false),
    .noScenes(path: "a", mayBeDocument: true), .noScenes(path: "a", mayBeDocument: false),
    .refusedCatalog(.noCatalog(path: "a"), document: "a.json", index: 0),
    .otherSizes(paths: ["a.png", "b.png"], first: (1, 2), second: (3, 4)), .translucentPicture(path: "a.png"),
    .noColors(path: "a"), .tooManyColors(path: "a"),
    .noAsset("Ink", isColorSet: true, path: "a", nearest: "Inks"),
    .noAsset("Ink", isColorSet: false, path: "a", nearest: nil),
    .severalAssets("Ink", path: "a", paths: ["b"]),
  ]
  private static let notes: [RunNote] = [
    .nothingScrolls, .noWitness, .witness(path: "a.png", id: "title", drawn: 2, bound: 1.9),
    .known(count: 3, path: "a.json"), .unwrittenSummary(path: "a"), .writtenAlready(file: "a.json"),
    .nothingSuggested(file: "a.json", isLimited: true), .nothingSuggested(file: "a.json", isLimited: false),
    .oneAppearance(.watch, scheme: .dark), .oneAppearance(.vision, scheme: .light),
    .noLightAppearance(.visionOS), .levelIsNotUsed,
    .variant(VariantSuggestion(CatalogColor(.srgb, white: 0), for: Selectors()), file: "a.json"),
  ]

  @Test("Every message that ends a run or accompanies its output has a sentence in each language")
  func bothLanguages() {
    let sentences: [any Described] = Self.problems + Self.notes
    for sentence in sentences {
      let (english, korean) = (sentence.sentence(in: .english), sentence.sentence(in: .korean))
      #expect(
        !KoreanSentence.hasHangul(english) && KoreanSentence.hasHangul(korean), "\(english) | \(korean)")
      #expect(KoreanSentence.englishWords(in: korean).isEmpty, "\(korean)")
    }
  }
}
