// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// Blends a source onto a surface through a coverage. All pixels are written here.
struct Compositor<Executor: BandExecutor> {
  let executor: Executor

  /// Paints the part of `coverage` on the surface, in bands of rows. `scratch` is enlarged as necessary.
  func paint<Source: RowSource>(
    _ source: Source, through coverage: Coverage, opacity: Float, blend: BlendMode,
    onto surface: UnsafeSurface, scratch: inout [SIMD4<Float>]
  ) {
    let area = coverage.bounds.intersection(surface.bounds)
    guard !area.isEmpty else { return }
    let perBand = area.width + source.scratchCount + surface.roomCount(area.width)
    scratch.grow(to: perBand * executor.bandCount)
    scratch.withUnsafeMutableBufferPointer { buffer in
      let scratch = UnsafeScratch(buffer)
      coverage.withUnsafeCoverage { coverage in
        let mixer = RowMixer(coverage: coverage, opacity: opacity, blend: blend)
        executor.forEachBand(of: area.minY..<area.maxY, width: area.width) { band, rows in
          let row = scratch.part(band, of: perBand)
          for y in rows { mixer.paint(source, y, area.minX..<area.maxX, onto: surface, row: row) }
        }
      }
    }
  }
}

/// Scratch colours that bands share by offset.
typealias UnsafeScratch = UnsafeStretches<SIMD4<Float>>
/// Cells that bands share by offset.
typealias UnsafeCells = UnsafeStretches<SIMD4<UInt16>>

/// An open buffer that bands share by offset; Sendable because they work on disjoint stretches.
struct UnsafeStretches<Element>: @unchecked Sendable {
  let base: UnsafeMutablePointer<Element>
  private let count: Int

  init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    (base, count) = (buffer.baseAddress.unsafelyUnwrapped, buffer.count)
  }

  /// Returns the address of stretch `number` in a buffer cut into stretches of `length` elements.
  @inline(__always)
  func part(_ number: Int, of length: Int) -> UnsafeMutablePointer<Element> {
    assert(number >= 0 && (number + 1) * length <= count, "beyond the buffer")
    return base + number * length
  }
}

extension Array where Element == SIMD4<Float> {
  /// Enlarges the array to at least `count` zeros, dropping its content; later frames of the same size reuse it.
  mutating func grow(to count: Int) {
    if self.count < count { self = Array(repeating: SIMD4(repeating: 0), count: count) }
  }
}
