// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The difference up to which two pictures count as equal.
package struct PictureTolerance: Hashable, Sendable {
  /// The largest difference of a single pixel.
  package enum Limit: Hashable, Sendable {
    /// A difference of any premultiplied channel, in code values 0…255.
    case codeValues(Double)
    /// A CIEDE2000 difference, over black or over white, whichever is larger.
    case deltaE(Double)
  }

  package var name: String
  package var limit: Limit
  /// The smallest share of pixels that have to be within the limit, 0…1.
  package var precision = 1.0

  /// The tolerance that requires equal samples: the right one for pictures that Pellucid drew, on any machine.
  package static let exact = PictureTolerance(name: "exact", limit: .codeValues(0))
  /// The tolerance of one code value for rounding, as between two versions of a codec that reads a scene's photos.
  package static let rounding = PictureTolerance(name: "rounding", limit: .codeValues(1))
  /// The tolerance for small visible differences. Chosen: two units of CIEDE2000 are about the smallest difference
  /// visible side by side; snapshot suites know it as a perceptual precision of 0.98.
  package static let perceptual = PictureTolerance(name: "perceptual", limit: .deltaE(2))

  package static let all = [exact, rounding, perceptual]

  package init(name: String, limit: Limit) { (self.name, self.limit) = (name, limit) }

  /// Returns whether a difference, counted with this limit, is small enough.
  package func accepts(_ difference: PictureDifference) -> Bool {
    Double(difference.pixels - difference.count) >= precision * Double(difference.pixels)
  }

  package var json: JSONText {
    let (codeValues, deltaE): (JSONText, JSONText) =
      switch limit {
      case .codeValues(let value): (.number(value), .null)
      case .deltaE(let value): (.null, .number(value))
      }
    return .object([
      "name": .string(name), "codeValues": codeValues, "deltaE2000": deltaE,
      "precision": .number(precision),
    ])
  }
}
