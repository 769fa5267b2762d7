// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge

extension English {
  static let reportPage = PageWords(
    skip: "Skip to the report", contents: "Contents", rules: "Rules", text: "Search", severity: "Severity",
    rule: "Rule", file: "File", all: "All",
    severities: { severity in
      switch severity {
      case .error: "Error"
      case .warning: "Warning"
      case .note: "Note"
      }
    },
    tallies: { severity, count in "\(severity.rawValue)\(count == 1 ? "" : "s")" },
    more: { "\($0) more findings" },
    link: "Link to this place", onPicture: "Show on the picture", noFindings: "No findings",
    command: "Command",
    expected: "Expected", actual: "Actual", difference: "Difference",
    edge: "Edge", onionSkin: "Onion skin",
    edgeSlider: "Edge between the expected and the actual picture",
    onionSlider: "Opacity of the actual picture on the expected one", modes: "Way of comparing",
    drawn: "As drawn",
    heatmap: "Contrast as drawn",
    witness: "Over its worst backdrop", worstPlace: "At the worst place of a stated picture",
    combinations: "Combinations of settings", colorVision: "Colour vision",
    vision: { vision in
      switch vision {
      case .protan: "protan, without the cones of long wavelengths"
      case .deutan: "deutan, without the cones of medium wavelengths"
      case .tritan: "tritan, without the cones of short wavelengths"
      }
    },
    worstPlaceNote: { "\($0) has \($1) at this place of \($2)" },
    foregrounds: "Every text and symbol", scrolling: "While the picture scrolls beneath",
    places: "Over the stated pictures", sheet: "Over its worst backdrop and others",
    plot: "Contrast by the luminance of the backdrop", chart: "Labels by their lowest contrast",
    pictures: "Every picture",
    pictureColumns: ["combination", "outcome", "size", "different pixels", "largest difference", "ΔE2000"],
    short: "below the required ratio", enough: "holds the required ratio",
    recommended: "7:1 or more",
    witnessNote: {
      "\($0) has \($1) here; at least \($2) is proven over every backdrop\($3 ? " that is stated" : "")"
    })
}
