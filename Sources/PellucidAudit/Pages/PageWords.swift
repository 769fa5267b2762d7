// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge

/// The words of a report's page around its contents, in one language.
package struct PageWords: Sendable {
  let skip: String, contents: String, rules: String
  /// The names of the filters, and of no choice.
  let text: String, severity: String, rule: String, file: String, all: String
  let severities: @Sendable (Severity) -> String
  /// A closure that returns the words below a number of findings.
  let tallies: @Sendable (Severity, Int) -> String
  /// A closure that returns the words for a number of findings that are folded.
  let more: @Sendable (Int) -> String
  let link: String, onPicture: String, noFindings: String, command: String
  let expected: String, actual: String, difference: String
  /// The names of the ways in which two pictures lie on each other, and the labels of their sliders.
  let edge: String, onionSkin: String, edgeSlider: String, onionSlider: String, modes: String
  /// The names of views.
  package let drawn: String, heatmap: String, witness: String, worstPlace: String, combinations: String
  /// The title of the views without one of the three cones, and the name of each.
  package let colorVision: String, vision: @Sendable (ColorVision) -> String
  /// A closure that returns the sentence about the worst place: the layer, the ratio there, and the picture.
  package let worstPlaceNote: @Sendable (String, String, String) -> String
  /// The names of tables: the judged texts and symbols, while scrolling, and over stated pictures.
  package let foregrounds: String, scrolling: String, places: String
  /// The names of views of pairs: over several backdrops, by the luminance of the backdrop, and all labels in colour.
  package let sheet: String, plot: String, chart: String
  /// The title and the headings of the table of a scene's compared pictures.
  let pictures: String, pictureColumns: [String]
  /// The meanings of the colours of a heatmap: below the required ratio, holding it, and reaching the recommended one.
  package let short: String, enough: String, recommended: String
  /// A closure that returns the sentence about a witness: the layer, the drawn ratio, the proven one, and whether backdrops
  /// are stated.
  package let witnessNote: @Sendable (String, String, String, Bool) -> String
}

extension Language {
  package var page: PageWords { choose(English.reportPage, Korean.reportPage) }
}
