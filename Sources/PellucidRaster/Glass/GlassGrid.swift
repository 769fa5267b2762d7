// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The field sampled every four or eight pixels. It decides which pixels must evaluate the field themselves, and is
/// exact enough for all others.
///
///     node ─ node ─ node      distances between four nodes are bilinear; the
///      | tile | tile |        tiles state what is drawn between them
///     node ─ node ─ node
struct GlassGrid: Sendable {
  /// The pixel whose upper left corner is the position of the first node.
  let originX: Int, originY: Int
  /// The side of a tile is 2^level pixels, 4 or 8.
  let level: Int
  /// The number of tiles per row, and of rows of tiles.
  let columns: Int, rows: Int
  /// The signed distances at each node: to the shape in lane 0, and to the shape offset by the drop shadow, the ring
  /// shadow and a lens's inner shadow in lanes 1, 2 and 3.
  var nodes: [SIMD4<Float>]
  /// The interpolated values that pixels deep inside read: the straight colour that the bleed adds to the face and,
  /// in place of its alpha, the level of detail of the blur.
  var deep: [SIMD4<Float>]
  /// The kind of each tile, row by row.
  var kinds: [Kind]

  /// The kind of a tile, by the pixels that it contains.
  enum Kind: UInt8, Sendable {
    /// Pixels that are not drawn.
    case nothing
    /// Pixels outside the shape that show only shadows.
    case outside
    /// Pixels at the edge, and all pixels down to the depth at which light is refracted.
    case edge
    /// Deeper pixels, which show the backdrop straight behind them.
    case inside
  }

  /// Samples the field and classifies the tiles over `area`. `release` returns the buffers that the grid takes.
  init<Executor: BandExecutor>(
    _ pass: GlassPass, _ shader: GlassShader, _ field: GlassField, _ area: PixelRect,
    _ pyramid: UnsafeGlassPyramid, _ executor: Executor, _ buffers: inout BlurBuffers
  ) {
    level = GlassGrid.level(pass)
    let side = 1 << level
    (originX, originY) = (area.minX & ~(side - 1), area.minY & ~(side - 1))
    columns = (area.maxX - originX + side - 1) >> level
    rows = (area.maxY - originY + side - 1) >> level
    let count = (columns + 1) * (rows + 1)
    nodes = buffers.lanes.take(count: count + 3)
    deep = buffers.lanes.take(count: count + 3)
    kinds = [Kind](repeating: .nothing, count: columns * rows)
    var scratch = buffers.lanes.take(count: (columns + 4) * executor.bandCount)
    fill(shader, field, pyramid, executor, &scratch)
    buffers.lanes.append(scratch)
    classify(shader, slack: Self.slack(pass))
  }

  /// Returns the grid's buffers.
  consuming func release(to buffers: inout BlurBuffers) {
    buffers.lanes.append(nodes)
    buffers.lanes.append(deep)
  }

  /// Returns the level of the tiles: eight pixels, or four where curves are tight or shapes merge, which keeps
  /// interpolated distances within a fifth of a pixel.
  ///
  /// An arc with a radius of r pixels deviates by 8² / 8r from its chord over a tile of eight pixels: by a fifth
  /// where the shape is 80 pixels wide.
  private static func level(_ pass: GlassPass) -> Int {
    guard pass.shapes.elements.count == 1 else { return 2 }
    let bounds = pass.shapes.elements[0].bounds
    return min(bounds.width, bounds.height) >= 80 ? 3 : 2
  }

  /// Samples the field at all nodes.
  private mutating func fill<Executor: BandExecutor>(
    _ shader: GlassShader, _ field: GlassField, _ pyramid: UnsafeGlassPyramid, _ executor: Executor,
    _ scratch: inout [SIMD4<Float>]
  ) {
    let (count, perBand) = (columns + 1, columns + 4)
    let (x, top, side) = (Float(originX), Float(originY), Float(1 << level))
    nodes.withUnsafeMutableBufferPointer { nodes in
      deep.withUnsafeMutableBufferPointer { deep in
        scratch.withUnsafeMutableBufferPointer { scratch in
          let nodes = UnsafeScratch(nodes)
          let deep = UnsafeScratch(deep)
          let scratch = UnsafeScratch(scratch)
          // A node takes about as long as sixteen cells of a blur.
          executor.forEachBand(of: 0..<(rows + 1), width: 32 * count) { band, rows in
            for number in rows {
              UnsafeGridRow(
                shader: shader, field: field, count: count, x: x, y: top + Float(number) * side, step: side,
                samples: scratch.part(band, of: perBand)
              ).fill(nodes.part(number, of: count), deep.part(number, of: count), pyramid)
            }
          }
        }
      }
    }
  }

  /// Returns the amount by which distances inside a tile may exceed those of its corners, in sides of a tile.
  ///
  /// Around one upright shape with straight sides and round corners distances are convex outside and concave inside,
  /// except for the small bends of continuous corners, and an arc bulges into a tile by a sixteenth at most. Other
  /// fields change by at most 1.15 per pixel, and the point farthest from all corners is the middle of the tile.
  private static func slack(_ pass: GlassPass) -> Float {
    if pass.shapes.elements.count == 1, !pass.shapes.isBlurred, pass.shapes.elements[0].turn == SIMD2(1, 0) {
      switch pass.shapes.elements[0].shape {
      case .rectangle, .roundedRectangle, .capsule, .circle: return 0.25
      case .ellipse, .path: break
      }
    }
    return 0.7072 * 1.15
  }

