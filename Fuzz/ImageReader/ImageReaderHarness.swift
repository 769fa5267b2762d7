// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidHost
import PellucidPlan

/// Reads arbitrary bytes as a picture, and checks that the result is an error or a valid picture.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = withRightChecksums(Array(UnsafeBufferPointer(start: start, count: count)))
  let limits = ImageLimits(maximumBytes: 1 << 20, maximumPixels: 1 << 18, maximumDimension: 4096)
  // The parity of the byte count selects the gamut, so that both are covered.
  let gamut: Gamut = count.isMultiple(of: 2) ? .srgb : .displayP3
  do throws(ImageReadingError) {
    let image = try ImageReader(limits: limits).read(bytes: bytes, gamut: gamut)
    precondition(image.width * image.height <= limits.maximumPixels, "limits hold")
    for pixel in 0..<(image.width * image.height) {
      let alpha = image.samples[4 * pixel + 3]
      for lane in 0..<3 {
        precondition(image.samples[4 * pixel + lane] <= alpha, "samples are premultiplied")
      }
    }
  } catch {
    precondition(!error.description.isEmpty, "errors say something")
  }
  return 0
}
