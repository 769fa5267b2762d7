// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The open surfaces that a capture or a vibrant ink reads, lowest first, composited when they are read.
struct UnsafeSurfaceStack: Sendable {
  var first: UnsafeSurface
  var others: [UnsafeSurface]

  /// The topmost surface.
  var last: UnsafeSurface { others.last ?? first }

  /// Writes the premultiplied colours of `count` composited pixels from (x, y); transparent outside every surface.
  @inline(__always)
  func read(_ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    let present = PixelRect(minX: x, minY: y, maxX: x + count, maxY: y + 1).intersection(first.bounds)
    if present.width < count {
      for index in 0..<count { row[index] = SIMD4(repeating: 0) }
    }
    if !present.isEmpty {
      let target = row + (present.minX - x)
      if first.holdsBytes {
        let source = first.bytes(y, present.minX..<present.maxX)
        for index in 0..<present.width { target[index] = Sample.unit(source[index]) }
      } else {
        let source = first.row(y, from: present.minX)
        for index in 0..<present.width { target[index] = Sample.unit(source[index]) }
      }
    }
    for surface in others { add(surface, y, from: x, count: count, into: row) }
  }

  /// Composites a row of another surface over the colours in `row`.
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

extension [Surface] {
  /// Opens the surfaces of `range` together, or returns nil if there are none. The views must not outlive `body`.
  mutating func withUnsafeSurfaces<Result>(
    _ range: Range<Int>, _ body: (UnsafeSurfaceStack) -> Result
  ) -> Result? {
    let range = range.clamped(to: indices)
    return open(range, below: []) { surfaces in
      surfaces.first.map {
        body(UnsafeSurfaceStack(first: $0, others: [UnsafeSurface](surfaces.dropFirst())))
      }
    }
  }

  /// Opens the surfaces of `range` one by one, each inside the closure of the previous one.
  private mutating func open<Result>(
    _ range: Range<Int>, below: [UnsafeSurface], _ body: ([UnsafeSurface]) -> Result
  ) -> Result {
    guard let index = range.first else { return body(below) }
    // Moved out for the duration, so that the others can be opened at the same time and no buffer is copied.
    var surface = Surface(bounds: self[index].bounds, samples: [])
    swap(&surface, &self[index])
    defer { swap(&surface, &self[index]) }
    return surface.withUnsafeSurface { open(range.dropFirst(), below: below + [$0], body) }
  }
}
