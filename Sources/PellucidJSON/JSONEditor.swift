// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Changes of a JSON text that leave every other byte as it is.
///
/// Added text has the layout of the text around it. The changes of one editor are made together, so that the
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
    // Insertions at one place stay in the order in which they were asked for.
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
  ///
  /// - Parameter models: Values in places like this one, whose form it takes.
  package mutating func replace(_ node: JSONNode, by value: JSONText, like models: [JSONNode] = []) {
    let margin = lineMargin(of: node.range.lowerBound)
    let text =
      models.isEmpty
      ? value.text(in: style, margin: margin) : likeness(of: value, models, in: gaps(at: margin))
    changes.append((node.range, text))
  }

  /// Puts a value behind the last item of an array, in the form that the items have.
  package mutating func append(_ value: JSONText, to array: JSONNode) {
    let items = if case .array(let items) = array.value { items } else { [JSONNode]() }
    insert(at: items.count, in: array) { editor, style, margin, gaps in
      items.isEmpty ? value.text(in: style, margin: margin) : editor.likeness(of: value, items, in: gaps)
    }
  }

  /// Puts a member into an object: by its key if the others are sorted, else behind them.
  ///
  /// - Parameter models: Values of this key in other objects, whose form it takes.
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

  private func likeness(of value: JSONText, _ models: [JSONNode], in gaps: JSONLikeness.Gaps) -> String {
    JSONLikeness(document: document).text(value, like: models, in: gaps)
  }

  /// The space of brackets whose children begin lines; of such on one line where the text has no lines.
  private func gaps(at margin: String) -> JSONLikeness.Gaps {
    guard style.indent != nil else {
      return JSONLikeness.Gaps(open: " ", separator: " ", close: " ", colon: style.colon)
    }
    let line = style.lineEnd + margin
    return JSONLikeness.Gaps(open: line, separator: line, close: line, colon: style.colon)
  }

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
      // The comma that is there serves the first child that is added.
      let place = comma + 1..<comma + 1
      let isFirst = !changes.contains { $0.range == place }
      changes.append((place, (isFirst ? "" : ",") + separator + item))
    } else {
      changes.append((last.upperBound..<last.upperBound, "," + separator + item))
    }
  }

  /// The first child of empty brackets.
  private mutating func fill(
    _ container: JSONNode, _ text: (JSONEditor, JSONStyle, String, JSONLikeness.Gaps) -> String
  ) {
    let margin = lineMargin(of: container.range.lowerBound)
    let inner = margin + (style.indent ?? "")
    let item = text(self, style, inner, gaps(at: inner))
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
