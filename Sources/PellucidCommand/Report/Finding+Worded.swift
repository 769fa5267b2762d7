// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The finding of a report; the resolver's findings are wrapped in it.
typealias Finding = PellucidJudge.Finding

extension Finding {
  /// A finding whose fact has no case of its own yet.
  init(
    rule: Rule?, severity: Severity? = nil, message: String, place: Place, variants: [String] = [],
    verdict: Verdict.Class? = nil, isOnlySampled: Bool = false, measured: [Figure] = [],
    swatches: [Swatch] = [], repair: String? = nil
  ) {
    self.init(
      .worded(rule, message: message), severity: severity, at: place, verdict: verdict, variants: variants,
      figures: measured, swatches: swatches, remedies: repair.map { [.worded($0)] } ?? [])
    self.isOnlySampled = isOnlySampled
  }

  /// A finding of the resolver, with the severity of its rule.
  init(_ finding: PellucidScene.Finding, places: LayerPlaces, variants: [String] = []) {
    self.init(
      rule: Rule(rawValue: finding.rule), message: finding.message, place: places.place(of: finding.layer),
      variants: variants)
  }
}
