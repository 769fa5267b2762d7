// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidJudge

extension CommandDescription {
  /// Returns the help in a language, in lines of at most `width` columns.
  func help(width: Int, in language: Language) -> String {
    let words = HelpWords(language)
    let usage = words.usage + usage + words.options
    var parts = [TextLines.wrapped(words[summary], to: width), TextLines.wrapped(usage, to: width)]
    if !details.isEmpty { parts.append(TextLines.wrapped(words[details], to: width)) }
    for section in sections {
      let entries = section.flags.map { (term: $0.term, text: $0.text(in: words)) }
      parts.append([words[section.heading.rawValue] + ":"] + TextLines.list(entries, width: width))
    }
    parts.append([words[HelpWords.examples]] + examples.flatMap { $0.lines(width: width, words) })
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

extension FlagDescription {
  /// The flag with its short name and the placeholders of its values. A long list of words is replaced by the
  /// flag's name in capitals.
  var term: String {
    let names = [short, name].compactMap(\.self).joined(separator: ", ")
    let placeholders = values.map { value in
      value.isOptional ? "[\(value.name)]" : value.hasManyWords ? placeholder : value.name
    }
    return ([names] + placeholders).joined(separator: " ")
  }

  /// The help, followed by the list of words that `term` replaces.
  var text: String { text(in: HelpWords(.english)) }

  /// Returns the help in a language, followed by the list of words that `term` replaces.
  func text(in words: HelpWords) -> String {
    guard let many = values.first(where: \.hasManyWords) else { return words[help] }
    return words[help] + ": " + many.words.joined(separator: ", ")
  }

  /// The name of the flag in capitals, without its dashes.
  private var placeholder: String { name.drop { $0 == "-" }.uppercased() }
}

extension ValueShape {
  /// A Boolean value indicating whether the placeholder is a list of words that is too long for a line of the help.
  fileprivate var hasManyWords: Bool { name.count > 20 && name == words.joined(separator: "|") }
}

extension Example {
  /// Returns the lines of the purpose and of the command. Where the command is broken, the line ends with a
  /// backslash.
  fileprivate func lines(width: Int, _ words: HelpWords) -> [String] {
    let command = TextLines.wrapped("pellucid " + arguments, to: width - 6)
    return TextLines.wrapped(words[purpose], to: width - 2).map { "  " + $0 }
      + command.enumerated().map { index, line in
        "    " + line + (index + 1 < command.count ? " \\" : "")
      }
  }
}
