// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// A cross-fade between two finished pictures, for an interface that changes its appearance while it runs.
///
/// The fade mixes pictures and not scenes. Each picture is complete, so no frame shows one element light and another
/// dark; an element without a counterpart in the other picture, such as a material that is opaque in one of them,
/// needs none; and a frame costs one pass over the pixels however complex the scene is. Encoded, premultiplied
/// samples are mixed, as the system composites.
package struct CrossFade: Sendable {
  /// The first and the last picture, of equal size.
  package let from: PixelImage, to: PixelImage

  /// Creates a fade, or returns nil where the sizes differ, because the pictures then cannot belong to one window.
  package init?(from: PixelImage, to: PixelImage) {
    guard from.width == to.width, from.height == to.height else { return nil }
    (self.from, self.to) = (from, to)
  }

  /// Returns the picture at `fraction` of the way, clamped to 0…1: 0 gives the first picture and 1 the second, bit
  /// for bit; NaN gives the second. The fraction is quantized to 1/65536 and each sample is rounded to nearest, so
  /// the result does not depend on the executor.
  package func picture(
    at fraction: Double, executor: some BandExecutor = SerialExecutor()
  ) -> PixelImage {
    var image = from
    draw(at: fraction, into: &image, executor: executor)
    return image
  }

  /// Draws the mixed picture into an existing one, allocating nothing if that has the same size.
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

  /// The weight of a whole picture, 2^16.
  fileprivate static var one: UInt32 { 65536 }
}

/// Pointers to the pictures of a fade. Sendable because the sources are only read and each band writes its own rows.
private struct UnsafeFadingRows: @unchecked Sendable {
  let from: UnsafeRawPointer, to: UnsafeRawPointer
  let image: UnsafeMutableRawPointer
  /// The number of samples in each picture.
  let count: Int
  /// The weight of the second picture, 0…65536.
  let weight: UInt32

  /// Mixes samples, eight at a time and the remaining four one by one. 65535 · 65536 + 32768 still fits 32 bits.
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
