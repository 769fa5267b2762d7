// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// Why a scene document was refused: one fact, with the place it was found in.
package enum SceneReadingError: Error, Hashable, Sendable {
  case tooManyBytes(limit: Int)
  case syntax(at: TextPosition, found: DocumentTerm, expected: DocumentTerm)
  case duplicateKey(Place)
  case unknownKey(Place, nearest: String?, allowed: [String])
  case missingKey(Place, key: String)
  case wrongKind(Place, found: DocumentTerm, expected: DocumentTerm)
  case outOfRange(Place, found: Double, allowed: AllowedNumber)
  case unknownValue(Place, found: String, nearest: String?, allowed: [String])
  /// A text that is not a colour.
  case badColor(Place, found: String, ColorParsingError)
  /// More keys that say what a layer is than one, or none.
  case unclearLayer(Place, found: [String], allowed: [String])
  case tooMany(Place, what: CountedTerm, limit: Int)
  /// An interface that asks for an appearance of its own, without a reason that the guidelines allow.
  case ownAppearance(Place, found: DocumentTerm)

  /// The numbers that are allowed at a place of the document.
  package enum AllowedNumber: Hashable, Sendable {
    case within(ClosedRange<Double>)
    case whole
    case wholeWithin(ClosedRange<Double>)
    /// The most pixels of a scene.
    case pixels(upTo: Int)
    /// A `darkBelow` of the rules of glass that does not lie above their `lightAbove`.
    case upToLightAbove
  }

  /// A value's key path such as `windows[0].layers[2].frame`, and where it stands in the text.
  package struct Place: Hashable, Sendable {
    package var keyPath: String
    package var position: TextPosition
    package init(_ keyPath: String, at position: TextPosition) {
      (self.keyPath, self.position) = (keyPath, position)
    }
  }
}
