// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor

/// A colour to show beside a finding; straight alpha, gamma-encoded.
package struct Swatch: Hashable, Sendable {
  /// The part that the colour plays in the finding.
  package enum Part: Hashable, Sendable {
    case foreground, background, light, dark, base, elevated, standard, increased
    /// A colour of the backdrop over which a text cannot be read, with its share of a mixture, 0…1.
    case breakingBackdrop(share: Double)
    /// The colour of a variant of an asset.
    case variant(Selectors)
  }

  package var part: Part
  package var color: EncodedColor

  package init(_ part: Part, _ color: EncodedColor) { (self.part, self.color) = (part, color) }
}
