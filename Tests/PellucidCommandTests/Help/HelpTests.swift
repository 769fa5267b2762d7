// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct HelpTests {
  private static var commands: [CommandDescription] {
    Verbs.families.flatMap(\.members).map(\.description)
  }

  private static func lines(_ arguments: [String], columns: String) throws -> [Substring] {
    let result = try Program.run(arguments, settings: ["COLUMNS": columns])
    #expect(result.exit == 0 && result.errors.isEmpty, "\(arguments)")
    return result.output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(
    "Every page fits 80 columns without a terminal, and otherwise the number in COLUMNS",
    arguments: [
      ("", 80), ("40", 40), ("120", 120),
    ])
  func width(columns: String, width: Int) throws {
    let pages = Self.commands.map(\.title) + Verbs.families.map(\.name) + [""]
    for title in pages {
      let lines = try Self.lines(["help"] + title.split(separator: " ").map(String.init), columns: columns)
      #expect(lines.allSatisfy { $0.count <= width }, "\(title): \(lines.filter { $0.count > width })")
    }
  }

  @Test("The verb help and the flag --help print one page, with usage, groups and examples")
  func pages() throws {
    for command in Self.commands where command.job == nil {
      let words = command.name.split(separator: " ").map(String.init)
      let help = try Program.run(["help"] + words).output
      #expect(try Program.run(words + ["--help"]).output == help)
      #expect(try Program.run(words + ["-h"]).output == help)
      #expect(help.contains("\nUsage: \(command.usage)") || command.usage.count > 60, "\(help)")
      #expect(help.contains("\nEvery verb:\n") && help.contains("\nExamples:\n"))
      #expect((1...3).contains(command.examples.count))
    }
    let all = try Program.run(["--help"]).output
    #expect(try all == Program.run(["help"]).output && all.contains("Exit codes:"))
    #expect(Verbs.families.allSatisfy { all.contains("\n  " + $0.name) })
  }

  @Test(
    "Each job of legibility has a page of help",
    arguments: [
      (["--glass", "regular"], "glass"), (["scene.json"], "scene"),
      (["--material", "thin", "--foreground", "label"], "material"), (["--json"], "table"),
    ])
  func jobs(arguments: [String], job: String) throws {
    let help = try Program.run(["help", "legibility", job]).output
    #expect(try Program.run(["legibility"] + arguments + ["--help"]).output == help)
    #expect(help.hasPrefix("Proves the lowest contrast of "))
    #expect(help.contains("--sweep") == (job == "scene") && help.contains("--dimming") == (job == "glass"))
    #expect(try Program.run(["legibility", "--help"]).output.contains("pellucid help legibility JOB"))
  }

  @Test("The parser accepts every example")
  func examples() throws {
    for family in Verbs.families {
      for example in family.members.flatMap(\.description.examples) {
        // A shell splits the words and runs nothing.
        let words = try Program.runInShell(#"eval "set -- $1"; printf '%s\n' "$@""#, [example.arguments])
        let arguments = words.output.split(separator: "\n").map(String.init).dropFirst()
        #expect(example.arguments.hasPrefix(family.name))
        do throws(UsageProblem) { _ = try family.parse(Array(arguments)) } catch {
          // On continuous integration the example that records is refused for that alone.
          guard case .together(.recordingInCI) = error else {
            Issue.record("\(example.arguments): \(error)")
            continue
          }
        }
      }
    }
  }

  @Test("Flags of one form have distinct names, and their help has no full stop")
  func flags() {
    for command in Self.commands {
      let names = command.flags.flatMap { [$0.name, $0.short].compactMap(\.self) }
      #expect(Set(names).count == names.count, "\(command.title)")
      #expect(command.flags.allSatisfy { !$0.help.isEmpty && !$0.help.hasSuffix(".") }, "\(command.title)")
      #expect(command.marks.allSatisfy(names.contains), "\(command.title)")
    }
  }

  @Test("Help for an unknown verb names the nearest one")
  func unknown() throws {
    let result = try Program.run(["help", "rendr"])
    #expect(result.exit == 64 && result.errors.contains("did you mean render?"))
    #expect(try Program.run(["help", "legibility", "glas"]).errors.contains("did you mean glass?"))
  }

  /// Every English text of the pages that is not a name or a notation.
  private static var texts: Set<String> {
    let commands = Self.commands
    let flags = commands.flatMap(\.flags).map(\.help)
    return Set(
      flags + commands.flatMap { [$0.summary, $0.details] + $0.examples.map(\.purpose) }
        + Verbs.families.map(\.summary)
        + Heading.allCases.map(\.rawValue) + ExitCode.allCases.map(\.meaning)
        + ManPage.Text.allCases.map(\.rawValue) + Help.environment.map(\.meaning)
        + [Help.purpose, HelpWords.verbs, HelpWords.exitCodes, HelpWords.examples, HelpWords.oneVerb]
    ).subtracting([""])
  }

  @Test("Every text of the help has a Korean one, and none is left over")
  func korean() {
    #expect(Self.texts.subtracting(HelpWords.korean.keys).sorted() == [])
    #expect(Set(HelpWords.korean.keys).subtracting(Self.texts).sorted() == [])
    for text in HelpWords.korean.values {
      #expect(KoreanSentence.hasHangul(text) && KoreanSentence.englishWords(in: text).isEmpty, "\(text)")
    }
  }

  @Test("Help is printed in Korean by the flag and by the environment")
  func koreanPages() throws {
    let all = try Program.run(["help", "--language", "ko"])
    #expect(all.exit == 0 && all.output.contains("사용법: pellucid") && all.output.contains("장면 문서를 그립니다."))
    let page = try Program.run(["render", "--help"], settings: ["LANG": "ko_KR.UTF-8", "LC_ALL": ""])
    #expect(page.output.contains("\n예:\n") && page.output.contains("--appearance"))
    #expect(try Program.run(["help", "render", "--language=ko"]).output == page.output)
  }
}
