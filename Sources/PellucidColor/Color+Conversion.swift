// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The conversions do not clamp: a colour outside the gamut of the target space has components outside 0…1 there.
// Alpha is unchanged. A premultiplied colour must be made straight before it is converted.

extension Straight where Space == SRGB {
  /// Encodes a linear colour.
  package init(_ color: Straight<LinearSRGB>) {
    self = Components(color).encoded.straight(alpha: color.alpha)
  }
  /// Converts a colour to extended sRGB.
  package init(_ color: Straight<DisplayP3>) {
    self = Components(color).linear.displayP3ToSRGB.encoded.straight(alpha: color.alpha)
  }
  /// Converts a linear colour to extended sRGB, encoded.
  package init(_ color: Straight<LinearDisplayP3>) {
    self = Components(color).displayP3ToSRGB.encoded.straight(alpha: color.alpha)
  }
}

extension Straight where Space == LinearSRGB {
  /// Decodes a colour to linear light.
  package init(_ color: Straight<SRGB>) {
    self = Components(color).linear.straight(alpha: color.alpha)
  }
  /// Converts a colour to extended linear sRGB.
  package init(_ color: Straight<DisplayP3>) {
    self = Components(color).linear.displayP3ToSRGB.straight(alpha: color.alpha)
  }
  /// Converts a colour to extended linear sRGB.
  package init(_ color: Straight<LinearDisplayP3>) {
    self = Components(color).displayP3ToSRGB.straight(alpha: color.alpha)
  }
}

extension Straight where Space == DisplayP3 {
  /// Encodes a linear colour.
  package init(_ color: Straight<LinearDisplayP3>) {
    self = Components(color).encoded.straight(alpha: color.alpha)
  }
  /// Converts a colour to Display P3.
  package init(_ color: Straight<SRGB>) {
    self = Components(color).linear.srgbToDisplayP3.encoded.straight(alpha: color.alpha)
  }
  /// Converts a linear colour to Display P3, encoded.
  package init(_ color: Straight<LinearSRGB>) {
    self = Components(color).srgbToDisplayP3.encoded.straight(alpha: color.alpha)
  }
}

extension Straight where Space == LinearDisplayP3 {
  /// Decodes a colour to linear light.
  package init(_ color: Straight<DisplayP3>) {
    self = Components(color).linear.straight(alpha: color.alpha)
  }
  /// Converts a colour to linear Display P3.
  package init(_ color: Straight<SRGB>) {
    self = Components(color).linear.srgbToDisplayP3.straight(alpha: color.alpha)
  }
  /// Converts a colour to linear Display P3.
  package init(_ color: Straight<LinearSRGB>) {
    self = Components(color).srgbToDisplayP3.straight(alpha: color.alpha)
  }
}
