// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The reader of an SVG document's elements. The time is proportional to the size of the document.
struct SymbolReader {
  /// An element that has not ended.
  private struct Open {
    var index: Int
    /// The name as it is written, which the end tag repeats.
    var name: String
    /// The number of namespaces that the element's ancestors declare.
    var namespaceCount: Int
  }

  /// The meaning of a prefix.
  private enum Namespace { case svg, xlink, other }

  private var cursor: MarkupCursor
  private let limits: SymbolLimits
  private var elements: [SymbolTree.Element] = []
  private var open: [Open] = []
  /// The declared prefixes, the innermost last; an empty prefix is the namespace of elements without one.
  private var namespaces: [(prefix: String, meaning: Namespace)] = []

  /// The largest number of namespaces that are declared at a time; further ones have no meaning. Chosen: documents of
  /// drawing programs declare a dozen.
  private static let mostNamespaces = 64

  init(_ bytes: [UInt8], limits: SymbolLimits) {
    self.limits = limits
    cursor = MarkupCursor(bytes)
  }

  /// Reads the whole document and returns its elements.
  mutating func read() throws(SymbolRefusal) -> [SymbolTree.Element] {
    try checkEncoding()
    while let content = cursor.skip(to: "<") {
      try keep(content, isCharacterData: false)
      try readMarkup()
    }
    guard open.isEmpty, !elements.isEmpty else { throw .endsInsideElement }
    return elements
  }

  /// Keeps text inside a style element.
  private mutating func keep(_ content: ArraySlice<UInt8>, isCharacterData: Bool) throws(SymbolRefusal) {
    guard let last = open.last, elements[last.index].name == "style" else { return }
    elements[last.index].text +=
      isCharacterData
      ? String(decoding: content.filter(Self.isAllowed), as: UTF8.self)
      : try Self.resolved(content, keepsLines: true)
  }

  /// Reads one piece of markup, from after its `<`.
  private mutating func readMarkup() throws(SymbolRefusal) {
    if cursor.take("!--") {
      try skip("-->")
    } else if cursor.take("![CDATA[") {
      try keep(try skip("]]>"), isCharacterData: true)
    } else if cursor.take("?") {
      let content = try skip("?>")
      if content.starts(with: "xml-stylesheet".utf8) { throw .linksStyleSheet }
    } else if cursor.take("!") {
      let content = try skip(">")
      guard content.starts(with: "DOCTYPE".utf8), !content.contains(UInt8(ascii: "[")) else {
        throw .declaresEntities
      }
    } else if cursor.take("/") {
      let content = try skip(">")
      let name = String(decoding: content.prefix { $0 > 32 }, as: UTF8.self)
      guard let last = open.popLast(), NameMatch.same(last.name, name) else { throw .closesNothing }
      namespaces.removeLast(namespaces.count - last.namespaceCount)
    } else {
      try readElement()
    }
  }

  /// Moves the cursor past the next `end` and returns the bytes before `end`; throws where there is none.
  @discardableResult
  private mutating func skip(_ end: String) throws(SymbolRefusal) -> ArraySlice<UInt8> {
    guard let content = cursor.skip(to: end) else { throw .endsBefore(end) }
    return content
  }

  /// Reads a start tag, from after its `<`.
  private mutating func readElement() throws(SymbolRefusal) {
    let written = cursor.word()
    let (prefix, name) = Self.parts(of: written)
    if ["include", "pattern", "script"].contains(name) { throw .forbidden(element: name) }
    guard Self.isName(name), Self.isName(prefix) || prefix.isEmpty else { throw .brokenTag(element: name) }
    guard elements.count < limits.elements else { throw .tooManyElements(limit: limits.elements) }
    guard open.count < limits.depth else { throw .tooDeep }
    // A document has one root.
    guard !open.isEmpty || elements.isEmpty else { throw .brokenTag(element: name) }
    let attributes = try readAttributes(of: name)
    let isEmpty = cursor.take("/>")
    guard isEmpty || cursor.take(">") else { throw .brokenTag(element: name) }
    let namespaceCount = namespaces.count
    for (name, value) in attributes where name == "xmlns" || name.hasPrefix("xmlns:") {
      declare(String(name.dropFirst(name == "xmlns" ? 5 : 6)), value)
    }
    let index = elements.count
    var element = SymbolTree.Element(name: name, isDrawn: meaning(of: prefix) == .svg)
    element.attributes = kept(attributes, of: name)
    elements.append(element)
    if let parent = open.last { elements[parent.index].children.append(index) }
    if isEmpty {
      namespaces.removeLast(namespaces.count - namespaceCount)
    } else {
      open.append(Open(index: index, name: written, namespaceCount: namespaceCount))
    }
  }

