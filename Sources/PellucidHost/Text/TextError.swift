// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a text has no coverage.
package enum TextError: Error, Hashable, Sendable {
  /// No file of a required family was found; `package` is the Debian package that brings it.
  case fontsMissing(family: String, package: String)
  /// The library has no family of this name; `nearest` is the most similar name there is.
  case familyMissing(name: String, nearest: String?)
  /// A font file that was asked for is absent or not a font.
  case fontUnreadable(path: String)
  /// The text has more UTF-8 bytes than allowed.
  case tooLong(bytes: Int, limit: Int)
  /// The font size, in points, is not a number within the allowed range.
  case sizeOutOfRange(points: Double, allowed: ClosedRange<Double>)
  case weightOutOfRange(weight: Int, allowed: ClosedRange<Int>)
  /// A number of the frame, the transform or the scale is not finite or too far from zero.
  case geometryOutOfRange(Geometry)
  /// The covered pixels are more than allowed.
  case maskTooLarge(width: Int, height: Int, pixelLimit: Int)

  /// Which geometry was refused.
  package enum Geometry: String, Hashable, Sendable { case frame, transform, scale, width }
}

/// Something about a drawn text its author may want to know.
package enum TextWarning: Hashable, Sendable {
  /// An ellipsis stands for a part of the text.
  case truncated
  /// No font of the library has an outline for this character, as for most colour emoji; a box is drawn in
  /// its place.
  case missingGlyph(Unicode.Scalar)

  /// The character that is drawn as a box; nil for other warnings.
  var missingGlyph: Unicode.Scalar? {
    if case .missingGlyph(let character) = self { character } else { nil }
  }
}

/// What a text may ask for; checked before memory is reserved.
package struct TextLimits: Hashable, Sendable {
  /// UTF-8 bytes of one text.
  package var bytes = 100_000
  /// Pixels of one mask.
  package var pixels = 100_000_000
  /// Font sizes in points.
  package var sizes: ClosedRange<Double> = 0.5...4096
  package init() {}
}
