// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

extension PNGWriter {
  /// Returns whether a file holds the very pixels that `encode` would write from premultiplied rows, in the same space.
  ///
  /// Takes a few rows of memory. A file that this writer made with sums, and nobody changed, is recognized by them; any
  /// other is read up to the first row that differs. False says only that much: a file of another layout, such as 16 bits a sample, may read back as the same picture, and one that is no PNG is false too.
  package func wouldWrite(
    _ bytes: [UInt8], width: Int, height: Int, limits: ImageLimits = ImageLimits(),
    fillRow: (_ y: Int, _ row: inout [UInt8]) -> Void
  ) -> Bool {
    let expected = PNGDecoder.Expected(
      width: width, height: height, profile: gamut == .displayP3 ? .displayP3 : .srgb)
    var row = [UInt8](repeating: 0, count: 4 * max(0, width))
    var packed = row
    /// The row as the file would hold it.
    func stored(_ y: Int) -> [UInt8] {
      fillRow(y, &row)
      if Self.isOpaque(row) { return row }
      Self.pack(row, .premultiplied, into: &packed)
      return packed
    }
    if PNGDigest.isIn(bytes), (try? PNGDecoder.isLaidOut(expected, bytes, limits: limits)) == true {
      var digest = PNGDigest()
      for y in 0..<height { digest.add(stored(y)) }
      if digest.ends(bytes) { return true }
    }
    let isSame = try? PNGDecoder.holds(expected, in: bytes, limits: limits) { y, found in
      let wanted = stored(y)
      return wanted.count == found.count && Self.areSame(wanted, found)
    }
    return isSame ?? false
  }

  private static func isOpaque(_ row: [UInt8]) -> Bool {
    var least: UInt8 = 255
    for pixel in 0..<(row.count / 4) { least = min(least, row[4 * pixel + 3]) }
    return least == 255
  }

  /// Returns whether two rows of one length are equal; comparing arrays goes byte by byte.
  private static func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    memcmp(one, other, one.count) == 0
  }
}
