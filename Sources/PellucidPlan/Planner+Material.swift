// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension Planner {
  /// The strengths at which a progressive blur is computed; strengths between them are interpolated.
  static let progressiveStrengths: [Float] = [0, 0.0625, 0.125, 0.25, 0.5, 0.75, 1]

  /// The level and the padding of captures that are averaged. The padding holds the part that halving spreads beyond
  /// the edge, so that every pixel keeps its weight in the average.
  static let averagedLevel = 2
  static let averagedPadding = 8

  /// Adds the pass of a material.
  mutating func addMaterial(_ material: ResolvedMaterial, _ node: Node, opacity: Float) {
    let outline = self.outline(material.shape, frame: node.frame, transform: node.transform)
    guard !outline.bounds.isEmpty else { return }
    let shadow = node.shadow.map {
      ShadowPass(outline: outline, shadow: pixelShadow($0, node.transform), opacity: opacity)
    }
    let recipe = material.recipe
    let capture = recipe.samplesBackdrop ? capture(for: material, region: outline.bounds) : nil
    plan.passes.append(
      .material(
        MaterialPass(
          outline: outline, capture: capture, steps: steps(material, seenIn: node),
          ramp: material.progress.map { ramp($0, node) }, mapping: recipe.mapping,
          blursLast: recipe.blursLast, averagesBackdrop: recipe.averagesBackdrop,
          overlays: recipe.overlays.map(overlay),
          behind: Capture(
            region: windowBounds, surfaces: surfaces(.behindWindow), uses: 1,
            level: Planner.averagedLevel, padding: Planner.averagedPadding),
          shadow: shadow, opacity: opacity, blend: node.blend)))
    if let border = recipe.border, material.progress == nil {
      let pixel = 1 / max(toPixels(node).meanScale, 1e-9)
      addEdge(.solid(lanes(border)), width: pixel, inside: material.shape, node, opacity: opacity)
    }
  }

  /// Adds a line inside the edge of a shape; a shape with no area inside the line is left without.
  ///
  /// - Parameter width: The width of the line, in the unit of the node's frame.
  mutating func addEdge(
    _ paint: Paint, width: Double, inside shape: Shape, _ node: Node, opacity: Float
  ) {
    let (frame, pixels) = (node.frame, toPixels(node))
    guard pixels.meanScale > 0 else { return }
    guard frame.width > 2 * width, frame.height > 2 * width else { return }
    var (outer, inner) = (
      outline(shape, frame: frame, transform: node.transform), shape.concentric(inset: width)
    )
    var innerFrame = frame.outset(by: -width)
    switch shape {
    case .roundedRectangle(let radii, let style):
      inner = Shape.roundedRectangle(radii.clamped(to: frame), style: style).concentric(inset: width)
    case .path:
      // A path has no inset; a copy scaled about the middle of the frame comes near it.
      (inner, innerFrame) = (shape.scaled(by: 1 - 2 * width / min(frame.width, frame.height)), frame)
      innerFrame.x += width * frame.width / min(frame.width, frame.height)
      innerFrame.y += width * frame.height / min(frame.width, frame.height)
    case .rectangle, .capsule, .circle, .ellipse: break
    }
    outer.path.elements += inner.path(in: innerFrame).reversed.transformed(by: pixels).elements
    outer.wholePixels = nil
    plan.passes.append(
      .fill(FillPass(outline: outer, paint: paint, opacity: opacity, blend: node.blend)))
  }

  /// Converts an overlay to the picture's gamut.
  func overlay(_ overlay: MaterialOverlay) -> MaterialPass.Overlay {
    switch overlay.paint {
    case .color(let color): .color(lanes(color), overlay.blend)
    case .desktopAverage(let opacity): .desktopAverage(opacity: opacity, overlay.blend)
    }
  }

  /// Returns the blur at every strength that is computed.
  func steps(_ material: ResolvedMaterial) -> [MaterialPass.Step] {
    let recipe = material.recipe
    let strengths = material.progress == nil ? [1] : Planner.progressiveStrengths
    return strengths.map { strength in
      MaterialPass.Step(
        strength: strength,
        blur: BlurPlan(
          sigmaInPixels: recipe.sigmaInPoints * scale * Double(strength),
          captureScale: recipe.captureScale))
    }
  }

  /// Returns the steps that the node's frame needs. A path may extend beyond its frame and needs all steps.
  private func steps(_ material: ResolvedMaterial, seenIn node: Node) -> [MaterialPass.Step] {
    guard let progress = material.progress else { return steps(material) }
    if case .path = material.shape { return steps(material) }
    let needed = strengths(progress, node)
    return steps(material).filter { needed.contains($0.strength) }
  }

  /// Returns the strengths of a progressive blur between which its frame lies, at least two.
  private func strengths(_ progress: MaterialContent.Progress, _ node: Node) -> [Float] {
    let ramp = ramp(progress, node), pixels = toPixels(node)
    let places = node.frame.corners.map { corner in
      let pixel = pixels.applied(to: corner)
      return ramp.x * pixel.x + ramp.y * pixel.y + ramp.constant
    }
    let all = Planner.progressiveStrengths
    guard let low = places.min(), let high = places.max(), low.isFinite, high.isFinite else { return all }
    // Strengths are evaluated at pixel centres, which may lie beyond the corners of the frame.
    let beyond = ramp.x.magnitude + ramp.y.magnitude
    let first = all.lastIndex { Double($0) <= low - beyond } ?? 0
    let last = all.firstIndex { Double($0) >= high + beyond } ?? all.count - 1
    let start = min(first, all.count - 2)
    return Array(all[start...max(last, start + 1)])
  }

  /// Returns the strength as a linear function of pixel centres, from a progress in fractions of the frame.
  func ramp(_ progress: MaterialContent.Progress, _ node: Node) -> MaterialPass.Ramp {
    let toFrame = toPixels(node).inverse ?? .identity
    let (dx, dy) = (
      (progress.end.x - progress.start.x) * node.frame.width,
      (progress.end.y - progress.start.y) * node.frame.height
    )
    let length = max(dx * dx + dy * dy, 1e-12)
    let startX = node.frame.x + progress.start.x * node.frame.width
    let startY = node.frame.y + progress.start.y * node.frame.height
    return MaterialPass.Ramp(
      x: (toFrame.a * dx + toFrame.b * dy) / length, y: (toFrame.c * dx + toFrame.d * dy) / length,
      constant: ((toFrame.tx - startX) * dx + (toFrame.ty - startY) * dy) / length)
  }

  // MARK: Captures

  /// Returns the range of surfaces that a material captures. A behind-window material with nothing behind its window
  /// captures the window itself.
  func surfaces(_ blending: MaterialContent.Blending) -> Range<Int> {
    switch blending {
    case .behindWindow where windowDepth > 0: 0..<windowDepth
    case .behindWindow, .withinWindow: windowDepth..<(depth + 1)
    case .everythingBelow: 0..<(depth + 1)
    }
  }

  /// Returns the level of the capture. Where the mapping precedes the blur, the recipe's scale decides; otherwise the
  /// capture may be as coarse as the blur.
  func captureLevel(_ material: ResolvedMaterial) -> Int {
    if material.recipe.averagesBackdrop { return Planner.averagedLevel }
    let blurs = steps(material).map { $0.blur }
    return blurs.map { material.recipe.blursLast ? $0.captureLevel : $0.blurLevel }.min() ?? 0
  }

  /// Returns the padding of the capture, in pixels.
  func padding(_ material: ResolvedMaterial) -> Int {
    if material.recipe.averagesBackdrop { return Planner.averagedPadding }
    return steps(material).map { $0.blur.paddingInPixels }.max() ?? 0
  }

  /// Returns the index of the capture for a material, adding a new one unless its backdrop group shares one.
  mutating func capture(for material: ResolvedMaterial, region: PixelRect) -> Int {
    let surfaces = surfaces(material.blending)
    if let shared = sharedCapture(of: material) {
      // A shared capture reads the surfaces as they are when its first material is drawn.
      if plan.captures[shared].uses == 0 { plan.captures[shared].surfaces = surfaces }
      plan.captures[shared].uses += 1
      return shared
    }
    plan.captures.append(
      Capture(
        region: region, surfaces: surfaces, uses: 1, level: captureLevel(material),
        padding: padding(material)))
    return plan.captures.count - 1
  }

  /// Returns the index of the capture of the material's backdrop group, if there is one.
  private func sharedCapture(of material: ResolvedMaterial) -> Int? {
    guard let group = material.backdropGroup else { return nil }
    return groupCaptures.first { $0.group == group && $0.blending == material.blending }?.capture
  }

  /// Plans the captures of backdrop groups. The elements of a group share one capture, which is made when the first of
  /// them is drawn and covers all of them, so its region must be known in advance. Elements of a group that capture
  /// different surfaces have separate captures.
  mutating func collectGroups(_ nodes: [Node]) {
    NodeWalk.forEach(in: nodes, lenses: .skipped) { node in
      guard case .material(let material) = node.content, material.recipe.samplesBackdrop else { return }
      collect(material, outline(material.shape, frame: node.frame, transform: node.transform).bounds)
    }
  }

  /// Adds a material to the capture of its backdrop group.
  private mutating func collect(_ material: ResolvedMaterial, _ region: PixelRect) {
    guard let group = material.backdropGroup else { return }
    if let shared = sharedCapture(of: material) {
      plan.captures[shared].region.formUnion(region)
      plan.captures[shared].level = min(plan.captures[shared].level, captureLevel(material))
      plan.captures[shared].padding = max(plan.captures[shared].padding, padding(material))
    } else {
      plan.captures.append(
        Capture(
          region: region, surfaces: 0..<0, uses: 0, level: captureLevel(material),
          padding: padding(material)))
      groupCaptures.append((group, material.blending, plan.captures.count - 1))
    }
  }
}

extension PixelRect {
  package mutating func formUnion(_ other: PixelRect) { self = union(other) }
}
