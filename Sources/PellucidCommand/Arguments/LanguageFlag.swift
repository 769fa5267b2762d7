// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// `--language`, as the environment says unless given.
enum LanguageFlag {
  static let option = Grammar.Option(
    name: "--language", values: [Rule.Language.allCases.map(\.rawValue).joined(separator: "|")],
    help: "as LANG says unless given")

  static func language(_ arguments: ParsedArguments) throws(CommandError) -> Rule.Language {
    guard let text = arguments.text(option.name) else {
      return Rule.Language.preferred(in: ProcessInfo.processInfo.environment)
    }
    guard let language = Rule.Language(rawValue: text) else {
      let advice = Nearest.advice(text, among: Rule.Language.allCases.map(\.rawValue))
      throw .usage("unknown value", "--language \(text)", advice)
    }
    return language
  }
}
