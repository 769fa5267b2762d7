// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The styles of platforms whose page lists one size for each.
extension TextStyleTable {
  /// The styles of macOS, which has no text sizes.
  static let macOS = [
    row(.largeTitle, 400, [size(26, 32, 0.22)]),
    row(.title1, 400, [size(22, 26, -0.26)]),
    row(.title2, 400, [size(17, 22, -0.43)]),
    row(.title3, 400, [size(15, 20, -0.23)]),
    row(.headline, 700, [size(13, 16, -0.08)]),
    row(.body, 400, [size(13, 16, -0.08)]),
    row(.callout, 400, [size(12, 15, 0)]),
    row(.subheadline, 400, [size(11, 14, 0.06)]),
    row(.footnote, 400, [size(10, 13, 0.12)]),
    row(.caption1, 400, [size(10, 13, 0.12)]),
    row(.caption2, 500, [size(10, 13, 0.12)]),
  ]

  /// The styles of tvOS. The system has a text size setting, but its page lists one table.
  static let tvOS = [
    row(.title1, 500, [size(76, 96, 0.07)]),
    row(.title2, 500, [size(57, 66, 0.29)]),
    row(.title3, 500, [size(48, 56, 0.35)]),
    row(.headline, 500, [size(38, 46, 0.37)]),
    row(.subtitle1, 400, [size(38, 46, 0.37)]),
    row(.callout, 500, [size(31, 38, 0.39)]),
    row(.body, 500, [size(29, 36, 0.4)]),
    row(.caption1, 500, [size(25, 32, 0.15)]),
    row(.caption2, 500, [size(23, 30, -0.1)]),
  ]
}
