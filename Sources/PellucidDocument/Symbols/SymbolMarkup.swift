// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The elements of an SVG document and their references, read before librsvg gets the document.
///
/// librsvg bounds neither the surfaces that a document needs nor the depth of its references, so markup that a symbol
/// has no use for is rejected here: entities, references to other documents, patterns, and rules that would override
/// `SymbolLayers`. Drawing the rest costs no more than `SymbolCost` states.
package struct SymbolMarkup {
  /// One element of the document.
  package struct Element {
    package var children: [Int] = []
    /// The identifiers that the element draws with: `href="#…"`, `url(#…)`.
    package var references: [String] = []
  }

  /// The elements in the order of the document; the root comes first.
  package private(set) var elements: [Element] = []
  /// The index of the element with each identifier.
  package private(set) var identifiers: [ExactName: Int] = [:]
  private var open: [(element: Int, name: String)] = []
  private let limits: SymbolLimits

  /// Reads a document; throws for markup that is broken, too large, or of no use to symbols.
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

  /// Reads one piece of markup, from after its `<`.
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

  /// Moves the cursor past the next `end` and returns the bytes before `end`; throws where there is none.
  @discardableResult
  private static func skip(_ end: String, _ cursor: inout MarkupCursor) throws(SymbolRefusal) -> ArraySlice<
    UInt8
  > {
    guard let content = cursor.skip(to: end) else { throw .endsBefore(end) }
    return content
  }

  /// Reads a start tag, from after its `<`.
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

  /// Records the identifier and the references that an attribute gives to the element at `index`.
  ///
  /// - Throws: A `SymbolRefusal` for a reference to another document, for an `!important` style and for a CSS escape.
  private mutating func read(
    _ attribute: MarkupCursor.Attribute, of element: String, _ index: Int
  ) throws(SymbolRefusal) {
    let (value, name) = (attribute.value, attribute.name)
    if name == "id" || name == "xml:id" {
      identifiers[ExactName(value)] = identifiers[ExactName(value)] ?? index
    }
    if name == "style", MarkupCursor.has("important", in: value.utf8) {
      throw .importantStyle
    }
    let isNeverDrawn = ["a", "image", "feImage"].contains(element)
    if MarkupCursor.localName(name) == "href", !isNeverDrawn {
      guard value.utf8.first == UInt8(ascii: "#") else { throw .refersToOtherDocument }
      elements[index].references.append(String(value.unicodeScalars.dropFirst()))
    }
    // Names with a prefix belong to a drawing program, and are no style.
    guard !name.utf8.contains(UInt8(ascii: ":")) else { return }
    elements[index].references += try Self.addresses(in: value)
    if MarkupCursor.has("inherit", in: value.utf8), let parent = open.last {
      elements[index].references += elements[parent.element].references
    }
  }

  /// Returns the identifiers in all `url(#…)` of a value; throws for another address and for a CSS escape.
  private static func addresses(in value: String) throws(SymbolRefusal) -> [String] {
    let bytes = Array(value.utf8)
    var (cursor, found) = (MarkupCursor(bytes), [String]())
    if hasEscapedLetter(bytes) { throw .escapedLetters }
    while cursor.skip(to: "url(", ignoringCase: true) != nil {
      let address = String(decoding: cursor.skip(to: ")") ?? [], as: UTF8.self)
        .trimmed { $0 <= " " || $0 == "\"" || $0 == "'" }
      guard address.utf8.first == UInt8(ascii: "#") else { throw .refersToOtherDocument }
      found.append(String(address.unicodeScalars.dropFirst()))
    }
    return found
  }

  /// Rejects style rules that refer to anything, because they could apply to any element, and rules that would
  /// override those of `SymbolLayers`.
  private static func checkStyle(_ content: ArraySlice<UInt8>) throws(SymbolRefusal) {
    for word in ["url", "import", "inherit", "&#"] where MarkupCursor.has(word, in: content) {
      throw .styleWord(word)
    }
    if hasEscapedLetter(Array(content)) { throw .escapedLetters }
  }

  /// Returns whether bytes have a CSS escape: a backslash before a hexadecimal digit can stand for any letter.
  private static func hasEscapedLetter(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "\\") && Character(Unicode.Scalar(second)).isHexDigit
    }
  }

  /// Rejects text that is not UTF-8, or that declares another encoding.
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
