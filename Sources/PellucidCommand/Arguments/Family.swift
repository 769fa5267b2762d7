// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The verbs whose command lines begin with one word: a single verb, verbs that a second word selects, of which one may need no such
/// word, or jobs of one verb that flags and operands select.
struct Family {
  let name: String
  let summary: String
  /// The verbs or jobs. A command line selects the first job whose marks and operands it has, so the job without
  /// marks comes last.
  let members: [Command]

  init(_ name: String, _ summary: String, _ members: [Command]) {
    (self.name, self.summary, self.members) = (name, summary, members)
  }

  /// Creates the family of a verb, with others that a second word selects.
  init(_ member: Command, _ others: Command...) {
    self.init(member.description.name, member.description.summary, [member] + others)
  }

  /// A Boolean value indicating whether the members are jobs of one verb.
  var hasJobs: Bool { members[0].description.job != nil }

  /// A Boolean value indicating whether a second word selects the member.
  var hasWords: Bool { members.count > 1 && !hasJobs }

  /// The verb that needs no second word, in a family of verbs with such words; nil for none.
  var own: Command? { hasWords && members[0].description.name == name ? members[0] : nil }

  /// The members that second words select.
  var worded: [Command] { own == nil ? members : Array(members.dropFirst()) }

  /// Parses and checks a command line.
  ///
  /// - Parameter arguments: The arguments after the name of the family.
  /// - Throws: The problem if an argument is missing, surplus or wrong.
  func parse(_ arguments: [String]) throws(UsageProblem) -> Command.Invocation {
    guard hasWords else {
      let tokens = try Tokens(arguments, known: flags, verb: name)
      return try member(for: tokens).parse(tokens)
    }
    if let own, arguments.first.map(words.contains) != true {
      return try own.parse(Tokens(arguments, known: own.description.flags, verb: name))
    }
    guard let word = arguments.first else {
      throw .missing(.argument, "VERB", syntax: "pellucid \(name) " + words.joined(separator: "|"))
    }
    let member = try member(named: word)
    let tokens = try Tokens(
      Array(arguments.dropFirst()), known: member.description.flags, verb: member.description.name)
    return try member.parse(tokens)
  }

  /// The flags of all members, each name once.
  var flags: [FlagDescription] {
    members.flatMap(\.description.flags).reduce(into: []) { flags, flag in
      if !flags.contains(where: { $0.name == flag.name }) { flags.append(flag) }
    }
  }

  /// The words after the family's name that select its members.
  var words: [String] { worded.map { String($0.description.title.dropFirst(name.count + 1)) } }

  /// Returns the verb or job that a second word selects, or throws if there is none.
  func member(named word: String) throws(UsageProblem) -> Command {
    guard let index = words.firstIndex(of: word) else {
      throw .unknown(.verb, word, at: "\(name) \(word)", .these(words))
    }
    return worded[index]
  }

  /// Returns the verb or job that an unchecked command line selects, or nil if it selects none or cannot be split
  /// into operands and flags.
  func meant(by arguments: [String]) -> Command? {
    if hasWords { return arguments.first.flatMap { try? member(named: $0) } ?? own }
    return (try? Tokens(arguments, known: flags, verb: name)).flatMap { tokens in
      members.first { $0.description.isMeant(by: tokens) }
    }
  }

  /// Returns the job that a command line selects, or the only verb. Throws if a flag belongs to other jobs alone.
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
  /// Returns the usage with a flag added, unless the usage contains it already.
  fileprivate func usage(with flag: FlagDescription) -> String {
    marks.contains(flag.name) ? usage : usage + " " + flag.syntax
  }
}
