// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

@testable import PellucidRaster

/// Draws glass pixel by pixel in single precision, straight from the passes: the definition that the renderer is
/// compared with.
struct GlassDefinition {
  let pass: GlassPass
  let shader: GlassShader
  let field: GlassField

  init(_ pass: GlassPass) {
    (self.pass, shader) = (pass, GlassShader(pass))
    field = pass.shapes.field(in: pass.bounds)
  }

  /// Draws the first glass of a plan over an opaque picture of the plan's size.
  static func draw(_ node: Node, over picture: PixelImage, scale: Double = 1) -> PixelImage {
    let plan = Planner.plan(TestScenes.over(picture, scale: scale, [node]))
    for case .glass(let pass) in plan.passes { return GlassDefinition(pass).draw(over: picture) }
    return picture
  }

  func draw(over picture: PixelImage) -> PixelImage {
    var result = picture
    pyramid(picture).withUnsafePyramid { pyramid in
      for y in pass.bounds.minY..<pass.bounds.maxY {
        for x in pass.bounds.minX..<pass.bounds.maxX {
          let below = GlassColor<Float>(SIMD4<Float>(picture[x, y]) / 65535)
          let color = shader.color(input(x, y), over: below, pyramid, field)
          result[x, y] = Sample.whole(below.mixed(with: color, pass.opacity).lanes)
        }
      }
    }
    return result
  }

  /// Returns the blur pyramid of the capture.
  private func pyramid(_ picture: PixelImage) -> GlassPyramid {
    var buffers = BlurBuffers()
    var surface = Surface(
      bounds: PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height),
      samples: picture.samples)
    var pyramid = GlassPyramid(
      region: pass.capture.region, cellLevel: pass.capture.level, levelCount: pass.levelCount, &buffers)
    surface.withUnsafeSurface {
      GlassCaptureReader(
        stack: UnsafeSurfaceStack(first: $0, others: []), region: pass.capture.region,
        cellLevel: pass.capture.level, dimming: SIMD4(0, 0, 0, pass.dimming)
      ).fill(&pyramid, SerialExecutor(), &buffers)
    }
    pyramid.build(SerialExecutor(), &buffers)
    return pyramid
  }

  /// Returns the input of the shader at a pixel.
  private func input(_ x: Int, _ y: Int) -> GlassPixel<Float> {
    let (x, y) = (Float(x) + 0.5, Float(y) + 0.5)
    return GlassPixel(
      point: point(x, y), x: x, y: y, shadow: point(x - shader.drop.offsetX, y - shader.drop.offsetY),
      ring: point(x, y - shader.ring.offset).distance,
      inner: point(x, y - shader.innerShadow.offset).distance)
  }

  private func point(_ x: Float, _ y: Float) -> GlassPoint<Float> {
    let sample = field.sample(at: SIMD2(x, y))
    let left = field.sample(at: SIMD2(x - 1, y)).distance
    let right = field.sample(at: SIMD2(x + 1, y)).distance
    return GlassPoint(
      distance: sample.distance, x: sample.gradient.x, y: sample.gradient.y,
      perWidth: GlassPoint.perWidth((right - left) / 2))
  }
}
