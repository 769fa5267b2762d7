// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML

/// Reads the elements of a storyboard or of a XIB.
///
/// `XMLParser` would expand entities and go on after faults. Files with a document type, where entities are
/// declared, are therefore refused, and the reader stops at the first fault.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private(set) var tree = InterfaceTree()
  private(set) var error: ProjectFileError?
  private let text: ProjectText
  private var tags: MarkupTags
  private var opened: [InterfaceTree.ID] = []

  init(of text: ProjectText, _ limits: ProjectFileLimits) {
    self.text = text
    tags = MarkupTags(of: text)
    super.init()
    do throws(ProjectFileError) { try check(limits) } catch {
      self.error = error
      return
    }
    // A stream is parsed in parts; all of the bytes together may be more than the parser takes.
    let parser = XMLParser(stream: InputStream(data: Data(text.withoutDeclaration)))
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    let isRead = parser.parse()
    if error == nil, !isRead || tree.elements.isEmpty { error = .malformed(line: max(parser.lineNumber, 1)) }
  }

  /// Checks the limits before elements are kept.
  private func check(_ limits: ProjectFileLimits) throws(ProjectFileError) {
    var tags = tags, count = 0, depth = 0
    while let tag = try tags.nextTag() {
      count += tag.kind == .end ? 0 : 1
      switch tag.kind {
      case .start: depth += 1
      case .end: depth -= 1
      case .empty: break
      }
      if tag.attributes > limits.attributes {
        throw .tooManyAttributes(line: text.lines.line(of: tag.range.lowerBound), most: limits.attributes)
      }
      if depth > limits.depth {
        throw .tooDeep(line: text.lines.line(of: tag.range.lowerBound), most: limits.depth)
      }
      if count > limits.elements {
        throw .tooManyElements(line: text.lines.line(of: tag.range.lowerBound), most: limits.elements)
      }
    }
  }

  /// Returns the place of the next tag that begins an element. The parser tells lines and no reliable
  /// columns.
  private func nextPlace() -> Int? {
    while let tag = try? tags.nextTag() {
      if tag.kind != .end { return tag.range.lowerBound }
    }
    return nil
  }

  // MARK: Events

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard error == nil, let offset = nextPlace() else { return }
    opened.append(tree.open(name, attributes, in: opened.last, at: offset))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    guard error == nil, let last = opened.popLast() else { return }
    tree.close(last)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred fault: any Error) {
    guard error == nil else { return }
    error = .malformed(line: max(parser.lineNumber, 1))
    parser.abortParsing()
  }
}
