// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// Draws glass onto a surface, row by row, four pixels at a time.
struct GlassPainter<Executor: BandExecutor> {
  let executor: Executor
  let shader: GlassShader
  let field: DistanceField
  let pyramid: UnsafeGlassPyramid
  let opacity: Float

  func paint(_ area: PixelRect, onto surface: UnsafeSurface, scratch: inout [SIMD4<Float>]) {
    let perBand = GlassFieldRow.scratchCount(area.width)
    scratch.grow(to: perBand * executor.bandCount)
    scratch.withUnsafeMutableBufferPointer { buffer in
      let scratch = UnsafeScratch(base: buffer.baseAddress.unsafelyUnwrapped)
      executor.forEachBand(of: area.minY..<area.maxY) { band, rows in
        let row = GlassFieldRow(scratch.base + band * perBand, count: area.width)
        for y in rows { paint(y, area.minX, count: area.width, onto: surface, row) }
      }
    }
  }

  private func paint(_ y: Int, _ x: Int, count: Int, onto surface: UnsafeSurface, _ row: GlassFieldRow) {
    let (centerX, centerY) = (Float(x) + 0.5, Float(y) + 0.5)
    row.fill(.shape, field, x: centerX, y: centerY, count: count)
    if !shader.drop.isOff {
      row.fill(
        .shadow, field, x: centerX - shader.drop.offsetX, y: centerY - shader.drop.offsetY, count: count)
    }
    if !shader.ring.isOff {
      row.fill(.ring, field, x: centerX, y: centerY - shader.ring.offset, count: count)
    }
    if !shader.innerShadow.isOff {
      row.fill(.inner, field, x: centerX, y: centerY - shader.innerShadow.offset, count: count)
    }
    let pixels = surface.row(y, from: x)
    for index in stride(from: 0, to: count, by: 4) {
      let input = GlassPixel(
        point: row.point(.shape, index), x: SIMD4(0, 1, 2, 3) + (centerX + Float(index)),
        y: SIMD4(repeating: centerY), shadow: row.point(.shadow, index), ring: row.distance(.ring, index),
        inner: row.distance(.inner, index))
      let left = min(4, count - index)
      if left == 4 {
        shade(input, pixels + index)
      } else {
        var four = [SIMD4<UInt16>](repeating: SIMD4(repeating: 0), count: 4)
        for lane in 0..<left { four[lane] = pixels[index + lane] }
        four.withUnsafeMutableBufferPointer { shade(input, $0.baseAddress.unsafelyUnwrapped) }
        for lane in 0..<left { pixels[index + lane] = four[lane] }
      }
    }
  }

  @inline(__always)
  private func shade(_ input: GlassPixel<SIMD4<Float>>, _ pixels: UnsafeMutablePointer<SIMD4<UInt16>>) {
    let below = GlassColor(FourColors(cells: UnsafeRawPointer(pixels)))
    var color = shader.color(input, over: below, pyramid)
    if opacity < 1 { color = below.mixed(with: color, SIMD4(repeating: opacity)) }
    color.four.store(to: UnsafeMutableRawPointer(pixels))
  }
}
