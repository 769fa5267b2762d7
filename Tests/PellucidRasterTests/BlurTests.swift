// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

/// Tests of the blur against its definition: a Gaussian in double precision, divided by the coverage at the edges.
@Suite struct BlurTests {
  @Test("A photo's blur follows the exact Gaussian", arguments: [10.0, 17, 29.5, 45, 59, 90])
  func photo(sigma: Double) throws {
    for (name, x, y) in [("Garden", 600, 300), ("FreshFlower", 500, 500)] {
      let picture = try TestScenes.photo(name, x: x, y: y, width: 200, height: 160)
      let frame = Rect(x: 0, y: 0, width: 200, height: 160)
      let scene = TestScenes.over(
        picture, [TestScenes.material(TestScenes.blur(sigmaInPoints: sigma), frame: frame)])
      let drawn = TestScenes.draw(scene, picture)
      let (mean, worst) = BlurTests.difference(drawn, ExactGaussian.blurred(picture, sigma: sigma))
      print("blur of \(name), sigma \(sigma): mean \(mean), worst \(worst) of 255")
      #expect(mean <= 0.5)
      #expect(worst <= 2)
    }
  }

  @Test("A flat picture stays flat up to its edges")
  func flat() {
    let picture = TestScenes.flat(200, 100, 30, width: 61, height: 47)
    let frame = Rect(x: 3, y: 5, width: 50, height: 37)
    let scene = TestScenes.over(
      picture, [TestScenes.material(TestScenes.blur(sigmaInPoints: 12), frame: frame)])
    let drawn = TestScenes.draw(scene, picture)
    for y in 0..<47 {
      for x in 0..<61 {
        for channel in 0..<4 {
          let difference = Int(drawn[x, y][channel]) - Int(picture[x, y][channel])
          #expect(difference.magnitude <= 2)
        }
      }
    }
  }

  /// These sigmas run their Gaussian on every second, fourth and eighth pixel. The content moves by every offset
  /// between two samples, to the right and down.
  @Test("Content that moves by a pixel moves the blur by a pixel", arguments: [(5.0, 1), (10, 2), (24, 3)])
  func shift(sigma: Double, level: Int) throws {
    #expect(BlurPlan(sigmaInPixels: sigma, captureScale: 0.25).blurLevel == level)
    let margin = Int(4 * sigma) + 1
    let side = 2 * margin + 24
    func blurred(_ dx: Int, _ dy: Int) throws -> PixelImage {
      let picture = try TestScenes.photo("LadyBird", x: 700 + dx, y: 400 + dy, width: side, height: side)
      let frame = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
      let material = TestScenes.material(TestScenes.blur(sigmaInPoints: sigma), frame: frame)
      return TestScenes.draw(TestScenes.over(picture, [material]), picture)
    }
    for (dx, dy) in [(1, 0), (0, 1)] {
      var (last, worst) = (try blurred(0, 0), 0.0)
      for step in 1...(1 << level) {
        let next = try blurred(step * dx, step * dy)
        for y in margin..<(side - margin) {
          for x in margin..<(side - margin) {
            let (one, other) = (last[x + dx, y + dy], next[x, y])
            for channel in 0..<3 {
              worst = max(worst, abs(Double(one[channel]) - Double(other[channel])) / 257)
            }
          }
        }
        last = next
      }
      print("sigma \(sigma), shift by one pixel along \(dx), \(dy): worst \(worst) of 255")
      #expect(worst <= 0.5)
    }
  }

  @Test("The response to a line has the variance of the sigma", arguments: [4.0, 10, 17.3, 29.5, 59])
  func variance(sigma: Double) {
    // A line of 21 pixels has itself a variance of (21² - 1) / 12.
    let (width, middle) = (Int(12 * sigma) | 1 + 64, Int(6 * sigma) + 32)
    var picture = TestScenes.flat(0, 0, 0, width: width, height: 9)
    for y in 0..<9 {
      for x in (middle - 10)...(middle + 10) { picture[x, y] = SIMD4(repeating: 65535) }
    }
    let frame = Rect(x: 0, y: 0, width: Double(width), height: 9)
    let material = TestScenes.material(TestScenes.blur(sigmaInPoints: sigma), frame: frame)
    let drawn = TestScenes.draw(TestScenes.over(picture, [material]), picture)
    var (sum, moment, second) = (0.0, 0.0, 0.0)
    for x in 0..<width {
      let value = Double(drawn[x, 4].x)
      sum += value
      moment += value * Double(x - middle)
      second += value * Double((x - middle) * (x - middle))
    }
    let mean = moment / sum
    #expect(abs(mean) < 0.05)
    #expect(abs((second / sum - mean * mean - 440 / 12) / (sigma * sigma) - 1) < 0.01)
  }

  /// Returns the mean and the largest difference, in code values of 8 bits.
  static func difference(_ drawn: PixelImage, _ exact: [Double]) -> (mean: Double, worst: Double) {
    var (sum, worst) = (0.0, 0.0)
    for pixel in 0..<(drawn.width * drawn.height) {
      for channel in 0..<3 {
        let difference = abs(Double(drawn.samples[4 * pixel + channel]) / 257 - exact[3 * pixel + channel])
        sum += difference
        worst = max(worst, difference)
      }
    }
    return (sum / Double(3 * drawn.width * drawn.height), worst)
  }
}

/// A Gaussian blur in double precision by direct convolution, with weights normalized at the edges.
enum ExactGaussian {
  /// Returns red, green and blue in code values of 8 bits; pixels outside the picture are not sampled.
  static func blurred(_ picture: PixelImage, sigma: Double) -> [Double] {
    var planes = [Double](repeating: 0, count: 3 * picture.width * picture.height)
    for pixel in 0..<(picture.width * picture.height) {
      for channel in 0..<3 {
        planes[3 * pixel + channel] = Double(picture.samples[4 * pixel + channel]) / 257
      }
    }
    let rows = convolved(
      planes, lines: picture.height, count: picture.width, step: 3, line: 3 * picture.width, sigma)
    return convolved(
      rows, lines: picture.width, count: picture.height, step: 3 * picture.width, line: 3, sigma)
  }

  private static func convolved(
    _ source: [Double], lines: Int, count: Int, step: Int, line: Int, _ sigma: Double
  ) -> [Double] {
    var result = source
    let weights = (0..<count).map { offset in
      // The same Gaussian, with the C library's exponential.
      exp(-Double(offset * offset) / (2 * sigma * sigma))
    }
    source.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { result in
        for y in 0..<lines {
          for x in 0..<count {
            var (first, second, third, sum) = (0.0, 0.0, 0.0, 0.0)
            for tap in 0..<count {
              let weight = weights[tap > x ? tap - x : x - tap]
              let place = y * line + tap * step
              first += source[place] * weight
              second += source[place + 1] * weight
              third += source[place + 2] * weight
              sum += weight
            }
            let place = y * line + x * step
            result[place] = first / sum
            result[place + 1] = second / sum
            result[place + 2] = third / sum
          }
        }
      }
    }
    return result
  }
}
