// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit

/// The page of the manual, in the `man` macros of roff.
struct ManPage {
  let families: [Family]

  /// The text of the page.
  var text: String {
    let commands = families.flatMap(\.members).map(\.description)
    let common = CommonFlags.section.flags.map(\.description)
    let lines =
      [
        #".TH PELLUCID 1 "" "Pellucid \#(Tool.version)" "User Commands""#, ".SH NAME",
        "pellucid \\- draws and judges Apple's materials, Liquid Glass, vibrancy and appearance",
        ".SH SYNOPSIS",
        ".B pellucid", ".I verb", #"[\,\fIoptions\fR\/]"#, ".br", ".B pellucid help", #"[\,\fIverb\fR\/]"#,
        ".br",
        ".B pellucid \\-\\-version", ".SH DESCRIPTION",
      ] + paragraph(Help.purpose) + [".SH VERBS"] + commands.flatMap(section) + [".SH OPTIONS OF EVERY VERB"]
      + common.flatMap(entry) + [".SH EXIT STATUS"]
      + ExitCode.allCases.flatMap { tagged(String($0.rawValue), $0.meaning) } + [".SH ENVIRONMENT"]
      + Help.environment.flatMap { tagged($0.name, $0.meaning) }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines about a verb or job.
  private func section(_ command: CommandDescription) -> [String] {
    let head = [".SS \"\(escaped(command.usage))\""] + paragraph(command.summary + " " + command.details)
    let flags = command.sections.filter { $0.heading != .common }.flatMap { section in
      [".PP", section.heading.rawValue + ":"] + section.flags.flatMap(entry)
    }
    let examples = command.examples.flatMap { example in
      [".PP"] + paragraph(example.purpose) + [
        ".RS 4", ".nf", line("pellucid " + example.arguments), ".fi", ".RE",
      ]
    }
    return head + flags + examples
  }

  /// Returns the lines about a flag.
  private func entry(_ flag: FlagDescription) -> [String] { tagged(flag.term, flag.text) }

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
