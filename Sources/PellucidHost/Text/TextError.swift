// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a text has no coverage.
package enum TextError: Error, Hashable, Sendable {
  /// No file of a required family was found; `package` is the Debian package that contains it.
  case fontsMissing(family: String, package: String)
  /// The library has no family of this name; `nearest` is the most similar existing name.
  case familyMissing(name: String, nearest: String?)
  /// A font file given by the caller is missing or is not a font.
  case fontUnreadable(path: String)
  /// The text has more UTF-8 bytes than the limit.
  case tooLong(bytes: Int, limit: Int)
  /// The font size, in points, is outside the allowed range or NaN.
  case sizeOutOfRange(points: Double, allowed: ClosedRange<Double>)
  case weightOutOfRange(weight: Int, allowed: ClosedRange<Int>)
  /// A number in the frame, the transform or the scale is not finite or is out of range.
  case geometryOutOfRange(Geometry)
  /// The mask would have more pixels than the limit.
  case maskTooLarge(width: Int, height: Int, pixelLimit: Int)

  /// The part of the geometry that was rejected.
  package enum Geometry: String, Hashable, Sendable { case frame, transform, scale, width }
}

/// A warning about a drawn text for its author.
package enum TextWarning: Hashable, Sendable {
  /// A part of the text was replaced by an ellipsis.
  case truncated
  /// No font of the library has an outline or a picture for this character; a box is drawn instead.
  case missingGlyph(Unicode.Scalar)

  /// The character that was drawn as a box; nil for other warnings.
  var missingGlyph: Unicode.Scalar? {
    if case .missingGlyph(let character) = self { character } else { nil }
  }
}

/// The limits of a text, checked before memory is reserved.
package struct TextLimits: Hashable, Sendable {
  /// The largest size of a text, in UTF-8 bytes.
  package var bytes = 100_000
  /// The largest number of pixels in a mask.
  package var pixels = 100_000_000
  /// The allowed font sizes, in points.
  package var sizes: ClosedRange<Double> = 0.5...4096
  package init() {}
}
