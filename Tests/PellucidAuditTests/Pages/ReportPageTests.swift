// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidAudit

/// Tests of pages with pictures, which are judged by a reader of HTML and compared with those about plain names.
@Suite struct ReportPageTests {
  /// A page that has everything, with a stranger's text in every slot.
  private func page(_ text: String, source: String = "pictures/a.png", in language: Language = .english)
    -> ReportPage
  {
    let picture = ReportPage.Picture(source: source, size: Size(width: 320, height: 200))
    var view = ReportPage.View(text, picture, note: text, command: text)
    view.marks = [
      ReportPage.Mark(Rect(x: 4, y: 2, width: 40, height: 20), label: "4.5:1", isSufficient: true)
    ]
    view.legend = [ReportPage.LegendEntry("#ff0000", text)]
    var comparison = ReportPage.Comparison(text, actual: picture)
    (comparison.expected, comparison.difference, comparison.note) = (picture, picture, text)
    comparison.command = text
    var section = ReportPage.Section(key: text, title: text, document: text + "2")
    section.views = [view, view]
    section.groups = [ReportPage.Group(text, [view])]
    section.comparisons = [comparison]
    section.tables = [ReportPage.Table(text, [["a", text], [text, "b"]])]
    section.layers = [text: Rect(x: 10, y: 20, width: 100, height: 30)]
    var finding = Finding(
      .assetEntry(.layers([text])), at: Place(file: text, line: 3, column: 1, keyPath: text, layer: text))
    finding.swatches = [Swatch(.background, .init(red: 1, green: 0.5, blue: 0))]
    var run = Report.Run(verb: .legibility, inputs: [text], language: language)
    run.summary = text
    return ReportPage(
      Report(run, findings: [finding, Finding(.assetEntry(.noVariants))]), sections: [section], command: text)
  }

  /// Returns the tags of a page, with digests and texts that are read aloud left out.
  private func tags(_ page: String) throws -> [String] {
    let body = page[try #require(page.range(of: "<body>")).lowerBound...]
    // By scalars: a mark may be one grapheme with the sign before it.
    let tag = /<[^>]*>/.matchingSemantics(.unicodeScalar)
    let digest = /[0-9a-f]{16}/.matchingSemantics(.unicodeScalar)
    let spoken = /(alt|aria-label|value)="[^"]*"/.matchingSemantics(.unicodeScalar)
    return body.matches(of: tag).map {
      String($0.output).replacing(digest, with: "*").replacing(spoken, with: "")
    }
  }

  @Test("Names of strangers are text everywhere on a page", arguments: [Language.english, .korean])
  func namesAreText(language: Language) throws {
    let tame = try tags(page("tame", in: language).html)
    let wrong = try HostileText.all.filter { try tags(page($0, in: language).html) != tame }
    #expect(wrong == [])
  }

