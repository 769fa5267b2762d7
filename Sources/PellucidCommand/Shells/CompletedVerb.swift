// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A verb as shells complete it: jobs of one verb are one, with the flags of all.
struct CompletedVerb {
  /// The words that are typed, such as `catalog` and `list`.
  var words: [String]
  var summary: String
  var flags: [FlagDescription]
  var operands: [ValueShape]

  static func all(of families: [Family]) -> [CompletedVerb] {
    families.flatMap { family in
      family.hasJobs
        ? [
          CompletedVerb(
            words: [family.name], summary: family.summary, flags: family.flags,
            operands: family.members.lazy.map(\.description.operands).first { !$0.isEmpty }?.map(\.shape)
              ?? [])
        ] : family.members.map { CompletedVerb($0.description) }
    }
  }
}

extension CompletedVerb {
  private init(_ description: CommandDescription) {
    self.init(
      words: description.name.split(separator: " ").map(String.init), summary: description.summary,
      flags: description.flags, operands: description.operands.map(\.shape))
  }
}

/// The shells that a completion is made for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns the completion of the program as a script of the shell.
  func completion(of families: [Family]) -> String {
    switch self {
    case .bash: BashCompletion(families: families).script
    case .zsh: ZshCompletion(families: families).script
    case .fish: FishCompletion(families: families).script
    }
  }

  /// Returns a word of the shell that stands for a text.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
