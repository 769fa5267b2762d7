// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The elements of an SVG document and their references, checked before librsvg gets the document.
///
/// librsvg bounds neither the surfaces that a document needs nor the depth of its references, so markup that a symbol
/// has no use for is rejected here: references to other documents, and rules that would override `SymbolLayers`. Drawing
/// the rest costs no more than `SymbolCost` and `SymbolWork` state.
package struct SymbolMarkup {
  /// One element of the document.
  package struct Element {
    package var children: [Int] = []
    /// The identifiers that the element draws with, each once: `href="#…"`, `url(#…)`.
    package var references: [String] = []
    /// The work of the element without those that it draws with or contains.
    var work = SymbolWork()
  }

  /// The elements in the order of the document; the root comes first.
  package private(set) var elements: [Element] = []
  /// The index of the element with each identifier.
  package private(set) var identifiers: [ExactName: Int] = [:]
  /// The tree that is drawn.
  package let tree: SymbolTree
  private let strokes: SymbolStrokes

  /// The largest number of identifiers that one element draws with. Chosen: an element has fewer than a dozen properties
  /// that refer to another.
  private static let mostReferences = 32

  /// Reads a document; throws for markup that is broken, too large, or of no use to symbols.
  package init(_ bytes: [UInt8], limits: SymbolLimits) throws(SymbolRefusal) {
    try self.init(SymbolTree(bytes, limits: limits), limits: limits)
  }

  /// Checks a tree.
  package init(_ tree: SymbolTree, limits: SymbolLimits) throws(SymbolRefusal) {
    self.tree = tree
    strokes = SymbolStrokes(in: tree)
    elements = tree.elements.map { Element(children: $0.children) }
    var parents = [Int?](repeating: nil, count: tree.elements.count)
    for (index, element) in tree.elements.enumerated() {
      for child in element.children { parents[child] = index }
      if element.name == "style" { try Self.checkStyle(element.text) }
      for attribute in element.attributes { try read(attribute, of: index, in: parents[index]) }
      guard elements[index].references.count <= Self.mostReferences else {
        throw .tooManyReferences(limit: Self.mostReferences)
      }
      elements[index].work = SymbolWork(of: element, strokes)
    }
    try strokes.checkRules(count: elements.count, limits)
  }

  /// Records the identifier and the references that an attribute gives to an element.
  ///
  /// - Throws: A `SymbolRefusal` for a reference to another document, for an `!important` style and for a CSS escape.
  private mutating func read(
    _ attribute: SymbolTree.Attribute, of index: Int, in parent: Int?
  ) throws(SymbolRefusal) {
    let (value, name) = (attribute.value, attribute.name)
    if name == "id" { identifiers[ExactName(value)] = identifiers[ExactName(value)] ?? index }
    // Outlines are long, and refer to nothing.
    if name == "d" || name == "points" { return }
    if name == "style", MarkupCursor.has("important", in: value.utf8) { throw .importantStyle }
    if name == "href" || name == "xlink:href" {
      refer(to: [try Self.identifier(inAddress: value)], index)
      return
    }
    refer(to: try Self.addresses(in: value), index)
    if let parent, MarkupCursor.has("inherit", in: value.utf8) {
      refer(to: elements[parent].references, index)
    }
  }

  /// Adds references to an element that it does not have yet.
  private mutating func refer(to identifiers: [String], _ index: Int) {
    for identifier in identifiers
    where elements[index].references.count <= Self.mostReferences
      && !elements[index].references.contains(where: { NameMatch.same($0, identifier) })
    {
      elements[index].references.append(identifier)
    }
  }

  /// Returns the identifiers in all `url(#…)` of a value; throws for another address and for a CSS escape.
  private static func addresses(in value: String) throws(SymbolRefusal) -> [String] {
    let bytes = Array(value.utf8)
    var (cursor, found) = (MarkupCursor(bytes), [String]())
    if hasEscapedLetter(bytes) { throw .escapedLetters }
    while cursor.skip(to: "url(", ignoringCase: true) != nil {
      guard let address = cursor.address() else { throw .refersToOtherDocument }
      found.append(try identifier(inAddress: address))
    }
    return found
  }

  /// Returns the identifier in an address such as `#a`; throws for another address. librsvg splits an address at its last
  /// number sign, so that more than one would name another document.
  private static func identifier(inAddress address: String) throws(SymbolRefusal) -> String {
    let rest = address.utf8.dropFirst()
    guard address.utf8.first == UInt8(ascii: "#"), !rest.contains(UInt8(ascii: "#")) else {
      throw .refersToOtherDocument
    }
    return String(address.unicodeScalars.dropFirst())
  }

  /// Rejects style rules that refer to anything, because they could apply to any element, important rules (which the
  /// word `import` covers), because they would override those of `SymbolLayers`, selectors whose cost grows with the
  /// square of the elements, and selectors in parentheses, which librsvg reads and matches by recursion.
  private static func checkStyle(_ content: String) throws(SymbolRefusal) {
    let bytes = Array(content.utf8)
    for word in [
      "url", "import", "inherit", ":nth", ":last", ":only", ":has", ":not(", ":is(", ":where(", "any(",
    ]
    where MarkupCursor.has(word, in: bytes) {
      throw .styleWord(word)
    }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "~") {
      guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "=") else { throw .styleWord("~") }
    }
    if hasEscapedLetter(bytes) { throw .escapedLetters }
    var depth = 0
    for byte in bytes {
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth = max(0, depth - 1) }
      guard depth <= mostBrackets else { throw .styleWord(String(UnicodeScalar(byte))) }
    }
  }

  /// The greatest depth of brackets in style rules; a value such as `rgb(…)` in a rule in a media query has three.
  private static let mostBrackets = 8

  /// Returns whether bytes have a CSS escape that can stand for a letter: a backslash before a hexadecimal number, a
  /// letter or a line feed.
  private static func hasEscapedLetter(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast().contains { index in
      let next = bytes[index + 1]
      return bytes[index] == UInt8(ascii: "\\")
        && (next >= 128 || next <= 32 || (48...57).contains(next) || (97...122).contains(next | 0x20))
    }
  }
}

extension MarkupCursor {
  /// Moves behind the `)` of an address and returns the address without its quotes; nil where it has no end, or
  /// something follows its quotes.
  fileprivate mutating func address() -> String? {
    skipSpace()
    for quote in ["\"", "'"] where take(quote) {
      guard let quoted = skip(to: quote) else { return nil }
      skipSpace()
      return take(")") ? String(decoding: quoted, as: UTF8.self) : nil
    }
    guard let plain = skip(to: ")") else { return nil }
    let end = plain.lastIndex { $0 > 32 }.map { $0 + 1 } ?? plain.startIndex
    return String(decoding: plain[..<end], as: UTF8.self)
  }
}
