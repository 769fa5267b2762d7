// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Image {
  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = Self(name: "standard"), constrainedHigh = Self(name: "constrainedHigh")
    public static let high = Self(name: "high")
  }
}

extension View {
  /// Limits the brightness of images.
  ///
  /// - Note: Pictures have the standard range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
