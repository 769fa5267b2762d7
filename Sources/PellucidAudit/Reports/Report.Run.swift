// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Report {
  /// The run that found the findings, without anything that changes from one run to the next.
  package struct Run: Sendable {
    /// A kind of run, by the verb of the program.
    package enum Verb: String, CaseIterable, Hashable, Sendable {
      case render, legibility, snapshot
      case lint = "catalog lint"
      case show = "catalog show"
    }

    package var verb: Verb
    package var inputs: [String]
    /// The combinations of settings that were looked at; empty where there is only one.
    package var variants: [String]
    /// The settings of the combinations, as far as they are those of a scene.
    package var combinations: [SettingsVariant] = []
    /// A line about the run, such as "88 pictures, 87 as recorded".
    package var summary: String?
    /// The language of the report.
    package var language: Language
    /// The standings of the texts and symbols that were judged, and those in the worst of several combinations of
    /// settings.
    package var standings: Standings?, worstStandings: Standings?
    /// Tables of rows of cells about everything that was judged, whether it passes or not, for people.
    package var tables: [[[String]]] = []
    /// The names of subjects that lie in no file, such as a foreground on a material; nil where nothing is known.
    package var subjects: [String]?

    package init(
      verb: Verb, inputs: [String], variants: [String] = [], summary: String? = nil,
      language: Language = .english
    ) {
      (self.verb, self.inputs, self.variants) = (verb, inputs, variants)
      (self.summary, self.language) = (summary, language)
    }

    /// Creates a run that looked at combinations of a scene's settings.
    package init(verb: Verb, inputs: [String], combinations: [SettingsVariant], language: Language) {
      self.init(verb: verb, inputs: inputs, variants: combinations.map(\.name), language: language)
      self.combinations = combinations
    }

    /// Returns whether the run looked at `layer` of `file`: that is an input, lies in one, or is no file at all.
    func covers(_ file: String, _ layer: String) -> Bool {
      guard !file.isEmpty else { return subjects?.contains(layer) ?? true }
      return inputs.contains { $0 == file || $0 == "." || file.hasPrefix($0 + "/") }
    }

    /// Returns whether the verb looks for a rule by its id.
    func looksFor(_ id: String) -> Bool {
      switch Rule(rawValue: id)?.finder {
      case .catalogs: verb == .lint
      case .legibility: verb == .legibility
      case .resolvingAndLegibility: verb != .lint
      case .others, nil: verb != .lint && verb != .legibility
      }
    }
  }
}

extension Rule {
  /// The runs that look for a rule.
  fileprivate enum Finder {
    case catalogs, legibility, resolvingAndLegibility, others
  }

  fileprivate var finder: Finder {
    switch self {
    case .catalogMalformed, .missingDarkVariant, .missingHighContrastVariant, .darkIsPlainInversion,
      .darkBackgroundBrighter, .elevatedNotAboveBase, .identicalVariants, .pairContrast,
      .contrastSettingLowersContrast, .imageLostOnDark, .whiteGlow, .iconAppearanceMissing:
      .catalogs
    case .textContrast, .textContrastAnyBackdrop, .settingsMatrix, .reduceTransparencyIgnored, .barOverScroll,
      .surfacesRunTogether, .blendingModeMismatch:
      .legibility
    case .clearNeedsDimming: .resolvingAndLegibility
    case .colorOnMaterial, .quaternaryOnThin, .fullColorGlyphOnMaterial, .opaqueWindowVision,
      .watchModalBackgroundRemoved, .televisionMaterialSchemeMismatch, .componentAgainstTint, .glassInContent,
      .tooMuchGlass, .glassOnGlass, .glassNeighboursUnshared, .clearWithoutRichBackdrop, .clearForTextHeavy,
      .fillUnderGlass, .glassVariantsMixed, .severalTintedActions, .missingGlyph, .snapshotDiffers,
      .snapshotMissing, .snapshotStale, .snapshotNotDrawn:
      .others
    }
  }
}
