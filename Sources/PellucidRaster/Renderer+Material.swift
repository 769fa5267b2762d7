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
      let color = material.overlaid(SIMD4(repeating: 0))
      paint(SolidSource(color: color), through: coverage, opacity: pass.opacity, blend: pass.blend)
      return
    }
    let images = pass.steps.map { material.image(capture, step: $0) }
    if let ramp = pass.ramp {
      let open = images.map { $0.withUnsafeImage { $0 } }
      paint(
        ProgressiveSource(images: open, strengths: pass.steps.map { $0.strength }, ramp: ramp),
        through: coverage, opacity: pass.opacity, blend: pass.blend)
    } else {
      paint(
        MagnifiedSource(image: images[0].withUnsafeImage { $0 }), through: coverage,
        opacity: pass.opacity, blend: pass.blend)
    }
    withExtendedLifetime(images) {}
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
    guard !capture.region.isEmpty, let stack = openStack(capture.surfaces) else { return nil }
    let image = CaptureReader(executor: executor)
      .capture(stack, region: capture.region, level: capture.level, padding: capture.padding)
    if used < capture.uses { captures[index] = image }
    return image
  }

  mutating func desktopAverage(_ pass: MaterialPass) -> SIMD4<Float>? {
    let isAsked = pass.overlays.contains {
      if case .desktopAverage = $0 { return true }
      return false
    }
    guard isAsked, let behind = pass.behind, !behind.region.isEmpty,
      let stack = openStack(behind.surfaces)
    else { return nil }
    return CaptureReader(executor: executor)
      .capture(stack, region: behind.region, level: behind.level).average
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
    let pixels = layer.withUnsafeSurface { $0 }
    paint(
      SilhouetteSource(
        stack: UnsafeSurfaceStack(first: pixels, others: []), color: shadow.color),
      through: .full(layer.bounds), opacity: 1, blend: .sourceOver)
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
    let stack = UnsafeSurfaceStack(first: casting.withUnsafeSurface { $0 }, others: [])
    var image = CaptureReader(executor: executor)
      .capture(stack, region: casting.bounds, level: shadow.blur.captureLevel)
    while image.level < shadow.blur.blurLevel { image = image.halved(executor) }
    image.blur(sigma: shadow.blur.residualSigma, executor)
    while image.level > shadow.blur.finalLevel { image = image.doubled(executor) }
    let (dx, dy) = (Int(shadow.offsetX.rounded()), Int(shadow.offsetY.rounded()))
    image.region = PixelRect(
      minX: image.region.minX + dx, minY: image.region.minY + dy, maxX: image.region.maxX + dx,
      maxY: image.region.maxY + dy)
    let area = image.region.intersection(top.bounds)
    guard !area.isEmpty else { return }
    paint(
      MagnifiedSource(image: image.withUnsafeImage { $0 }),
      through: mask.map { .inverse($0, area) } ?? .full(area), opacity: opacity, blend: .sourceOver)
    withExtendedLifetime(image) {}
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
