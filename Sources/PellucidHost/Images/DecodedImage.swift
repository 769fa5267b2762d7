// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The product of a format's reader: the stored picture before colour, alpha and orientation.
struct DecodedImage {
  let width: Int, height: Int
  /// Four 16-bit lanes a pixel, straight alpha, row by row:
  ///
  ///     rgb   | R G B A |
  ///     gray  | W W W A |
  ///     cmyk  | C M Y K |   65535 is full ink
  var samples: [UInt16]
  let model: Model
  let profile: SourceProfile
  let orientation: Orientation

  enum Model: Hashable, Sendable { case gray, rgb, cmyk }
}

/// The colour space of the stored numbers.
enum SourceProfile: Hashable, Sendable {
  /// Also what a picture without any statement means.
  case srgb
  case displayP3
  case icc([UInt8])
  /// A pure power curve (the exponent that decodes it) and white, red, green, blue as x, y.
  case calibrated(gamma: Double, primaries: [Double])
}

/// The places of the stored rows and columns: Exif's eight orientations.
enum Orientation: UInt16, Hashable, Sendable, CaseIterable {
  case upright = 1
  case mirrored, turnedHalf, flipped, transposed, turnedRight, transversed, turnedLeft

  /// A Boolean value indicating whether width and height change places.
  var swapsSides: Bool { rawValue >= 5 }

  /// The stored position that is shown at `x`, `y`; `width` and `height` are the stored ones.
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
