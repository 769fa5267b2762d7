// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

extension Report {
  /// The run that produced the findings, without anything that changes between two equal runs.
  package struct Run: Sendable {
    /// The kind of a run, named by the command that started it.
    package enum Verb: String, CaseIterable, Hashable, Sendable {
      case render, legibility, snapshot
      case lint = "catalog lint"
      case show = "catalog show"
      case audit
    }

    package var verb: Verb
    package var inputs: [String]
    /// A Boolean value that is true where a picture scrolled beneath the bars of the scene.
    package var scrolls = false
    /// The findings that comments in sources leave out.
    package var suppressed: [IgnoredFinding] = []
    /// A Boolean value that is true where the scenes were made from views, whose tree is known.
    package var showsViews = false
    /// The names of the combinations of settings that were judged; empty where there is only one.
    package var variants: [String]
    /// The name of the combination of the scene's own settings; nil where that is unknown.
    package var ownVariant: String?
    /// The combinations of settings, where they are settings of a scene.
    package var combinations: [SettingsVariant] = []
    /// The summary of the run in one line, such as "88 pictures, 87 as recorded".
    package var summary: String?
    /// The language of the report.
    package var language: Language
    /// The standings of the judged texts and symbols under the scene's own settings, and in the worst of several
    /// combinations.
    package var standings: Standings?, worstStandings: Standings?
    /// Tables for people about everything that was judged, passing or not: for each table, rows of cells.
    package var tables: [[[String]]] = []
    /// The settings in which the numbers of the tables hold, in words; nil where only one combination was judged.
    package var settingsOfTables: String? {
      variants.count > 1 ? ownVariant.map { language.report.ownSettings($0) } : nil
    }

    /// The names of judged subjects that belong to no file, such as a foreground on a material; nil where they are
    /// unknown.
    package var subjects: [String]?
    /// The runs about single scenes that a run about several consists of; empty for a run about one.
    package var parts: [Run] = []
    /// The inputs that could not be judged.
    package var failures: [Failure] = []

    package init(
      verb: Verb, inputs: [String], variants: [String] = [], summary: String? = nil,
      language: Language = .english
    ) {
      (self.verb, self.inputs, self.variants) = (verb, inputs, variants)
      (self.summary, self.language) = (summary, language)
    }

    /// Creates a run that judged several combinations of a scene's settings.
    package init(verb: Verb, inputs: [String], combinations: [SettingsVariant], language: Language) {
      self.init(verb: verb, inputs: inputs, variants: combinations.map(\.name), language: language)
      self.combinations = combinations
    }

    /// An input that could not be judged.
    package struct Failure: Sendable {
      package var file: String
      /// The sentence of the error, in the language of the report.
      package var sentence: String

      package init(file: String, sentence: String) { (self.file, self.sentence) = (file, sentence) }
    }

    /// Creates the run about several scenes that consists of runs about one each.
    package init(of parts: [Run], failures: [Failure], verb: Verb, language: Language) {
      self.init(verb: verb, inputs: parts.flatMap(\.inputs), language: language)
      (self.parts, self.failures) = (parts, failures)
      scrolls = parts.contains(where: \.scrolls)
      showsViews = parts.contains(where: \.showsViews)
      tables = parts.flatMap(\.tables)
      let words = language.report
      let count = words.scenes(parts.count, failures.count)
      summary = count
      let standings = parts.compactMap(\.standings)
      guard !standings.isEmpty else { return }
      self.standings = Standings(of: standings)
      let worst = parts.compactMap(\.worstStandings)
      if worst.count == parts.count { worstStandings = Standings(of: worst) }
      summary = count + ", " + words.texts(Standings(of: standings), worstStandings)
    }

    /// Returns the run about one file; the run itself where it has no parts.
    package func part(about file: String?) -> Run {
      guard let file else { return self }
      return parts.first { $0.inputs.contains { NameMatch.same($0, file) } } ?? self
    }

    /// Returns whether the run judged a layer of a file: the file is an input or is inside one. Without a file, the
    /// layer has to be among the subjects, if they are known.
    func covers(_ file: String, _ layer: String) -> Bool {
      guard !file.isEmpty else { return subjects?.contains { NameMatch.same($0, layer) } ?? true }
      return inputs.contains {
        NameMatch.same($0, file) || $0 == "." || NameMatch.begins(file, with: $0 + "/")
      }
    }

    /// Returns whether the run checks the rule with an id.
    func looksFor(_ id: String) -> Bool {
      guard let rule = Rule(rawValue: id) else { return verb != .lint && verb != .legibility }
      if verb == .audit { return rule.isAudited }
      switch rule.runs {
      case .audit: return false
      case .lint: return verb == .lint
      case .legibility: return verb == .legibility
      case .drawingAndLegibility: return verb != .lint
      case .scrolling: return scrolls
      case .previews: return showsViews
      case .drawing, .drawingAndAudit: return verb != .lint && verb != .legibility
      }
    }
  }
}
