// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import CLittleCMS
import PellucidColor

/// Converts stored samples into a gamut: relative colorimetric, 16 bits, through Little CMS.
struct ColorConversion {
  let gamut: Gamut
  let format: ImageFormat

  /// Afterwards the samples are straight RGBA in the gamut.
  func apply(to image: inout DecodedImage) throws(ImageReadingError) {
    guard let source = try profile(of: image) else {
      if image.model == .cmyk { Self.convertInk(&image.samples) }
      return try applyStandard(to: &image)
    }
    try check(source, against: image.model)
    try convert(&image.samples, from: source, model: Self.layoutModel(of: source, image.model))
    if image.model == .cmyk { Self.makeOpaque(&image.samples) }
  }

  /// Untagged ink and untagged pictures are sRGB; only another gamut needs work.
  private func applyStandard(to image: inout DecodedImage) throws(ImageReadingError) {
    if gamut == .srgb { return }
    guard let source = ColorProfile(gamut: .srgb) else { throw .outOfMemory }
    try convert(&image.samples, from: source, model: .rgb)
  }

  /// The profile to convert from; nil where the numbers are sRGB, or are the gamut's already.
  private func profile(of image: DecodedImage) throws(ImageReadingError) -> ColorProfile? {
    switch image.profile {
    case .srgb: return nil
    case .displayP3: return ColorProfile(gamut: .displayP3)
    case .calibrated(let gamma, let primaries):
      guard let profile = ColorProfile(gamma: gamma, primaries: primaries) else {
        throw .unsupportedProfile(format, .noColorSpace)
      }
      return profile
    case .icc(let bytes):
      guard let profile = ColorProfile(icc: bytes) else {
        throw .unsupportedProfile(format, .notICC)
      }
      return profile
    }
  }

  private func check(
    _ profile: borrowing ColorProfile, against model: DecodedImage.Model
  ) throws(ImageReadingError) {
    switch (cmsGetColorSpace(profile.handle), model) {
    case (cmsSigRgbData, .rgb), (cmsSigRgbData, .gray), (cmsSigGrayData, .gray),
      (cmsSigCmykData, .cmyk):
      return
    default:
      throw .unsupportedProfile(format, .otherModel)
    }
  }

  /// Grey under an RGB profile is that profile's grey: its three lanes are equal already.
  private static func layoutModel(
    of profile: borrowing ColorProfile, _ model: DecodedImage.Model
  ) -> DecodedImage.Model {
    cmsGetColorSpace(profile.handle) == cmsSigRgbData ? .rgb : model
  }

  private func convert(
    _ samples: inout [UInt16], from source: borrowing ColorProfile, model: DecodedImage.Model
  ) throws(ImageReadingError) {
    guard let target = ColorProfile(gamut: gamut) else { throw .outOfMemory }
    guard let transform = ColorTransform(from: source, model: model, to: target) else {
      throw .unsupportedProfile(format, .noTables)
    }
    if model == .rgb && transform.isIdentity { return }
    transform.apply(to: &samples)
  }

  /// Ink without a profile: each component is what neither its ink nor black takes away.
  private static func convertInk(_ samples: inout [UInt16]) {
    for pixel in 0..<(samples.count / 4) {
      let paper = 65535 - samples[4 * pixel + 3]
      for lane in 0..<3 {
        let light = 65535 - samples[4 * pixel + lane]
        samples[4 * pixel + lane] = UInt16((UInt32(light) * UInt32(paper) + 32767) / 65535)
      }
      samples[4 * pixel + 3] = 65535
    }
  }

  private static func makeOpaque(_ samples: inout [UInt16]) {
    for pixel in 0..<(samples.count / 4) { samples[4 * pixel + 3] = 65535 }
  }
}

/// A prepared conversion between two profiles; changes red, green and blue, never the fourth lane.
struct ColorTransform: ~Copyable {
  private let handle: cmsHTRANSFORM
  private let lastLaneIsColor: Bool

  /// Nil where one of the profiles lacks what a conversion needs.
  init?(from source: borrowing ColorProfile, model: DecodedImage.Model, to target: borrowing ColorProfile) {
    let layout =
      switch model {
      case .gray: PellucidLayoutGrayXXX16
      case .rgb: PellucidLayoutRGBX16
      case .cmyk: PellucidLayoutCMYK16
      }
    let made = cmsCreateTransformTHR(
      target.context, source.handle, layout, target.handle, PellucidLayoutRGBX16,
      UInt32(INTENT_RELATIVE_COLORIMETRIC), UInt32(cmsFLAGS_NOOPTIMIZE))
    guard let made else { return nil }
    (handle, lastLaneIsColor) = (made, model == .cmyk)
  }

  deinit { cmsDeleteTransform(handle) }

  /// Converts whole pixels in place; both layouts have the same stride.
  func apply(to samples: inout [UInt16]) {
    samples.withUnsafeMutableBufferPointer { buffer in
      // One call takes a 32-bit count of pixels, so it goes in parts.
      var first = 0
      while first < buffer.count {
        let part = UnsafeMutableBufferPointer(
          rebasing: buffer[first..<min(buffer.count, first + 4 << 20)])
        cmsDoTransform(handle, part.baseAddress, part.baseAddress, UInt32(part.count / 4))
        first += part.count
      }
    }
  }

  /// A Boolean value indicating whether no colour of a 9×9×9 grid moves by more than an 8-bit step. The common sRGB profile,
  /// whose primaries have five digits, moves saturated colours by half a step; other spaces move them by
  /// dozens. Pictures with such a profile keep their exact samples.
  var isIdentity: Bool {
    var probes: [UInt16] = []
    for index in 0..<729 {
      probes += [index / 81, index / 9 % 9, index % 9].map { UInt16($0 * 65535 / 8) } + [65535]
    }
    let before = probes
    apply(to: &probes)
    return zip(before, probes).allSatisfy { abs(Int($0) - Int($1)) <= 257 }
  }
}
