// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// The program with its arguments, which exclude its name, and its terminal.
struct Tool {
  let arguments: [String]
  let terminal: Terminal

  static let version = Release.version

  init(_ arguments: [String]) {
    self.arguments = arguments
    terminal = .current(in: CommonFlags.language(of: arguments), running: arguments)
  }

  /// Runs the command line of the process and returns the exit code.
  static func runProcess() -> Int32 {
    let tool = Tool(ProgramArguments.all)
    LibraryEnvironment.clear()
    return tool.run().rawValue
  }

  func run() -> ExitCode {
    do throws(CommandError) {
      switch try answer() {
      case .text(let text):
        try terminal.print(text)
        return .success
      case .run(let line):
        return try line.verb.run(terminal.following(line.common), line.files)
      }
    } catch {
      terminal.complain(error)
      return error.exit
    }
  }

  /// The answer to a command line: a text to print, or a verb to run.
  private enum Answer {
    case text(String)
    case run(Command.Invocation)
  }

  /// Returns the answer to the command line, or throws a usage error.
  private func answer() throws(CommandError) -> Answer {
    do throws(UsageProblem) {
      guard let first = arguments.first else { throw .noVerb }
      if first == "--version" { return .text("pellucid " + Self.version) }
      let help = Help(families: Verbs.families, width: terminal.width, language: terminal.language)
      if CommonFlags.helpFlags.contains(first) { return .text(help.overview) }
      if first.hasPrefix("-") {
        let names = CommonFlags.helpFlags + ["--version"]
        throw .unknown(.option, first, at: first, .listed(first, among: names, by: "pellucid --help"))
      }
      let rest = Array(arguments.dropFirst())
      if first == Help.verb { return .text(try help.page(of: CommonFlags.words(of: rest))) }
      let family = try help.family(named: first)
      let flags = Array(rest.prefix { $0 != "--" })
      guard flags.contains(where: CommonFlags.helpFlags.contains) else {
        return .run(try family.parse(rest))
      }
      return .text(help.page(of: family, arguments: flags))
    } catch {
      throw .usage(error)
    }
  }
}
