// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Topic {
  /// Returns a table of all topics, with the id, the severity and the title of each.
  package static func list(in language: Language) -> String {
    TextTable(rows: all.map { [$0.id, $0.severity.rawValue, $0.explanation(in: language).title] }).text
  }

  /// Returns the page about the topic: its meaning, reason, repair and example.
  package func page(in language: Language) -> String {
    let (text, words) = (explanation(in: language), Words(language))
    var lines = ["\(id) \(name) (\(severity))", text.title, ""]
    for (heading, paragraph) in [
      (words.meaning, text.meaning), (words.reason, text.reason), (words.repair, text.repair),
    ] {
      lines += [heading, "  " + paragraph]
    }
    if let example {
      lines += [words.example, "  \(words.bad)  " + example.bad, "  \(words.good)  " + example.good]
    }
    if let example = swiftExample {
      lines += ["Swift"]
      for (word, code) in [(words.bad, example.bad), (words.good, example.good)] {
        // Lines after the first one are indented like it.
        lines += code.split(separator: "\n").enumerated().map { index, line in
          index == 0 ? "  \(word)  \(line)" : "        \(line)"
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// The headings of a topic's page.
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
