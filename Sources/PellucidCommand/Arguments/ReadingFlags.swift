// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of the settings with which people make a whole picture easier to read. A setting that is not given stays.
struct ReadingFlags: Hashable, Sendable {
  /// The text sizes; nil if not given.
  private(set) var textSizes: [TextSize]?
  private(set) var hasBoldText = false
  private(set) var differentiatesWithoutColor = false
  private(set) var invertsColors = false

  /// The only text size; nil for none or several.
  var textSize: TextSize? { textSizes?.count == 1 ? textSizes?.first : nil }

  /// The text sizes where there are several, along which scenes are drawn; else none.
  var severalTextSizes: [TextSize] { textSize == nil ? textSizes ?? [] : [] }

  /// Returns these settings without the values of lists, for scenes that have them already.
  var withoutLists: ReadingFlags {
    var flags = self
    if textSize == nil { flags.textSizes = nil }
    return flags
  }

  /// The section with all flags of these settings, of scenes that are drawn in several text sizes.
  static var section: Section<ReadingFlags> {
    section(
      .list(of: .words(Vocabularies.textSize)), "the size that text styles follow; of several, each is drawn")
  }

  /// The section with all flags of these settings, of one picture.
  static var singleSection: Section<ReadingFlags> {
    section(.only(.words(Vocabularies.textSize)), "the size that text styles follow")
  }

  private static func section(_ sizes: ValueForm<[TextSize]>, _ help: String) -> Section<ReadingFlags> {
    Section(
      .settings,
      .toggle("--bold-text", \.hasBoldText, "the Bold Text setting: texts and symbols one weight heavier"),
      .option("--text-size", \.textSizes, sizes, help),
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
