// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The field at every few pixels: what decides where a pixel needs the field itself, and enough for all others.
///
///     node ─ node ─ node      distances between four nodes are bilinear; the
///      | tile | tile |        tiles say what has to be drawn between them
///     node ─ node ─ node
struct GlassGrid: Sendable {
  /// The pixel at whose upper left corner the first node lies.
  let originX: Int, originY: Int
  /// A tile has 2^level pixels a side: 4 or 8.
  let level: Int
  let columns: Int, rows: Int
  /// Distances to the shape, and to it where the drop shadow, the ring shadow and a lens's shade come from.
  var nodes: [SIMD4<Float>]
  /// The values that pixels deep inside read: the colour that the surroundings add to the face, straight, and in
  /// place of its alpha the blur's level of detail.
  var deep: [SIMD4<Float>]
  var kinds: [Kind]

  /// The kinds of tiles, by the pixels that lie in them.
  enum Kind: UInt8, Sendable {
    case nothing
    /// Only shadows outside the shape.
    case outside
    /// The edge, and everything as deep as it bends light.
    case edge
    /// Pixels that lie deeper: colours that lie behind them, undisturbed.
    case inside
  }

  /// A grid over the pixels of `area`; the buffers it takes are given back with `release`.
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

  consuming func release(to buffers: inout BlurBuffers) {
    buffers.lanes.append(nodes)
    buffers.lanes.append(deep)
  }

  /// Eight pixels; four where curves are narrow or shapes meet, so that distances stay within a fifth of a pixel.
  ///
  /// An arc with a radius of r pixels bulges 8² / 8r over a tile of eight: a fifth where the shape is 80 wide.
  private static func level(_ pass: GlassPass) -> Int {
    guard pass.shapes.elements.count == 1 else { return 2 }
    let bounds = pass.shapes.elements[0].bounds
    return min(bounds.width, bounds.height) >= 80 ? 3 : 2
  }

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

  /// Returns how far distances inside a tile may lie beyond those of its corners, in tiles.
  ///
  /// Around one upright shape with straight sides and round corners distances are convex outside and concave inside,
  /// but for the continuous corner's small bends, and an arc bulges into a tile by a sixteenth at most. Other fields
  /// change by no more than 1.15 per pixel, and no place is farther from all corners than the middle.
  private static func slack(_ pass: GlassPass) -> Float {
    if pass.shapes.elements.count == 1, !pass.shapes.isBlurred, pass.shapes.elements[0].turn == SIMD2(1, 0) {
      switch pass.shapes.elements[0].shape {
      case .rectangle, .roundedRectangle, .capsule, .circle: return 0.25
      case .ellipse, .path: break
      }
    }
    return 0.7072 * 1.15
  }

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

/// One row of nodes.
private struct UnsafeGridRow {
  let shader: GlassShader
  let field: GlassField
  let count: Int
  let x: Float, y: Float
  let step: Float
  let samples: UnsafeMutablePointer<SIMD4<Float>>

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

  private func sample(_ x: Float, _ y: Float, _ body: (Int, Float) -> Void) {
    field.fillUnsafeRow(y: y, from: x, step: step, count: count, into: samples)
    for index in 0..<count { body(index, samples[index].x) }
  }

  /// Returns the value that pixels around a node read if they lie deep inside.
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
  /// Returns the kind of a tile whose distances lie between `low` and `high`, in the order of the grid's nodes.
  func kind(low: SIMD4<Float>, high: SIMD4<Float>) -> GlassGrid.Kind {
    if high.x < -edgeDepth { return .inside }
    if low.x < edgeReach { return .edge }
    if !drop.isOff, low.y < drop.reach { return .outside }
    if ring.isSeenOutside, low.z < ring.outerReach { return .outside }
    return .nothing
  }
}

extension GlassGrid {
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

/// An open grid. Sendable because it is only read.
struct UnsafeGlassGrid: @unchecked Sendable {
  let originX: Int, originY: Int
  let level: Int
  let columns: Int, rows: Int
  /// From one place to three others. Kept in memory, because products with known numbers are worked out lane by lane.
  let steps = SIMD4<Float>(0, 1, 2, 3)
  /// Row by row, one more than tiles in both directions.
  let nodes: UnsafePointer<SIMD4<Float>>
  let deep: UnsafePointer<SIMD4<Float>>
  fileprivate let kinds: UnsafePointer<GlassGrid.Kind>

  /// Pixels of a row of tiles.
  var width: Int { columns << level }

  /// The kinds of the tiles that row `y` runs through.
  func kinds(_ y: Int) -> UnsafePointer<GlassGrid.Kind> {
    let row = (y - originY) >> level
    assert(row >= 0 && row < rows, "outside the grid")
    return kinds + row * columns
  }
}
