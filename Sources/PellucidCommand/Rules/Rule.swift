// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A rule that the program can report, with what a person wants to know about it.
struct Rule: Sendable {
  /// Such as `RND02`.
  var id: String
  /// The id in words, such as `text-contrast-any-backdrop`.
  var name: String
  var severity: Severity
  var english: Explanation
  var korean: Explanation
  /// What breaks the rule, and the same repaired; empty where no document shows it.
  var bad = ""
  var good = ""

  /// The rule in one language.
  struct Explanation: Sendable {
    var title: String
    var meaning: String
    /// The idea of the guidelines behind it, in our words.
    var reason: String
    var repair: String
  }

  enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    /// What the environment asks for, English unless it asks for Korean.
    static func preferred(in environment: [String: String]) -> Language {
      let wanted =
        ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
      let code = wanted.prefix { $0.isLetter }
      return code == "ko" ? .korean : .english
    }
  }

  func explanation(in language: Language) -> Explanation { language == .korean ? korean : english }
}

/// All rules that the program can report.
enum RuleCatalog {
  static let all =
    sourceRules + glassRules + textRules + renderedRules + snapshotRules + catalogRules + [note]

  /// What `legibility` alone looks for; every other rule about a scene is found while it is resolved.
  static let idsOfLegibility: Set = ["RND01", "RND02", "RND03", "RND04", "RND06", "RND07", "RND08"]
  /// What is found while a scene is resolved and told by `legibility` too.
  static let sharedIds: Set = ["RND05"]

  /// What `catalog lint` alone looks for.
  static let idsOfCatalogs = Set(catalogRules.map(\.id))

  /// A rule by its id or its name, in any case.
  static func rule(_ name: String) -> Rule? {
    let wanted = name.lowercased()
    return all.first { $0.id.lowercased() == wanted || $0.name == wanted }
  }
}
