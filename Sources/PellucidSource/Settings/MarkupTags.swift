// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The tags of an XML text, in their order, without those in comments and in sections of characters.
///
/// The reader finds places and checks limits; it checks no syntax.
struct MarkupTags: Sendable {
  enum Kind { case start, end, empty }

  struct Tag {
    var kind: Kind
    /// The bytes from `<` to `>`.
    var range: Range<Int>
    var name: String
    /// The number of values in quotation marks.
    var attributes: Int
  }

  let text: ProjectText
  /// A Boolean value that is true where a document type without entities of its own is skipped.
  var allowsDocumentType = false
  private var next = 0

  init(of text: ProjectText, allowsDocumentType: Bool = false) {
    (self.text, self.allowsDocumentType) = (text, allowsDocumentType)
  }

  /// Returns the next tag; nil at the end of the text, and where a tag, a comment or a section has no end.
  mutating func nextTag() throws(ProjectFileError) -> Tag? {
    while let start = text.bytes[next...].firstIndex(of: UInt8(ascii: "<")) {
      if text.has("<!--", at: start) {
        guard skip(to: "-->", from: start + 4) else { return nil }
      } else if text.has("<![CDATA[", at: start) {
        guard skip(to: "]]>", from: start + 9) else { return nil }
      } else if text.has("<?", at: start) {
        guard skip(to: "?>", from: start + 2) else { return nil }
      } else if text.has("<!", at: start) {
        guard try skipDocumentType(at: start) else { return nil }
      } else {
        return tag(at: start)
      }
    }
    return nil
  }

  private mutating func skip(to end: StaticString, from start: Int) -> Bool {
    var index = start
    while index < text.bytes.count {
      if text.has(end, at: index) {
        next = index + end.utf8CodeUnitCount
        return true
      }
      index += 1
    }
    next = text.bytes.count
    return false
  }

  private mutating func skipDocumentType(at start: Int) throws(ProjectFileError) -> Bool {
    guard let end = text.bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
      throw .documentType(line: text.lines.line(of: start))
    }
    guard allowsDocumentType, !text.bytes[start..<end].contains(UInt8(ascii: "[")) else {
      throw .documentType(line: text.lines.line(of: start))
    }
    next = end + 1
    return true
  }

  private mutating func tag(at start: Int) -> Tag? {
    let bytes = text.bytes
    var quote: UInt8?, index = start + 1, attributes = 0
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        attributes += 1
      } else if byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    guard index < bytes.count else {
      next = bytes.count
      return nil
    }
    next = index + 1
    let isEnd = text.has("</", at: start)
    let kind: Kind = isEnd ? .end : bytes[index - 1] == UInt8(ascii: "/") ? .empty : .start
    let name = bytes[(start + (isEnd ? 2 : 1))..<index].prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    return Tag(
      kind: kind, range: start..<next, name: String(decoding: name, as: UTF8.self), attributes: attributes)
  }
}
