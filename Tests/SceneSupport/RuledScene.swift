// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidScene

/// A resolved scene with the findings of the rules about its description.
@dynamicMemberLookup
package struct RuledScene: Equatable {
  package var scene: ResolvedScene
  package var findings: [Told]

  /// A finding, with the words that a report prints.
  package struct Told: Hashable {
    /// The id of the rule, or `note` for a remark.
    package var rule: String
    /// The name of the layer in the report; empty without one.
    package var layer: String
    /// The English sentence.
    package var message: String

    package init(rule: String, layer: String, message: String) {
      (self.rule, self.layer, self.message) = (rule, layer, message)
    }

    init(_ finding: Finding) {
      self.init(
        rule: finding.rule?.id ?? "note", layer: finding.place.name ?? "",
        message: Language.english.message(of: finding.fact))
    }
  }

  package init(
    _ description: SceneDescription, facts: FileFacts = FileFacts(), seen: Seen = .nothing
  ) throws(SceneError) {
    let resolution = try SceneResolver.resolve(description, facts: facts, seen: seen)
    scene = resolution.scene
    findings = SceneRules.findings(of: resolution).map { Told($0) }
  }

  /// Returns a member of the resolved scene.
  package subscript<Value>(dynamicMember path: KeyPath<ResolvedScene, Value>) -> Value {
    scene[keyPath: path]
  }
}
