// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Changes of a JSON text that leave every other byte as it is.
///
/// What is added has the layout of the text around it. The changes of one editor are made together, so that the
/// places of nodes hold for all of them; they must not overlap.
package struct JSONEditor {
  package let document: JSONDocument
  private let style: JSONStyle
  private var changes: [(range: Range<Int>, text: String)] = []

  package init(_ document: JSONDocument) {
    self.document = document
    style = document.style
  }

  /// The text with all changes.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    var end = 0
    // What is inserted at one place stays in the order in which it was asked for.
    let order = changes.indices.sorted {
      (changes[$0].range.lowerBound, $0) < (changes[$1].range.lowerBound, $1)
    }
    for change in order.map({ changes[$0] }) {
      result += document.bytes[end..<change.range.lowerBound]
      result += Array(change.text.utf8)
      end = change.range.upperBound
    }
    return result + document.bytes[end...]
  }

  /// Puts a value in place of another one.
  package mutating func replace(_ node: JSONNode, by value: JSONText) {
    changes.append((node.range, value.text(in: style, margin: lineMargin(of: node.range.lowerBound))))
  }

  /// Puts a value behind the last item of an array.
  package mutating func append(_ value: JSONText, to array: JSONNode) {
    insert(at: array.children.count, in: array) { style, margin in value.text(in: style, margin: margin) }
  }

  /// Puts a member into an object: by its key if the others are sorted, else behind them.
  package mutating func insert(_ key: String, _ value: JSONText, into object: JSONNode) {
    guard case .object(let members) = object.value else { return }
    let keys = members.map(\.key)
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy(<)
    let index = isSorted ? keys.firstIndex { $0 > key } ?? keys.count : keys.count
    insert(at: index, in: object) { style, margin in value.text(in: style, margin: margin, key: key) }
  }

  private mutating func insert(
    at index: Int, in container: JSONNode, _ text: (JSONStyle, String) -> String
  ) {
    let children = container.children
    guard let first = children.first, let last = children.last else {
      return fill(container, text)
    }
    let margin = document.margin(before: first.lowerBound)
    let separator = margin.map { style.lineEnd + $0 } ?? " "
    var own = style
    if margin == nil { own.indent = nil }
    let item = text(own, margin ?? "")
    if index < children.count {
      let start = children[index].lowerBound
      changes.append((start..<start, item + "," + separator))
    } else if let comma = document.trailingCommas.first(where: { isGap(from: last.upperBound, to: $0) }) {
      changes.append((comma + 1..<comma + 1, separator + item))
    } else {
      changes.append((last.upperBound..<last.upperBound, "," + separator + item))
    }
  }

  /// The first child of empty brackets.
  private mutating func fill(_ container: JSONNode, _ text: (JSONStyle, String) -> String) {
    let margin = lineMargin(of: container.range.lowerBound)
    let item = text(style, margin + (style.indent ?? ""))
    let (open, close) = if case .array = container.value { ("[", "]") } else { ("{", "}") }
    changes.append((container.range, style.list(open, [item], close, margin: margin)))
  }

  /// The space at the beginning of the line that a byte stands on.
  private func lineMargin(of offset: Int) -> String {
    let before = document.bytes[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return String(decoding: before[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func isGap(from start: Int, to end: Int) -> Bool {
    start <= end
      && document.bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
