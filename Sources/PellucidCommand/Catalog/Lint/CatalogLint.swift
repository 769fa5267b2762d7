// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The findings of `catalog lint`, ready for a report.
struct CatalogLint {
  let library: AssetLibrary
  let configuration: LintSettings
  let words: any LintWords
  private(set) var findings: [Finding] = []
  private var places: CatalogPlaces

  init(
    _ library: AssetLibrary, at path: String, _ configuration: LintSettings, _ scenes: LintScenes,
    _ language: Language, _ terminal: Terminal
  ) {
    (self.library, self.configuration, words) = (library, configuration, language.lintWords)
    let root = AssetLibrary.root(of: path)
    places = CatalogPlaces(root: root)
    for finding in library.findings { findings.append(reading(finding)) }
    let pictures = PictureJudge(library, configuration.value, root: root).findings { index, count in
      if index % 16 == 0 { terminal.progress("looking at pictures, \(index) of \(count)") }
    }
    terminal.progress("")
    let judge = CatalogJudge(library, configuration.value, scenes: scenes.drawn.pairs)
    for finding in judge.findings + pictures { findings.append(judged(finding)) }
    findings += scenes.findings(words)
  }

  /// What was found while reading: CAT01, but for a high contrast that is not used, which is missing elsewhere.
  private mutating func reading(_ finding: CatalogFinding) -> Finding {
    var rule = Rule.catalogMalformed
    if case .schemeBeatsContrast = finding.fact { rule = .missingHighContrastVariant }
    var place = Place(file: places.path(finding.file))
    if let position = finding.position { (place.line, place.column) = (position.line, position.column) }
    if !finding.keyPath.isEmpty { place.keyPath = finding.keyPath }
    return Finding(
      rule: rule, severity: Severity(finding.severity), message: words.what(finding), place: place,
      verdict: .proven, repair: words.advice(finding))
  }

  private mutating func judged(_ finding: ColorFinding) -> Finding {
    let remedies =
      finding.suggestions.map { Remedy.variant($0.variant) }
      + finding.unreachable.map { variant in
        Remedy.unreachable(
          UnreachableVariant(
            selectors: variant.selectors, required: variant.required, ground: variant.ground,
            most: variant.most))
      }
      + [words.advice(finding.fact)].compactMap(\.self).map(Remedy.worded)
    return Finding(
      .worded(Rule(rawValue: finding.rule), message: words.message(finding.fact)),
      severity: Severity(finding.severity), at: place(of: finding),
      verdict: Verdict.Class(rawValue: finding.verdict.rawValue), variants: finding.variants,
      figures: finding.measured.map { Figure($0.quantity.quantity, $0.value) },
      swatches: finding.swatches.map { Swatch($0.part.part, $0.color) }, remedies: remedies)
  }

  private mutating func place(of finding: ColorFinding) -> Place {
    switch finding.fact {
    case .pairUnknown:
      var place = Place(file: configuration.path, keyPath: finding.name)
      if let position = configuration.position(of: finding.name) {
        (place.line, place.column) = (position.line, position.column)
      }
      return place
    case .undecidedPictures, .stepsWithoutDark, .pairsCut, .levelsCut:
      return Place(file: places.path(finding.path))
    default:
      return places.place(of: finding.path, entry: finding.entry, name: finding.name)
    }
  }
}

extension ColorFinding.Suggestion {
  var variant: VariantSuggestion { VariantSuggestion(color, for: selectors, ratio: ratio) }
}

extension Severity {
  init(_ severity: CatalogFinding.Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
  }
}

extension ColorFinding.Figure.Quantity {
  fileprivate var quantity: Figure.Quantity {
    self == .standardContrast ? .contrastAtStandard : Figure.Quantity(rawValue: rawValue) ?? .contrast
  }
}

extension ColorFinding.Swatch.Part {
  fileprivate var part: Swatch.Part {
    switch self {
    case .foreground: .foreground
    case .background: .background
    case .light: .light
    case .dark: .dark
    case .base: .base
    case .elevated: .elevated
    case .standard: .standard
    case .increased: .increased
    }
  }
}
