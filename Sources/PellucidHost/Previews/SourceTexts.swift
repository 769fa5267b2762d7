// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// The lines of Swift sources on which words stand as a string literal.
package struct SourceTexts: Sendable {
  /// The place of each literal; nil for one that stands on several lines.
  private var places: [ExactName: SourcePlace?] = [:]

  /// The greatest size of a file that is read, in bytes. Chosen: more than people write.
  private static let mostBytes = 4 << 20

  /// Reads files. One that cannot be read has no literals.
  package init(in files: [String]) {
    for file in files {
      guard let bytes = try? FileReading.bytes(of: file, maximumBytes: Self.mostBytes) else { continue }
      for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated()
      {
        let place = SourcePlace(file: file, line: index + 1)
        for literal in Self.literals(in: line) {
          let known = places[literal]
          places[literal] = known == nil || known == .some(place) ? place : .some(nil)
        }
      }
    }
  }

  /// Returns the only line on which words stand; nil where there is none, and where there are several.
  package func place(of words: String) -> SourcePlace? { places[ExactName(words)] ?? nil }

  /// Returns the literals of a line without escapes and interpolations, whose words are those that are drawn.
  private static func literals(in line: ArraySlice<UInt8>) -> [ExactName] {
    var found: [ExactName] = []
    var literal: [UInt8]?
    var isPlain = true, isEscaped = false
    for byte in line {
      guard let words = literal else {
        if byte == UInt8(ascii: "\"") { (literal, isPlain) = ([], true) }
        continue
      }
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): (isEscaped, isPlain) = (true, false)
      case UInt8(ascii: "\""):
        if isPlain, !words.isEmpty { found.append(ExactName(String(decoding: words, as: UTF8.self))) }
        literal = nil
      default: literal?.append(byte)
      }
    }
    return found
  }
}

/// The lines of sources that the layers of documents were made from.
package struct SourceLines: Sendable {
  private let texts: SourceTexts
  private var previews: [String: SourcePlace] = [:]

  package init(_ texts: SourceTexts) { self.texts = texts }

  /// Notes the line of the preview that a document was made from.
  package mutating func add(_ preview: SourcePlace, document: String) { previews[document] = preview }

  /// Returns the line of a layer in a document: that of its words, where they stand on only one line of the sources, and else that of
  /// the preview; nil for a document of people's own.
  package func place(inDocument document: String, words: String?) -> SourcePlace? {
    guard let preview = previews[document] else { return nil }
    return words.flatMap { texts.place(of: $0) } ?? preview
  }
}
