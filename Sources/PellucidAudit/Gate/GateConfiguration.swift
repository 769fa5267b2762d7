// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import PellucidScene

/// A team's statements about findings in scenes: which backdrops can occur, and which severity a finding has.
package struct GateConfiguration: Sendable {
  /// A named choice of what fails.
  package enum Preset: String, CaseIterable, Hashable, Sendable {
    /// Contrast has to hold over every backdrop that can occur.
    case everyBackdrop = "every-backdrop"
    /// Contrast has to hold over every backdrop that can occur; where nothing states backdrops, over the colours of
    /// wallpapers.
    case wallpapers
    /// Contrast has to hold as drawn; less over other backdrops is a warning.
    case drawn
  }

  /// A decision about the findings of a rule.
  package enum Decision: Hashable, Sendable {
    case severity(Severity)
    /// The findings are left out of the report, for this reason.
    case ignored(reason: String)
  }

  /// A decision, and the findings that it is about.
  package struct Entry: Sendable {
    package var rule: Rule
    /// The paths of scenes, relative to the folder of the configuration; nil for all.
    package var path: PathPattern?
    /// The ids or key paths of layers; nil for all.
    package var layer: NamePattern?
    package var decision: Decision
    /// The key path in the configuration, such as `rules[0]`; nil for a flag.
    package var keyPath: String?
    package var position: TextPosition?

    package init(_ rule: Rule, _ severity: Severity) {
      (self.rule, decision) = (rule, .severity(severity))
    }
  }

  package var preset: Preset?
  /// The backdrops behind scenes that state none, whose relative paths start at the folder of the configuration.
  package var backdrops: PossibleBackdrops?
  /// The files of folders that are left out, by their paths relative to the folder of the configuration.
  package var excluded: [PathPattern] = []
  /// The team's statements about its sources, for the audit.
  package var sources = SourceSettings()
  /// The decisions; of several about one finding, the last one counts.
  package var entries: [Entry] = []

  package init() {}
}
