// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A writer of values in the layout of existing ones: with their order of keys, and with their white space
/// between brackets, items, keys and values.
///
/// The existing values, the models, must be nested as deep as the written value, because their white space is
/// copied with its indentation.
struct JSONLikeness {
  let document: JSONDocument

  /// The white space within a pair of brackets.
  struct Gaps: Hashable {
    /// The white space after the opening bracket, between two children, and before the closing bracket.
    var open, separator, close: String
    /// The text between key and value: a colon with the white space around it.
    var colon: String

    /// Returns the bracketed list of children.
    func list(_ open: String, _ children: [String], _ close: String) -> String {
      open + self.open + children.joined(separator: "," + separator) + self.close + close
    }

    /// Returns the white space one level deeper; brackets on one line stay on one line.
    func nested(by indent: String) -> Gaps {
      guard open.hasLineEnd else { return self }
      return Gaps(open: open + indent, separator: open + indent, close: open, colon: colon)
    }
  }

  /// Returns a value as text in the layout of its models.
  ///
  /// - Parameters:
  ///   - models: Values at the same place; the first with brackets of the value's kind determines the white
  ///     space.
  ///   - outer: The white space of the brackets that contain the value.
  func text(_ value: JSONText, like models: [JSONNode], in outer: Gaps) -> String {
    switch value {
    case .object(let members) where !members.isEmpty:
      let models = models.filter { if case .object = $0.value { !$0.children.isEmpty } else { false } }
      let own = gaps(like: models, in: outer)
      let texts = Self.ordered(members, like: models).map { member in
        JSONText.quoted(member.key) + own.colon
          + text(member.value, like: models.compactMap { $0[member.key] }, in: own)
      }
      return own.list("{", texts, "}")
    case .array(let items) where !items.isEmpty:
      let models = models.filter { if case .array = $0.value { !$0.children.isEmpty } else { false } }
      let own = gaps(like: models, in: outer)
      let inner = models.flatMap(Self.items)
      return own.list("[", items.map { text($0, like: inner, in: own) }, "]")
    default: return value.text
    }
  }

  /// Returns the items of an array, and an empty array for other nodes.
  private static func items(_ node: JSONNode) -> [JSONNode] {
    if case .array(let items) = node.value { items } else { [] }
  }

  /// Returns the white space of the first model, or of `outer` one level deeper if there is no model.
  private func gaps(like models: [JSONNode], in outer: Gaps) -> Gaps {
    models.first.map { gaps(of: $0, in: outer) } ?? outer.nested(by: document.style.indentation)
  }

  /// Returns the members in the models' order of keys.
  ///
  /// A key that no model has goes to its alphabetical place if the other keys are sorted, else after the key that
  /// precedes it in `members`.
  private static func ordered(_ members: [JSONText.Member], like models: [JSONNode]) -> [JSONText.Member] {
    var order: [String] = []
    for model in models {
      guard case .object(let known) = model.value else { continue }
      for (index, member) in known.enumerated() where !order.contains(member.key) {
        let place = index == 0 ? 0 : order.firstIndex(of: known[index - 1].key).map { $0 + 1 }
        order.insert(member.key, at: place ?? order.count)
      }
    }
    let isSorted = zip(order, order.dropFirst()).allSatisfy(<)
    for (index, member) in members.enumerated() where !order.contains(member.key) {
      let place =
        isSorted
        ? order.firstIndex { $0 > member.key }
        : index == 0 ? 0 : order.firstIndex(of: members[index - 1].key).map { $0 + 1 }
      order.insert(member.key, at: place ?? order.count)
    }
    return members.sorted { order.firstIndex(of: $0.key) ?? 0 < order.firstIndex(of: $1.key) ?? 0 }
  }

  /// Returns the white space in a value; `outer` supplies the parts that the value does not show.
  func gaps(of node: JSONNode, in outer: Gaps) -> Gaps {
    let children = node.children
    guard let first = children.first, let last = children.last else { return outer }
    let open = space(node.range.lowerBound + 1..<first.lowerBound)
    let close = space(last.upperBound..<node.range.upperBound - 1)
    let separator =
      children.count > 1
      ? space(children[0].upperBound..<children[1].lowerBound)
      : open.hasLineEnd ? open : separatorOnOneLine(in: node) ?? outer.separatorOnOneLine
    return Gaps(open: open, separator: separator, close: close, colon: colon(of: node) ?? outer.colon)
  }

  /// Returns the white space between two children on one line, of `node` or the nearest value within; nil if no
  /// two children share a line.
  private func separatorOnOneLine(in node: JSONNode) -> String? {
    let children = node.children
    if children.count > 1 {
      let gap = space(children[0].upperBound..<children[1].lowerBound)
      if !gap.hasLineEnd { return gap }
    }
    let inner: [JSONNode] =
      switch node.value {
      case .object(let members): members.map { $0.node }
      case .array(let items): items
      default: []
      }
    for node in inner {
      if let gap = separatorOnOneLine(in: node) { return gap }
    }
    return nil
  }

  /// Returns the colon of the first member with its white space; nil for other values and empty objects.
  private func colon(of node: JSONNode) -> String? {
    guard case .object(let members) = node.value, let first = members.first else { return nil }
    let gap = document.bytes[first.start..<first.node.range.lowerBound]
    return gap.lastIndex(of: UInt8(ascii: "\"")).map { String(decoding: gap[($0 + 1)...], as: UTF8.self) }
  }

  /// Returns the text of a range without its comma.
  private func space(_ range: Range<Int>) -> String {
    String(decoding: document.bytes[range].filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
  }
}

extension JSONLikeness.Gaps {
  /// The white space between two children in brackets on one line.
  fileprivate var separatorOnOneLine: String {
    separator.hasLineEnd ? (colon.hasSuffix(" ") ? " " : "") : separator
  }
}
