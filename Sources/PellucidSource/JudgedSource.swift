// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// The findings about a file, with the bytes of the file that each is about.
package struct JudgedSource: Sendable {
  /// The place where the judgement of a file ends before the file does.
  package struct End: Sendable {
    package let error: ProjectFileError
    /// The bytes of the word where the rest begins.
    package let range: Range<Int>
  }

  /// The findings without those that comments of the source leave out.
  package var findings: [Finding]
  /// The place where the judgement ends before the file does; nil for a file that was judged to its end.
  package let end: End?
  private let lines: LineTable
  /// The ends of the longest expressions that begin at bytes of findings and end in their lines.
  private let ends: [Int: Int]

  /// Creates the judgement of a file without the syntax of Swift.
  ///
  /// - Parameter error: The reason why the file was not read to its end; nil where it was.
  package init(_ findings: [Finding], of source: [UInt8], error: ProjectFileError?) {
    let lines = LineTable(source)
    let end = error.map { (error: $0, offset: $0.line.map { lines.bytes(ofLine: $0).lowerBound } ?? 0) }
    self.init(findings, lines, end, ends: { _ in [:] })
  }

  /// Creates the judgement of a source.
  fileprivate init(_ outcome: SourceAudit.Outcome, of tree: SourceTree) {
    let end = outcome.error.map { (error: $0, offset: tree.cut ?? 0) }
    self.init(outcome.findings, tree.lines, end) { tree.ends(ofExpressionsAt: $0) }
  }

  private init(
    _ findings: [Finding], _ lines: LineTable, _ end: (error: ProjectFileError, offset: Int)?,
    ends: (Set<Int>) -> [Int: Int]
  ) {
    (self.findings, self.lines) = (findings, lines)
    self.end = end.map { End(error: $0.error, range: $0.offset..<lines.wordEnd(after: $0.offset)) }
    self.ends = ends(Set(findings.map { lines.offset(of: $0.place) }))
  }

  /// Returns the bytes that a finding is about, within one line: an expression, or a word.
  package func range(of finding: Finding) -> Range<Int> {
    let start = lines.offset(of: finding.place)
    return start..<max(ends[start] ?? 0, lines.wordEnd(after: start))
  }
}

extension LineTable {
  /// Returns the byte at a place; the beginning of the text where it is unknown.
  func offset(of place: Place) -> Int { offset(line: place.line ?? 1, column: place.column ?? 1) }

  /// Returns the byte after the last one of the line that a byte is in, without those that end it.
  fileprivate func lineEnd(after offset: Int) -> Int { bytes(ofLine: line(of: offset)).upperBound }

  /// Returns the end of a word that begins at a byte; at least one character is in it unless the line ends there.
  fileprivate func wordEnd(after offset: Int) -> Int {
    let line = bytes[offset..<max(offset, lineEnd(after: offset))]
    let word = line.prefix { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    return word.isEmpty ? min(line.startIndex + 1, line.endIndex) : word.endIndex
  }
}

extension SourceAudit {
  /// Judges a source that was parsed.
  package func judgement(of source: ParsedSource, path: String) -> JudgedSource {
    let file = SourceFile(path: path, SourceTree(of: source), project: project)
    return JudgedSource(outcome(of: file), of: file.tree)
  }
}

extension SourceTree {
  /// Returns the end of the longest expression that begins at each of some bytes and ends in its line.
  fileprivate func ends(ofExpressionsAt offsets: Set<Int>) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for id in all {
      let range = self[id].range
      guard offsets.contains(range.lowerBound), range.upperBound <= lines.lineEnd(after: range.lowerBound)
      else { continue }
      found[range.lowerBound] = max(found[range.lowerBound] ?? 0, range.upperBound)
    }
    return found
  }
}