  @Test(
    "A page follows the rules of HTML, and its policy allows its own style and script",
    .enabled(if: PageJudge.obstacle == nil, "\(PageJudge.obstacle ?? "")"))
  func pagesAreGood() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/pictures", withIntermediateDirectories: true)
    _ = try folder.write("PNG", to: "pictures/a.png")
    let pages = try (["tame"] + HostileText.all).enumerated().map { number, text in
      try folder.write(page(text).html, to: "\(number).html")
    }
    #expect(try PageJudge.faults(pages) == "")
    let plain = page("tame").html
    let faults = [
      ("pictures/a.png", "pictures/b.png", "does not exist"), (" loading=\"lazy\"", "", "comes into view"),
      ("href=\"#rules\"", "href=\"#nothing\"", "leads nowhere"), ("</main>", "", "error"),
      ("--ground:", "--ground :", "own style"), ("\"use strict\";", "", "own script"),
      ("<p class=\"totals\">", "<p class=\"totals\" style=\"x\">", "attribute style"),
    ]
    for (old, new, fault) in faults {
      let file = try folder.write(plain.replacing(old, with: new), to: "wrong.html")
      let found = try PageJudge.faults([file])
      #expect(fault == "error" ? !found.isEmpty : found.contains(fault), "\(fault): \(found)")
    }
  }

  @Test("The link to a finding is the same when findings are added, and when figures change")
  func linksLast() {
    func ids(_ findings: [Finding]) -> [String] {
      let report = Report(Report.Run(verb: .render, inputs: ["a.json"]), findings: findings)
      return ReportPage(report).sections.flatMap { $0.findings.map { $0.id } }
    }
    func finding(_ ratio: Double, _ layer: String) -> Finding {
      let subject = ForegroundSubject(.text("A"))
      return Finding(
        .contrast(.sampledOnly(subject, lowest: ratio, required: 4.5)),
        at: Place(file: "a.json", line: 1, layer: layer))
    }
    let one = ids([finding(2, "title")])
    #expect(one.count == 1 && one[0].wholeMatch(of: /f-[0-9a-f]{16}/) != nil)
    #expect(ids([finding(3, "title")]) == one)
    let more = ids([finding(3, "subtitle"), finding(2, "title"), finding(1, "above")])
    #expect(more.count == 3 && Set(more).count == 3 && more.contains(one[0]))
    let twice = ids([finding(2, "title"), finding(3, "title")])
    #expect(twice == [one[0], one[0] + "-2"])
  }

  @Test("A finding is marked on the picture, at its layer or at the nearest one around it")
  func findingsAreMarked() {
    func marks(at keyPath: String) -> String {
      let picture = ReportPage.Picture(source: "a.png", size: Size(width: 320, height: 200))
      var section = ReportPage.Section(key: "a.json", title: "a")
      section.views = [ReportPage.View("drawn", picture)]
      section.layers = ["desktop[1]": Rect(x: 10, y: 20, width: 100, height: 30)]
      let finding = Finding(.assetEntry(.noVariants), at: Place(file: "a.json", keyPath: keyPath))
      let report = Report(Report.Run(verb: .render, inputs: ["a.json"]), findings: [finding])
      return ReportPage(report, sections: [section]).html
    }
    for keyPath in ["desktop[1]", "desktop[1].layers[0].text"] {
      let html = marks(at: keyPath)
      #expect(html.contains(#"<rect x="7" y="17" width="106" height="36" rx="3"/>"#), "\(keyPath)")
      #expect(html.contains(#"viewBox="0 0 320 200""#) && html.contains("href=\"#m-f-"))
    }
    #expect(!marks(at: "desktop[10]").contains("<rect"))
  }

  @Test(
    "The words at close rectangles neither overlap nor leave the picture, and lead back to their rectangle")
  func labelsDoNotOverlap() {
    let size = Size(width: 320, height: 200)
    let marks = (0..<12).map { index in
      ReportPage.Mark(
        Rect(x: 20, y: 60 + 7 * Double(index), width: 90, height: 6), label: "12.34:1",
        isSufficient: index != 5)
    }
    let placement = LabelPlacement(marks, in: size)
    #expect(placement.labels.count == marks.count)
    #expect(placement.labels.first?.mark.isSufficient == false)
    for (index, label) in placement.labels.enumerated() {
      let frame = label.frame
      #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= size.width && frame.maxY <= size.height)
      for other in placement.labels[..<index] { #expect(other.frame.intersection(frame).isEmpty) }
      for mark in marks { #expect(mark.bounds.intersection(frame).isEmpty) }
      if let end = label.leader?.last {
        #expect(
          label.mark.bounds.outset(by: 0.01).intersection(Rect(x: end.x, y: end.y, width: 0.01, height: 0.01))
            .isEmpty == false)
      }
    }
    #expect(placement.labels.contains { $0.leader != nil })
    // Words for which there is no room at all are left out.
    let crowd = Array(repeating: marks[0], count: 400)
    let count = LabelPlacement(crowd, in: size).labels.count
    #expect(count > 40 && count < 400)
  }

  @Test("A finding about a file without a section gets one")
  func otherFilesHaveSections() {
    let findings = ["b.json", "a.json"].map { Finding(.assetEntry(.noVariants), at: Place(file: $0)) }
    let report = Report(Report.Run(verb: .render, inputs: ["a.json"]), findings: findings)
    let page = ReportPage(report, sections: [ReportPage.Section(key: "a.json", title: "A")])
    #expect(page.sections.map { $0.title } == ["A", "b.json"])
    #expect(page.sections.map { $0.findings.count } == [1, 1])
  }

  @Test("An argument is quoted as a shell reads it back")
  func argumentsAreQuoted() throws {
    for argument in ["plain.json", "with space", "it's", "", "$HOME", "a;b", "한글"] {
      let shell = try Program.run(
        ["-c", "printf %s \(ReportPage.quoted(argument))"], program: "/bin/sh")
      #expect(shell.output == argument)
    }
    #expect(ReportPage.commandLine(["render", "a b.json"]) == "pellucid render 'a b.json'")
  }

  @Test("SHA-256 and Base64 give the values of their standards")
  func digests() {
    func hex(_ text: String) -> String { SHA256.text(of: text.utf8) }
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    let bytes = (0..<200).map { UInt8($0) }
    // Any parts have the digest of the whole.
    for cut in [0, 1, 63, 64, 65, 128, 200] {
      let text = SHA256.text { add in
        add(bytes[..<cut])
        add(bytes[cut...])
      }
      #expect(text == SHA256.text(of: bytes))
    }
    for count in [0, 1, 2, 3, 55, 56, 64, 200] {
      let part = Array(bytes.prefix(count))
      #expect(Base64.text(part) == Data(part).base64EncodedString())
    }
  }
}
