// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A value that has, in each language, a sentence which states what is wrong, where, and what to do.
///
/// Every public error conforms to this protocol; its `description` is the English sentence.
package protocol Described: CustomStringConvertible, Sendable {
  /// Returns the sentence, on one line.
  func sentence(in language: Language) -> String
}

extension Described {
  package var description: String { sentence(in: .english) }
}

extension Language {
  /// Returns the value for the language, evaluating only that one.
  package func choose<Text>(_ english: @autoclosure () -> Text, _ korean: @autoclosure () -> Text) -> Text {
    switch self {
    case .english: english()
    case .korean: korean()
    }
  }
}

/// The composition of an error's sentence, whose parts have the same order in every language.
package enum ErrorParts {
  /// Returns "what is wrong: where: what to do", without the place where there is none.
  package static func joined(_ what: String, _ place: String?, _ advice: String) -> String {
    place.map { "\(what): \($0.shownPath): \(advice)" } ?? "\(what): \(advice)"
  }

  /// Returns a place preceded by the name of its document, or the place alone if there is no document.
  package static func at(_ place: String, in document: String?) -> String {
    document.map { $0.shownPath + ": " + place.shownPath } ?? place.shownPath
  }
}
