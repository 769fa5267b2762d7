// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

extension Language {
  /// Returns what is wrong, in one sentence.
  public func message(of fact: Fact) -> String {
    switch fact {
    case .worded(_, let message): message
    }
  }

  /// Returns what settles a finding; nil where nothing is known to.
  public func advice(for finding: Finding) -> String? {
    let steps = finding.remedies.compactMap { sentence(of: $0) }
    return steps.isEmpty ? nil : steps.joined(separator: "; ")
  }

  private func sentence(of remedy: Remedy) -> String? {
    switch (self, remedy) {
    case (_, .worded(let text)): text
    case (_, .repair): nil
    case (.english, .variant(let suggestion)): English.sentence(of: suggestion)
    case (.korean, .variant(let suggestion)): Korean.sentence(of: suggestion)
    case (.english, .unreachable(let variant)): English.sentence(of: variant)
    case (.korean, .unreachable(let variant)): Korean.sentence(of: variant)
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
