// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

extension CatalogJudge {
  /// Returns the variants to write to a colour set until no error or warning about the set has a suggestion left,
  /// in the order in which to write them; empty where there is nothing to suggest.
  ///
  /// A suggestion for one rule may leave another rule unsettled, so the changed set is judged again, at most
  /// `rounds` times.
  ///
  /// - Parameter admits: A closure that returns whether variants for an appearance may be written.
  package func settling(
    _ index: Int, where admits: (AppearanceSelector) -> Bool = { _ in true }
  ) -> [VariantSuggestion] {
    var judge = self
    var written: [VariantSuggestion] = []
    for _ in 0..<Self.rounds {
      guard let set = judge.library.assets[index].colors,
        let suggestions = judge.heaviest(index, admits, after: written)
      else { break }
      var changed = set
      for suggestion in suggestions {
        changed = changed.replacing(suggestion.color, for: suggestion.selectors)
        written.removeAll { $0.selectors == suggestion.selectors }
        written.append(suggestion)
      }
      judge.replace(index, with: changed)
    }
    return written
  }

  /// The largest number of rounds: one for each appearance of a set, and some more because appearances affect each
  /// other.
  private static let rounds = 12

  /// Returns the suggestions of one finding that were not written before: errors come before warnings, and CAT04
  /// comes first among the warnings; nil if there are none.
  private func heaviest(
    _ index: Int, _ admits: (AppearanceSelector) -> Bool, after written: [VariantSuggestion]
  ) -> [VariantSuggestion]? {
    let own = findings(about: index).filter { $0.severity != .note }
    // A colour with too little contrast is settled before one that lacks more contrast with Increase Contrast.
    let warnings = own.filter { $0.severity == .warning }
    let ordered =
      own.filter { $0.severity == .error } + warnings.filter { $0.rule == .pairContrast }
      + warnings.filter { $0.rule != .pairContrast }
    for finding in ordered {
      let rest = finding.suggestions.filter {
        admits($0.selectors.appearance) && !written.contains($0)
      }
      if !rest.isEmpty { return rest }
    }
    return nil
  }
}
