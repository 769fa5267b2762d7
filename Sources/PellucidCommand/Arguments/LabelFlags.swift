// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of the texts on a specimen.
struct LabelFlags: Sendable {
  /// The style and the words of each text.
  private var labels: [(String, String)] = []
  private var showsRatios = false

  static var section: Section<LabelFlags> {
    Section(
      .what,
      .pairs(
        "--label", \.labels, .foreground.called("STYLE"), .text("TEXT"),
        "a text on it: label, secondaryLabel, …, a colour's name, or a colour; may be repeated"),
      .toggle("--ratios", \.showsRatios, "draws the measured contrast behind each text"))
  }

  /// Returns the texts, or throws if a style cannot be read or is unknown on the platform.
  func labels(under traits: Traits) throws(UsageProblem) -> SpecimenLabels {
    if showsRatios, labels.isEmpty { throw .needs("--ratios", oneOf: ["--label STYLE TEXT"]) }
    var texts: [SpecimenLabels.Label] = []
    for (style, text) in labels {
      do throws(PairError) {
        texts.append(SpecimenLabels.Label(try PairForeground(known: style, under: traits), text))
      } catch { throw UsageProblem(error, flag: "--label") }
    }
    return SpecimenLabels(texts, showsRatios: showsRatios)
  }
}
