// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// Draws the tints of a container's elements over what is there, as far as the joined shape reaches.
///
/// Each pixel takes the tint of the element that it is nearest to. Between elements that have grown together, the tints
/// pass into each other over half the smoothness, from which gap on they touch; those that only lean keep their own.
struct GlassTintPainter: Sendable {
  private let field: GlassField
  private let pieces: [Piece]
  /// The least that a pixel is nearer to one element than to another to show the tint of that one alone.
  private let mixing: Float
  private let opacity: Float
  /// The pixels it may change.
  private let bounds: PixelRect

  /// An element, whether it has a tint or not.
  private struct Piece: Sendable {
    let field: GlassField
    let matrix: VibrantMatrix?
    let opacity: Constant
    /// The pixels in which it counts.
    let bounds: PixelRect

    init(_ element: GlassShapes.Element, reach: Int, clamp: Double) {
      let tint = element.tint.flatMap { $0.opacity > 0 ? $0 : nil }
      field = element.field
      matrix = tint.map { VibrantMatrix($0.matrix, limit: clamp) }
      opacity = Constant(tint?.opacity ?? 0)
      bounds = PixelRect(covering: element.bounds).outset(by: reach)
    }
  }

  /// The sum for four pixels so far.
  private struct Sum {
    /// From the nearest element so far.
    var distance = SIMD4<Float>(repeating: .greatestFiniteMagnitude)
    /// The tinted colour, straight, by its amount, which is its alpha.
    var color = GlassColor<SIMD4<Float>>(repeating: SIMD4(repeating: 0))
  }

  /// Nil where no element has a tint.
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

  /// Lets an element take its share of the pixels that are near it.
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
