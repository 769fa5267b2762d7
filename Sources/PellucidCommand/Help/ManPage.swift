// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidJudge

/// The page of the manual, in the `man` macros of roff.
struct ManPage {
  let families: [Family]
  /// The language of the page.
  var language = Language.english

  private var words: HelpWords { HelpWords(language) }

  /// A text of the page that the help does not have. The raw value is the English one.
  enum Text: String, CaseIterable {
    case volume = "User Commands"
    case purpose = "draws and judges Apple's materials, Liquid Glass, vibrancy and appearance"
    case name = "NAME"
    case synopsis = "SYNOPSIS"
    case verb, options
    case description = "DESCRIPTION"
    case verbs = "VERBS"
    case common = "OPTIONS OF EVERY VERB"
    case exitStatus = "EXIT STATUS"
    case environment = "ENVIRONMENT"
  }

  /// The text of the page.
  var text: String {
    let commands = families.flatMap(\.members).map(\.description)
    let common = CommonFlags.section.flags.map(\.description)
    let lines =
      [
        #".TH PELLUCID 1 "" "Pellucid \#(Tool.version)" "\#(own(.volume))""#, ".SH " + own(.name),
        "pellucid \\- " + own(.purpose), ".SH " + own(.synopsis), ".B pellucid", ".I " + own(.verb),
        #"[\,\fI\#(own(.options))\fR\/]"#, ".br", ".B pellucid help", #"[\,\fI\#(own(.verb))\fR\/]"#, ".br",
        ".B pellucid \\-\\-version", ".SH " + own(.description),
      ] + paragraph(words[Help.purpose]) + [".SH " + own(.verbs)] + commands.flatMap(section)
      + [".SH " + own(.common)] + common.flatMap(entry) + [".SH " + own(.exitStatus)]
      + ExitCode.allCases.flatMap { tagged(String($0.rawValue), words[$0.meaning]) }
      + [".SH " + own(.environment)] + Help.environment.flatMap { tagged($0.name, words[$0.meaning]) }
    return lines.joined(separator: "\n")
  }

  /// Returns a text of the page in its language. The English texts need no escapes.
  private func own(_ text: Text) -> String {
    language == .english ? text.rawValue : escaped(words[text.rawValue])
  }

  /// Returns the lines about a verb or job.
  private func section(_ command: CommandDescription) -> [String] {
    let head =
      [".SS \"\(escaped(command.usage))\""] + paragraph(words[command.summary] + " " + words[command.details])
    let flags = command.sections.filter { $0.heading != .common }.flatMap { section in
      [".PP", escaped(words[section.heading.rawValue]) + ":"] + section.flags.flatMap(entry)
    }
    let examples = command.examples.flatMap { example in
      [".PP"] + paragraph(words[example.purpose]) + [
        ".RS 4", ".nf", line("pellucid " + example.arguments), ".fi", ".RE",
      ]
    }
    return head + flags + examples
  }

  /// Returns the lines about a flag.
  private func entry(_ flag: FlagDescription) -> [String] { tagged(flag.term, flag.text(in: words)) }

  /// Returns the lines of a term with its explanation.
  private func tagged(_ tag: String, _ text: String) -> [String] {
    [".TP", ".B " + escaped(tag)] + paragraph(text)
  }

  /// Returns a text in lines of at most 72 characters before escaping.
  private func paragraph(_ text: String) -> [String] { TextLines.wrapped(text, to: 72).map(line) }

  /// Returns a line of text, escaped so that roff takes none of it for a request.
  private func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// Returns a text in which roff prints every character as it is. Characters outside ASCII become escapes, so that
  /// the page has no encoding.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "\"": text += "\\(dq"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      case "`": text += "\\(ga"
      case _ where scalar.isASCII: text.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\[u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "]"
      }
    }
  }
}
