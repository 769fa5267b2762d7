// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of the settings with which people make a whole picture easier to read. A setting that is not given stays.
struct ReadingFlags: Hashable, Sendable {
  private(set) var textSize: TextSize?
  private(set) var hasBoldText = false
  private(set) var differentiatesWithoutColor = false
  private(set) var invertsColors = false

  /// The section with all flags of these settings.
  static var section: Section<ReadingFlags> {
    Section(
      .settings,
      .toggle("--bold-text", \.hasBoldText, "the Bold Text setting: texts and symbols one weight heavier"),
      .option(
        "--text-size", \.textSize, .words(Vocabularies.textSize), "the size that text styles follow"),
      .toggle(
        "--differentiate-without-color", \.differentiatesWithoutColor,
        "the Differentiate Without Color setting, which changes no colour"),
      .toggle(
        "--smart-invert", \.invertsColors, "the Smart Invert setting: all but pictures is inverted"))
  }

  /// Sets the settings that are given; the others stay.
  func apply(to traits: inout Traits) {
    traits.textSize = textSize ?? traits.textSize
    if hasBoldText { traits.hasBoldText = true }
    if differentiatesWithoutColor { traits.differentiatesWithoutColor = true }
    if invertsColors { traits.invertsColors = true }
  }
}
