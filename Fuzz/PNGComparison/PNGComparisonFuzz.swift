// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@testable import PellucidHost

/// Compares arbitrary bytes, as the file of a reference, with a picture, and walks over their chunks.
///
/// The parity of the byte count decides whether checksums are corrected, so that both kinds of files are covered.
@_cdecl("LLVMFuzzerTestOneInput")
public func compareReference(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let chunks = PNGChunk.all(in: bytes)
  precondition(chunks.reduce(0) { $0 + $1.content.count + 12 } <= max(count, 0), "chunks lie within the file")
  let isSame = PNGWriter(gamut: .srgb).wouldWrite(bytes, width: side, height: side) { y, row in
    for x in 0..<side {
      for lane in 0..<4 { row[4 * x + lane] = lane == 3 ? 255 : UInt8((x * 31 + y * 57 + lane * 91) % 256) }
    }
  }
  guard isSame else { return 0 }
  guard let image = try? ImageReader().read(bytes: bytes, gamut: .srgb) else {
    preconditionFailure("an equal reference can be read")
  }
  precondition(image.width == side && image.height == side, "and has the size of the picture")
  precondition(
    image.samples[0] == 0 && image.samples[1] == 91 * 257 && image.samples[3] == 65535, "and its pixels")
  return 0
}

private let side = 5
