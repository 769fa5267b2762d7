// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

extension Renderer {
  /// A shadow under an outline, kept out of the outline itself.
  mutating func draw(_ pass: ShadowPass) {
    guard !pass.outline.bounds.isEmpty else { return }
    let area = ShadowArea(pass.shadow, of: pass.outline.bounds, on: top.bounds)
    let mask = pass.outline.path.coverage(transform: pass.outline.transform, clippedTo: area.casting)
    guard !mask.bounds.isEmpty else { return }
    push(mask.bounds)
    paint(
      SolidSource(color: pass.shadow.color), through: .mask(mask), opacity: 1, blend: .sourceOver)
    var casting = stack.removeLast()
    paintShadow(of: &casting, pass.shadow, area, opacity: pass.opacity, keepingOut: mask)
    spare.append(casting.samples)
  }

  /// A shadow of a layer's alpha.
  mutating func drawShadow(of layer: inout Surface, _ shadow: PixelShadow, opacity: Float) {
    let area = ShadowArea(shadow, of: layer.bounds, on: top.bounds)
    push(layer.bounds)
    let bounds = layer.bounds
    layer.withUnsafeSurface { pixels in
      paint(
        SilhouetteSource(stack: UnsafeSurfaceStack(first: pixels, others: []), color: shadow.color),
        through: .full(bounds), opacity: 1, blend: .sourceOver)
    }
    var casting = stack.removeLast()
    paintShadow(of: &casting, shadow, area, opacity: opacity, keepingOut: nil)
    spare.append(casting.samples)
  }

  private mutating func paintShadow(
    of casting: inout Surface, _ shadow: PixelShadow, _ area: ShadowArea, opacity: Float,
    keepingOut mask: CoverageMask?
  ) {
    let shown = area.shown.intersection(top.bounds)
    guard !shown.isEmpty else { return }
    var capture = casting.withUnsafeSurface { pixels in
      CaptureReader(executor: executor).capture(
        UnsafeSurfaceStack(first: pixels, others: []), region: area.captured(of: pixels.bounds),
        level: shadow.blur.captureLevel, padding: shadow.blur.paddingInPixels, &buffers)
    }
    while capture.level < shadow.blur.blurLevel { capture.halve(executor, &buffers) }
    var image = capture.blurred(shadow.blur, nil, executor, &buffers)
    buffers.cells.append(capture.cells)
    image.region = image.region.moved(x: area.offsetX, y: area.offsetY)
    image.withUnsafeImage {
      paint(
        MagnifiedSource($0, replaces: false),
        through: mask.map { .inverse($0, shown) } ?? .full(shown), opacity: opacity,
        blend: .sourceOver)
    }
    buffers.cells.append(image.cells)
  }
}

/// The pixels that a shadow has to do with; no more than the surface shows, however far the blur reaches.
private struct ShadowArea {
  let offsetX: Int, offsetY: Int
  /// Where the shadow can be seen.
  let shown: PixelRect
  /// Where what casts the part that can be seen may lie.
  let casting: PixelRect
  /// Where the shadow would be seen if it were not moved.
  private let visible: PixelRect
  private let whole: PixelRect
  /// Pixels of the coarsest cells.
  private let step: Int

  /// - Parameter bounds: The pixels of what casts the shadow, as far as they are known.
  init(_ shadow: PixelShadow, of bounds: PixelRect, on surface: PixelRect) {
    (offsetX, offsetY) = (Int(shadow.offsetX.rounded()), Int(shadow.offsetY.rounded()))
    let reach = shadow.blur.reachInPixels
    whole = bounds.outset(by: reach)
    visible = surface.moved(x: -offsetX, y: -offsetY).intersection(whole)
    shown = visible.moved(x: offsetX, y: offsetY)
    casting = visible.outset(by: reach).intersection(whole)
    step = 1 << max(shadow.blur.captureLevel, shadow.blur.blurLevel)
  }

  /// What is blurred: what casts and what is seen, with the cells of the reduced copies where they are for the whole
  /// shadow.
  func captured(of content: PixelRect) -> PixelRect {
    content.union(visible).aligned(toX: whole.minX, y: whole.minY, step: step)
  }
}

/// A flat colour where a surface has alpha.
struct SilhouetteSource: RowSource {
  let stack: UnsafeSurfaceStack
  let color: SIMD4<Float>
  var scratchCount: Int { 0 }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    stack.read(y, from: x, count: count, into: row)
    for index in 0..<count { row[index] = color * row[index].w }
  }
}
