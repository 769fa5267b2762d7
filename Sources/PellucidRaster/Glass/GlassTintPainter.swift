// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// The painter of the tints of a container's elements, within the coverage of the merged shape.
///
/// Each pixel takes the tint of the nearest element. Between elements that have merged, tints cross-fade over half the
/// smoothness, the gap below which elements touch; elements that only bend toward each other keep their own tints.
struct GlassTintPainter: Sendable {
  private let field: GlassField
  private let pieces: [Piece]
  /// The difference of the distances to two elements at which a pixel shows the tint of the nearer one alone, in
  /// pixels.
  private let mixing: Float
  private let opacity: Float
  /// The pixels that may be changed.
  private let bounds: PixelRect

  /// An element, with a tint or without one.
  private struct Piece: Sendable {
    let field: GlassField
    let matrix: VibrantMatrix?
    let opacity: Constant
    /// The pixels near enough to be affected by the element.
    let bounds: PixelRect

    init(_ element: GlassShapes.Element, reach: Int, clamp: Double) {
      let tint = element.tint.flatMap { $0.opacity > 0 ? $0 : nil }
      field = element.field
      matrix = tint.map { VibrantMatrix($0.matrix, limit: clamp) }
      opacity = Constant(tint?.opacity ?? 0)
      bounds = PixelRect(covering: element.bounds).outset(by: reach)
    }
  }

  /// The accumulated tint of four pixels.
  private struct Sum {
    /// The signed distance to the nearest element so far.
    var distance = SIMD4<Float>(repeating: .greatestFiniteMagnitude)
    /// The tinted colour multiplied by its amount, with the amount as alpha.
    var color = GlassColor<SIMD4<Float>>(repeating: SIMD4(repeating: 0))
  }

  /// Prepares the tints of a pass, or returns nil if no element has a tint.
  init?(_ pass: GlassPass, _ field: GlassField, in area: PixelRect) {
    let reach = Int(pass.shapes.smoothness.rounded(.up)) + 2
    let pieces = pass.shapes.elements.map { Piece($0, reach: reach, clamp: pass.glass.tone.clamp) }
    let tinted = pieces.filter { $0.matrix != nil }.map { $0.bounds }
    guard let first = tinted.first else { return nil }
    let bounds = tinted.reduce(first) { $0.union($1) }.intersection(area)
    self.pieces = pieces.filter { !$0.bounds.intersection(bounds).isEmpty }
    self.bounds = bounds
    (self.field, opacity) = (field, pass.opacity)
    mixing = max(Float(pass.shapes.smoothness) / 2, 1e-3)
  }

  /// Paints the tints in bands.
  func paint<Executor: BandExecutor>(
    onto surface: UnsafeSurface, _ executor: Executor, scratch: inout [SIMD4<Float>]
  ) {
    guard !bounds.isEmpty else { return }
    let perRow = UnsafeGlassFieldRow.scratchCount(bounds.width + 4)
    let sumSize = MemoryLayout<Sum>.stride / MemoryLayout<SIMD4<Float>>.stride
    let fours = (bounds.width + 3) / 4
    let own = 2 * perRow + sumSize * fours
    let perBand = own + surface.roomCount(bounds.width)
    scratch.grow(to: perBand * executor.bandCount)
    scratch.withUnsafeMutableBufferPointer { buffer in
      let scratch = UnsafeScratch(buffer)
      executor.forEachBand(of: bounds.minY..<bounds.maxY, width: 8 * bounds.width) { band, rows in
        let base = scratch.part(band, of: perBand)
        let whole = UnsafeGlassFieldRow(base, count: bounds.width + 4)
        let nearest = UnsafeGlassFieldRow(base + perRow, count: bounds.width + 4)
        let sums = UnsafeMutableRawPointer(base + 2 * perRow).bindMemory(to: Sum.self, capacity: fours)
        for y in rows {
          let columns = bounds.minX..<bounds.maxX
          surface.withSamples(y, columns, room: UnsafeMutableRawPointer(base + own)) { surface in
            let pixels = GlassPixels(surface: surface, y: y, columns: columns)
            sums.update(repeating: Sum(), count: fours)
            for piece in pieces where piece.bounds.minY <= y && y < piece.bounds.maxY {
              add(piece, pixels, nearest, to: sums)
            }
            paint(pixels, whole, sums)
          }
        }
      }
    }
  }

  /// Mixes the tint of one element into the sums of the pixels near it.
  private func add(
    _ piece: Piece, _ pixels: GlassPixels, _ own: UnsafeGlassFieldRow, to sums: UnsafeMutablePointer<Sum>
  ) {
    let columns = piece.bounds.intersection(bounds)
    let start = (columns.minX - bounds.minX) & ~3
    let count = (columns.maxX - bounds.minX - start + 3) & ~3
    own.fill(
      piece.field, x: Float(bounds.minX + start) + 0.5, y: Float(pixels.y) + 0.5, count: count)
    for index in Fours(0..<count) {
      let place = (start + index) / 4
      let distance = own.point(index).distance
      let share = ((sums[place].distance - distance) * (0.5 / mixing) + 0.5).saturated
      sums[place].distance = SIMD4.least(sums[place].distance, distance)
      var tinted = GlassColor<SIMD4<Float>>(repeating: SIMD4(repeating: 0))
      if let matrix = piece.matrix {
        let below = pixels.below(bounds.minX + start + index)
        tinted = matrix.tinted(below, SIMD4(piece.opacity))
      }
      sums[place].color = sums[place].color.mixed(with: tinted, share)
    }
  }

  /// Composites the accumulated tints of one row, weighted by the coverage of the merged shape.
  private func paint(_ pixels: GlassPixels, _ whole: UnsafeGlassFieldRow, _ sums: UnsafePointer<Sum>) {
    let count = (bounds.width + 3) & ~3
    whole.fill(field, x: Float(bounds.minX) + 0.5, y: Float(pixels.y) + 0.5, count: count)
    for index in Fours(0..<count) {
      let coverage = whole.point(index).coverage * opacity
      let tint = sums[index / 4].color
      guard (coverage * tint.alpha).isSomewherePositive else { continue }
      let x = bounds.minX + index
      let below = pixels.below(x)
      let part = coverage * below.alpha
      let drawn = GlassColor(
        red: tint.red * part, green: tint.green * part, blue: tint.blue * part, alpha: tint.alpha * part)
      pixels.store(drawn.over(below), x)
    }
  }
}
