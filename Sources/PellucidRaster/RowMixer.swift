// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The blending of one row of premultiplied colours into 16-bit pixels.
struct RowMixer: Sendable {
  let coverage: UnsafeCoverage
  let opacity: Float
  let blend: BlendMode

  /// Paints one row. Where the source replaces the pixels entirely its colours are stored directly; elsewhere they
  /// are blended.
  @inline(__always)
  func paint<Source: RowSource>(
    _ source: Source, _ y: Int, _ columns: Range<Int>, onto surface: UnsafeSurface,
    row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let scratch = row + columns.count
    let room = UnsafeMutableRawPointer(scratch + source.scratchCount)
    let replaces = source.replaces && blend == .sourceOver
    let none = columns.lowerBound..<columns.lowerBound
    let full = replaces && opacity == 1 ? coverage.fullSpan(y, within: columns) : none
    for part in [columns.lowerBound..<full.lowerBound, full.upperBound..<columns.upperBound]
    where !part.isEmpty {
      source.shade(y, from: part.lowerBound, count: part.count, into: row, scratch: scratch)
      surface.withSamples(y, part, room: room) { surface in
        let pixels = surface.row(y, from: part.lowerBound)
        let line = coverage.line(y)
        if blend == .sourceOver {
          draw(row, over: pixels, line, from: part.lowerBound, count: part.count, replaces: replaces)
        } else {
          mix(row, into: pixels, line, from: part.lowerBound, count: part.count)
        }
      }
    }
    guard let first = full.first else { return }
    if surface.holdsBytes {
      source.storeBytes(
        y, from: first, count: full.count, into: surface.bytes(y, full).base, room: room, row: row,
        scratch: scratch)
    } else {
      source.store(
        y, from: first, count: full.count, into: UnsafeMutableRawPointer(surface.row(y, from: first)),
        row: row, scratch: scratch)
    }
  }

  /// Draws colours over the pixels. The weight left to a pixel is 1 − amount if the source replaces the pixels, and
  /// 1 − alpha · amount otherwise.
  @inline(__always)
  private func draw(
    _ row: UnsafeMutablePointer<SIMD4<Float>>, over pixels: UnsafeMutablePointer<SIMD4<UInt16>>,
    _ line: UnsafeCoverageLine, from x: Int, count: Int, replaces: Bool
  ) {
    var index = 0
    while index &+ 4 <= count {
      let bytes = line.fourBytes(x &+ index)
      if bytes != 0 {
        let amounts = UnsafeCoverageLine.amounts(bytes) * opacity
        var (color, pixel) = (FourColors(row + index), FourColors(cells: pixels + index))
        color.multiply(by: amounts)
        let rest = 1 - (replaces ? amounts : color.alpha)
        pixel.multiply(by: rest.replacing(with: 0, where: rest .< 0))
        color.add(pixel)
        color.store(to: pixels + index)
      }
      index &+= 4
    }
    while index < count {
      let amount = line.amount(x + index) * opacity
      if amount > 0 {
        let color = row[index] * amount
        let rest = max(0, 1 - (replaces ? amount : color.w))
        pixels[index] = Sample.whole(color + Sample.unit(pixels[index]) * rest)
      }
      index += 1
    }
  }

  /// Blends colours into the pixels by a mode other than source-over.
  @inline(__always)
  private func mix(
    _ row: UnsafeMutablePointer<SIMD4<Float>>, into pixels: UnsafeMutablePointer<SIMD4<UInt16>>,
    _ line: UnsafeCoverageLine, from x: Int, count: Int
  ) {
    for index in 0..<count {
      let amount = line.amount(x + index) * opacity
      guard amount > 0 else { continue }
      let backdrop = Sample.unit(pixels[index])
      pixels[index] = Sample.whole(blend.blended(source: row[index] * amount, backdrop: backdrop))
    }
  }
}
