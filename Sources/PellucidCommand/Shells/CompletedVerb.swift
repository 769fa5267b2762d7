// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A verb in the form that completion needs. The jobs of a verb are one such verb, with the flags of all jobs.
struct CompletedVerb {
  /// The words that are typed, such as `catalog` and `list`.
  var words: [String]
  var summary: String
  var flags: [FlagDescription]
  var operands: [ValueShape]
  /// A Boolean value indicating whether the last operand may be repeated.
  var repeatsLast = false

  /// Returns the completed verbs of families.
  static func all(of families: [Family]) -> [CompletedVerb] {
    families.flatMap { family in
      family.hasJobs
        ? [CompletedVerb(jobsOf: family)] : family.members.map { CompletedVerb($0.description) }
    }
  }
}

extension CompletedVerb {
  init(_ description: CommandDescription) {
    self.init(
      words: description.name.split(separator: " ").map(String.init), summary: description.summary,
      flags: description.flags, operands: description.operands.map(\.shape),
      repeatsLast: description.operands.last?.isRepeatable ?? false)
  }

  /// Creates the verb whose jobs a family has, with the operands of the first job that has some.
  private init(jobsOf family: Family) {
    let operands = family.members.lazy.map(\.description.operands).first { !$0.isEmpty } ?? []
    self.init(
      words: [family.name], summary: family.summary, flags: family.flags, operands: operands.map(\.shape),
      repeatsLast: operands.last?.isRepeatable ?? false)
  }
}

/// The shells that have a completion script.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns the completion script of the shell.
  func completion(of families: [Family]) -> String {
    switch self {
    case .bash: BashCompletion(families: families).script
    case .zsh: ZshCompletion(families: families).script
    case .fish: FishCompletion(families: families).script
    }
  }

  /// Returns a text as one quoted word of bash or zsh.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
