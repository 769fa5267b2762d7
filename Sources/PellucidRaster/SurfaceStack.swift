// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The surfaces a capture or a vibrant ink looks at, lowest first, seen as one picture.
///
/// At most `capacity` surfaces; deeper stacks are composited before.
struct UnsafeSurfaceStack: Sendable {
  var first: UnsafeSurface
  var others: [UnsafeSurface]

  /// The premultiplied colours of `count` pixels from (x, y); transparent outside every surface.
  @inline(__always)
  func read(_ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    let present = PixelRect(minX: x, minY: y, maxX: x + count, maxY: y + 1).intersection(first.bounds)
    if present.width < count {
      for index in 0..<count { row[index] = SIMD4(repeating: 0) }
    }
    if !present.isEmpty {
      let source = first.row(y, from: present.minX)
      let target = row + (present.minX - x)
      for index in 0..<present.width { target[index] = Sample.unit(source[index]) }
    }
    for surface in others { add(surface, y, from: x, count: count, into: row) }
  }

  private func add(
    _ surface: UnsafeSurface, _ y: Int, from x: Int, count: Int,
    into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let present = PixelRect(minX: x, minY: y, maxX: x + count, maxY: y + 1)
      .intersection(surface.bounds)
    guard !present.isEmpty else { return }
    let source = surface.row(y, from: present.minX)
    let target = row + (present.minX - x)
    for index in 0..<present.width {
      let over = Sample.unit(source[index])
      target[index] = over + target[index] * (1 - over.w)
    }
  }
}
