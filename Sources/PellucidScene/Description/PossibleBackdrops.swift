// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A statement about what can lie behind the materials and the glass of a scene or layer.
///
/// It changes no pixel. The proofs of contrast take it in place of every backdrop.
package enum PossibleBackdrops: Hashable, Sendable {
  /// Everything: every colour of the gamut.
  case anything
  /// The listed colours and pictures, and all mixtures of them. The list is not empty.
  case listed([Item])
  /// The colours whose WCAG relative luminance, 0…1, lies in a range, and their mixtures.
  case luminance(ClosedRange<Double>)

  /// Colours that can lie behind a material.
  package enum Item: Hashable, Sendable {
    /// The scene's own content: what it draws without its materials and glass.
    case content
    /// An opaque picture, or every picture in a folder. The path is relative to the scene's document.
    case picture(ExactName)
    /// The opaque colours between two in every channel; one colour where both are equal.
    case colors(EncodedColor, EncodedColor)
  }

  /// The items of a list; empty for other statements.
  package var items: [Item] { if case .listed(let items) = self { items } else { [] } }
}
