// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The emphasis, code and links that one line of markdown states.
struct Markdown {
  private(set) var runs: [Text.Run] = []
  private var attributes = TextAttributes()
  private var text = ""

  init(_ source: String) {
    append(source[...])
    finish()
    if runs.isEmpty { runs = [Text.Run(content: .string(""))] }
  }

  /// The marks and what they state, the longer ones first.
  private static let marks: [(mark: String, change: @Sendable (inout TextAttributes) -> Void)] = [
    ("***", { ($0.isBold, $0.isItalic) = (true, true) }),
    ("**", { $0.isBold = true }), ("__", { $0.isBold = true }),
    ("~~", { $0.strikethrough = .some(.single) }),
    ("*", { $0.isItalic = true }), ("_", { $0.isItalic = true }),
  ]

  private mutating func append(_ source: Substring) {
    var rest = source
    var last: Character?
    while let next = rest.first {
      if next == "\\", let escaped = rest.dropFirst().first, "\\`*_{}[]()#+-.!~<>".contains(escaped) {
        text.append(escaped)
        rest = rest.dropFirst(2)
      } else if let after = code(rest) ?? link(rest) ?? emphasis(rest, after: last) {
        rest = after
      } else {
        text.append(next)
        rest = rest.dropFirst()
      }
      last = next
    }
  }

  /// Appends code, and returns what follows it; nil where the source does not begin with code.
  private mutating func code(_ source: Substring) -> Substring? {
    guard source.first == "`", let end = source.dropFirst().firstIndex(of: "`") else { return nil }
    let inner = source[source.index(after: source.startIndex)..<end]
    guard !inner.isEmpty else { return nil }
    with {
      $0.design = .monospaced
    } body: {
      $0.text += inner
    }
    return source[source.index(after: end)...]
  }

  /// Appends a link, and returns what follows it; nil where the source does not begin with a link.
  private mutating func link(_ source: Substring) -> Substring? {
    guard source.first == "[", let close = source.firstIndex(of: "]") else { return nil }
    let after = source[source.index(after: close)...]
    guard after.first == "(", let end = after.firstIndex(of: ")"),
      let url = URL(string: String(after[after.index(after: after.startIndex)..<end]))
    else { return nil }
    let title = source[source.index(after: source.startIndex)..<close]
    with {
      $0.link = url
    } body: {
      $0.append(title)
    }
    return after[after.index(after: end)...]
  }

  /// Appends emphasised text, and returns what follows it; nil where the source does not begin with a mark that has an end.
  private mutating func emphasis(_ source: Substring, after last: Character?) -> Substring? {
    for (mark, change) in Self.marks where source.hasPrefix(mark) {
      let inner = source.dropFirst(mark.count)
      let isWord = mark.hasPrefix("_") && (last?.isLetter ?? false || last?.isNumber ?? false)
      guard let first = inner.first, !first.isWhitespace, !isWord, let end = Self.end(of: mark, in: inner)
      else {
        continue
      }
      with(change) { $0.append(inner[..<end]) }
      return inner[end...].dropFirst(mark.count)
    }
    return nil
  }

  /// Returns the place of the mark that closes emphasis: after a character that is not white space, and not a part of a longer
  /// mark.
  private static func end(of mark: String, in source: Substring) -> Substring.Index? {
    var index = source.index(after: source.startIndex)
    while index < source.endIndex {
      if source[index...].hasPrefix(mark), !source[source.index(before: index)].isWhitespace {
        var stop = index
        while stop < source.endIndex, source[stop] == mark.first { stop = source.index(after: stop) }
        let length = source.distance(from: index, to: stop)
        if length == mark.count { return index }
        // The inner emphasis closes first: of three marks, the last ones are the outer ones'.
        if length > mark.count, mark.count < 3 { return source.index(stop, offsetBy: -mark.count) }
        index = stop
      } else {
        index = source.index(after: index)
      }
    }
    return nil
  }

  private mutating func with(
    _ change: (inout TextAttributes) -> Void, body: (inout Markdown) -> Void
  ) {
    finish()
    let outer = attributes
    change(&attributes)
    body(&self)
    finish()
    attributes = outer
  }

  private mutating func finish() {
    if !text.isEmpty { runs.append(Text.Run(content: .string(text), attributes: attributes)) }
    text = ""
  }
}
