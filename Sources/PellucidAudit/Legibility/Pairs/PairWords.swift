// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge
import PellucidLegibility

/// The words of an answer about pairs, in one language. Its figures are inserted between them.
struct PairWords: Sendable {
  /// A closure that returns the title of a table over some backdrops.
  let title: @Sendable (BackdropScope) -> String
  /// The headings of the columns of settings: platform, material, appearance, contrast, transparency.
  let columns: [String]
  /// A closure that returns the number of combinations that hold the required ratio, given that number, the number
  /// of all and the goal.
  let summary: @Sendable (Int, Int, ContrastGoal) -> String
  /// A closure that returns the verdict in relation to a goal.
  let verdict: @Sendable (Verdict, ContrastGoal) -> String
  /// A closure that returns the lines about the lowest contrast.
  ///
  /// The arguments are the contrast, the name of the glass's state that has it, whether the surface is glass, and
  /// the colour of the surface there.
  let lowest: @Sendable (ProvenContrast, String?, Bool, GamutColor) -> [String]
  /// A closure that returns the lowest contrast with its backdrop in a phrase, and whether the surface is glass.
  let place: @Sendable (ProvenContrast, Bool) -> String
  /// A closure that returns the line about the lightness contrast Lc of APCA over the same backdrop.
  let lightness: @Sendable (Double) -> String
  /// A closure that returns the name of a state of glass.
  let state: @Sendable (GlassPair.State.Name) -> String
  /// A closure that returns the line about the contrast that the black below the glass would give alone.
  let dimmingAlone: @Sendable (Double) -> String
  /// The heading of the repairs.
  let repairs: String
  /// A closure that returns a repair in words.
  let repair: @Sendable (Repair) -> String
  /// The words of the page `Docs/legibility.md`.
  let page: LegibilityPage.Words
  /// The title of a page about single pairs, and the headings of its columns: pair, contrast, APCA, verdict, repairs.
  let pairTitle: String, pairColumns: [String]
  /// A closure that returns the sentence about the command line that made a page.
  let madeBy: @Sendable (String) -> String
}

extension Language {
  var pairs: PairWords { choose(English.pairs, Korean.pairs) }
}
