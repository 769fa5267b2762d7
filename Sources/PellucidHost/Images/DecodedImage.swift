// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The output of a format's decoder: the stored picture before colour conversion, premultiplication and orientation.
struct DecodedImage {
  let width: Int, height: Int
  /// The samples, row by row, in four 16-bit lanes per pixel with straight alpha:
  ///
  ///     rgb   | R G B A |
  ///     gray  | W W W A |
  ///     cmyk  | C M Y K |   65535 is full ink
  var samples: [UInt16]
  let model: Model
  let profile: SourceProfile
  let orientation: Orientation

  /// The colour model of the samples.
  enum Model: Hashable, Sendable { case gray, rgb, cmyk }
}

/// The colour space of the stored samples.
enum SourceProfile: Hashable, Sendable {
  /// sRGB, also for a picture that states no colour space.
  case srgb
  case displayP3
  case icc([UInt8])
  /// A power curve with the exponent that decodes it, and the x, y chromaticities of white, red, green and blue.
  case calibrated(gamma: Double, primaries: [Double])
}

/// The arrangement of stored rows and columns: the eight orientations of Exif.
enum Orientation: UInt16, Hashable, Sendable, CaseIterable {
  case upright = 1
  case mirrored, turnedHalf, flipped, transposed, turnedRight, transversed, turnedLeft

  /// A Boolean value indicating whether the orientation exchanges width and height.
  var swapsSides: Bool { rawValue >= 5 }

  /// Returns the stored position of the pixel that is shown at `x`, `y`. `width` and `height` are the stored size.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .turnedHalf: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .turnedRight: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .turnedLeft: (width - 1 - y, x)
    }
  }
}
