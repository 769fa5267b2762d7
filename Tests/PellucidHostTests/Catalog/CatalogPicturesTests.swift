// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidAudit
import PellucidCatalog
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of pictures that another program draws, and of the reasons given where it cannot.
@Suite struct CatalogPicturesTests {
  private static let count = 70

  /// Returns a library with enough pages for two batches.
  private static func pages(_ drawing: String?) throws -> (folder: TemporaryFolder, library: AssetLibrary) {
    let folder = try TemporaryFolder()
    for number in 0..<count {
      let set = "A.xcassets/page \(number) of many.imageset"
      _ = try folder.write(
        #"{"images": [{"idiom": "universal", "filename": "page.pdf"}], "info": {"version": 1}}"#,
        to: set + "/Contents.json")
      _ = try folder.write(
        String(decoding: VectorPictureTests.page("[0 0 40 20]", drawing), as: UTF8.self),
        to: set + "/page.pdf")
    }
    return (folder, try AssetLibrary(path: folder.path))
  }

  /// Returns the facts about a library of pages, and checks that progress is reported in order.
  private func facts(
    _ drawing: String? = nil, _ change: (inout CatalogPictures) -> Void
  ) throws -> [Fact] {
    let (folder, library) = try Self.pages(drawing)
    var judge = CatalogPictures(library, LintConfiguration(), root: folder.path)
    change(&judge)
    var told: [Int] = []
    let facts = try judge.findings { index, count in
      #expect(count == Self.count)
      told.append(index)
    }.map(\.fact)
    #expect(told.first == 0 && told == told.sorted() && told.count > 1)
    return facts
  }

  /// Returns the fact that reports all pages as undecided, with the first five names.
  private func undecided(_ reason: UndecidedPicture) -> [Fact] {
    let names = ["0", "1", "10", "11", "12"].map { "page \($0) of many" }
    return [.asset(.undecidedPictures(reason: reason, names: names, count: Self.count))]
  }

  /// The time for all pages together is limited, so that no catalog occupies the judge for hours.
  @Test("Drawing ends when its total time is over")
  func drawingEndsWhenItsTimeIsUp() throws {
    #expect(try facts { $0.secondsOfDrawing = 0 } == undecided(.tooSlow))
  }

  @Test("SVG pictures are not drawn when the time is over")
  func svgPicturesEndWithTheTime() throws {
    let folder = try TemporaryFolder()
    let set = "A.xcassets/a.imageset"
    _ = try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.svg"}], "info": {"version": 1}}"#,
      to: set + "/Contents.json")
    _ = try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9'/></svg>",
      to: set + "/a.svg")
    let library = try AssetLibrary(path: folder.path)
    var pictures = CatalogPictures(library, LintConfiguration(), root: folder.path)
    func isTooSlow() throws -> Bool {
      try pictures.findings().map(\.fact).contains(
        .asset(.undecidedPictures(reason: .tooSlow, names: ["a"], count: 1)))
    }
    #expect(try !isTooSlow())
    pictures.secondsOfDrawing = 0
    #expect(try isTooSlow())
  }

  @Test("A missing program is named with its package")
  func aMissingProgramIsNamed() throws {
    let facts = try facts { $0.reader.pdf?.tool = "no-such-program" }
    #expect(facts == undecided(.toolMissing("no-such-program", package: "poppler-utils")))
  }

  /// The stand-in program records each of its runs.
  @Test("Pages of equal bytes are drawn once")
  func pagesOfTheSameBytesAreDrawnOnce() throws {
    let folder = try TemporaryFolder()
    let tool = try folder.write(
      "#!/bin/sh\necho run >> '\(folder.path)/runs'\nexec pdftocairo \"$@\"\n", to: "counting")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    // White, which is lost on a white ground.
    let drawing = "1 1 1 rg 0 5 20 15 re f"
    let counted = try facts(drawing) { $0.reader.pdf?.tool = tool }
    #expect(try String(contentsOfFile: folder.path + "/runs", encoding: .utf8) == "run\n")
    #expect(try !counted.isEmpty && counted == facts(drawing) { _ in })
  }

  /// Nothing is wrong with the page where, say, the folder of temporary files is full.
  @Test("A program that cannot be started ends the run")
  func aProgramThatCannotStartEndsTheRun() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("#!/no-such-program\n", to: "broken")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: broken)
    let (pages, library) = try Self.pages(nil)
    var judge = CatalogPictures(library, LintConfiguration(), root: pages.path)
    judge.reader.pdf?.limiter = broken
    let error = try #require(throws: UnexaminedPicture.self) { try judge.findings() }
    #expect(error.path.hasSuffix("page.pdf"))
  }

  @Test("The time for one page is limited")
  func onePageMayNotTakeLong() throws {
    let folder = try TemporaryFolder()
    let slow = try folder.write("#!/bin/sh\nexec sleep 60\n", to: "slow")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: slow)
    let facts = try facts {
      $0.reader.pdf?.tool = slow
      $0.reader.pdf?.limits.seconds = 0.02
    }
    #expect(facts == undecided(.tooSlow))
  }
}
