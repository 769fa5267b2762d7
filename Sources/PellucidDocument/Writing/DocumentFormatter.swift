// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidScene

/// A writer of the usual form of a scene document: the order of its keys and its white space. Every value keeps its notation.
///
/// A value stays on one line where it fits. Otherwise the members of an object follow each other in lines, and each item of
/// an array begins one.
package struct DocumentFormatter {
  /// The greatest number of characters in a line that is not a single value.
  package static let width = 120
  private let document: JSONDocument

  package init(_ document: JSONDocument) { self.document = document }

  /// The document in the usual form, in UTF-8.
  package var bytes: [UInt8] {
    var lines = Lines()
    write(document.root, .object(.document), margin: 0, to: &lines, mayStayOnOneLine: false)
    return lines.bytes + [UInt8(ascii: "\n")]
  }

  /// A text under construction.
  private struct Lines {
    var bytes: [UInt8] = []
    /// The number of characters since the last line break.
    var column = 0

    mutating func add(_ text: some Sequence<UInt8>) {
      for byte in text {
        bytes.append(byte)
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }

    mutating func breakLine(margin: Int) {
      bytes.append(UInt8(ascii: "\n"))
      column = 0
      add([UInt8](repeating: UInt8(ascii: " "), count: margin))
    }
  }

  // MARK: Lines

  private func write(
    _ node: JSONNode, _ form: DocumentForm, margin: Int, to lines: inout Lines, mayStayOnOneLine: Bool = true
  ) {
    if mayStayOnOneLine, let line = line(of: node, form, most: Self.width - lines.column - 1) {
      return lines.add(line.bytes)
    }
    switch node.value {
    case .object(let members) where !members.isEmpty:
      lines.add("{".utf8)
      fill(ordered(node, members, form), margin: margin + 2, to: &lines)
      lines.breakLine(margin: margin)
      lines.add("}".utf8)
    case .array(let items) where !items.isEmpty:
      lines.add("[".utf8)
      if items.allSatisfy({ $0.children.isEmpty }) {
        fill(items.map { Entry(key: [], node: $0, form: .anything) }, margin: margin + 2, to: &lines)
      } else {
        for (index, item) in items.enumerated() {
          lines.breakLine(margin: margin + 2)
          write(item, self.form(ofItem: index, in: form), margin: margin + 2, to: &lines)
          if index + 1 < items.count { lines.add(",".utf8) }
        }
      }
      lines.breakLine(margin: margin)
      lines.add("]".utf8)
    default: lines.add(document.bytes[node.range])
    }
  }

  /// A member of an object, or an item of an array, which has no key.
  private struct Entry {
    var key: [UInt8]
    var node: JSONNode
    var form: DocumentForm
  }

  /// Writes entries in lines, as many in each as fit. An entry that does not fit a line begins and ends its own lines.
  private func fill(_ entries: [Entry], margin: Int, to lines: inout Lines) {
    var isAlone = true
    for (index, entry) in entries.enumerated() {
      let most = Self.width - margin - 1 - Self.columns(of: entry.key)
      let line = line(of: entry.node, entry.form, most: most)
      let comma = index + 1 < entries.count ? 1 : 0
      if let line, !isAlone,
        lines.column + 1 + Self.columns(of: entry.key) + line.column + comma <= Self.width
      {
        lines.add(" ".utf8)
      } else {
        lines.breakLine(margin: margin)
      }
      lines.add(entry.key)
      if let line { lines.add(line.bytes) } else { write(entry.node, entry.form, margin: margin, to: &lines) }
      isAlone = line == nil
      if comma == 1 { lines.add(",".utf8) }
    }
  }

  /// Returns a value on one line; nil if it has more than `most` characters.
  private func line(of node: JSONNode, _ form: DocumentForm, most: Int) -> Lines? {
    var lines = Lines()
    return append(node, form, to: &lines, most: most) ? lines : nil
  }

  /// Appends a value on one line; stops and returns false where the line gets longer than `most` characters.
  private func append(_ node: JSONNode, _ form: DocumentForm, to line: inout Lines, most: Int) -> Bool {
    switch node.value {
    case .object(let members):
      line.add("{".utf8)
      for (index, entry) in ordered(node, members, form).enumerated() {
        if index > 0 { line.add(", ".utf8) }
        line.add(entry.key)
        guard append(entry.node, entry.form, to: &line, most: most) else { return false }
      }
      line.add("}".utf8)
    case .array(let items):
      line.add("[".utf8)
      for (index, item) in items.enumerated() {
        if index > 0 { line.add(", ".utf8) }
        guard append(item, self.form(ofItem: index, in: form), to: &line, most: most) else { return false }
      }
      line.add("]".utf8)
    default: line.add(document.bytes[node.range])
    }
    return line.column <= most
  }

  private static func columns(of bytes: [UInt8]) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  // MARK: Order

  /// Returns the members in the usual order: names and comments, what the object is, its other keys, and layers last.
  private func ordered(_ node: JSONNode, _ members: [JSONNode.Member], _ form: DocumentForm) -> [Entry] {
    let object = self.object(node, form)
    let order = object?.keys ?? []
    func rank(_ member: JSONNode.Member) -> Int {
      guard let index = order.firstIndex(where: { NameMatch.same($0.name, member.key) }) else {
        return order.count
      }
      let place =
        switch order[index].name {
        case "$schema", "version", "id": 0
        case "note": 1
        case "control": 3
        case "frame": 4
        case "state", "events": 6
        case _ where order[index].isLayers: 7
        case _ where order[index].isRequired: 2
        default: 5
        }
      return place * order.count + index
    }
    let ranked = members.enumerated().map { (rank: rank($0.element), index: $0.offset, member: $0.element) }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { entry in
      Entry(
        key: Array(JSONText.quoted(entry.member.key).utf8) + Array(": ".utf8), node: entry.member.node,
        form: object?[entry.member.key] ?? .anything)
    }
  }

  private func form(ofItem index: Int, in form: DocumentForm) -> DocumentForm {
    switch form {
    case .list(let item, _, _): return item
    case .tuple(let items): return index < items.count ? items[index] : .anything
    case .shared(let shared): return shared.form.map { self.form(ofItem: index, in: $0) } ?? .anything
    case .oneOf(let forms):
      for case .list(let item, _, _) in forms { return item }
      return .anything
    default: return .anything
    }
  }

  /// Returns the keys of an object; nil where the form has none.
  private func object(_ node: JSONNode, _ form: DocumentForm) -> ObjectForm? {
    switch form {
    case .object(let object): return object
    case .component(let kinds):
      let kind = Self.kind(of: node) ?? kinds.first
      return kind.map { .part($0) }
    case .shared(.layer):
      if let kind = Self.kind(of: node) { return .component(kind) }
      let named = LayerForm.all.filter { node[$0.key] != nil }
      return named.first { kind in !named.contains { $0.key != kind.key && $0.has(kind.key) } }?.object
    case .shared(let shared): return shared.form.flatMap { object(node, $0) }
    case .oneOf(let forms):
      guard case .object(let members) = node.value else { return nil }
      for form in forms {
        guard let object = object(node, form) else { continue }
        if members.allSatisfy({ object.names.contains($0.key) }) { return object }
      }
      return nil
    default: return nil
    }
  }

  private static func kind(of node: JSONNode) -> ComponentKind? {
    guard case .string(let name)? = node["component"]?.value else { return nil }
    return Vocabularies.componentOrPart.value(named: name)
  }
}

extension SceneReader {
  /// Returns a document in the usual form; throws for one that is no scene.
  package func formatted(bytes: [UInt8]) throws(SceneReadingError) -> [UInt8] {
    _ = try read(bytes: bytes)
    do { return DocumentFormatter(try JSONDocument(parsing: bytes, limits: limits.json)).bytes } catch {
      throw SceneReadingError(error)
    }
  }
}

extension KeyForm {
  /// A Boolean value that is true for a key of layers.
  fileprivate var isLayers: Bool {
    if case .shared(.layers) = form { return true }
    return false
  }
}
