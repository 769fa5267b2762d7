// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags that every verb accepts.
struct CommonFlags {
  /// The language of the output; nil for that of the environment.
  var language: Language?
  /// A Boolean value indicating whether progress and notes are left out.
  var isQuiet = false
  /// The target of `--help`, which is never read because the program prints help before it parses flags.
  private var isHelp = false

  private static let languageFlag = "--language"
  /// The long and the short name of the flag that prints help.
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

  /// Returns a Boolean value indicating whether an argument is the flag of the language, with or without its value.
  static func isLanguage(_ argument: String) -> Bool {
    argument == languageFlag || argument.hasPrefix(languageFlag + "=")
  }

  /// Returns the language for errors about unparsed arguments: that of the first `--language` with a known value,
  /// or else that of the environment.
  static func language(of arguments: [String]) -> Language {
    let named = arguments.indices.lazy.compactMap { index -> Language? in
      if arguments[index] == languageFlag, index + 1 < arguments.count {
        return Language(rawValue: arguments[index + 1])
      }
      let parts = arguments[index].split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == languageFlag ? Language(rawValue: String(parts[1])) : nil
    }
    return named.first ?? RunEnvironment().language
  }

  /// Returns the arguments that are neither flags nor the value of `--language`.
  static func words(of arguments: [String]) -> [String] {
    arguments.indices.filter { index in
      !arguments[index].hasPrefix("-") && (index == 0 || arguments[index - 1] != languageFlag)
    }.map { arguments[$0] }
  }
}
