// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@testable import PellucidHost

/// Reads arbitrary bytes as a page drawn by another program, and checks that the result is an error, nil or a complete
/// picture.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let limits = ImageLimits(maximumBytes: 1 << 20, maximumPixels: 1 << 18, maximumDimension: 4096)
  do throws(ImageReadingError) {
    guard let picture = try DrawnPage(bytes)?.picture(limits: limits) else { return 0 }
    precondition(picture.samples.count == 4 * picture.width * picture.height, "pictures are whole")
    precondition(picture.samples.count < bytes.count, "no byte is two pixels")
  } catch {
    precondition(!error.description.isEmpty, "errors say something")
  }
  return 0
}
