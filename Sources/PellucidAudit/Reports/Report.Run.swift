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
    }

    package var verb: Verb
    package var inputs: [String]
    /// A Boolean value that is true where a picture scrolled beneath the bars of the scene.
    package var scrolls = false
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
    /// The names of judged subjects that belong to no file, such as a foreground on a material; nil where they are
    /// unknown.
    package var subjects: [String]?

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
      switch Rule(rawValue: id)?.runs {
      case .lint: verb == .lint
      case .legibility: verb == .legibility
      case .drawingAndLegibility: verb != .lint
      case .scrolling: scrolls
      case .drawing, nil: verb != .lint && verb != .legibility
      }
    }
  }
}
