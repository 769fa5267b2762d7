// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// The program: picks the verb, runs it, says what went wrong.
struct Tool {
  let arguments: [String]
  let terminal: Terminal

  static let version = Release.version

  private static var verbs: [any Verb.Type] {
    [
      RenderVerb.self, MaterialVerb.self, GlassVerb.self, MaterialsVerb.self, VibrancyVerb.self,
      ColorsVerb.self, DiffVerb.self, LegibilityVerb.self, SnapshotVerb.self, ExplainVerb.self,
      CatalogListVerb.self, CatalogResolveVerb.self, CatalogLintVerb.self, CatalogShowVerb.self,
      CatalogSetVariantVerb.self, AppearanceVerb.self,
    ]
  }

  func run() -> ExitCode {
    do {
      return try dispatch()
    } catch {
      terminal.complain(error, in: language)
      return error.exit
    }
  }

  /// The language of errors: that of the verb, as far as it has one and can be told.
  private var language: Language {
    guard !arguments.isEmpty, let (verb, rest) = try? Self.verb(of: arguments),
      let parsed = try? verb.grammar.parse(rest),
      verb.grammar.options.contains(where: { $0.name == LanguageFlag.option.name })
    else { return .english }
    return (try? LanguageFlag.language(parsed)) ?? .english
  }

  private func dispatch() throws(CommandError) -> ExitCode {
    guard let first = arguments.first else {
      throw .usage("no verb", "the command line", "write pellucid --help to see the verbs")
    }
    if first == "--help" || first == "-h" || first == "help" {
      try terminal.print(Self.help)
      return .success
    }
    if first == "--version" {
      try terminal.print("pellucid " + Self.version)
      return .success
    }
    if first == Self.family, let second = arguments.dropFirst().first, second == "--help" || second == "-h" {
      try terminal.print(Self.familyHelp)
      return .success
    }
    let (verb, rest) = try Self.verb(of: arguments)
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try terminal.print(verb.grammar.help)
      return .success
    }
    let parsed = try verb.grammar.parse(rest)
    _ = try RunFiles(parsed, of: verb.grammar)
    return try verb.init(parsed).run(terminal.quiet(parsed.has("--quiet")))
  }

  /// The verb that the arguments begin with, and what follows it.
  private static func verb(of arguments: [String]) throws(CommandError) -> (any Verb.Type, [String]) {
    for count in [1, 2] {
      let name = arguments.prefix(count).joined(separator: " ")
      if let verb = verbs.first(where: { $0.grammar.verb == name }) {
        return (verb, Array(arguments.dropFirst(count)))
      }
    }
    let names = verbs.map { $0.grammar.verb }
    let name = arguments.prefix(arguments[0] == family ? 2 : 1).joined(separator: " ")
    let known = arguments[0] == family ? names.filter { $0.hasPrefix(family + " ") } : names
    throw .usage("unknown verb", name, Nearest.advice(name, among: known))
  }

  /// The first word of verbs that have two.
  private static let family = "catalog"

  private static var familyHelp: String {
    verbs.filter { $0.grammar.verb.hasPrefix(family + " ") }.map { $0.grammar.help }.joined(separator: "\n\n")
  }

  private static var help: String {
    let width = verbs.map { $0.grammar.verb.count }.max() ?? 0
    let list = verbs.map { verb in
      let name = verb.grammar.verb
      return "  " + name + String(repeating: " ", count: width - name.count + 2) + verb.grammar.summary
    }
    return """
      Draws Apple's materials, Liquid Glass, vibrancy and appearance.

      Usage: pellucid <verb> [options]

      Verbs:
      \(list.joined(separator: "\n"))

      pellucid <verb> --help explains one verb.

      Exit codes: 0 done, 1 findings or differences, 64 wrong usage, 65 missing or bad input, 70 internal error,
      73 output cannot be written.
      """
  }
}

/// One verb of the command line.
protocol Verb {
  static var grammar: Grammar { get }
  init(_ arguments: ParsedArguments) throws(CommandError)
  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode
}
