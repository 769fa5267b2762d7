// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility

/// An objection or a remark of a judge, with its place, its evidence and its remedies.
public struct Finding: Hashable, Sendable {
  package var fact: Fact
  /// The severity, which decides whether the finding fails a run.
  public var severity: Severity
  /// The class of the verdict behind the finding; nil where the finding follows from the description alone.
  package var verdict: Verdict.Class?
  package var place: Place
  /// The names of the combinations of settings in which the finding holds; empty where only one was judged.
  package var variants: [String]
  /// The numbers that the finding rests on.
  package var figures: [Figure]
  /// The colours to show beside the finding, such as the backdrop over which a text cannot be read.
  package var swatches: [Swatch]
  /// The changes that settle the finding, the smallest first. One of them is enough unless its case states
  /// otherwise.
  package var remedies: [Remedy]
  /// A Boolean value that is true where the subject holds its contrast on the measured pixels and is not proven for
  /// others.
  package var isOnlySampled = false

  package init(
    _ fact: Fact, severity: Severity? = nil, at place: Place = Place(), verdict: Verdict.Class? = nil,
    variants: [String] = [], figures: [Figure] = [], swatches: [Swatch] = [], remedies: [Remedy] = []
  ) {
    (self.fact, self.place, self.variants) = (fact, place, variants)
    (self.severity, self.verdict) = (severity ?? fact.severity, verdict ?? fact.verdict)
    (self.figures, self.swatches, self.remedies) = (figures, swatches, remedies)
  }

  /// The id of the layer that the finding is about, or the key path of a layer without one; nil where it is about no layer.
  public var layer: String? { place.name }

  /// The rule that was broken; nil for a remark.
  package var rule: Rule? { fact.rule }

  /// The id of the rule that was broken, such as `RND02`; `note` for a remark, which breaks no rule.
  public var ruleID: String { rule?.id ?? Rule.remarkID }
}

extension Rule {
  /// The id for remarks, which break no rule, in reports and baselines.
  package static var remarkID: String { "note" }
}

extension Finding: CustomStringConvertible {
  /// The English message.
  public var description: String { message(in: .english) }

  /// Returns the message without place and severity: what is wrong, with the figure measured and the figure required.
  public func message(in language: Language) -> String { language.message(of: fact) }
}
