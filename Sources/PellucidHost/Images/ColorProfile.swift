// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CLittleCMS
import PellucidColor

/// A profile of Little CMS with the context it lives in; freed together.
struct ColorProfile: ~Copyable {
  /// Its own context, so that threads share nothing.
  let context: cmsContext
  let handle: cmsHPROFILE

  /// The profile in `bytes`; nil where Little CMS cannot open it.
  init?(icc bytes: [UInt8]) {
    guard let context = cmsCreateContext(nil, nil) else { return nil }
    guard let handle = cmsOpenProfileFromMemTHR(context, bytes, UInt32(clamping: bytes.count)) else {
      cmsDeleteContext(context)
      return nil
    }
    (self.context, self.handle) = (context, handle)
  }

  /// A display profile with sRGB's curve and the gamut's primaries.
  init?(gamut: Gamut) {
    switch gamut {
    case .srgb: self.init(primaries: Self.standardPrimaries, curve: Self.standardCurve)
    case .displayP3: self.init(primaries: Self.displayP3Primaries, curve: Self.standardCurve)
    }
  }

  /// A display profile with a power curve; `primaries` are white, red, green, blue as x, y.
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

  /// IEC 61966-2-1: D65 white, red, green, blue as x, y.
  static let standardPrimaries = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
  /// SMPTE EG 432-1's primaries with D65 white.
  static let displayP3Primaries = [0.3127, 0.3290, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]

  /// IEC 61966-2-1's curve: (a·x + b)^g above d, c·x below.
  private static func standardCurve(_ context: cmsContext) -> OpaquePointer? {
    cmsBuildParametricToneCurve(context, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  }
}

extension ColorProfile {
  /// The profile as a file, the same bytes at any time: the date is fixed and there is no identifier.
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
    // Header: year, month, day, hour, minute, second as 16 bits each at 24; identifier at 84…99.
    bytes.replaceSubrange(24..<36, with: [0x07, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    bytes.replaceSubrange(84..<100, with: [UInt8](repeating: 0, count: 16))
    return bytes
  }
}
