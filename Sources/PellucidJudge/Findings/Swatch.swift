// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor

/// A colour worth seeing beside a finding; straight, gamma-encoded.
package struct Swatch: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case foreground, background, light, dark, base, elevated, standard, increased
    /// A colour of the backdrop that breaks a text, with its share of a mixture, 0…1.
    case breakingBackdrop(share: Double)
    /// The colour of a variant of an asset.
    case variant(Selectors)
  }

  package var part: Part
  package var color: EncodedColor

  package init(_ part: Part, _ color: EncodedColor) { (self.part, self.color) = (part, color) }
}
