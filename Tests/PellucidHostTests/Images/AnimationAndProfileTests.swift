// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidPlan
import Testing

@testable import PellucidHost

/// Tests of animations, whose first picture is read, and of colour profiles that do not fit, which are named at any
/// size.
@Suite struct AnimationAndProfileTests {
  private func read(_ bytes: [UInt8]) throws -> PixelImage {
    try ImageReader().read(bytes: bytes, gamut: .srgb)
  }

  private func isUnsupportedProfile(_ error: any Error) -> Bool {
    guard case ImageReadingError.unsupportedProfile = error else { return false }
    return true
  }

  /// Returns a PNG with further chunks behind its header.
  private func png(_ name: String, adding chunks: [UInt8]) throws -> [UInt8] {
    let plain = try ImageFixture.bytes(name)
    return Array(plain[..<33]) + chunks + Array(plain[33...])
  }

  /// Returns a JPEG with a profile in as many markers as needed: `ICC_PROFILE\0`, number, count, part.
  private func jpeg(profile: [UInt8]) throws -> [UInt8] {
    let plain = try ImageFixture.bytes("quadrants.jpeg"), largest = 65519
    let count = (profile.count + largest - 1) / largest
    var file = Array(plain[..<2])
    for part in 0..<count {
      let body = profile[(part * largest)..<min(profile.count, (part + 1) * largest)]
      let length = body.count + 16
      file += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + Array("ICC_PROFILE\0".utf8)
      file += [UInt8(part + 1), UInt8(count)] + body
    }
    return file + plain[2...]
  }

  @Test("An animated PNG gives its default picture")
  func animatedPNGShowsItsDefaultPicture() throws {
    let plain = try ImageFixture.bytes("rgb-8.png")
    func control(_ number: Int) -> [UInt8] {
      let size = PNGChunks.bigEndian(number) + PNGChunks.bigEndian(9) + PNGChunks.bigEndian(7)
      return PNGChunks.chunk("fcTL", size + [UInt8](repeating: 0, count: 8) + [0, 1, 0, 10, 0, 0])
    }
    let start = PNGChunks.chunk("acTL", PNGChunks.bigEndian(2) + PNGChunks.bigEndian(0)) + control(0)
    let second = control(1) + PNGChunks.chunk("fdAT", PNGChunks.bigEndian(2) + [0x78, 0x9C, 1, 2, 3])
    let file =
      Array(plain[..<33]) + start + Array(plain[33..<(plain.count - 12)]) + second + Array(plain.suffix(12))
    #expect(try read(file) == read(plain))
    // A missing frame count and frame numbers out of order do not matter.
    let odd =
      PNGChunks.chunk("acTL", PNGChunks.bigEndian(Int(Int32.max)) + [255, 255, 255, 255]) + control(9)
    #expect(try read(png("rgb-8.png", adding: odd)) == read(plain))
  }

  /// libpng drops a profile whose colour type differs from the picture's.
  @Test("A grey profile of a colour PNG is ignored")
  func grayProfileOfAColorPNGIsNoProfile() throws {
    let chunks = try PNGChunks.list(ImageFixture.bytes("gray-8-linear-profile.png"))
    let gray = try #require(chunks.first { $0.name == "iCCP" })
    let file = try png("rgb-8.png", adding: PNGChunks.chunk("iCCP", gray.data))
    #expect(try read(file) == read(ImageFixture.bytes("rgb-8.png")))
  }

  /// Contents of an iCCP chunk that are no profile.
  private static let rubbish: [[UInt8]] = {
    let name = Array("P3\0".utf8), noise = [UInt8](repeating: 0xA5, count: 200)
    // Stored without compression.
    let words = (0..<20).flatMap { _ in Array("not a profile ".utf8) }
    let text: [UInt8] = [0x78, 0x01, 0x01, 0x18, 0x01, 0xE7, 0xFE] + words + [0x17, 0xB1, 0x64, 0x3D]
    return [name + [0] + noise, name + [0] + text, name + [7] + noise, []]
  }()

  /// The colours of such a picture are unknown, and not sRGB.
  @Test("An iCCP chunk without a profile is an error that names it", arguments: rubbish.indices)
  func profileChunksWithoutProfileAreNamed(index: Int) throws {
    let chunk = PNGChunks.chunk("iCCP", Self.rubbish[index])
    for name in ["rgb-8.png", "rgba-8.png", "gray-8.png", "gray-8-linear-gamma.png"] {
      let file = try png(name, adding: chunk)
      #expect {
        try read(file)
      } throws: {
        guard case ImageReadingError.unsupportedProfile(.png, .library(let words)) = $0 else { return false }
        return words.hasPrefix("iCCP: ")
      }
    }
    // A chunk of higher rank is sufficient.
    let coded = PNGChunks.chunk("cICP", [12, 13, 0, 1]), stated = PNGChunks.chunk("sRGB", [1])
    #expect(
      try read(png("rgb-8.png", adding: coded + chunk)) == read(png("rgb-8.png", adding: coded)))
    #expect(try read(png("rgb-8.png", adding: stated + chunk)) == read(ImageFixture.bytes("rgb-8.png")))
  }

  @Test("Damaged profiles never trap")
  func damagedProfilesNeverTrap() throws {
    let profile = try #require(ColorProfile.bytes(of: .displayP3, name: "P3"))
    #expect(try read(jpeg(profile: profile)) != read(ImageFixture.bytes("quadrants.jpeg")))
    var refused = 0
    for position in stride(from: 0, to: profile.count, by: 7) {
      var damaged = profile
      damaged[position] ^= 0xFF
      for candidate in [damaged, Array(profile.prefix(max(position, 1)))] {
        do { _ = try read(jpeg(profile: candidate)) } catch {
          #expect(isUnsupportedProfile(error))
          refused += 1
        }
      }
    }
    #expect(refused > 50)
  }

  @Test("Profiles for other colour spaces are named", arguments: ["CMYK", "Lab ", "XYZ ", "GRAY", "????"])
  func profilesForOtherColorsAreNamed(_ space: String) throws {
    var profile = try #require(ColorProfile.bytes(of: .displayP3, name: "P3"))
    profile.replaceSubrange(16..<20, with: Array(space.utf8))
    let file = try jpeg(profile: profile)
    #expect { try read(file) } throws: { isUnsupportedProfile($0) }
  }

  /// The longest profile that a JPEG's markers allow: 255 parts.
  @Test("A profile of the maximum size is applied")
  func hugeProfileCountsLikeAShortOne() throws {
    let profile = try #require(ColorProfile.bytes(of: .displayP3, name: "P3"))
    var long = profile + [UInt8](repeating: 0, count: 255 * 65519 - profile.count)
    long.replaceSubrange(0..<4, with: PNGChunks.bigEndian(long.count))
    #expect(try read(jpeg(profile: long)) == read(jpeg(profile: profile)))
  }
}
