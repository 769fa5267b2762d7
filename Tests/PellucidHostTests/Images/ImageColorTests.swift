// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidPlan
import Testing

@testable import PellucidHost

/// Tests of conversions against the definitions of the two spaces, computed in double precision.
@Suite struct ImageColorTests {
  /// A tenth of an 8-bit step: profiles store their primaries with 16 bits of fraction.
  static let tolerance = 24

  static func decoded(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ v: Double) -> Double {
    let v = min(max(v, 0), 1)
    return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
  }

  /// Linear Display P3 to linear sRGB: both have the white point D65, so the conversion is one matrix (CSS Color 4).
  static let toSRGB = [
    [1.2249401762805598, -0.22494017628055996, 0],
    [-0.04205695470968816, 1.0420569547096881, 0],
    [-0.019637554590334432, -0.07863604555063188, 1.0982736001409663],
  ]
  static let toP3 = [
    [0.8224619687143623, 0.17753803128563775, 0],
    [0.03319419885096161, 0.9668058011490385, 0],
    [0.017082631497150594, 0.07239744066396346, 0.9105199278388859],
  ]

  static func converted(_ color: [Double], by matrix: [[Double]]) -> [Double] {
    let linear = color.map(decoded)
    return matrix.map { row in
      encoded(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]) * 65535
    }
  }

  /// Expects the colour lanes of a premultiplied pixel, in steps of 16 bits.
  private func expect(_ found: SIMD4<UInt16>, _ wanted: [Double], within tolerance: Int = tolerance) {
    for lane in 0..<3 {
      #expect(abs(Int(found[lane]) - Int(wanted[lane].rounded())) <= tolerance, "\(found) \(wanted)")
    }
  }

  /// Returns the sample values that the generator stores, 0…1.
  private func stored(_ x: Int, _ y: Int, depth: Int) -> [Double] {
    (0..<3).map { Double(ImageFixture.sample($0, x, y, depth: depth)) / 65535 }
  }

  @Test("Display P3 is converted to sRGB", arguments: ["rgb-8-p3.png", "rgb-8-cicp-p3.png"])
  func displayP3BecomesSRGB(name: String) throws {
    let image = try ImageFixture.read(name)
    for y in 0..<image.height {
      for x in 0..<image.width {
        expect(image[x, y], Self.converted(stored(x, y, depth: 8), by: Self.toSRGB))
      }
    }
  }

  @Test("Colours are converted before premultiplication")
  func conversionHappensBeforeAlphaIsMultiplied() throws {
    let image = try ImageFixture.read("rgba-16-p3.png")
    for (x, y) in [(0, 1), (4, 3), (8, 6), (2, 5)] {
      let alpha = Double(ImageFixture.sample(3, x, y, depth: 16)) / 65535
      let color = Self.converted(stored(x, y, depth: 16), by: Self.toSRGB)
      expect(image[x, y], color.map { $0 * alpha })
      #expect(image[x, y].w == ImageFixture.sample(3, x, y, depth: 16))
    }
  }

  @Test("Display P3 read as Display P3 keeps its samples", arguments: ["rgb-8-p3.png", "rgb-8-cicp-p3.png"])
  func displayP3InDisplayP3KeepsItsSamples(name: String) throws {
    let (image, plain) = (try ImageFixture.read(name, gamut: .displayP3), try ImageFixture.read("rgb-8.png"))
    #expect(image == plain)
  }

  @Test(
    "sRGB keeps its samples, and is converted to Display P3",
    arguments: ["rgb-8.png", "rgb-8-srgb-profile.png"])
  func srgbKeepsItsSamplesAndConvertsToP3(name: String) throws {
    #expect(try ImageFixture.read(name) == ImageFixture.read("rgb-8.png"))
    let image = try ImageFixture.read(name, gamut: .displayP3)
    for y in 0..<image.height {
      for x in 0..<image.width {
        expect(image[x, y], Self.converted(stored(x, y, depth: 8), by: Self.toP3))
      }
    }
  }

  @Test("Linear grey is encoded", arguments: ["gray-8-linear-profile.png", "gray-8-linear-gamma.png"])
  func linearGrayIsEncoded(name: String) throws {
    let image = try ImageFixture.read(name)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let wanted = Self.encoded(stored(x, y, depth: 8)[0]) * 65535
        // Near black the curve is steep, and profiles connect through 16-bit numbers.
        expect(image[x, y], [wanted, wanted, wanted], within: 48)
      }
    }
  }

  @Test("Profiles of JPEG and WebP are applied")
  func jpegAndWebPProfilesCount() throws {
    let color = [180, 120, 90].map { Double($0) / 255 }
    let wanted = Self.converted(color, by: Self.toSRGB)
    expect(try ImageFixture.read("p3.webp")[3, 3], wanted)
    // JPEG rounds colours in YCbCr, which adds up to two 8-bit steps.
    expect(try ImageFixture.read("p3.jpeg")[3, 3], wanted, within: 2 * 257)
    let gray = Self.encoded(119.0 / 255) * 65535
    expect(try ImageFixture.read("gray-linear-profile.jpeg")[3, 3], [gray, gray, gray], within: 48)
  }

  @Test("CMYK without a profile is converted by subtracting ink")
  func inkWithoutProfileIsSubtracted() throws {
    let pixel = try ImageFixture.read("cmyk.jpeg")[4, 4]
    // The inks transmit 0.8, 0.6 and 0.4 of the light, and black 0.6 of the rest.
    expect(pixel, [0.48, 0.36, 0.24].map { $0 * 65535 }, within: 2 * 257)
    #expect(pixel.w == 65535)
  }

  @Test("A broken profile is an error that names it")
  func brokenProfileIsNamed() {
    #expect { try ImageFixture.read("rgb-8-broken-profile.png") } throws: { error in
      guard case ImageReadingError.unsupportedProfile(.png, _) = error else { return false }
      return true
    }
  }
}
