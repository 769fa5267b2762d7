// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidJSON
import PellucidTestSupport
import Testing

@testable import PellucidAudit
@testable import PellucidJudge

/// Tests of every reporter on reports with a stranger's text in every slot.
///
/// Each report is compared with the same report about the plain name `tame`: it has as many lines, cells and tags, and
/// none of its lines can be a command of a service or reach into a terminal.
@Suite struct HostileReportTests {
  private func report(_ text: String, in language: Language = .english) -> Report {
    let selectors = Selectors.named(text)
    let facts: [Fact] = [
      .pair(.undecidedOnGlass(over: .listed([text], colors: .anything))),
      .contrast(.sampledOnly(ForegroundSubject(.text(text), asset: text), lowest: 2, required: 4.5)),
      .contrast(.sampledOnly(ForegroundSubject(.file(text)), lowest: 2, required: 4.5)),
      .scroll(
        ScrollFact(
          subject: ForegroundSubject(.symbol(text)), bar: text, lowest: 2, document: text, offset: 0,
          required: 4.5)),
      .asset(.pairUnknown(name: text, nearest: text, isInScene: true)),
      .asset(.stepsWithoutDark(names: [text, text], count: 3)), .asset(.identicalFiles(text, text + "2")),
      .catalogFile(.unknownWord(found: text, nearest: text, allowed: ["any"])),
      .catalogFile(.missingFile(text)), .catalogFile(.sameName(name: text, first: text)),
      .catalogFile(.unknownKind(text)), .catalogFile(.badComponent(found: text)),
      .snapshot(.unreadableReference(reason: text)), .snapshot(.notDrawn(reason: text)),
      .assetEntry(.file(selectors, name: text, isFound: false)), .assetEntry(.layers([text, text])),
      .vibrancy(.fullColorIcon(material: text)), .glass(.secondTint(first: text)),
      .remark(.symbol(.oneWeight(name: text))),
    ]
    var findings = facts.enumerated().map { index, fact in
      Finding(
        fact, at: Place(file: text, line: index + 1, column: 2, keyPath: text, layer: text), variants: [text],
        swatches: [Swatch(.variant(selectors), .init(red: 1, green: 0, blue: 0))])
    }
    findings += [
      Finding(facts[0], at: Place(file: text)), Finding(facts[0], at: Place(keyPath: text)),
      Finding(facts[0]),
    ]
    var run = Report.Run(
      verb: .lint, inputs: [text], variants: [text, "dark"], summary: nil, language: language)
    run.tables = [[["layer", "what"], [text, text]]]
    var report = Report(run, findings: findings)
    report.stale = [Baseline.Entry(rule: text, file: text, layer: text, variant: text, count: 2)]
    return report
  }

  @Test(
    "No line of any reporter is a command or reaches the terminal", arguments: [Language.english, .korean])
  func noLineIsACommand(language: Language) {
    // Most lines of a page are the same in every report.
    var checked: [Reporter: Set<String>] = [:]
    for text in HostileText.all {
      let report = report(text, in: language)
      for reporter in Reporter.allCases {
        for line in HostileText.lines(reporter.text(of: report))
        where checked[reporter, default: []].insert(line).inserted {
          let isOwn = reporter == .github && Self.isAnnotation(line)
          let fault = HostileText.fault(ofLine: isOwn ? String(line.dropFirst(2)) : line)
          #expect(fault == nil, "\(reporter): \(line.prefix(120))")
        }
      }
    }
  }

  /// Returns whether a line is one that the reporter for GitHub writes on purpose, with no other command inside.
  private static func isAnnotation(_ line: String) -> Bool {
    ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
  }

