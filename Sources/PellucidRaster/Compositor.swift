// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// Mixes a source into a surface through a coverage: the one place where pixels are written.
struct Compositor<Executor: BandExecutor> {
  let executor: Executor

  /// - Parameter scratch: At least `scratchCount(source, width)` elements a band.
  func paint<Source: RowSource>(
    _ source: Source, through coverage: Coverage, opacity: Float, blend: BlendMode,
    onto surface: UnsafeSurface, scratch: inout [SIMD4<Float>]
  ) {
    let area = coverage.bounds.intersection(surface.bounds)
    guard !area.isEmpty else { return }
    let perBand = area.width + source.scratchCount
    scratch.grow(to: perBand * executor.bandCount)
    scratch.withUnsafeMutableBufferPointer { buffer in
      let scratch = UnsafeScratch(base: buffer.baseAddress.unsafelyUnwrapped)
      coverage.withUnsafeCoverage { coverage in
        let mixer = RowMixer(coverage: coverage, opacity: opacity, blend: blend)
        executor.forEachBand(of: area.minY..<area.maxY) { band, rows in
          let row = scratch.base + band * perBand
          for y in rows { mixer.paint(source, y, area.minX..<area.maxX, onto: surface, row: row) }
        }
      }
    }
  }
}

/// Scratch shared out to bands by offset; Sendable because the parts are disjoint.
struct UnsafeScratch: @unchecked Sendable {
  let base: UnsafeMutablePointer<SIMD4<Float>>
}

extension Array where Element == SIMD4<Float> {
  /// Makes room once; later frames of the same size find it there.
  mutating func grow(to count: Int) {
    if self.count < count { self = Array(repeating: SIMD4(repeating: 0), count: count) }
  }
}

/// Mixes one row of premultiplied colours into 16-bit pixels.
struct RowMixer: Sendable {
  let coverage: UnsafeCoverage
  let opacity: Float
  let blend: BlendMode

  /// One row: colours that replace what is there are stored, the others mixed.
  @inline(__always)
  func paint<Source: RowSource>(
    _ source: Source, _ y: Int, _ columns: Range<Int>, onto surface: UnsafeSurface,
    row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let scratch = row + columns.count
    let replaces = source.replaces && blend == .sourceOver
    let none = columns.lowerBound..<columns.lowerBound
    let full = replaces && opacity == 1 ? coverage.fullSpan(y, within: columns) : none
    for part in [columns.lowerBound..<full.lowerBound, full.upperBound..<columns.upperBound]
    where !part.isEmpty {
      source.shade(y, from: part.lowerBound, count: part.count, into: row, scratch: scratch)
      let pixels = surface.row(y, from: part.lowerBound)
      if replaces {
        replace(pixels, with: row, y, from: part.lowerBound, count: part.count)
      } else {
        mix(row, into: pixels, y, from: part.lowerBound, count: part.count)
      }
    }
    guard !full.isEmpty else { return }
    source.store(
      y, from: full.lowerBound, count: full.count,
      into: UnsafeMutableRawPointer(surface.row(y, from: full.lowerBound)), row: row, scratch: scratch)
  }

  @inline(__always)
  private func replace(
    _ pixels: UnsafeMutablePointer<SIMD4<UInt16>>, with row: UnsafeMutablePointer<SIMD4<Float>>,
    _ y: Int, from x: Int, count: Int
  ) {
    for index in 0..<count {
      let amount = coverage.value(x + index, y) * opacity
      guard amount > 0 else { continue }
      pixels[index] = Sample.whole(row[index] * amount + Sample.unit(pixels[index]) * (1 - amount))
    }
  }

  @inline(__always)
  private func mix(
    _ row: UnsafeMutablePointer<SIMD4<Float>>, into pixels: UnsafeMutablePointer<SIMD4<UInt16>>,
    _ y: Int, from x: Int, count: Int
  ) {
    if blend != .sourceOver {
      for index in 0..<count {
        let amount = coverage.value(x + index, y) * opacity
        guard amount > 0 else { continue }
        let backdrop = Sample.unit(pixels[index])
        pixels[index] = Sample.whole(blend.blended(source: row[index] * amount, backdrop: backdrop))
      }
    } else if coverage.values == nil && opacity == 1 {
      for index in 0..<count { pixels[index] = over(row[index], pixels[index]) }
    } else {
      for index in 0..<count {
        let amount = coverage.value(x + index, y) * opacity
        if amount > 0 { pixels[index] = over(row[index] * amount, pixels[index]) }
      }
    }
  }

  @inline(__always)
  private func over(_ source: SIMD4<Float>, _ pixel: SIMD4<UInt16>) -> SIMD4<UInt16> {
    if source.w >= 1 { return Sample.whole(source) }
    return Sample.whole(source + Sample.unit(pixel) * (1 - source.w))
  }
}
