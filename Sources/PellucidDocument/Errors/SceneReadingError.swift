// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// The reason why a scene document was rejected: one fact, with the place of its value.
package enum SceneReadingError: Error, Hashable, Sendable {
  case tooManyBytes(limit: Int)
  case syntax(at: TextPosition, found: DocumentTerm, expected: DocumentTerm)
  case duplicateKey(Place)
  case unknownKey(Place, nearest: String?, allowed: [String])
  /// A key of CSS, SwiftUI or a design tool.
  case foreignKey(Place, ForeignAdvice, allowed: [String])
  case missingKey(Place, key: String)
  case wrongKind(Place, found: DocumentTerm, expected: DocumentTerm)
  case outOfRange(Place, found: Double, allowed: AllowedNumber)
  case unknownValue(Place, found: String, nearest: String?, allowed: [String])
  /// A value in the notation of CSS, SwiftUI or a design tool, and what to write instead, as JSON.
  case foreignValue(Place, found: String, write: String)
  /// The text is not a colour.
  case badColor(Place, found: String, ColorParsingError)
  /// More than one key states the kind of a layer, or none does.
  case unclearLayer(Place, found: [String], allowed: [String])
  /// Keys of one object of which each makes the others meaningless.
  case excludingKeys(Place, keys: [String])
  case tooMany(Place, what: CountedTerm, limit: Int)
  /// The interface chooses an appearance of its own, without a reason that the guidelines allow.
  case ownAppearance(Place, found: DocumentTerm)

  /// The numbers that a place of the document allows.
  package enum AllowedNumber: Hashable, Sendable {
    case within(ClosedRange<Double>)
    case whole
    case wholeWithin(ClosedRange<Double>)
    /// A scene of at most this many pixels.
    case pixels(upTo: Int)
    /// A `darkBelow` of the glass rules that is at most their `lightAbove`.
    case upToLightAbove
  }

  /// The key path of a value, such as `windows[0].layers[2].frame`, and the value's position in the text.
  package struct Place: Hashable, Sendable {
    package var keyPath: String
    package var position: TextPosition
    package init(_ keyPath: String, at position: TextPosition) {
      (self.keyPath, self.position) = (keyPath, position)
    }
  }
}
