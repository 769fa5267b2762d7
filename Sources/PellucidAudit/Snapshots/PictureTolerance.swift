// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The distance that two pictures may have and still count as equal.
public struct PictureTolerance: Hashable, Sendable {
  /// The distance that one pixel may have.
  public enum Limit: Hashable, Sendable {
    /// The largest difference of any premultiplied channel, 0…255.
    case codeValues(Double)
    /// ΔE2000, over black or over white, whichever is larger.
    case deltaE(Double)
  }

  public var name: String
  public var limit: Limit
  /// The share of pixels that have to be within the limit, 0…1.
  public var precision = 1.0

  /// Every byte as recorded: the right one for pictures that Pellucid drew, on whatever machine.
  public static let exact = PictureTolerance(name: "exact", limit: .codeValues(0))
  /// One step of rounding, as between two versions of a codec that reads a scene's photos.
  public static let rounding = PictureTolerance(name: "rounding", limit: .codeValues(1))
  /// Chosen: two units are about what an eye tells apart side by side; in snapshot suites it is known as a
  /// perceptual precision of 0.98.
  public static let perceptual = PictureTolerance(name: "perceptual", limit: .deltaE(2))

  public static let all = [exact, rounding, perceptual]

  package init(name: String, limit: Limit) { (self.name, self.limit) = (name, limit) }

  /// Returns whether a difference that was counted with this limit is small enough.
  public func accepts(_ difference: PictureDifference) -> Bool {
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
