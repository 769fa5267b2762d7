// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

extension Renderer {
  /// Draws a material: captures the backdrop, draws the shadow, blurs and maps the capture and paints the result.
  mutating func draw(_ pass: MaterialPass, _ plan: Plan) {
    let coverage = Coverage(pass.outline, clippedTo: top.bounds)
    let material = MaterialRenderer(
      executor: executor, pass: pass, desktopAverage: desktopAverage(pass))
    var capture: ReducedImage?
    if let index = pass.capture { capture = self.capture(index, plan) }
    if let shadow = pass.shadow { draw(shadow) }
    // `consume` drops this reference: a shared buffer would be copied when it is written.
    guard let capture = consume capture else {
      paint(
        SolidSource(color: material.overlaysAlone), through: coverage, opacity: pass.opacity,
        blend: pass.blend)
      return
    }
    if let ramp = pass.ramp {
      var images = pass.steps.dropLast().map {
        material.image(capture.copied(&buffers), step: $0, &buffers)
      }
      if let last = pass.steps.last { images.append(material.image(consume capture, step: last, &buffers)) }
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
          MagnifiedSource($0, replaces: true), through: coverage, opacity: pass.opacity,
          blend: pass.blend)
      }
      buffers.cells.append(image.cells)
    }
  }

  /// Returns a capture that the caller may modify. A shared capture is read when its first material is drawn, copied
  /// for all but the last, and moved out for the last.
  mutating func capture(_ index: Int, _ plan: Plan) -> ReducedImage? {
    let capture = plan.captures[index]
    let used = (captureUses[index] ?? 0) + 1
    captureUses[index] = used
    guard let image = captures.removeValue(forKey: index) ?? take(capture) else { return nil }
    guard used < capture.uses else { return image }
    defer { captures[index] = image }
    return image.copied(&buffers)
  }

  /// Reads a capture from the surfaces, or returns nil if its region is empty.
  private mutating func take(_ capture: Capture) -> ReducedImage? {
    guard !capture.region.isEmpty else { return nil }
    return withUnsafeStack(capture.surfaces) { renderer, stack in
      CaptureReader(executor: renderer.executor).capture(
        stack, region: capture.region, level: capture.level, padding: capture.padding,
        &renderer.buffers)
    }
  }

  /// Returns the average colour behind the window, premultiplied, or nil if no overlay of the material uses it.
  mutating func desktopAverage(_ pass: MaterialPass) -> SIMD4<Float>? {
    let isAsked = pass.overlays.contains {
      if case .desktopAverage = $0 { return true }
      return false
    }
    let behind = pass.behind
    guard isAsked, let image = take(behind) else { return nil }
    defer { buffers.cells.append(image.cells) }
    return image.average
  }
}
