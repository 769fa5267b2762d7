// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

extension MemoryError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what to do.
  public var description: String {
    let pixels = "\(need.surface.width) × \(need.surface.height) pixels"
    let place =
      switch need.step {
      case .layer: "layer \(need.depth) inside each other, of \(pixels)"
      case .shadow: "a shadow on \(pixels)"
      case .blur: "a material on \(pixels)"
      case .turnedImage: "a turned picture on \(pixels)"
      case .contrast: "measuring a text's contrast on \(pixels)"
      }
    let pictures = resourceBytes > 0 ? " beside pictures and texts of \(Self.gigabytes(resourceBytes))" : ""
    return "\(place), takes \(Self.gigabytes(need.bytes))\(pictures), \(Self.gigabytes(limit)) are allowed: "
      + "choose a smaller size or scale, smaller pictures, or fewer layers inside each other"
  }

  /// In steps of 10 MB.
  private static func gigabytes(_ bytes: Int64) -> String {
    let steps = (bytes + 9_999_999) / 10_000_000
    let rest = String(steps % 100)
    return "\(steps / 100)." + (rest.utf8.count < 2 ? "0" : "") + rest + " GB"
  }
}
