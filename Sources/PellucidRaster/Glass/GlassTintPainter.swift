// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// Draws the tint of one element over what is there: its own matrix of it, as far as the element reaches.
struct GlassTintPainter: Sendable {
  private let field: GlassField
  private let matrix: VibrantMatrix
  private let opacity: Constant
  /// The pixels it may change.
  private let bounds: PixelRect

  /// Nil for elements without a tint.
  init?(_ element: GlassShapes.Element, opacity: Float, in area: PixelRect, clamp: Double) {
    guard let tint = element.tint, tint.opacity > 0 else { return nil }
    field = element.field
    matrix = VibrantMatrix(tint.matrix, limit: clamp)
    self.opacity = Constant(Float(tint.opacity) * opacity)
    bounds = PixelRect(covering: element.bounds).outset(by: 2).intersection(area)
  }

  func paint<Executor: BandExecutor>(
    onto surface: UnsafeSurface, _ executor: Executor, scratch: inout [SIMD4<Float>]
  ) {
    guard !bounds.isEmpty else { return }
    let perBand = GlassFieldRow.scratchCount(bounds.width + 4)
    scratch.grow(to: perBand * executor.bandCount)
    scratch.withUnsafeMutableBufferPointer { buffer in
      let scratch = UnsafeScratch(base: buffer.baseAddress.unsafelyUnwrapped)
      executor.forEachLargeBand(of: bounds.minY..<bounds.maxY, width: bounds.width) { band, rows in
        let row = GlassFieldRow(scratch.base + band * perBand, count: bounds.width + 4)
        for y in rows { paint(GlassPixels(surface: surface, y: y, columns: bounds.minX..<bounds.maxX), row) }
      }
    }
  }

  private func paint(_ pixels: GlassPixels, _ row: GlassFieldRow) {
    let count = (bounds.width + 3) & ~3
    row.fill(field, x: Float(bounds.minX) + 0.5, y: Float(pixels.y) + 0.5, count: count)
    for index in Fours(0..<count) {
      let amount = row.point(index).coverage * opacity
      guard amount.isSomewherePositive else { continue }
      let x = bounds.minX + index
      pixels.store(matrix.mixed(into: pixels.below(x), amount), x)
    }
  }
}
