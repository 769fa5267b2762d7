// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CLittleCMS
import PellucidColor

/// A profile of Little CMS together with its context; both are freed together.
struct ColorProfile: ~Copyable {
  /// The profile's own context, so that threads share no state.
  let context: cmsContext
  let handle: cmsHPROFILE

  /// Opens the ICC profile in `bytes`, or returns nil if Little CMS cannot.
  init?(icc bytes: [UInt8]) {
    guard let context = cmsCreateContext(nil, nil) else { return nil }
    guard let handle = cmsOpenProfileFromMemTHR(context, bytes, UInt32(clamping: bytes.count)) else {
      cmsDeleteContext(context)
      return nil
    }
    (self.context, self.handle) = (context, handle)
  }

  /// Creates a display profile with the sRGB curve and the primaries of a gamut.
  init?(gamut: Gamut) {
    switch gamut {
    case .srgb: self.init(primaries: Self.standardPrimaries, curve: Self.standardCurve)
    case .displayP3: self.init(primaries: Self.displayP3Primaries, curve: Self.standardCurve)
    }
  }

  /// Creates a display profile with a power curve. `primaries` holds the x, y chromaticities of white, red, green and
  /// blue.
  init?(gamma: Double, primaries: [Double]) {
    self.init(primaries: primaries) { cmsBuildGamma($0, gamma) }
  }

  private init?(primaries p: [Double], curve make: (cmsContext) -> OpaquePointer?) {
    guard p.count == 8, let context = cmsCreateContext(nil, nil) else { return nil }
    let curve = make(context)
    defer { cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: p[0], y: p[1], Y: 1)
    var triple = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: p[2], y: p[3], Y: 1), Green: cmsCIExyY(x: p[4], y: p[5], Y: 1),
      Blue: cmsCIExyY(x: p[6], y: p[7], Y: 1))
    let curves = [curve, curve, curve]
    guard curve != nil, let handle = cmsCreateRGBProfileTHR(context, &white, &triple, curves) else {
      cmsDeleteContext(context)
      return nil
    }
    (self.context, self.handle) = (context, handle)
  }

  deinit {
    cmsCloseProfile(handle)
    cmsDeleteContext(context)
  }

  /// The x, y chromaticities of D65 white, red, green and blue in IEC 61966-2-1.
  static let standardPrimaries = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
  /// The x, y chromaticities of D65 white and of the primaries of SMPTE EG 432-1.
  static let displayP3Primaries = [0.3127, 0.3290, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]

  /// Returns the curve of IEC 61966-2-1: (a·x + b)^g above d, and c·x below.
  private static func standardCurve(_ context: cmsContext) -> OpaquePointer? {
    cmsBuildParametricToneCurve(context, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  }
}

extension ColorProfile {
  /// Returns the profile as a file with reproducible bytes: the date is fixed and the identifier is zero.
  static func bytes(of gamut: Gamut, name: String) -> [UInt8]? {
    guard let profile = ColorProfile(gamut: gamut) else { return nil }
    return profile.bytes(name: name)
  }

  private borrowing func bytes(name: String) -> [UInt8]? {
    for tag in [cmsSigProfileDescriptionTag, cmsSigCopyrightTag] {
      guard let text = cmsMLUalloc(context, 1) else { return nil }
      defer { cmsMLUfree(text) }
      let content = tag == cmsSigCopyrightTag ? "No copyright, use freely" : name
      cmsMLUsetASCII(text, "en", "US", content)
      guard cmsWriteTag(handle, tag, UnsafeRawPointer(text)) != 0 else { return nil }
    }
    var count: UInt32 = 0
    guard cmsSaveProfileToMem(handle, nil, &count) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    guard cmsSaveProfileToMem(handle, &bytes, &count) != 0, bytes.count >= 128 else { return nil }
    // Header fields: year, month, day, hour, minute, second with 16 bits each at 24; the identifier at 84…99.
    bytes.replaceSubrange(24..<36, with: [0x07, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    bytes.replaceSubrange(84..<100, with: [UInt8](repeating: 0, count: 16))
    return bytes
  }
}
