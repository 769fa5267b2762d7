// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidJudge

/// `pellucid explain`: what a rule means and how to repair what breaks it.
struct ExplainVerb: Verb {
  static let grammar = Grammar(
    verb: "explain",
    summary: "Explains a rule by its id, such as RND02, in English or Korean; all without an id.",
    operands: ["[RULE]"],
    options: [
      LanguageFlag.option
    ])

  let language: Language
  let topic: Topic?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    language = try LanguageFlag.language(arguments)
    guard let name = arguments.operands.first else {
      topic = nil
      return
    }
    guard let topic = Topic(named: name) else {
      let names = Topic.all.map(\.id) + Topic.all.map(\.name)
      let advice = Nearest.advice(Nearest.name(name, among: names), list: "pellucid explain")
      throw .usage("unknown rule", name, advice)
    }
    self.topic = topic
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    try terminal.print(topic.map(text) ?? list)
    return .success
  }

  private var list: String {
    TextTable(
      rows: Topic.all.map { [$0.id, $0.severity.rawValue, $0.explanation(in: language).title] }
    ).text
  }

  private func text(_ topic: Topic) -> String {
    let (text, words) = (topic.explanation(in: language), Words(language))
    var lines = ["\(topic.id) \(topic.name) (\(topic.severity))", text.title, ""]
    for (heading, paragraph) in [
      (words.meaning, text.meaning), (words.reason, text.reason), (words.repair, text.repair),
    ] {
      lines += [heading, "  " + paragraph]
    }
    if let example = topic.example {
      lines += [words.example, "  \(words.bad)  " + example.bad, "  \(words.good)  " + example.good]
    }
    return lines.joined(separator: "\n")
  }

  private struct Words {
    let meaning, reason, repair, example, bad, good: String

    init(_ language: Language) {
      switch language {
      case .english:
        (meaning, reason, repair, example) = ("What it means", "Why", "How to repair", "Example")
        (bad, good) = ("bad ", "good")
      case .korean:
        (meaning, reason, repair, example) = ("의미", "이유", "고치는 방법", "예")
        (bad, good) = ("나쁜 예", "좋은 예")
      }
    }
  }
}
