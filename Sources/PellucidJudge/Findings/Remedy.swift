// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidLegibility

/// A change that settles a finding, beside the advice that belongs to its fact.
package enum Remedy: Hashable, Sendable {
  /// Changes of a scene that are proven to settle it.
  case repair(Repair)
  /// Black below clear glass, at the opacity that is proven to be enough for all that lies on it; nil leaves it to the
  /// glass.
  case dimming(Double?)
  /// A variant of a colour set to write; every one of a finding is needed.
  case variant(VariantSuggestion)
  /// A variant for which no colour would do.
  case unreachable(UnreachableVariant)
}

/// A variant of a colour set to write so that a rule holds.
package struct VariantSuggestion: Hashable, Sendable {
  package var selectors: Selectors
  package var color: CatalogColor
  /// The lowest contrast that it has then; nil where contrast was not the question.
  package var ratio: Double?

  package init(_ color: CatalogColor, for selectors: Selectors, ratio: Double? = nil) {
    (self.color, self.selectors, self.ratio) = (color, selectors, ratio)
  }
}

/// A variant of a colour set for which no colour makes a rule hold.
package struct UnreachableVariant: Hashable, Sendable {
  package var selectors: Selectors
  /// The contrast that it should have; the highest where grounds ask for several.
  package var required: Double
  /// The ground on which no colour has it; nil where each ground allows some, and no colour suits all.
  package var ground: EncodedColor?
  /// The contrast of black or white on the ground, whichever is higher.
  package var most: Double?

  package init(selectors: Selectors, required: Double, ground: EncodedColor? = nil, most: Double? = nil) {
    (self.selectors, self.required, self.ground, self.most) = (selectors, required, ground, most)
  }
}
