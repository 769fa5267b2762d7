// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension Planner {
  /// What is captured of a backdrop that nobody limits: the surface it lies on.
  private func reach(_ blending: MaterialContent.Blending) -> PixelRect {
    switch blending {
    case .withinWindow: windowBounds
    case .behindWindow, .everythingBelow: plan.bounds
    }
  }

  /// One pass; with labels seen through a lens, a layer of those between two.
  mutating func addGlass(_ glass: ResolvedGlass, _ node: Node, opacity: Float) {
    guard var pass = pass(glass, node, opacity: opacity), !pass.bounds.isEmpty else { return }
    guard let lens = pass.lens, let content = glass.lens?.content, !content.isEmpty else {
      plan.passes.append(.glass(pass))
      return
    }
    pass.part = .body
    plan.passes.append(.glass(pass))
    addLabels(content, lens, pass)
    pass.part = .lights
    plan.passes.append(.glass(pass))
  }

  private mutating func addLabels(_ nodes: [Node], _ lens: LensParameters, _ pass: GlassPass) {
    let outer = clip
    let bounds = PixelRect(covering: pass.shapes.bounds).outset(by: 2).intersection(clip)
    guard !bounds.isEmpty else { return }
    beginLayer(bounds)
    add(nodes)
    endLayer(
      LayerEnd(
        opacity: pass.opacity, blend: .sourceOver, clip: nil, shadow: nil,
        lens: LensEnd(shapes: pass.shapes, parameters: lens)))
    clip = outer
  }

  /// The pass of a container's glass; nil if nothing of it could be seen.
  func pass(_ glass: ResolvedGlass, _ node: Node, opacity: Float) -> GlassPass? {
    let pixels = toPixels(node)
    let scale = pixels.meanScale
    guard scale > 0, scale.isFinite else { return nil }
    let parameters = glass.parameters.scaled(by: scale)
    let shapes = GlassShapes(
      elements: glass.elements.map { element($0, pixels) }, smoothness: glass.smoothness * scale,
      sigma: glass.fieldSigma * scale, ovalization: parameters.ovalization)
    let bounds = shapes.bounds
    guard !bounds.isEmpty else { return nil }
    let margin = Int(min(max(parameters.capture.margin, 0), 16384).rounded(.up))
    let region = PixelRect(covering: bounds).outset(by: margin).intersection(reach(glass.blending))
    return GlassPass(
      shapes: shapes, parameters: parameters,
      capture: Capture(
        region: region, surfaces: surfaces(glass.blending), uses: 1, level: parameters.cellLevel, padding: 0),
      levelCount: parameters.levelCount, dimming: Float(glass.dimming),
      bounds: PixelRect(covering: parameters.drawn(around: bounds)).intersection(clip), opacity: opacity,
      lens: glass.lens.map { $0.parameters.scaled(by: scale) }, part: .everything)
  }

  private func element(_ element: ResolvedGlass.Element, _ pixels: AffineTransform) -> GlassShapes.Element {
    let scale = pixels.meanScale
    var frame = pixels.bounds(of: element.frame)
    var turn = SIMD2<Float>(1, 0)
    if !pixels.keepsAxes || pixels.a < 0 || pixels.d < 0 {
      let middle = pixels.applied(
        to: Point(
          x: element.frame.x + element.frame.width / 2, y: element.frame.y + element.frame.height / 2))
      let (width, height) = (element.frame.width * scale, element.frame.height * scale)
      frame = Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
      turn = SIMD2(Float(pixels.a), Float(pixels.b))
    }
    return GlassShapes.Element(
      shape: element.shape.scaled(by: scale), frame: frame, turn: turn,
      inflation: Float(element.inflation * scale), tint: element.tint)
  }
}

extension GlassPass {
  /// The pixels that show what the glass looks at: not its shadows, unless these are made of the backdrop.
  ///
  /// Where a row of buttons stands so close that each looks at the next one's shadow, one that changes its colours
  /// would otherwise change all of them.
  var backdropBounds: PixelRect {
    guard !(parameters.shadow.opacity > 0 && parameters.shadow.vibrancy > 0) else { return bounds }
    return PixelRect(covering: parameters.edge(around: shapes.bounds)).intersection(bounds)
  }
}

extension GlassParameters {
  /// The level of the captured cells: 1, 2 or 3 for a half, a quarter or an eighth.
  fileprivate var cellLevel: Int {
    if capture.scale <= 0.125 { return 3 }
    return capture.scale <= 0.25 ? 2 : 1
  }

  /// Levels of the pyramid that its widest blur reads: level k between 2^k and 2^(k+1) cells of radius.
  fileprivate var levelCount: Int {
    let opacities = blur.opacities
    let largest = max(max(opacities.x, opacities.y), max(opacities.z, opacities.w))
    var radius = blur.radius * largest
    if blurFill.normal != 0 || blurFill.lighten != 0 || blurFill.darken != 0 {
      radius = max(radius, blurFill.radius)
    }
    if bleed.opacity > 0 { radius = max(radius, bleed.blurRadius) }
    if shadow.opacity > 0, shadow.vibrancy > 0 { radius = max(radius, shadow.blurRadius) }
    let cells = GlassPass.cellsPerRadius * radius / Double(1 << cellLevel)
    var count = 2
    while count < 16, Double(1 << (count - 1)) < cells { count += 1 }
    return count
  }

  /// A shape's bounds with its antialiasing and the line around it.
  fileprivate func edge(around shape: Rect) -> Rect { shape.outset(by: 1.5 + max(0, -edgeLine.offset)) }

  /// Everything that is drawn of glass around a shape's bounds: its antialiasing, line and shadows.
  fileprivate func drawn(around shape: Rect) -> Rect {
    shadows(around: shape).reduce(edge(around: shape)) { $0.union($1.outset(by: 1)) }
  }
}