  @Test("Lines are as many as those of a plain name")
  func linesAreAsMany() {
    func counts(_ text: String) -> [Int] {
      let report = report(text)
      return Reporter.allCases.map { HostileText.lines($0.text(of: report)).count }
    }
    let tame = counts("tame")
    for text in HostileText.all { #expect(counts(text) == tame, "\(text.prefix(20))") }
  }

  @Test("GitHub's commands have the properties of a plain name")
  func commandsHaveTheirOwnProperties() throws {
    func shapes(_ text: String) throws -> [String] {
      // The last lines are the totals, and the number of findings that have no annotation.
      try HostileText.lines(Reporter.github.text(of: report(text))).prefix { $0.hasPrefix("::") }.map {
        line in
        let bytes = Array(line.utf8.dropFirst(2))
        let end = try #require(Array(zip(bytes, bytes.dropFirst())).firstIndex { $0 == 0x3A && $1 == 0x3A })
        let keys = bytes[..<end].split(separator: UInt8(ascii: ",")).map {
          $0.prefix { $0 != UInt8(ascii: "=") }
        }
        return keys.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
      }
    }
    let tame = try shapes("tame").sorted()
    for text in HostileText.all { #expect(try shapes(text).sorted() == tame, "\(text.prefix(20))") }
  }

  @Test("HTML has the tags of a plain name")
  func htmlHasItsOwnTags() throws {
    let tag = try NSRegularExpression(pattern: "<[^>]*>")
    // Links are named by digests of foreign names.
    let digest = try NSRegularExpression(pattern: "[0-9a-f]{16}")
    func tags(_ page: String) -> [String] {
      let all = NSRange(location: 0, length: page.utf16.count)
      let page = digest.stringByReplacingMatches(in: page, range: all, withTemplate: "*") as NSString
      let found = tag.matches(in: page as String, range: NSRange(location: 0, length: page.length))
      return found.map { page.substring(with: $0.range) }.sorted()
    }
    let tame = tags(Reporter.html.text(of: report("tame")))
    for text in HostileText.all {
      #expect(tags(Reporter.html.text(of: report(text))) == tame, "\(text.prefix(20))")
    }
  }

  @Test("Markdown has the cells of a plain name, and no tags, links or users")
  func markdownHasItsOwnCells() {
    func cells(_ text: String) -> [Int] {
      HostileText.lines(Reporter.markdown.text(of: report(text))).map { line in
        Self.unescaped("|", in: line)
      }.sorted()
    }
    let tame = cells("tame")
    for text in HostileText.all {
      #expect(cells(text) == tame, "\(text.prefix(20))")
      let page = Reporter.markdown.text(of: report(text))
      let rest = Array(page.utf8)
      let ownBreaks = page.components(separatedBy: "<br>").count - 1
      #expect(rest.count { $0 == UInt8(ascii: "<") } == ownBreaks, "\(text.prefix(20))")
      #expect(!rest.contains(UInt8(ascii: "@")) && !page.contains("://") && !page.contains("www."))
      for sign in ["[", "]", "`", "_"] { #expect(Self.unescaped(Character(sign), in: page) == 0) }
    }
  }

  /// Returns how often a sign of ASCII occurs without an odd number of backslashes before it.
  private static func unescaped(_ sign: Character, in text: String) -> Int {
    var (count, slashes) = (0, 0)
    for byte in text.utf8 {
      if byte == sign.asciiValue, slashes % 2 == 0 { count += 1 }
      slashes = byte == UInt8(ascii: "\\") ? slashes + 1 : 0
    }
    return count
  }

  @Test("JSON keeps every name as it is, and SARIF is JSON")
  func jsonKeepsNames() throws {
    for text in HostileText.all {
      let json = try JSONSerialization.jsonObject(with: Data(Reporter.json.text(of: report(text)).utf8))
      let root = try #require(json as? [String: Any])
      let findings = try #require(root["findings"] as? [[String: Any]])
      let last = try #require(findings.first { ($0["layer"] as? String) != nil })
      for key in ["file", "layer", "keyPath"] {
        let value = try #require(last[key] as? String)
        #expect(value.utf8.elementsEqual(text.utf8), "\(key) \(text.prefix(20))")
      }
      let stale = try #require((root["stale"] as? [[String: Any]])?.first)
      #expect((stale["rule"] as? String)?.utf8.elementsEqual(text.utf8) == true)
      let sarif = Data(Reporter.sarif.text(of: report(text)).utf8)
      #expect(
        (try JSONSerialization.jsonObject(with: sarif) as? [String: Any])?["version"] as? String == "2.1.0")
    }
  }

  @Test("A name of any length takes a limited part of a message")
  func longNamesAreCut() {
    let report = report(String(repeating: "k", count: 1_000_000))
    for reporter in [Reporter.text, .xcode, .github, .markdown] {
      let longest = HostileText.lines(reporter.text(of: report)).map(\.utf8.count).max() ?? 0
      #expect(longest < 40_000, "\(reporter)")
    }
  }
}

extension Selectors {
  /// Returns selectors with a name in every place that takes any.
  fileprivate static func named(_ text: String) -> Selectors {
    var selectors = Selectors()
    selectors.idiom = Idiom(rawValue: text)
    selectors.subtype = text
    selectors.locale = text
    selectors.further = [text: text]
    return selectors
  }
}
