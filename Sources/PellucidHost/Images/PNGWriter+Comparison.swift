// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

extension PNGWriter {
  /// Returns a Boolean value indicating whether a file holds exactly the pixels that `encode` would write from
  /// premultiplied rows in the same colour space.
  ///
  /// Takes the memory of a few rows, and reads the file up to the first row that differs. Only the pixels decide: a file
  /// comes from somebody else, and whatever it says of its own pixels may be wrong. The result false does not prove that the picture differs: a
  /// file of another layout, for example with 16 bits per sample, may hold an equal picture. A file that is no PNG
  /// gives false.
  package func wouldWrite(
    _ bytes: [UInt8], width: Int, height: Int, limits: ImageLimits = ImageLimits(),
    fillRow: (_ y: Int, _ row: inout [UInt8]) -> Void
  ) -> Bool {
    let expected = PNGDecoder.Expected(
      width: width, height: height, profile: gamut == .displayP3 ? .displayP3 : .srgb)
    var row = [UInt8](repeating: 0, count: 4 * max(0, width))
    var packed = row
    /// Returns a row in the form in which the file would store it.
    func stored(_ y: Int) -> [UInt8] {
      fillRow(y, &row)
      if Self.isOpaque(row) { return row }
      Self.pack(row, .premultiplied, into: &packed)
      return packed
    }
    let isSame = try? PNGDecoder.holds(expected, in: bytes, limits: limits) { y, found in
      let wanted = stored(y)
      return wanted.count == found.count && Self.areSame(wanted, found)
    }
    return isSame ?? false
  }

  /// Returns a Boolean value indicating whether all pixels of a row are opaque.
  private static func isOpaque(_ row: [UInt8]) -> Bool {
    var least: UInt8 = 255
    for pixel in 0..<(row.count / 4) { least = min(least, row[4 * pixel + 3]) }
    return least == 255
  }

  /// Returns a Boolean value indicating whether two rows of equal length are equal. Comparing the arrays would go byte
  /// by byte.
  private static func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    memcmp(one, other, one.count) == 0
  }
}
