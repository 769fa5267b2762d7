// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import CLittleCMS
import PellucidColor

/// The conversion of decoded samples into a gamut with Little CMS: relative colorimetric, 16 bits.
struct ColorConversion {
  let gamut: Gamut
  let format: ImageFormat

  /// Converts an image to straight RGBA in the gamut.
  func apply(to image: inout DecodedImage) throws(ImageReadingError) {
    guard let source = try profile(of: image) else {
      if image.model == .cmyk { Self.convertInk(&image.samples) }
      return try applyStandard(to: &image)
    }
    try check(source, against: image.model)
    try convert(&image.samples, from: source, model: Self.layoutModel(of: source, image.model))
    if image.model == .cmyk { Self.makeOpaque(&image.samples) }
  }

  /// Converts samples in sRGB. Untagged pictures count as sRGB, also those in CMYK after their conversion to RGB.
  private func applyStandard(to image: inout DecodedImage) throws(ImageReadingError) {
    if gamut == .srgb { return }
    guard let source = ColorProfile(gamut: .srgb) else { throw .outOfMemory }
    try convert(&image.samples, from: source, model: .rgb)
  }

  /// Returns the profile to convert from, or nil for sRGB samples.
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

  /// Throws if a profile does not apply to the image's colour model.
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

  /// Returns the layout for a profile: grey samples with an RGB profile are read as RGB, since their lanes are equal.
  private static func layoutModel(
    of profile: borrowing ColorProfile, _ model: DecodedImage.Model
  ) -> DecodedImage.Model {
    cmsGetColorSpace(profile.handle) == cmsSigRgbData ? .rgb : model
  }

  /// Converts the samples, unless the conversion is close to the identity.
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

  /// Converts CMYK without a profile: each component is (1 − ink) · (1 − black).
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

  /// Sets alpha to 1 in all pixels.
  private static func makeOpaque(_ samples: inout [UInt16]) {
    for pixel in 0..<(samples.count / 4) { samples[4 * pixel + 3] = 65535 }
  }
}

/// A prepared conversion between two profiles. It converts the colour lanes and leaves the fourth lane unchanged.
struct ColorTransform: ~Copyable {
  private let handle: cmsHTRANSFORM
  private let lastLaneIsColor: Bool

  /// Prepares a conversion, or returns nil if one of the profiles lacks the data for it.
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

  /// Converts whole pixels in place. Both layouts have the same stride.
  func apply(to samples: inout [UInt16]) {
    samples.withUnsafeMutableBufferPointer { buffer in
      // The number of pixels in one call is a 32-bit integer, so large pictures are converted in parts.
      var first = 0
      while first < buffer.count {
        let part = UnsafeMutableBufferPointer(
          rebasing: buffer[first..<min(buffer.count, first + 4 << 20)])
        cmsDoTransform(handle, part.baseAddress, part.baseAddress, UInt32(part.count / 4))
        first += part.count
      }
    }
  }

  /// A Boolean value indicating whether no colour of a 9×9×9 grid moves by more than one 8-bit step. The common sRGB
  /// profile, whose primaries have five digits, moves saturated colours by half a step; other spaces move them by
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
