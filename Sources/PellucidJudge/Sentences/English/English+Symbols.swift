// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON

/// The reasons for rejecting a symbol, as clauses of a sentence that names the document.
extension English {
  package static func text(of refusal: SymbolRefusal) -> String {
    switch refusal {
    case .endsInsideElement: "it ends inside an element"
    case .endsBefore(let end): "it ends before \(end)"
    case .closesNothing: "it closes an element that is not open"
    case .brokenTag(let element): "the tag of an element \(element.shown) is broken"
    case .notUTF8: "it is not UTF-8 text"
    case .otherEncoding: "its encoding is not UTF-8"
    case .declaresEntities: "it declares entities; save it as plain SVG"
    case .unknownReference: "it refers to a character or entity that is not defined"
    case .linksStyleSheet: "it links a style sheet"
    case .forbidden(let element): "it has the element \(element.shown)"
    case .importantStyle: "it has an important style"
    case .styleWord(let word): "its style element has \(word.shown)"
    case .escapedLetters: "it hides letters in escapes"
    case .refersToOtherDocument: "it refers to another document"
    case .tooManyElements(let limit): "it has more than \(limit) elements"
    case .tooManyAttributes(let element, let limit):
      "its element \(element.shown) has more than \(limit) attributes"
    case .tooManyRules: "it has too many style rules for its elements"
    case .tooDeep: "its elements are nested too deep"
    case .tooManyReferences(let limit): "its references draw more than \(limit) elements"
    case .tooDeepReferences: "its elements are nested, or refer to each other, too deep"
    }
  }
}
