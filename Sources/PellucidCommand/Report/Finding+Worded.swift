// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The finding of a report.
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

  /// Returns the finding at its place in a document.
  func placed(in places: LayerPlaces, variants: [String] = []) -> Finding {
    var finding = self
    (finding.place, finding.variants) = (places.place(of: layerName), variants)
    return finding
  }
}
