// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why an SVG document is rejected as the template of a symbol: the document is broken, costs too much to
/// draw, or has markup that symbols have no use for.
package enum SymbolRefusal: Error, Hashable, Sendable {
  case endsInsideElement
  /// The document ends before the characters that would end its markup.
  case endsBefore(String)
  /// An end tag without a start tag.
  case closesNothing
  case brokenTag(element: String)
  case notUTF8
  /// The XML declaration names an encoding other than UTF-8.
  case otherEncoding
  case declaresEntities
  /// A reference to a character or entity that XML does not define.
  case unknownReference
  case linksStyleSheet
  /// An element that symbols may not have.
  case forbidden(element: String)
  case importantStyle
  /// A word that style elements may not have.
  case styleWord(String)
  case escapedLetters
  case refersToOtherDocument
  case tooManyElements(limit: Int)
  /// An element has more attributes than `limit`.
  case tooManyAttributes(element: String, limit: Int)
  /// The style elements have too many rules for the number of elements.
  case tooManyRules
  case tooDeep
  /// More elements than allowed are drawn; an element counts once for each reference to it.
  case tooManyReferences(limit: Int)
  /// Elements are nested too deep, with references counted as nesting; also where a reference leads back to itself.
  case tooDeepReferences
}
