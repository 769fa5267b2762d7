// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport
import Testing

@Suite struct CrossFadeTests {
  /// Returns premultiplied noise.
  private static func noise(_ seed: UInt64, width: Int = 37, height: Int = 41) -> PixelImage {
    var random = SeededGenerator(seed: seed)
    var image = PixelImage(width: width, height: height)
    for pixel in 0..<width * height {
      let alpha = pixel % 3 == 0 ? 65535 : UInt16(truncatingIfNeeded: random.next())
      for lane in 0..<3 {
        image.samples[4 * pixel + lane] = AlphaMultiplication.premultiplied(
          UInt16(truncatingIfNeeded: random.next()), alpha: alpha)
      }
      image.samples[4 * pixel + 3] = alpha
    }
    return image
  }

  @Test("The ends of a cross-fade are the two pictures")
  func theEndsAreThePicturesThemselves() throws {
    let (one, other) = (Self.noise(1), Self.noise(2))
    let fade = try #require(CrossFade(from: one, to: other))
    for fraction: Double in [0, -1, -.infinity] {
      let isFirst = fade.picture(at: fraction) == one
      #expect(isFirst, "\(fraction)")
    }
    for fraction: Double in [1, 2, .infinity, .nan] {
      let isSecond = fade.picture(at: fraction) == other
      #expect(isSecond, "\(fraction)")
    }
    #expect(CrossFade(from: one, to: Self.noise(1, width: 36)) == nil)
  }

  @Test("Faded samples are within rounding of the exact mixture")
  func samplesAreWithinHalfAStepOfTheirMeanAndOfTheFractions() throws {
    let (one, other) = (Self.noise(3), Self.noise(4))
    let fade = try #require(CrossFade(from: one, to: other))
    // The error is half a step; where the fraction is no multiple of 1/65536, its rounding adds half of 1/65536 of the
    // largest difference, which is less than another half step.
    let cases: [(Double, Double)] = [(0.001, 1.0), (0.25, 0.5), (1.0 / 3, 1), (0.5, 0.5), (0.9999, 1)]
    for (fraction, allowed) in cases {
      let picture = fade.picture(at: fraction)
      var (worst, brighter) = (0.0, 0)
      for index in picture.samples.indices {
        let exact = Double(one.samples[index]) * (1 - fraction) + Double(other.samples[index]) * fraction
        worst = max(worst, abs(Double(picture.samples[index]) - exact))
        if picture.samples[index] > picture.samples[index | 3] { brighter += 1 }
      }
      #expect(worst <= allowed, "\(fraction): \(worst)")
      #expect(brighter == 0, "\(fraction)")
    }
  }

  /// The target is also a picture that is drawn into again.
  @Test("A cross-fade gives the same bytes for any number of threads")
  func bytesAreTheSameForEveryNumberOfThreads() throws {
    let fade = try #require(CrossFade(from: Self.noise(5), to: Self.noise(6)))
    let serial = fade.picture(at: 0.37)
    var image = Self.noise(7, width: 3, height: 2)
    for threads in [1, 2, 3, 8] {
      fade.draw(at: 0.37, into: &image, executor: ThreadExecutor(threads: threads))
      let isSame = image == serial
      #expect(isSame, "\(threads) threads")
    }
  }

  @Test("A fade eases in and out, and ends on time")
  func theFadeBeginsAndEndsSlowlyAndIsOverInTime() throws {
    let fade = AppearanceFade()
    #expect(fade.fraction(at: -1) == 0 && fade.fraction(at: 0) == 0)
    #expect(fade.fraction(at: fade.duration) == 1 && fade.fraction(at: .infinity) == 1)
    #expect(abs(fade.fraction(at: fade.duration / 2) - 0.5) < 1e-12)
    var last = 0.0
    for step in 1...100 {
      let fraction = fade.fraction(at: fade.duration * Double(step) / 100)
      #expect(fraction >= last)
      last = fraction
    }
    #expect(fade.fraction(at: fade.duration * 0.01) < 0.001)
    let none = try #require(AppearanceFade(duration: 0))
    #expect(none.fraction(at: -1) == 0 && none.fraction(at: 0) == 1)
    #expect(AppearanceFade(duration: -1) == nil && AppearanceFade(duration: .nan) == nil)
    #expect(AppearanceFade(duration: .infinity) == nil)
  }
}
