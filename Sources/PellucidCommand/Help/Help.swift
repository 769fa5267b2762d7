// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The pages of the help.
struct Help {
  let families: [Family]
  /// The largest number of characters in a line.
  let width: Int
  /// The language of the pages.
  var language = Language.english

  private var words: HelpWords { HelpWords(language) }

  /// The verb that prints help.
  static let verb = "help"

  /// The purpose of the program, a sentence.
  static let purpose =
    "Draws Apple's materials, Liquid Glass, vibrancy and appearance, and judges how readable texts on them are."

  /// The variables of the environment that the program reads, with their meanings.
  static let environment = [
    (name: "LC_ALL, LC_MESSAGES, LANG", meaning: "the language of what is printed: Korean or English"),
    (name: "NO_COLOR", meaning: "no colours on a terminal, unless empty"),
    (name: "COLORTERM", meaning: "truecolor or 24bit lets lists of colours show them"),
    (name: "COLUMNS", meaning: "the width of help and lists, in place of the terminal's"),
    (name: "TERM", meaning: "no progress and no colours if dumb"),
    (name: "CI", meaning: "no recording of snapshots, unless empty, 0 or false"),
    (name: "GITHUB_STEP_SUMMARY", meaning: "the file that --reporter github appends a summary to"),
  ]

  /// The page that lists all verbs.
  var overview: String {
    let parts = [
      TextLines.wrapped(words[Self.purpose], to: width),
      [words.usage + "pellucid <verb>" + words.options],
      [words[HelpWords.verbs]] + TextLines.list(families.map { ($0.name, words[$0.summary]) }, width: width),
      TextLines.wrapped(words[HelpWords.oneVerb], to: width),
      [words[HelpWords.exitCodes]]
        + TextLines.list(ExitCode.allCases.map { (String($0.rawValue), words[$0.meaning]) }, width: width),
    ]
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Returns the page of a family: that of its only verb, or a list of its verbs or jobs.
  func page(of family: Family) -> String {
    if let own = family.own {
      let verbs = family.words.map { "pellucid \(family.name) \($0)" }.joined(separator: ", ")
      let note = language.choose(
        "There is also \(verbs): see pellucid help \(family.name) \(family.words[0]).",
        "다음도 있습니다: \(verbs). 설명은 pellucid help \(family.name) \(family.words[0])로 볼 수 있습니다")
      return own.description.help(width: width, in: language) + "\n\n"
        + TextLines.wrapped(note, to: width).joined(separator: "\n")
    }
    guard family.members.count > 1 else {
      return family.members[0].description.help(width: width, in: language)
    }
    let kind = family.hasJobs ? "JOB" : "VERB"
    let usages = family.members.map(\.description).flatMap { member in
      TextLines.wrapped(member.usage, to: width - 2).map { "  " + $0 }
        + TextLines.wrapped(words[member.summary], to: width - 6).map { "      " + $0 }
    }
    let names = family.words.joined(separator: ", ")
    let parts = [
      TextLines.wrapped(words[family.summary], to: width),
      [String(words.usage.dropLast())] + usages,
      TextLines.wrapped(
        language.choose(
          "pellucid help \(family.name) \(kind) explains one of them: \(names).",
          "하나씩은 pellucid help \(family.name) \(kind)로 볼 수 있습니다: \(names)"), to: width),
    ]
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Returns the family with a name, or throws if there is none.
  func family(named word: String) throws(UsageProblem) -> Family {
    guard let family = families.first(where: { $0.name == word }) else {
      let names = families.map(\.name) + [Self.verb]
      throw .unknown(.verb, word, at: word, .listed(word, among: names, by: "pellucid --help"))
    }
    return family
  }

  /// Returns the page of the verb or job that the words name; without words, the overview. Throws if a word is
  /// unknown or surplus.
  func page(of words: [String]) throws(UsageProblem) -> String {
    guard let word = words.first, word != Self.verb else { return overview }
    let family = try family(named: word)
    let most = family.members.count > 1 ? 2 : 1
    if words.count > most { throw .surplusArgument(words[most], verb: Self.verb) }
    guard words.count > 1 else { return page(of: family) }
    return try family.member(named: words[1]).description.help(width: width, in: language)
  }

  /// Returns the page for a command line with a help flag: that of the job or verb that the other arguments select,
  /// or else that of the family.
  func page(of family: Family, arguments: [String]) -> String {
    let rest = arguments.filter { !CommonFlags.helpFlags.contains($0) }
    guard !rest.isEmpty, family.own == nil || rest.first.map(family.words.contains) == true else {
      return page(of: family)
    }
    return family.meant(by: rest)?.description.help(width: width, in: language) ?? page(of: family)
  }
}
