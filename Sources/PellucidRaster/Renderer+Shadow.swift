// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

extension Renderer {
  /// Draws a shadow under an outline, excluding the interior of the outline.
  mutating func draw(_ pass: ShadowPass) {
    guard !pass.outline.bounds.isEmpty else { return }
    let area = ShadowArea(pass.shadow, of: pass.outline.bounds, on: top.bounds)
    let mask = pass.outline.path.coverage(transform: .identity, clippedTo: area.outlined)
    guard !mask.bounds.isEmpty else { return }
    push(mask.bounds)
    paint(
      SolidSource(color: pass.shadow.color), through: .mask(mask), opacity: 1, blend: .sourceOver)
    var casting = stack.removeLast()
    paintShadow(of: &casting, pass.shadow, area, opacity: pass.opacity, keepingOut: mask)
    spare.append(casting.samples)
  }

  /// Draws a shadow cast by a layer's alpha, including the area under the layer.
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

  /// Blurs the surface `casting` and paints it at the shadow's offset, except where `mask` covers.
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

/// A flat colour multiplied by the alpha of a surface.
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
