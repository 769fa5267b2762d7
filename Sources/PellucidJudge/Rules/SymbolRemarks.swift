// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The remarks about symbols.
enum SymbolRemarks {
  /// Returns the remarks about a symbol's assets, weight and form.
  static func facts(_ symbol: TracedSymbol) -> [Fact] {
    var facts = symbol.notes.map { Fact.remark(.catalog($0.note, asset: $0.asset)) }
    guard let name = symbol.name else { return facts }
    if symbol.isMark { facts.append(.remark(.symbol(.mark(name: name)))) }
    if symbol.lacksWeight { facts.append(.remark(.symbol(.oneWeight(name: name)))) }
    if symbol.lacksBoldWeight { facts.append(.remark(.symbol(.noBoldWeight(name: name)))) }
    if let isFilled = symbol.missingFormIsFilled {
      facts.append(.remark(.symbol(.missingForm(name: name, isFilled: isFilled))))
    }
    return facts
  }
}
