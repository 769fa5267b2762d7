// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidAudit
import PellucidGeometry
import PellucidTestSupport
import Testing

@testable import Pellucid

/// Tests of the pictures beside a page and inside it.
@Suite struct PageFolderTests {
  private static let size = Size(width: 10, height: 10)

  @Test("Pictures have lasting names, which lead nowhere but into the folder")
  func namesLast() throws {
    let folder = try TemporaryFolder()
    let page = try PageFolder(folder.path + "/page/", isSingleFile: false)
    for names in [["Scenes/home.json", "drawn"], ["../../etc/a b.json", "x\"<y"], ["홈.json", "drawn"]] {
      let picture = try page.add([1, 2, 3], named: names, size: Self.size)
      #expect(picture.source.wholeMatch(of: /pictures\/[A-Za-z0-9-]+\.png/) != nil, "\(picture.source)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/page/" + picture.source))
      #expect(bytes == Data([1, 2, 3]))
      #expect(try page.add([4], named: names, size: Self.size).source == picture.source)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/page/pictures").count == 3)
    #expect(page.page == folder.path + "/page/index.html")
  }

  @Test("A page in one file has no other file, and refuses pictures beyond its limit")
  func oneFileIsLimited() throws {
    let folder = try TemporaryFolder()
    #expect(PageFolder.mostBytes == 50_000_000)
    let page = try PageFolder(folder.path + "/page", isSingleFile: true, limit: 2_000_000)
    let picture = try page.add([1, 2, 3], named: ["a"], size: Self.size)
    #expect(picture.source == "data:image/png;base64,AQID")
    // Base64 takes four bytes for three.
    let most = [UInt8](repeating: 0, count: 1_499_997)
    _ = try page.add(most, named: ["b"], size: Self.size)
    do {
      _ = try page.add([0], named: ["c"], size: Self.size)
      Issue.record("pictures beyond the limit were put into a page")
    } catch {
      #expect(error.isOfOutput)
      let sentence = error.problem.sentence(in: .english)
      #expect(sentence.contains("2 MB") && sentence.contains("--single-file"), "\(sentence)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/page"))
  }

  @Test("A folder that cannot be made is an error")
  func unmadeFolder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a file", to: "file")
    let page = try PageFolder(folder.path + "/file/page", isSingleFile: false)
    #expect(throws: RunFailure.self) { try page.add([1], named: ["a"], size: Self.size) }
  }

  @Test("A page that is written again removes the pictures that it no longer shows, and no other file")
  func oldPicturesGo() throws {
    let folder = try TemporaryFolder()
    func write(_ names: [String]) throws {
      let page = try PageFolder(folder.path + "/page", isSingleFile: false)
      #expect(FileManager.default.fileExists(atPath: page.page) == (names != ["a", "b"]))
      var report = ReportPage("a", verb: "pellucid render", totals: "", in: .english)
      var section = ReportPage.Section(key: "a", title: "a")
      section.views = try names.map { ReportPage.View($0, try page.add([1], named: [$0], size: Self.size)) }
      report.sections = [section]
      try page.write(report)
    }
    try write(["a", "b"])
    _ = try folder.write("mine", to: "page/pictures/mine.png")
    let pictures = { try FileManager.default.contentsOfDirectory(atPath: folder.path + "/page/pictures") }
    let first = try pictures()
    #expect(first.count == 3)
    try write(["b", "c"])
    let second = try pictures()
    #expect(second.count == 3 && second.contains("mine.png"))
    #expect(second.count { first.contains($0) } == 2)
  }
}
