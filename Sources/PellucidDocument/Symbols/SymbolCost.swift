// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The cost of drawing a document, with every reference followed.
package struct SymbolCost: Equatable {
  /// The number of drawn elements; an element counts once for each reference to it.
  package var elements: Int
  /// The depth of nested elements, with references counted as nesting.
  package var depth: Int

  /// Computes the cost of a document.
  ///
  /// - Throws: A refusal where a reference leads back to itself, or the cost exceeds the limits.
  package init(of markup: SymbolMarkup, limits: SymbolLimits) throws(SymbolRefusal) {
    var measured = [SymbolCost?](repeating: nil, count: markup.elements.count)
    self = try Self.measure(0, level: 1, of: markup, limits, &measured)
  }

  package init(elements: Int, depth: Int) { (self.elements, self.depth) = (elements, depth) }

  /// Computes the cost of an element, once for each. The limit on the depth bounds this recursion as well, so that a
  /// circle of references ends.
  private static func measure(
    _ index: Int, level: Int, of markup: SymbolMarkup, _ limits: SymbolLimits, _ measured: inout [SymbolCost?]
  ) throws(SymbolRefusal) -> SymbolCost {
    if let known = measured[index] { return known }
    guard level <= limits.depth else { throw .tooDeepReferences }
    let element = markup.elements[index]
    var cost = SymbolCost(elements: 1, depth: 1)
    for part in element.children + element.references.compactMap({ markup.identifiers[ExactName($0)] }) {
      let inner = try measure(part, level: level + 1, of: markup, limits, &measured)
      cost.elements += inner.elements
      cost.depth = max(cost.depth, inner.depth + 1)
      guard cost.elements <= limits.elements else { throw .tooManyReferences(limit: limits.elements) }
      guard cost.depth <= limits.depth else { throw .tooDeepReferences }
    }
    measured[index] = cost
    return cost
  }
}
