// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The findings of `catalog lint`, ready for a report.
struct CatalogLint {
  let library: AssetLibrary
  let configuration: LintSettings
  let words: any LintWords
  private(set) var findings: [ReportFinding] = []
  private var places: CatalogPlaces

  init(
    _ library: AssetLibrary, at path: String, _ configuration: LintSettings, _ scenes: LintScenes,
    _ language: Rule.Language, _ terminal: Terminal
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
  private mutating func reading(_ finding: CatalogFinding) -> ReportFinding {
    var rule = "CAT01"
    if case .schemeBeatsContrast = finding.fact { rule = "CAT03" }
    var place = ReportFinding.Place(file: places.path(finding.file))
    if let position = finding.position { (place.line, place.column) = (position.line, position.column) }
    if !finding.keyPath.isEmpty { place.keyPath = finding.keyPath }
    return ReportFinding(
      rule: rule, severity: Severity(finding.severity), message: words.what(finding), place: place,
      verdict: .proven, repair: words.advice(finding))
  }

  private mutating func judged(_ finding: ColorFinding) -> ReportFinding {
    let steps =
      finding.suggestions.map(words.suggestion) + finding.unreachable.map(words.unreachable)
      + [words.advice(finding.fact)].compactMap(\.self)
    return ReportFinding(
      rule: finding.rule, severity: Severity(finding.severity), message: words.message(finding.fact),
      place: place(of: finding), variants: finding.variants,
      verdict: Verdict(rawValue: finding.verdict.rawValue),
      measured: finding.measured.map { figure in
        ReportFinding.Measurement(
          name: words.name(figure.quantity), value: figure.value, unit: figure.quantity.unit)
      },
      swatches: finding.swatches.map { ReportFinding.Swatch(name: words.name($0.part), color: $0.color) },
      repair: steps.isEmpty ? nil : steps.joined(separator: "; "),
      suggestions: finding.suggestions.map {
        ReportFinding.Suggestion(variant: words.name($0.selectors), color: $0.colorText, ratio: $0.ratio)
      })
  }

  private mutating func place(of finding: ColorFinding) -> ReportFinding.Place {
    switch finding.fact {
    case .pairUnknown:
      var place = ReportFinding.Place(file: configuration.path, keyPath: finding.name)
      if let position = configuration.position(of: finding.name) {
        (place.line, place.column) = (position.line, position.column)
      }
      return place
    case .undecidedPictures, .stepsWithoutDark, .pairsCut, .levelsCut:
      return ReportFinding.Place(file: places.path(finding.path))
    default:
      return places.place(of: finding.path, entry: finding.entry, name: finding.name)
    }
  }
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
  fileprivate var unit: String {
    switch self {
    case .contrast, .required, .recommended, .standardContrast: ReportFinding.Measurement.ratio
    default: ""
    }
  }
}
