// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJudge
import PellucidLegibility

extension English {
  static let pairs = PairWords(
    title: { "The lowest contrast over \(text($0)), proven and rounded down; ? is not decided." },
    columns: ["platform", "material", "appearance", "contrast", "transparency"],
    summary: { holding, count, goal in
      "\(holding) of \(count) combinations hold \(goal.ratio) over \(text(goal.scope))"
    },
    verdict: { verdict, goal in
      let scope = text(goal.scope)
      return switch verdict {
      case .holds: "holds \(goal.ratio) over \(scope) (proven)"
      case .fails: "does not hold \(goal.ratio)\(goal.scope.isLimited ? " over " + scope : "") (proven)"
      case .sampled: "not proven"
      case .review(let reason): "cannot be decided: \(text(reason))"
      }
    },
    lowest: { lowest, state, onGlass, seen in
      [
        "lowest contrast  \(Figures.fixed(lowest.bound, places: 3)):1, never less"
          + (state.map { ", as " + $0 } ?? ""),
        "reached          \(Figures.fixed(lowest.witness.contrast, places: 3)):1, "
          + place(of: lowest, onGlass: onGlass),
        "surface there    \(seen.text)",
      ]
    },
    place: { text($0, onGlass: $1) },
    lightness: { "APCA there       Lc \(Figures.text($0, places: 1)), for information" },
    state: { state in
      switch state {
      case .appearance(let appearance): name(of: appearance)
      case .notDimmed: "not dimmed"
      case .dimmed: "dimmed"
      }
    },
    dimmingAlone: {
      "dimming alone    \(Figures.fixed($0, places: 2)):1 over white; the glass lifts what is dark"
    },
    repairs: "repairs:", repair: { text($0) }, page: page, pairTitle: "Legibility of single pairs",
    pairColumns: ["pair", "lowest contrast", "APCA there", "verdict", "repairs"],
    madeBy: { "Made by `\($0)`." })

  private static let page = LegibilityPage.Words(
    introduction: { ratio in
      """
      # Legibility of the systems' own materials

      `pellucid legibility --json` has every level, every name, and the backdrop that comes as low as is said here.

      Each number is the lowest contrast (WCAG 2.2) of a label over **every** backdrop: any picture behind the
      material, at any place, whatever the blur makes of it. It is proven, not sampled, and rounded down; some backdrop
      comes within 0.01 of it. [Decision 0009](Decisions/0009-what-the-bound-covers.md) says what is covered and why it
      holds. It is a proof about Pellucid's numbers, and says as much about the systems as those do: `pellucid materials --details`
      prints source and confidence of each. **Bold** holds \(ratio).

      A number of 1.00 means that some backdrop makes the label vanish. Not listed: names such as `thinDark`, which has in
      both appearances what `thin` has in the dark.
      """
    },
    summary: { ratio, judged in
      let appearances =
        judged.appearances.count > 1 ? "both appearances" : judged.appearances.map { name(of: $0) }.joined()
      let settings = judged.isComplete ? "all settings" : "the settings that are given"
      return [
        "## Which hold \(ratio)", "",
        "Counted over \(appearances) and \(settings); on a material in neither column the label never holds it.",
      ]
    },
    summaryColumns: ["platform", "label", "in all", "in some"],
    columns: ["material", "appearance", "settings"], appearance: { $0.map { name(of: $0) } ?? "both" },
    settings: { settings in
      switch settings {
      case .any: "any"
      case .standardTransparency: "standard transparency"
      case .reducedTransparency: "reduced transparency"
      case .standardContrast: "standard contrast"
      case .increasedContrast: "increased contrast"
      case .standard: "standard"
      case .increasedOrReduced: "increased contrast, reduced transparency, or both"
      case .both: "both"
      }
    })
}