  /// Determines the kind of every tile from the distances of its corners, widened by `slack` sides of a tile.
  private mutating func classify(_ shader: GlassShader, slack: Float) {
    let slack = Float(1 << level) * slack
    for row in 0..<rows {
      for column in 0..<columns {
        let first = row * (columns + 1) + column
        let (a, b) = (nodes[first], nodes[first + 1])
        let (c, d) = (nodes[first + columns + 1], nodes[first + columns + 2])
        let low = Self.least(Self.least(a, b), Self.least(c, d)) - slack
        let high = Self.least(Self.least(-a, -b), Self.least(-c, -d)) * -1 + slack
        kinds[row * columns + column] = shader.kind(low: low, high: high)
      }
    }
  }

  private static func least(_ left: SIMD4<Float>, _ right: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>.least(left, right)
  }
}

/// A row of nodes that is being computed.
private struct UnsafeGridRow {
  let shader: GlassShader
  let field: GlassField
  let count: Int
  let x: Float, y: Float
  let step: Float
  let samples: UnsafeMutablePointer<SIMD4<Float>>

  /// Computes the distances and the deep values of the row's nodes.
  func fill(
    _ nodes: UnsafeMutablePointer<SIMD4<Float>>, _ deep: UnsafeMutablePointer<SIMD4<Float>>,
    _ pyramid: UnsafeGlassPyramid
  ) {
    let drop = shader.drop
    if !drop.isOff { sample(x - drop.offsetX, y - drop.offsetY) { nodes[$0].y = $1 } }
    if !shader.ring.isOff { sample(x, y - shader.ring.offset) { nodes[$0].z = $1 } }
    if !shader.innerShadow.isOff { sample(x, y - shader.innerShadow.offset) { nodes[$0].w = $1 } }
    sample(x, y) { nodes[$0].x = $1 }
    for index in 0..<count { deep[index] = self.deep(samples[index], x + Float(index) * step, pyramid) }
  }

  /// Evaluates the field along a row of places and calls `body` with the index and the distance of each.
  private func sample(_ x: Float, _ y: Float, _ body: (Int, Float) -> Void) {
    field.fillUnsafeRow(y: y, from: x, step: step, count: count, into: samples)
    for index in 0..<count { body(index, samples[index].x) }
  }

  /// Returns the values for pixels deep inside around a node: the bleed's straight colour and the level of detail.
  private func deep(_ sample: SIMD4<Float>, _ x: Float, _ pyramid: UnsafeGlassPyramid) -> SIMD4<Float> {
    guard sample.x < 0 else { return SIMD4(repeating: 0) }
    let detail = shader.blur.detail(sample.x)
    guard !shader.bleed.isOff else { return SIMD4(0, 0, 0, detail) }
    let point = GlassPoint(distance: sample.x, x: sample.y, y: sample.z, perWidth: Float(1))
    let pixel = GlassPixel(point: point, x: x, y: y, shadow: point, ring: sample.x, inner: sample.x)
    let average = GlassColor<Float>(pyramid.color(shader.bleedPlace(pixel)))
    let color = shader.bleedColor(average, isOpaque: pyramid.isOpaque)
    return SIMD4(color.red, color.green, color.blue, detail)
  }
}

extension GlassShader {
  /// Returns the kind of a tile whose distances lie between `low` and `high`; the lanes are those of `GlassGrid.nodes`.
  func kind(low: SIMD4<Float>, high: SIMD4<Float>) -> GlassGrid.Kind {
    if high.x < -edgeDepth { return .inside }
    if low.x < edgeReach { return .edge }
    if !drop.isOff, low.y < drop.reach { return .outside }
    if ring.isSeenOutside, low.z < ring.outerReach { return .outside }
    return .nothing
  }
}

extension GlassGrid {
  /// Calls `body` with pointers to the grid, which are valid only during the call.
  func withUnsafeGrid<Result>(_ body: (UnsafeGlassGrid) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      deep.withUnsafeBufferPointer { deep in
        kinds.withUnsafeBufferPointer { kinds in
          body(
            UnsafeGlassGrid(
              originX: originX, originY: originY, level: level, columns: columns, rows: rows,
              nodes: nodes.baseAddress.unsafelyUnwrapped, deep: deep.baseAddress.unsafelyUnwrapped,
              kinds: kinds.baseAddress.unsafelyUnwrapped))
        }
      }
    }
  }
}

/// Pointers to an open grid. Sendable because the grid is only read.
struct UnsafeGlassGrid: @unchecked Sendable {
  let originX: Int, originY: Int
  let level: Int
  let columns: Int, rows: Int
  /// The offsets of four places from the first. Stored, because the compiler computes products with constants lane by
  /// lane.
  let steps = SIMD4<Float>(0, 1, 2, 3)
  /// The nodes, row by row; there is one more node than tiles per axis.
  let nodes: UnsafePointer<SIMD4<Float>>
  let deep: UnsafePointer<SIMD4<Float>>
  fileprivate let kinds: UnsafePointer<GlassGrid.Kind>

  /// The number of pixels in a row of tiles.
  var width: Int { columns << level }

  /// Returns the kinds of the tiles that pixel row `y` crosses.
  func kinds(_ y: Int) -> UnsafePointer<GlassGrid.Kind> {
    let row = (y - originY) >> level
    assert(row >= 0 && row < rows, "outside the grid")
    return kinds + row * columns
  }
}
