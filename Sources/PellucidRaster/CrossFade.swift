// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The pictures between two drawn ones, where an interface goes from one appearance to another while it runs.
///
/// Pictures are mixed, not scenes: each of the two is whole, so no frame shows one element light and another dark; what
/// has no counterpart in the other, such as a material that is opaque in one of them, needs none; and a frame costs one
/// pass over the pixels however much the scene holds. Mixing is on encoded, premultiplied samples, as the system
/// composites.
package struct CrossFade: Sendable {
  /// The pictures, of the same size.
  package let from: PixelImage, to: PixelImage

  /// nil where the sizes differ: such pictures are of no one window.
  package init?(from: PixelImage, to: PixelImage) {
    guard from.width == to.width, from.height == to.height else { return nil }
    (self.from, self.to) = (from, to)
  }

  /// The picture at a fraction of the way: 0 and less is the first, 1 and more the second, to the bit; no number is
  /// the second. Each sample is rounded to nearest at a fraction in steps of 1/65536, whatever the executor.
  package func picture(
    at fraction: Double, executor: some BandExecutor = SerialExecutor()
  ) -> PixelImage {
    var image = from
    draw(at: fraction, into: &image, executor: executor)
    return image
  }

  /// Draws into a picture that is there already, without new memory if it is of the same size.
  package func draw(
    at fraction: Double, into image: inout PixelImage, executor: some BandExecutor = SerialExecutor()
  ) {
    if image.width != from.width || image.height != from.height {
      image = PixelImage(width: from.width, height: from.height)
    }
    let weight = fraction.isNaN ? Self.one : UInt32((min(max(fraction, 0), 1) * Double(Self.one)).rounded())
    let stride = 4 * from.width
    from.samples.withUnsafeBytes { from in
      to.samples.withUnsafeBytes { to in
        image.samples.withUnsafeMutableBytes { image in
          guard let from = from.baseAddress, let to = to.baseAddress, let image = image.baseAddress else {
            return
          }
          let rows = UnsafeFadingRows(
            from: from, to: to, image: image, count: self.from.samples.count, weight: weight)
          executor.forEachBand(of: 0..<self.from.height, width: self.from.width) { _, band in
            rows.mix(samples: band.lowerBound * stride..<band.upperBound * stride)
          }
        }
      }
    }
  }

  fileprivate static var one: UInt32 { 65536 }
}

/// Both pictures are complete and only read; each band writes the samples of its own rows.
private struct UnsafeFadingRows: @unchecked Sendable {
  let from: UnsafeRawPointer, to: UnsafeRawPointer
  let image: UnsafeMutableRawPointer
  /// Samples of each.
  let count: Int
  /// The weight of the second picture, 0…65536.
  let weight: UInt32

  /// Eight samples at a time, of which the count is a multiple of four. 65535 · 65536 + 32768 still fits 32 bits.
  func mix(samples: Range<Int>) {
    assert(samples.lowerBound >= 0 && samples.upperBound <= count, "beyond the pictures")
    let (second, first) = (SIMD8(repeating: weight), SIMD8(repeating: CrossFade.one - weight))
    let half = SIMD8<UInt32>(repeating: CrossFade.one / 2)
    var index = samples.lowerBound
    while index + 8 <= samples.upperBound {
      let a = SIMD8<UInt32>(
        truncatingIfNeeded: from.loadUnaligned(fromByteOffset: 2 * index, as: SIMD8<UInt16>.self))
      let b = SIMD8<UInt32>(
        truncatingIfNeeded: to.loadUnaligned(fromByteOffset: 2 * index, as: SIMD8<UInt16>.self))
      let mixed = (a &* first &+ b &* second &+ half) &>> 16
      image.storeBytes(
        of: SIMD8<UInt16>(truncatingIfNeeded: mixed), toByteOffset: 2 * index, as: SIMD8<UInt16>.self)
      index += 8
    }
    while index < samples.upperBound {
      let a = UInt32(from.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self))
      let b = UInt32(to.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self))
      let mixed = (a * (CrossFade.one - weight) + b * weight + CrossFade.one / 2) >> 16
      image.storeBytes(of: UInt16(truncatingIfNeeded: mixed), toByteOffset: 2 * index, as: UInt16.self)
      index += 1
    }
  }
}
