// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The judgement of a Swift source.
package struct SourceAudit: Sendable {
  let project: ProjectFacts

  package init(_ project: ProjectFacts = ProjectFacts()) { self.project = project }

  /// Returns the findings about a source in the order of its lines.
  package func findings(in source: [UInt8], path: String) -> [Finding] {
    let file = SourceFile(path: path, source, project: project)
    let uses = file.colorUses()
    let found =
      FixedColorRule(file: file).findings(uses) + AppearanceChoiceRule(file: file).findings()
      + FrozenColorRule(file: file).findings() + MaterialTextRules(file: file).findings(uses)
      + MaterialChoiceRule(file: file).findings() + GlassRules(file: file).findings()
      + SurfaceRules(file: file).findings(uses) + NoAppearanceRule(file: file).findings()
      + SystemRules(file: file).findings()
    return found.sorted {
      ($0.place.line ?? 0, $0.place.column ?? 0, $0.ruleID) < ($1.place.line ?? 0, $1.place.column ?? 0, $1.ruleID)
    }
  }
}
