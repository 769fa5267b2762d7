// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An editor of a JSON text that preserves every byte outside its changes.
///
/// Inserted text follows the layout around it. An editor collects its changes and applies them together, so that
/// the byte ranges of the document's nodes stay valid for all of them; the ranges of changes must not overlap.
package struct JSONEditor {
  /// The document before the changes.
  package let document: JSONDocument
  private let style: JSONStyle
  /// The replaced byte ranges, empty for insertions, and the text of each.
  private var changes: [(range: Range<Int>, text: String)] = []

  package init(_ document: JSONDocument) {
    self.document = document
    style = document.style
  }

  /// The text with all changes applied.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    var end = 0
    // Insertions at the same offset stay in the order of their calls.
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

  /// Replaces a value by another one.
  ///
  /// - Parameter models: Values at the same place in similar parents, whose layout and order of keys the new
  ///   value follows.
  package mutating func replace(_ node: JSONNode, by value: JSONText, like models: [JSONNode] = []) {
    let margin = lineMargin(of: node.range.lowerBound)
    let text =
      models.isEmpty
      ? value.text(in: style, margin: margin) : likeness(of: value, models, in: gaps(at: margin))
    changes.append((node.range, text))
  }

  /// Appends a value to an array in the layout of the array's items.
  package mutating func append(_ value: JSONText, to array: JSONNode) {
    let items = if case .array(let items) = array.value { items } else { [JSONNode]() }
    insert(at: items.count, in: array) { editor, style, margin, gaps in
      items.isEmpty ? value.text(in: style, margin: margin) : editor.likeness(of: value, items, in: gaps)
    }
  }

  /// Inserts a member into an object: in the order of the keys if the existing keys are sorted, else at the end.
  ///
  /// - Parameter models: Values of this key in similar objects, whose layout and order of keys the new value
  ///   follows.
  package mutating func insert(
    _ key: String, _ value: JSONText, into object: JSONNode, like models: [JSONNode] = []
  ) {
    guard case .object(let members) = object.value else { return }
    let keys = members.map { $0.key }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy(<)
    let index = isSorted ? keys.firstIndex { $0 > key } ?? keys.count : keys.count
    insert(at: index, in: object) { editor, style, margin, gaps in
      models.isEmpty
        ? value.text(in: style, margin: margin, key: key)
        : JSONText.quoted(key) + gaps.colon + editor.likeness(of: value, models, in: gaps)
    }
  }

  /// Returns a value as text in the layout of `models`.
  private func likeness(of value: JSONText, _ models: [JSONNode], in gaps: JSONLikeness.Gaps) -> String {
    JSONLikeness(document: document).text(value, like: models, in: gaps)
  }

  /// Returns the white space of brackets whose children each begin a line, or stay on one line if the style has
  /// no line breaks.
  private func gaps(at margin: String) -> JSONLikeness.Gaps {
    guard style.indent != nil else {
      return JSONLikeness.Gaps(open: " ", separator: " ", close: " ", colon: style.colon)
    }
    let line = style.lineEnd + margin
    return JSONLikeness.Gaps(open: line, separator: line, close: line, colon: style.colon)
  }

  /// Inserts a child at `index`, with the white space of the children around it.
  private mutating func insert(
    at index: Int, in container: JSONNode,
    _ text: (JSONEditor, JSONStyle, _ margin: String, JSONLikeness.Gaps) -> String
  ) {
    let children = container.children
    guard let first = children.first, let last = children.last else {
      return fill(container, text)
    }
    let margin = document.margin(before: first.lowerBound)
    let gaps = JSONLikeness(document: document).gaps(of: container, in: gaps(at: margin ?? ""))
    let separator = margin.map { style.lineEnd + $0 } ?? gaps.separator
    var own = style
    if margin == nil { own.indent = nil }
    let item = text(self, own, margin ?? "", gaps)
    if index < children.count {
      let start = children[index].lowerBound
      changes.append((start..<start, item + "," + separator))
    } else if let comma = document.trailingCommas.first(where: { isGap(from: last.upperBound, to: $0) }) {
      // The existing trailing comma serves as separator before the first child added; the comma of each further
      // child is inserted.
      let place = comma + 1..<comma + 1
      let isFirst = !changes.contains { $0.range == place }
      changes.append((place, (isFirst ? "" : ",") + separator + item))
    } else {
      changes.append((last.upperBound..<last.upperBound, "," + separator + item))
    }
  }

  /// Inserts the first child into empty brackets.
  private mutating func fill(
    _ container: JSONNode, _ text: (JSONEditor, JSONStyle, String, JSONLikeness.Gaps) -> String
  ) {
    let margin = lineMargin(of: container.range.lowerBound)
    let inner = margin + (style.indent ?? "")
    let item = text(self, style, inner, gaps(at: inner))
    let (open, close) = if case .array = container.value { ("[", "]") } else { ("{", "}") }
    changes.append((container.range, style.list(open, [item], close, margin: margin)))
  }

  /// Returns the white space at the beginning of the line that contains a byte.
  private func lineMargin(of offset: Int) -> String {
    let before = document.bytes[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return String(decoding: before[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Returns a Boolean value indicating whether only white space lies between two offsets.
  private func isGap(from start: Int, to end: Int) -> Bool {
    start <= end
      && document.bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
