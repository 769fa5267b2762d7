// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// The program: reads the command line, runs the verb, prints what went wrong.
struct Tool {
  let arguments: [String]
  let terminal: Terminal

  static let version = Release.version

  init(_ arguments: [String]) {
    self.arguments = arguments
    terminal = .current(in: CommonFlags.language(of: arguments))
  }

  func run() -> ExitCode {
    do throws(CommandError) {
      let page: String?
      do throws(UsageProblem) { page = try self.page() } catch { throw .usage(error) }
      if let page {
        try terminal.print(page)
        return .success
      }
      let line: Command.Invocation
      do throws(UsageProblem) { line = try invocation() } catch { throw .usage(error) }
      return try line.verb.run(terminal.following(line.common), line.files)
    } catch {
      terminal.complain(error)
      return error.exit
    }
  }

  /// Returns the text that the arguments ask for in place of a verb's run; nil for a run.
  private func page() throws(UsageProblem) -> String? {
    guard let first = arguments.first else { return nil }
    if first == "--version" { return "pellucid " + Self.version }
    let help = Help(families: Verbs.families, width: terminal.width)
    if CommonFlags.helpFlags.contains(first) { return help.overview }
    if first == "help" { return try help.page(of: arguments.dropFirst().filter { !$0.hasPrefix("-") }) }
    let rest = Array(arguments.dropFirst().prefix { $0 != "--" })
    guard rest.contains(where: CommonFlags.helpFlags.contains) else { return nil }
    return help.page(of: try family(named: first), arguments: rest)
  }

  private func invocation() throws(UsageProblem) -> Command.Invocation {
    guard let first = arguments.first else { throw .noVerb }
    return try family(named: first).parse(Array(arguments.dropFirst()))
  }

  private func family(named name: String) throws(UsageProblem) -> Family {
    let families = Verbs.families
    guard let family = families.first(where: { $0.name == name }) else {
      let names = families.map(\.name) + ["help"]
      throw .unknown(.verb, name, at: name, .listed(name, among: names, by: "pellucid --help"))
    }
    return family
  }
}
