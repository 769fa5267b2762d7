// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The elements of an SVG document and what they refer to, read before the document is handed to librsvg.
///
/// librsvg bounds neither the surfaces a document asks for nor how deep references lead, so what a symbol
/// has no use for is refused here: entities, references out of the document, patterns, rules that would
/// overrule `SymbolLayers`. What is left costs no more than `SymbolCost` says.
package struct SymbolMarkup {
  package struct Element {
    package var children: [Int] = []
    /// Identifiers that this element draws with: `href="#…"`, `url(#…)`.
    package var references: [String] = []
  }

  /// In the order of the document; the root comes first.
  package private(set) var elements: [Element] = []
  package private(set) var identifiers: [String: Int] = [:]
  private var open: [(element: Int, name: String)] = []
  private let limits: SymbolLimits

  package init(_ bytes: [UInt8], limits: SymbolLimits) throws(SymbolRefusal) {
    self.limits = limits
    try Self.checkEncoding(bytes)
    var cursor = MarkupCursor(bytes)
    while let content = cursor.skip(to: "<") {
      if open.last?.name == "style" { try Self.checkStyle(content) }
      try readMarkup(&cursor)
    }
    guard open.isEmpty, !elements.isEmpty else { throw .endsInsideElement }
  }

  private mutating func readMarkup(_ cursor: inout MarkupCursor) throws(SymbolRefusal) {
    if cursor.take("!--") {
      try Self.skip("-->", &cursor)
    } else if cursor.take("![CDATA[") {
      let content = try Self.skip("]]>", &cursor)
      if open.last?.name == "style" { try Self.checkStyle(content) }
    } else if cursor.take("?") {
      let content = try Self.skip("?>", &cursor)
      if content.starts(with: "xml-stylesheet".utf8) { throw .linksStyleSheet }
    } else if cursor.take("!") {
      let content = try Self.skip(">", &cursor)
      guard content.starts(with: "DOCTYPE".utf8), !content.contains(UInt8(ascii: "[")) else {
        throw .declaresEntities
      }
    } else if cursor.take("/") {
      try Self.skip(">", &cursor)
      guard open.popLast() != nil else { throw .closesNothing }
    } else {
      try readElement(&cursor)
    }
  }

  @discardableResult
  private static func skip(_ end: String, _ cursor: inout MarkupCursor) throws(SymbolRefusal) -> ArraySlice<
    UInt8
  > {
    guard let content = cursor.skip(to: end) else { throw .endsBefore(end) }
    return content
  }

  private mutating func readElement(_ cursor: inout MarkupCursor) throws(SymbolRefusal) {
    let name = MarkupCursor.localName(cursor.word())
    if ["include", "pattern", "script"].contains(name) { throw .forbidden(element: name) }
    guard elements.count < limits.elements else {
      throw .tooManyElements(limit: limits.elements)
    }
    guard open.count < limits.depth else { throw .tooDeep }
    let index = elements.count
    elements.append(Element())
    if let parent = open.last { elements[parent.element].children.append(index) }
    while let attribute = cursor.attribute() { try read(attribute, of: name, index) }
    if cursor.take("/>") { return }
    guard cursor.take(">") else { throw .brokenTag(element: name) }
    open.append((index, name))
  }

  private mutating func read(
    _ attribute: MarkupCursor.Attribute, of element: String, _ index: Int
  ) throws(SymbolRefusal) {
    let (value, name) = (attribute.value, attribute.name)
    if name == "id" || name == "xml:id" { identifiers[value] = identifiers[value] ?? index }
    if name == "style", MarkupCursor.has("important", in: value.utf8) {
      throw .importantStyle
    }
    let isNeverDrawn = ["a", "image", "feImage"].contains(element)
    if MarkupCursor.localName(name) == "href", !isNeverDrawn {
      guard value.utf8.first == UInt8(ascii: "#") else { throw .refersToOtherDocument }
      elements[index].references.append(String(value.dropFirst()))
    }
    // Names with a prefix are a drawing program's own, and no style.
    guard !name.contains(":") else { return }
    elements[index].references += try Self.addresses(in: value)
    if MarkupCursor.has("inherit", in: value.utf8), let parent = open.last {
      elements[index].references += elements[parent.element].references
    }
  }

  /// The identifiers in all `url(#…)` of a value.
  private static func addresses(in value: String) throws(SymbolRefusal) -> [String] {
    let bytes = Array(value.utf8)
    var (cursor, found) = (MarkupCursor(bytes), [String]())
    if hasEscapedLetter(bytes) { throw .escapedLetters }
    while cursor.skip(to: "url(", ignoringCase: true) != nil {
      let address = String(decoding: cursor.skip(to: ")") ?? [], as: UTF8.self)
        .trimmed { $0 <= " " || $0 == "\"" || $0 == "'" }
      guard address.utf8.first == UInt8(ascii: "#") else { throw .refersToOtherDocument }
      found.append(String(address.dropFirst()))
    }
    return found
  }

  /// Rules of a style element may refer to nothing, since they could apply to any element, and may not
  /// overrule ours.
  private static func checkStyle(_ content: ArraySlice<UInt8>) throws(SymbolRefusal) {
    for word in ["url", "import", "inherit", "&#"] where MarkupCursor.has(word, in: content) {
      throw .styleWord(word)
    }
    if hasEscapedLetter(Array(content)) { throw .escapedLetters }
  }

  /// A backslash before a hexadecimal digit stands for any letter.
  private static func hasEscapedLetter(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "\\") && Character(Unicode.Scalar(second)).isHexDigit
    }
  }

  private static func checkEncoding(_ bytes: [UInt8]) throws(SymbolRefusal) {
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw .notUTF8
    }
    var cursor = MarkupCursor(bytes)
    _ = cursor.take("\u{FEFF}")
    guard cursor.take("<?xml"), let declaration = cursor.skip(to: "?>") else { return }
    var inner = MarkupCursor(Array(declaration))
    while let attribute = inner.attribute() {
      let value = attribute.value.lowercased()
      guard attribute.name != "encoding" || ["utf-8", "us-ascii", "ascii"].contains(value) else {
        throw .otherEncoding
      }
    }
  }
}

extension String {
  fileprivate func trimmed(_ isMargin: (Unicode.Scalar) -> Bool) -> String {
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isMargin(first) { scalars.removeFirst() }
    while let last = scalars.last, isMargin(last) { scalars.removeLast() }
    return String(scalars)
  }
}
