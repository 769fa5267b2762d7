// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// Which pixels a source reaches, and how much.
enum Coverage {
  case full(PixelRect)
  case mask(CoverageMask)
  /// Everything in the rectangle that the mask does not cover.
  case inverse(CoverageMask, PixelRect)

  init(_ outline: Outline, clippedTo clip: PixelRect) {
    if let whole = outline.wholePixels {
      self = .full(whole.intersection(clip))
    } else {
      self = .mask(outline.path.coverage(transform: outline.transform, clippedTo: clip))
    }
  }

  var bounds: PixelRect {
    switch self {
    case .full(let bounds), .inverse(_, let bounds): bounds
    case .mask(let mask): mask.bounds
    }
  }

  func withUnsafeCoverage(_ body: (UnsafeCoverage) -> Void) {
    switch self {
    case .full(let bounds):
      body(UnsafeCoverage(bounds: bounds, maskBounds: bounds, values: nil, isInverse: false))
    case .mask(let mask):
      mask.values.withUnsafeBufferPointer {
        body(
          UnsafeCoverage(
            bounds: mask.bounds, maskBounds: mask.bounds, values: $0.baseAddress, isInverse: false))
      }
    case .inverse(let mask, let bounds):
      mask.values.withUnsafeBufferPointer {
        body(
          UnsafeCoverage(
            bounds: bounds, maskBounds: mask.bounds, values: $0.baseAddress, isInverse: true))
      }
    }
  }
}

/// An open coverage. Sendable because it is only read.
struct UnsafeCoverage: @unchecked Sendable {
  let bounds: PixelRect
  let maskBounds: PixelRect
  /// nil covers `bounds` fully.
  let values: UnsafePointer<UInt8>?
  let isInverse: Bool

  /// 0…1 at a pixel inside `bounds`.
  @inline(__always)
  func value(_ x: Int, _ y: Int) -> Float {
    guard let values else { return 1 }
    guard x >= maskBounds.minX, x < maskBounds.maxX, y >= maskBounds.minY, y < maskBounds.maxY else {
      return isInverse ? 1 : 0
    }
    let value = values[(y - maskBounds.minY) * maskBounds.width + (x - maskBounds.minX)]
    return Float(isInverse ? 255 - value : value) * (1 / 255)
  }
}
