// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge
import PellucidLegibility

/// The words of an answer about pairs that stand around its figures; each language has a value for every one of them.
struct PairWords: Sendable {
  /// Returns the title of a table over some backdrops.
  let title: @Sendable (BackdropScope) -> String
  /// The headings of the columns of settings: platform, material, appearance, contrast, transparency.
  let columns: [String]
  /// Returns how many of some combinations hold what is required.
  let summary: @Sendable (Int, Int, ContrastGoal) -> String
  /// Returns the verdict about what is required.
  let verdict: @Sendable (Verdict, ContrastGoal) -> String
  /// Returns the lines of the lowest contrast: the bound, with the state of glass that has it, what was reached and
  /// where, and the surface there.
  let lowest: @Sendable (ProvenContrast, String?, Bool, GamutColor) -> [String]
  /// Returns the name of a state of glass.
  let state: @Sendable (GlassPair.State.Name) -> String
  /// Returns the line of the contrast that black below the glass has alone.
  let dimmingAlone: @Sendable (Double) -> String
  /// The heading of the repairs.
  let repairs: String
  /// Returns the repair in words.
  let repair: @Sendable (Repair) -> String
  let page: LegibilityPage.Words
}

extension Language {
  var pairs: PairWords { choose(English.pairs, Korean.pairs) }
}
