// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJudge

/// The flags that every verb has.
struct CommonFlags {
  var language: Language?
  var isQuiet = false
  /// The program answers to this flag before a command line is read.
  private var isHelp = false

  private static let languageFlag = "--language"
  static let helpFlags = ["--help", "-h"]

  static var section: Section<CommonFlags> {
    Section(
      .common,
      .option(
        languageFlag, \.language, .words(Language.allCases.map(\.rawValue)) { Language(rawValue: $0) },
        "language of what is printed; as LANG says unless given"),
      .toggle("--quiet", \.isQuiet, "no progress and no notes"),
      .toggle(helpFlags[0], short: helpFlags[1], \.isHelp, "this text"))
  }

  /// Returns the language of errors about arguments that cannot be read: the one they name, or that of the environment.
  static func language(of arguments: [String]) -> Language {
    let named = arguments.indices.lazy.compactMap { index -> Language? in
      if arguments[index] == languageFlag, index + 1 < arguments.count {
        return Language(rawValue: arguments[index + 1])
      }
      let parts = arguments[index].split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == languageFlag ? Language(rawValue: String(parts[1])) : nil
    }
    return named.first ?? preferredLanguage
  }

  /// The language that the environment names: English unless that is Korean.
  static var preferredLanguage: Language {
    let environment = ProcessInfo.processInfo.environment
    let wanted =
      ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return wanted.prefix { $0.isLetter } == "ko" ? .korean : .english
  }
}
