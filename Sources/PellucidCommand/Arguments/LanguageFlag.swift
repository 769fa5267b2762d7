// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJudge

/// `--language`, as the environment says unless given.
enum LanguageFlag {
  static let option = Grammar.Option(
    name: "--language", values: [Language.allCases.map(\.rawValue).joined(separator: "|")],
    help: "as LANG says unless given")

  static func language(_ arguments: ParsedArguments) throws(CommandError) -> Language {
    guard let text = arguments.text(option.name) else {
      return preferred(in: ProcessInfo.processInfo.environment)
    }
    guard let language = Language(rawValue: text) else {
      let advice = Nearest.advice(text, among: Language.allCases.map(\.rawValue))
      throw .usage("unknown value", "--language \(text)", advice)
    }
    return language
  }

  /// Returns the language that the environment names, English unless that is Korean.
  private static func preferred(in environment: [String: String]) -> Language {
    let wanted =
      ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let code = wanted.prefix { $0.isLetter }
    return code == "ko" ? .korean : .english
  }
}
