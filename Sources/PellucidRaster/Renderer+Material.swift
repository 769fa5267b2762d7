// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

extension Renderer {
  mutating func draw(_ pass: MaterialPass, _ plan: Plan) {
    let coverage = Coverage(pass.outline, clippedTo: top.bounds)
    let material = MaterialRenderer(
      executor: executor, pass: pass, desktopAverage: desktopAverage(pass))
    guard let index = pass.capture, let capture = capture(index, plan) else {
      paint(
        SolidSource(color: material.overlaysAlone), through: coverage, opacity: pass.opacity,
        blend: pass.blend)
      return
    }
    if let ramp = pass.ramp {
      let images = pass.steps.map { material.image(capture, step: $0, &buffers) }
      images[...].withUnsafeImages { open in
        let strengths = pass.steps.map { $0.strength }
        paint(
          ProgressiveSource(images: open, strengths: strengths, ramp: ramp), through: coverage,
          opacity: pass.opacity, blend: pass.blend)
      }
      for image in images { buffers.cells.append(image.cells) }
    } else if let step = pass.steps.first {
      let image = material.image(consume capture, step: step, &buffers)
      image.withUnsafeImage {
        paint(
          MagnifiedSource($0, isOpaque: true), through: coverage, opacity: pass.opacity,
          blend: pass.blend)
      }
      buffers.cells.append(image.cells)
    }
  }

  /// A shared capture is taken when its first material is drawn, and dropped after its last.
  mutating func capture(_ index: Int, _ plan: Plan) -> ReducedImage? {
    let capture = plan.captures[index]
    let used = (captureUses[index] ?? 0) + 1
    captureUses[index] = used
    if let taken = captures[index] {
      if used == capture.uses { captures[index] = nil }
      return taken
    }
    guard !capture.region.isEmpty else { return nil }
    let image = withUnsafeStack(capture.surfaces) { renderer, stack in
      CaptureReader(executor: renderer.executor).capture(
        stack, region: capture.region, level: capture.level, padding: capture.padding,
        &renderer.buffers)
    }
    if used < capture.uses { captures[index] = image }
    return image
  }

  mutating func desktopAverage(_ pass: MaterialPass) -> SIMD4<Float>? {
    let isAsked = pass.overlays.contains {
      if case .desktopAverage = $0 { return true }
      return false
    }
    guard isAsked, let behind = pass.behind, !behind.region.isEmpty else { return nil }
    return withUnsafeStack(behind.surfaces) { renderer, stack in
      let image = CaptureReader(executor: renderer.executor)
        .capture(
          stack, region: behind.region, level: behind.level, padding: behind.padding, &renderer.buffers)
      renderer.buffers.cells.append(image.cells)
      return image.average
    }
  }

  // MARK: Shadows

  /// A shadow under an outline, kept out of the outline itself.
  mutating func draw(_ pass: ShadowPass) {
    let reach = pass.shadow.blur.reachInPixels
    let bounds = pass.outline.bounds
    guard !bounds.isEmpty else { return }
    push(shadowBounds(bounds, reach))
    let mask = pass.outline.path.coverage(transform: pass.outline.transform, clippedTo: top.bounds)
    paint(
      SolidSource(color: pass.shadow.color), through: .mask(mask), opacity: 1, blend: .sourceOver)
    var casting = stack.removeLast()
    paintShadow(
      of: &casting, pass.shadow, opacity: pass.opacity, keepingOut: mask)
    spare.append(casting.samples)
  }

  /// A shadow of a layer's alpha.
  mutating func drawShadow(of layer: inout Surface, _ shadow: PixelShadow, opacity: Float) {
    push(shadowBounds(layer.bounds, shadow.blur.reachInPixels))
    let bounds = layer.bounds
    layer.withUnsafeSurface { pixels in
      paint(
        SilhouetteSource(stack: UnsafeSurfaceStack(first: pixels, others: []), color: shadow.color),
        through: .full(bounds), opacity: 1, blend: .sourceOver)
    }
    var casting = stack.removeLast()
    paintShadow(of: &casting, shadow, opacity: opacity, keepingOut: nil)
    spare.append(casting.samples)
  }

  func shadowBounds(_ bounds: PixelRect, _ reach: Int) -> PixelRect {
    PixelRect(
      minX: bounds.minX - reach, minY: bounds.minY - reach, maxX: bounds.maxX + reach,
      maxY: bounds.maxY + reach)
  }

  mutating func paintShadow(
    of casting: inout Surface, _ shadow: PixelShadow, opacity: Float, keepingOut mask: CoverageMask?
  ) {
    let bounds = casting.bounds
    var capture = casting.withUnsafeSurface { pixels in
      CaptureReader(executor: executor).capture(
        UnsafeSurfaceStack(first: pixels, others: []), region: bounds,
        level: shadow.blur.captureLevel, &buffers)
    }
    while capture.level < shadow.blur.blurLevel { capture.halve(executor, &buffers) }
    var image = capture.blurred(shadow.blur, nil, executor, &buffers)
    buffers.cells.append(capture.cells)
    let (dx, dy) = (Int(shadow.offsetX.rounded()), Int(shadow.offsetY.rounded()))
    image.region = PixelRect(
      minX: image.region.minX + dx, minY: image.region.minY + dy, maxX: image.region.maxX + dx,
      maxY: image.region.maxY + dy)
    let area = image.region.intersection(top.bounds)
    guard !area.isEmpty else { return }
    image.withUnsafeImage {
      paint(
        MagnifiedSource($0, isOpaque: false),
        through: mask.map { .inverse($0, area) } ?? .full(area), opacity: opacity,
        blend: .sourceOver)
    }
    buffers.cells.append(image.cells)
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