  /// Reads the attributes of a tag, as they are written.
  private mutating func readAttributes(
    of element: String
  ) throws(SymbolRefusal) -> [(name: String, value: String)] {
    var (attributes, names): ([(name: String, value: String)], Set<ExactName>) = ([], [])
    while let (name, value) = cursor.attribute() {
      guard names.insert(ExactName(name)).inserted else { throw .brokenTag(element: element) }
      guard attributes.count < limits.attributes else {
        throw .tooManyAttributes(element: element, limit: limits.attributes)
      }
      attributes.append((name, try Self.resolved(value, keepsLines: false)))
    }
    return attributes
  }

  /// Returns the attributes that have a meaning for librsvg. Those with another prefix belong to a drawing program.
  private func kept(
    _ attributes: [(name: String, value: String)], of element: String
  ) -> [SymbolTree.Attribute] {
    let isNeverDrawn = ["a", "image", "feImage"].contains(element)
    return attributes.compactMap { name, value in
      let (prefix, local) = Self.parts(of: name)
      guard Self.isName(local), prefix.isEmpty || Self.isLink(name) || meaning(of: prefix) == .xlink,
        local != "xmlns", !isNeverDrawn || local != "href"
      else { return nil }
      guard prefix.isEmpty || local == "href" else { return nil }
      return SymbolTree.Attribute(name: prefix.isEmpty ? local : "xlink:" + local, value: value)
    }
  }

  /// Returns whether an attribute is a link by the usual prefix, which some documents do not declare.
  private static func isLink(_ name: String) -> Bool { name == "xlink:href" }

  // MARK: Namespaces

  private mutating func declare(_ prefix: String, _ address: String) {
    guard namespaces.count < Self.mostNamespaces else { return }
    let meaning: Namespace =
      switch address {
      case "http://www.w3.org/2000/svg": .svg
      case "http://www.w3.org/1999/xlink": .xlink
      default: .other
      }
    namespaces.append((prefix, meaning))
  }

  private func meaning(of prefix: String) -> Namespace {
    namespaces.last { NameMatch.same($0.prefix, prefix) }?.meaning ?? .other
  }

  private static func parts(of name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
  }

  /// Returns whether a text can stand as the name of an element or attribute.
  private static func isName(_ text: String) -> Bool {
    func begins(_ byte: UInt8) -> Bool {
      byte >= 128 || byte | 0x20 >= 97 && byte | 0x20 <= 122 || byte == 95
    }
    guard let first = text.utf8.first, begins(first) else { return false }
    return text.utf8.allSatisfy { begins($0) || (48...57).contains($0) || $0 == 45 || $0 == 46 }
  }

  // MARK: Text

  /// Returns a text with its references to characters resolved, and without characters that XML does not allow.
  ///
  /// - Parameter keepsLines: A Boolean value that is false for attributes, in which white space becomes spaces. So
  ///   does white space behind a reference: a line feed would end a string of CSS, which `SymbolMarkup` reads on.
  private static func resolved(
    _ text: ArraySlice<UInt8>, keepsLines: Bool
  ) throws(SymbolRefusal) -> String {
    var resolved: [UInt8] = []
    resolved.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "&") {
        let name = text[index...].prefix(longestReference + 1)
        guard let end = name.firstIndex(of: UInt8(ascii: ";")), let scalar = scalar(named: text[index..<end])
        else { throw .unknownReference }
        if !keepsLines, scalar.value < 32 {
          resolved.append(32)
        } else if let encoded = UTF8.encode(scalar) {
          resolved += encoded
        }
        index = end + 1
      } else if byte >= 32 {
        resolved.append(byte)
      } else if byte == 9 || byte == 10 || byte == 13 {
        resolved.append(keepsLines ? byte : 32)
      }
    }
    return String(decoding: resolved, as: UTF8.self)
  }

  /// Returns whether XML allows a byte: of the control characters, only tab, line feed and carriage return.
  private static func isAllowed(_ byte: UInt8) -> Bool { byte >= 32 || byte == 9 || byte == 10 || byte == 13 }

  /// The largest number of bytes between `&` and `;`: zeros may lead a number.
  private static let longestReference = 16

  /// Returns the character that a reference stands for; nil for entities that a document would have to declare.
  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let text = String(decoding: name, as: UTF8.self)
    switch text {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == UInt8(ascii: "#") else { return nil }
      let digits = text.dropFirst()
      let isHex = digits.utf8.first == UInt8(ascii: "x")
      let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let code, code >= 32 || code == 9 || code == 10 || code == 13, code != 0xFFFE, code != 0xFFFF
      else { return nil }
      return Unicode.Scalar(code)
    }
  }

  /// Rejects text that is not UTF-8, or that declares another encoding.
  private mutating func checkEncoding() throws(SymbolRefusal) {
    guard cursor.isText else { throw .notUTF8 }
    var start = cursor
    _ = start.take("\u{FEFF}")
    guard start.take("<?xml"), let declaration = start.skip(to: "?>") else { return }
    var inner = MarkupCursor(Array(declaration))
    while let (name, value) = inner.attribute() {
      let value = String(decoding: value, as: UTF8.self).lowercased()
      guard name != "encoding" || ["utf-8", "us-ascii", "ascii"].contains(value) else {
        throw .otherEncoding
      }
    }
  }
}
