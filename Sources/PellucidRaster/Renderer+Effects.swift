// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// The effects of a layer, applied to the top surface before it is composited.
extension Renderer {
  /// Applies an effect to the top surface, whose bounds become those of the effect.
  mutating func apply(_ effect: PixelEffect) {
    guard !top.isEmpty, !effect.bounds.isEmpty else {
      spare.append(stack.removeLast().samples)
      return push(effect.bounds)
    }
    switch effect.kind {
    case .color(let matrix): filter(matrix)
    case .blur(let blur, let isOpaque): self.blur(blur, effect, isOpaque: isOpaque)
    case .projection(let back, let samples): project(back, samples: samples, onto: effect.bounds)
    }
  }

  /// Changes the colours of the top surface by a matrix.
  private mutating func filter(_ matrix: ColorMatrix) {
    withUnsafeStack(stack.count - 1..<stack.count) { renderer, surfaces in
      Compositor(executor: renderer.executor).paint(
        FilteredSource(source: SurfaceSource(stack: surfaces), matrix: matrix),
        through: .full(surfaces.last.bounds), opacity: 1, blend: .sourceOver, onto: surfaces.last,
        scratch: &renderer.scratch)
    }
  }

  /// Replaces the top surface by its blur.
  private mutating func blur(_ blur: BlurPlan, _ effect: PixelEffect, isOpaque: Bool) {
    var layer = stack.removeLast()
    let region = effect.region(of: layer.bounds)
    var capture = layer.withUnsafeSurface { pixels in
      CaptureReader(executor: executor).capture(
        UnsafeSurfaceStack(first: pixels, others: []), region: region, level: blur.captureLevel,
        padding: blur.paddingInPixels, &buffers)
    }
    spare.append(layer.samples)
    while capture.level < blur.blurLevel { capture.halve(executor, &buffers) }
    let stage = isOpaque ? ColorStage(mapping: PreparedMapping(.identity)) : nil
    let image = capture.blurred(blur, stage, executor, &buffers)
    buffers.cells.append(capture.cells)
    push(effect.bounds)
    image.withUnsafeImage {
      paint(
        MagnifiedSource($0, replaces: true), through: .full(effect.bounds), opacity: 1, blend: .sourceOver)
    }
    buffers.cells.append(image.cells)
  }

  /// Replaces the top surface by its projection.
  private mutating func project(_ back: Projection, samples: Int, onto bounds: PixelRect) {
    var layer = stack.removeLast()
    push(bounds)
    layer.withUnsafeSurface { pixels in
      paint(
        ProjectedSource(layer: pixels, back: back, samples: max(samples, 1)), through: .full(bounds),
        opacity: 1, blend: .sourceOver)
    }
    spare.append(layer.samples)
  }

  /// Cuts the top surface by the alpha of a layer, which is transparent outside its bounds.
  mutating func cut(by layer: inout Surface, _ end: LayerEnd) {
    layer.withUnsafeSurface { pixels in
      paint(
        SurfaceSource(stack: UnsafeSurfaceStack(first: pixels, others: [])), through: .full(top.bounds),
        opacity: end.opacity, blend: end.blend)
    }
    spare.append(layer.samples)
  }
}

/// A source that changes the colours of another one by a matrix; its pixels replace those below.
struct FilteredSource<Source: RowSource>: RowSource {
  let source: Source
  let matrix: ColorMatrix
  var replaces: Bool { true }
  var scratchCount: Int { source.scratchCount }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    source.shade(y, from: x, count: count, into: row, scratch: scratch)
    for index in 0..<count { row[index] = matrix.filtered(row[index]) }
  }
}

/// A projected surface, which is transparent outside its bounds.
struct ProjectedSource: PixelSource {
  let layer: UnsafeSurface
  /// The projection from the pixels of the result to those of the surface.
  let back: Projection
  /// The number of samples of a pixel along each axis.
  let samples: Int

  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    var sum = SIMD4<Float>(repeating: 0)
    let step = 1 / Double(samples)
    for row in 0..<samples {
      for column in 0..<samples {
        let place = Point(
          x: Double(x) + (Double(column) + 0.5) * step, y: Double(y) + (Double(row) + 0.5) * step)
        if let place = back.applied(to: place) { sum += color(at: place) }
      }
    }
    return sum / Float(samples * samples)
  }

  /// Returns the bilinearly interpolated premultiplied colour at a position.
  private func color(at place: Point) -> SIMD4<Float> {
    let bounds = layer.bounds
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    guard x > Double(bounds.minX) - 1, x < Double(bounds.maxX), y > Double(bounds.minY) - 1,
      y < Double(bounds.maxY)
    else { return SIMD4(repeating: 0) }
    let (left, upper) = (x.rounded(.down), y.rounded(.down))
    let (across, down) = (Float(x - left), Float(y - upper))
    let (column, line) = (Int(left), Int(upper))
    let first = pixel(column, line) * (1 - across) + pixel(column + 1, line) * across
    let second = pixel(column, line + 1) * (1 - across) + pixel(column + 1, line + 1) * across
    return first * (1 - down) + second * down
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let bounds = layer.bounds
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else {
      return SIMD4(repeating: 0)
    }
    return Sample.unit(layer.row(y, from: x)[0])
  }
}
