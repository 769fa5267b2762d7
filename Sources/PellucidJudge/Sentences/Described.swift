// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A value with a sentence in each language that says what is wrong, where, and what to do.
///
/// Every public error is one; its `description` is the English sentence.
package protocol Described: CustomStringConvertible, Sendable {
  /// Returns the sentence, on one line.
  func sentence(in language: Language) -> String
}

extension Described {
  package var description: String { sentence(in: .english) }
}

extension Language {
  /// Returns what the language's formatter makes; the other one is not asked.
  package func choose<Text>(_ english: @autoclosure () -> Text, _ korean: @autoclosure () -> Text) -> Text {
    switch self {
    case .english: english()
    case .korean: korean()
    }
  }
}

/// The parts of an error's sentence, which stand in one order in every language.
package enum ErrorParts {
  /// Returns "what: where: what to do"; without the place where there is none.
  package static func joined(_ what: String, _ place: String?, _ advice: String) -> String {
    place.map { "\(what): \($0): \(advice)" } ?? "\(what): \(advice)"
  }

  /// Returns a place with the name of its document in front; the place alone where it has none.
  package static func at(_ place: String, in document: String?) -> String {
    document.map { $0 + ": " + place } ?? place
  }
}
