// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// The reason why a text has no coverage.
public enum TextError: Error, Hashable, Sendable {
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
  public enum Geometry: String, Hashable, Sendable { case frame, transform, scale, width }
}

extension TextError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .fontsMissing(let family, let package):
      "the font family \(family) was not found; install it with: apt install \(package)"
    case .familyMissing(let name, let nearest):
      "there is no font family \(name); "
        + (nearest.map { "did you mean \($0)? " } ?? "")
        + "leave the family out for \(TextContent.defaultFamily)"
    case .fontUnreadable(let path):
      "\(path) is neither a font file with outlines nor a folder of such files; check the path"
    case .tooLong(let bytes, let limit):
      "the text has \(bytes) bytes, at most \(limit) are allowed; split it"
    case .sizeOutOfRange(let points, let allowed):
      "the font size is \(points) points; allowed is \(allowed.lowerBound)…\(allowed.upperBound)"
    case .weightOutOfRange(let weight, let allowed):
      "the font weight is \(weight); allowed is \(allowed.lowerBound)…\(allowed.upperBound)"
    case .geometryOutOfRange(let part):
      "the text's \(part.rawValue) is not a usable number; use finite numbers of ordinary size"
    case .maskTooLarge(let width, let height, let limit):
      "the text covers \(width) × \(height) pixels, at most \(limit) are allowed; make it smaller"
    }
  }
}

/// Something about a drawn text its author may want to know.
public enum TextWarning: Hashable, Sendable {
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
public struct TextLimits: Hashable, Sendable {
  /// UTF-8 bytes of one text.
  public var bytes = 100_000
  /// Pixels of one mask.
  public var pixels = 100_000_000
  /// Font sizes in points.
  public var sizes: ClosedRange<Double> = 0.5...4096
  public init() {}
}
