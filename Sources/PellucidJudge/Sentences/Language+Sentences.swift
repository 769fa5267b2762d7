// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidLegibility

extension Language {
  /// Returns what is wrong, in one sentence.
  public func message(of fact: Fact) -> String {
    switch self {
    case .english: English.message(of: fact)
    case .korean: Korean.message(of: fact)
    }
  }

  /// Returns what settles a finding; nil where nothing is known to.
  public func advice(for finding: Finding) -> String? {
    if let repairs = text(of: finding.remedies.compactMap { $0.repair }) { return repairs }
    var steps = finding.remedies.compactMap { sentence(of: $0) }
    // Variants of an asset stand beside the fact's own advice; other remedies replace it.
    let keepsAdvice = if case .asset = finding.fact { true } else { steps.isEmpty }
    if keepsAdvice, let advice = advice(of: finding.fact) { steps.append(advice) }
    return steps.isEmpty ? nil : steps.joined(separator: "; ")
  }

  /// Returns the two repairs that keep most of the design; nil if there are none.
  package func text(of repairs: [Repair]) -> String? {
    guard !repairs.isEmpty else { return nil }
    return switch self {
    case .english: repairs.prefix(2).map { English.text($0) }.joined(separator: "; or ")
    case .korean: repairs.prefix(2).map { Korean.text($0) }.joined(separator: " 또는 ")
    }
  }

  /// Returns the advice that belongs to a fact, beside its remedies.
  private func advice(of fact: Fact) -> String? {
    switch (self, fact) {
    case (.english, .asset(let fact)): English.advice(of: fact)
    case (.korean, .asset(let fact)): Korean.advice(of: fact)
    case (.english, .catalogFile(let fact)): English.advice(of: fact)
    case (.korean, .catalogFile(let fact)): Korean.advice(of: fact)
    case (.english, .snapshot(let fact)): English.advice(of: fact)
    case (.korean, .snapshot(let fact)): Korean.advice(of: fact)
    case (.english, .settings(let fact)): English.advice(fact)
    case (.english, .surface(let fact)): English.advice(fact)
    case (.english, .blending(let fact)): English.advice(fact)
    case (.korean, .settings(let fact)): Korean.advice(fact)
    case (.korean, .surface(let fact)): Korean.advice(fact)
    case (.korean, .blending(let fact)): Korean.advice(fact)
    case (_, .assetEntry), (_, .contrast), (_, .pair), (_, .scroll), (_, .vibrancy), (_, .televisionMaterial),
      (_, .window), (_, .tinting), (_, .glass), (_, .scenePicture), (_, .missingGlyphs), (_, .remark):
      nil
    }
  }

  private func sentence(of remedy: Remedy) -> String? {
    switch (self, remedy) {
    case (_, .repair): nil
    case (.english, .dimming(let opacity)): English.text(dimming: opacity)
    case (.korean, .dimming(let opacity)): Korean.text(dimming: opacity)
    case (.english, .variant(let suggestion)): English.sentence(of: suggestion)
    case (.korean, .variant(let suggestion)): Korean.sentence(of: suggestion)
    case (.english, .unreachable(let variant)): English.sentence(of: variant)
    case (.korean, .unreachable(let variant)): Korean.sentence(of: variant)
    }
  }

  /// Returns the name of a variant of an asset with all its selectors.
  package func fullName(of selectors: Selectors) -> String {
    switch self {
    case .english: English.fullName(of: selectors)
    case .korean: Korean.fullName(of: selectors)
    }
  }

  /// Returns what an entry of a colour set holds.
  package func text(of value: ColorSet.Value) -> String {
    switch self {
    case .english: English.text(of: value)
    case .korean: Korean.text(of: value)
    }
  }

  /// Returns what an entry of a set of files holds.
  package func text(of entry: FileSet.Entry) -> String {
    switch self {
    case .english: English.text(ofFile: entry.file, isFound: entry.isFound)
    case .korean: Korean.text(ofFile: entry.file, isFound: entry.isFound)
    }
  }

  /// Returns the name of a variant of an asset, such as "dark, high contrast".
  package func name(of selectors: Selectors) -> String {
    switch self {
    case .english: English.name(of: selectors)
    case .korean: Korean.name(of: selectors)
    }
  }

  /// Returns the name of a figure's quantity.
  package func name(of quantity: Figure.Quantity) -> String {
    switch self {
    case .english: English.name(of: quantity)
    case .korean: Korean.name(of: quantity)
    }
  }

  /// Returns the name of what a swatch shows.
  package func name(of part: Swatch.Part) -> String {
    switch self {
    case .english: English.name(of: part)
    case .korean: Korean.name(of: part)
    }
  }

  /// Returns the unit of a quantity, as it stands behind the number; empty where it has none.
  package func unit(of quantity: Figure.Quantity) -> String {
    switch self {
    case .english: English.unit(of: quantity)
    case .korean: Korean.unit(of: quantity)
    }
  }

  /// Returns the number of a figure with its unit. A ratio is rounded down, so that it never looks better than it is.
  package func text(of figure: Figure) -> String {
    if figure.quantity.isRatio { return Figures.ratio(figure.value) }
    let unit = unit(of: figure.quantity)
    return Figures.text(figure.value) + (unit.isEmpty ? "" : " " + unit)
  }
}

extension Remedy {
  fileprivate var repair: Repair? {
    if case .repair(let repair) = self { repair } else { nil }
  }
}
