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

  /// Why a document is refused; a sentence without the document's name.
  package struct Refusal: Error {
    package var reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// In the order of the document; the root comes first.
  package private(set) var elements: [Element] = []
  package private(set) var identifiers: [String: Int] = [:]
  private var open: [(element: Int, name: String)] = []
  private let limits: SymbolLimits

  package init(_ bytes: [UInt8], limits: SymbolLimits) throws(Refusal) {
    self.limits = limits
    try Self.checkEncoding(bytes)
    var cursor = MarkupCursor(bytes)
    while let content = cursor.skip(to: "<") {
      if open.last?.name == "style" { try Self.checkStyle(content) }
      try readMarkup(&cursor)
    }
    guard open.isEmpty, !elements.isEmpty else { throw Refusal("it ends inside an element") }
  }

  private mutating func readMarkup(_ cursor: inout MarkupCursor) throws(Refusal) {
    if cursor.take("!--") {
      try Self.skip("-->", &cursor)
    } else if cursor.take("![CDATA[") {
      let content = try Self.skip("]]>", &cursor)
      if open.last?.name == "style" { try Self.checkStyle(content) }
    } else if cursor.take("?") {
      let content = try Self.skip("?>", &cursor)
      if content.starts(with: "xml-stylesheet".utf8) { throw Refusal("it links a style sheet") }
    } else if cursor.take("!") {
      let content = try Self.skip(">", &cursor)
      guard content.starts(with: "DOCTYPE".utf8), !content.contains(UInt8(ascii: "[")) else {
        throw Refusal("it declares entities; save it as plain SVG")
      }
    } else if cursor.take("/") {
      try Self.skip(">", &cursor)
      guard open.popLast() != nil else { throw Refusal("it closes an element that is not open") }
    } else {
      try readElement(&cursor)
    }
  }

  @discardableResult
  private static func skip(_ end: String, _ cursor: inout MarkupCursor) throws(Refusal) -> ArraySlice<UInt8> {
    guard let content = cursor.skip(to: end) else { throw Refusal("it ends before \(end)") }
    return content
  }

  private mutating func readElement(_ cursor: inout MarkupCursor) throws(Refusal) {
    let name = MarkupCursor.localName(cursor.word())
    if ["include", "pattern", "script"].contains(name) { throw Refusal("it has the element \(name)") }
    guard elements.count < limits.elements else {
      throw Refusal("it has more than \(limits.elements) elements")
    }
    guard open.count < limits.depth else { throw Refusal("its elements are nested too deep") }
    let index = elements.count
    elements.append(Element())
    if let parent = open.last { elements[parent.element].children.append(index) }
    while let attribute = cursor.attribute() { try read(attribute, of: name, index) }
    if cursor.take("/>") { return }
    guard cursor.take(">") else { throw Refusal("the tag of an element \(name) is broken") }
    open.append((index, name))
  }

  private mutating func read(
    _ attribute: MarkupCursor.Attribute, of element: String, _ index: Int
  ) throws(Refusal) {
    let (value, name) = (attribute.value, attribute.name)
    if name == "id" || name == "xml:id" { identifiers[value] = identifiers[value] ?? index }
    if name == "style", MarkupCursor.has("important", in: value.utf8) {
      throw Refusal("it has an important style")
    }
    let isNeverDrawn = ["a", "image", "feImage"].contains(element)
    if MarkupCursor.localName(name) == "href", !isNeverDrawn {
      guard value.utf8.first == UInt8(ascii: "#") else { throw Refusal("it refers to another document") }
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
  private static func addresses(in value: String) throws(Refusal) -> [String] {
    let bytes = Array(value.utf8)
    var (cursor, found) = (MarkupCursor(bytes), [String]())
    if hasEscapedLetter(bytes) { throw Refusal("it hides letters in escapes") }
    while cursor.skip(to: "url(", ignoringCase: true) != nil {
      let address = String(decoding: cursor.skip(to: ")") ?? [], as: UTF8.self)
        .trimmed { $0 <= " " || $0 == "\"" || $0 == "'" }
      guard address.utf8.first == UInt8(ascii: "#") else { throw Refusal("it refers to another document") }
      found.append(String(address.dropFirst()))
    }
    return found
  }

  /// Rules of a style element may refer to nothing, since they could apply to any element, and may not
  /// overrule ours.
  private static func checkStyle(_ content: ArraySlice<UInt8>) throws(Refusal) {
    for word in ["url", "import", "inherit", "&#"] where MarkupCursor.has(word, in: content) {
      throw Refusal("its style element has \(word)")
    }
    if hasEscapedLetter(Array(content)) { throw Refusal("it hides letters in escapes") }
  }

  /// A backslash before a hexadecimal digit stands for any letter.
  private static func hasEscapedLetter(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "\\") && Character(Unicode.Scalar(second)).isHexDigit
    }
  }

  private static func checkEncoding(_ bytes: [UInt8]) throws(Refusal) {
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw Refusal("it is not UTF-8 text")
    }
    var cursor = MarkupCursor(bytes)
    _ = cursor.take("\u{FEFF}")
    guard cursor.take("<?xml"), let declaration = cursor.skip(to: "?>") else { return }
    var inner = MarkupCursor(Array(declaration))
    while let attribute = inner.attribute() {
      let value = attribute.value.lowercased()
      guard attribute.name != "encoding" || ["utf-8", "us-ascii", "ascii"].contains(value) else {
        throw Refusal("its encoding is not UTF-8")
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
