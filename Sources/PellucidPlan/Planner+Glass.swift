// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension Planner {
  /// Returns the pixels from which a backdrop may be captured.
  private func reach(_ blending: MaterialContent.Blending) -> PixelRect {
    switch blending {
    case .withinWindow: windowBounds
    case .behindWindow, .everythingBelow: plan.bounds
    }
  }

  /// Adds the pass of a piece of glass. If labels are seen through a lens, two passes are added with a layer of the
  /// labels between them.
  mutating func addGlass(_ glass: ResolvedGlass, _ node: Node, opacity: Float) {
    guard var pass = pass(glass, node, opacity: opacity), !pass.bounds.isEmpty else { return }
    guard let lens = glass.lens, !lens.content.isEmpty else {
      plan.passes.append(.glass(pass))
      return
    }
    pass.part = .body
    plan.passes.append(.glass(pass))
    let end = LensEnd(lens.parameters, of: pass.shapes, pixelsPerPoint: toPixels(node).meanScale)
    addLabels(lens.content, end, opacity: opacity)
    pass.part = .lights
    plan.passes.append(.glass(pass))
  }

  /// Adds a layer with the labels of a lens.
  private mutating func addLabels(_ nodes: [Node], _ end: LensEnd, opacity: Float) {
    let outer = clip
    let bounds = PixelRect(covering: end.shapes.bounds).outset(by: 2).intersection(clip)
    guard !bounds.isEmpty else { return }
    beginLayer(bounds)
    add(nodes)
    endLayer(LayerEnd(opacity: opacity, blend: .sourceOver, clip: nil, shadow: nil, lens: end))
    clip = outer
  }

  /// Returns the pass of a container's glass, or nil if nothing of it is visible.
  func pass(_ glass: ResolvedGlass, _ node: Node, opacity: Float) -> GlassPass? {
    let pixels = toPixels(node)
    let scale = pixels.meanScale
    guard scale > 0, scale.isFinite else { return nil }
    let numbers = PixelGlass(glass.parameters, pixelsPerPoint: scale)
    let shapes = GlassShapes(
      elements: glass.elements.map { element($0, pixels) }, smoothness: glass.smoothness * scale,
      sigma: glass.fieldSigma * scale, ovalization: glass.parameters.ovalization)
    let bounds = shapes.bounds
    guard !bounds.isEmpty else { return nil }
    let level = cellLevel(captureScale: glass.parameters.capture.scale)
    return GlassPass(
      shapes: shapes, glass: numbers,
      capture: Capture(
        region: region(of: glass, around: bounds, scale: scale), surfaces: surfaces(glass.blending), uses: 1,
        level: level, padding: 0),
      levelCount: numbers.levelCount(cellLevel: level), dimming: Float(glass.dimming),
      bounds: PixelRect(covering: drawn(glass.parameters, numbers, around: bounds, scale: scale))
        .intersection(clip),
      opacity: opacity, lens: glass.lens.map { lens($0, pixels) },
      part: .everything)
  }

  private func lens(_ lens: ResolvedGlass.Lens, _ pixels: Transform) -> PixelLens {
    var result = PixelLens(lens.parameters, pixelsPerPoint: pixels.meanScale)
    result.bar = lens.bar.map {
      GlassShapes(elements: [element($0, pixels)], smoothness: 0, sigma: 0, ovalization: 0)
    }
    return result
  }

  /// Returns the pixels that the glass captures: its bounds with a margin.
  private func region(of glass: ResolvedGlass, around shape: Rect, scale: Double) -> PixelRect {
    let margin = Int(
      min(max(LengthScale(factor: scale)(glass.parameters.capture.margin), 0), 16384).rounded(.up))
    return PixelRect(covering: shape).outset(by: margin).intersection(reach(glass.blending))
  }

  /// Returns the level of the captured cells: 1, 2 or 3 for a half, a quarter or an eighth of the resolution.
  private func cellLevel(captureScale: Double) -> Int {
    if captureScale <= 0.125 { return 3 }
    return captureScale <= 0.25 ? 2 : 1
  }

  /// Returns the bounds of everything that is drawn for a shape: its antialiasing, its line and its shadows.
  private func drawn(
    _ parameters: GlassParameters, _ glass: PixelGlass, around shape: Rect, scale: Double
  ) -> Rect {
    parameters.shadows(around: shape, scale: scale)
      .reduce(glass.edge(around: shape)) { $0.union($1.outset(by: 1)) }
  }

  /// Converts an element to pixels. A rotated element gets an upright frame and a rotation.
  private func element(_ element: ResolvedGlass.Element, _ pixels: Transform) -> GlassShapes.Element {
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
      inflation: Float(element.inflation * scale),
      tint: element.tint.map { MatrixMix($0.matrix, opacity: Float($0.opacity)) })
  }
}

extension GlassPass {
  /// The pixels that show the captured backdrop. Shadows are excluded unless they contain the backdrop.
  ///
  /// In a row of buttons so close that each captures its neighbour's shadow, a button that changes its colours would
  /// otherwise damage all of them.
  var backdropBounds: PixelRect {
    guard !(glass.shadow.opacity > 0 && glass.shadow.vibrancy > 0) else { return bounds }
    return PixelRect(covering: glass.edge(around: shapes.bounds)).intersection(bounds)
  }
}

extension PixelGlass {
  /// Returns the number of pyramid levels that the widest blur reads. Level k serves radii between 2^k and 2^(k+1)
  /// cells.
  fileprivate func levelCount(cellLevel: Int) -> Int {
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

  /// Returns the bounds of a shape with its antialiasing and the line around it.
  fileprivate func edge(around shape: Rect) -> Rect { shape.outset(by: 1.5 + max(0, -edgeLine.offset)) }
}
