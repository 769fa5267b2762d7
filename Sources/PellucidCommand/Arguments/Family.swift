// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The verbs that begin with one word: a single one, some that a second word tells apart, or jobs of one verb, which its
/// flags tell apart.
struct Family {
  let name: String
  let summary: String
  /// The first job that a command line has the marks of is meant, so that one without marks is the last.
  let members: [Command]

  init(_ name: String, _ summary: String, _ members: [Command]) {
    (self.name, self.summary, self.members) = (name, summary, members)
  }

  init(_ member: Command) {
    self.init(member.description.name, member.description.summary, [member])
  }

  /// A Boolean value indicating whether the members are jobs of one verb.
  var hasJobs: Bool { members[0].description.job != nil }

  /// A Boolean value indicating whether a second word tells the members apart.
  var hasWords: Bool { members.count > 1 && !hasJobs }

  /// Reads a command line and checks it.
  ///
  /// - Parameter arguments: The arguments behind the name of the family.
  func parse(_ arguments: [String]) throws(UsageProblem) -> Command.Invocation {
    guard hasWords else {
      let tokens = try Tokens(arguments, known: flags, verb: name)
      return try member(for: tokens).parse(tokens)
    }
    guard let word = arguments.first else {
      throw .missing(.argument, "VERB", syntax: "pellucid \(name) " + words.joined(separator: "|"))
    }
    let member = try member(named: word)
    let tokens = try Tokens(
      Array(arguments.dropFirst()), known: member.description.flags, verb: member.description.name)
    return try member.parse(tokens)
  }

  /// The flags of all jobs.
  var flags: [FlagDescription] {
    members.flatMap(\.description.flags).reduce(into: []) { flags, flag in
      if !flags.contains(where: { $0.name == flag.name }) { flags.append(flag) }
    }
  }

  /// The words that name the members behind the name of the family.
  var words: [String] { members.map { String($0.description.title.dropFirst(name.count + 1)) } }

  /// Returns the verb or job that a second word names.
  func member(named word: String) throws(UsageProblem) -> Command {
    guard let index = words.firstIndex(of: word) else {
      throw .unknown(.verb, word, at: "\(name) \(word)", .these(words))
    }
    return members[index]
  }

  /// Returns the verb or job that a command line means as far as it can be read; nil where it means none in particular.
  func meant(by arguments: [String]) -> Command? {
    if hasWords { return arguments.first.flatMap { try? member(named: $0) } }
    return (try? Tokens(arguments, known: flags, verb: name)).flatMap { tokens in
      members.first { $0.description.isMeant(by: tokens) }
    }
  }

  /// Returns the job that a command line means.
  private func member(for tokens: Tokens) throws(UsageProblem) -> Command {
    guard let meant = members.first(where: { $0.description.isMeant(by: tokens) }) else { return members[0] }
    for given in tokens.flags {
      let name = given.description.name
      guard !meant.description.flags.contains(where: { $0.name == name }) else { continue }
      let others = members.filter { $0.description.flags.contains { $0.name == name } }
      throw .together(
        .foreign(
          given.name, job: meant.description.job ?? "",
          takenBy: others.map { $0.description.usage(with: given.description) }))
    }
    return meant
  }
}

extension CommandDescription {
  /// Returns the usage with one more flag.
  fileprivate func usage(with flag: FlagDescription) -> String {
    marks.contains(flag.name) ? usage : usage + " " + flag.syntax
  }
}
