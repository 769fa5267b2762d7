// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension Planner {
  /// Strengths at which a progressive blur is computed; between them it is interpolated.
  static let progressiveStrengths: [Float] = [0, 0.0625, 0.125, 0.25, 0.5, 0.75, 1]

  /// Averages are taken of a reduced copy. With room for what halving spreads over the edge, every pixel keeps
  /// its weight in them.
  static let averagedLevel = 2
  static let averagedPadding = 8

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
  }

  func overlay(_ overlay: MaterialOverlay) -> MaterialPass.Overlay {
    switch overlay.paint {
    case .color(let color): .color(lanes(color), overlay.blend)
    case .desktopAverage(let opacity): .desktopAverage(opacity: opacity, overlay.blend)
    }
  }

  /// At every strength that is computed.
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

  /// Without those that its frame does not need; a path may be drawn beyond its frame and needs all.
  private func steps(_ material: ResolvedMaterial, seenIn node: Node) -> [MaterialPass.Step] {
    guard let progress = material.progress else { return steps(material) }
    if case .path = material.shape { return steps(material) }
    let needed = strengths(progress, node)
    return steps(material).filter { needed.contains($0.strength) }
  }

  /// Returns those of a progressive blur's strengths that its frame lies between: at least two.
  private func strengths(_ progress: MaterialContent.Progress, _ node: Node) -> [Float] {
    let ramp = ramp(progress, node), pixels = toPixels(node), frame = node.frame
    let corners = [
      Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
      Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY),
    ]
    let places = corners.map { corner in
      let pixel = pixels.applied(to: corner)
      return ramp.x * pixel.x + ramp.y * pixel.y + ramp.constant
    }
    let all = Planner.progressiveStrengths
    guard let low = places.min(), let high = places.max(), low.isFinite, high.isFinite else { return all }
    // Pixels at the edge have their centres beyond it.
    let beyond = ramp.x.magnitude + ramp.y.magnitude
    let first = all.lastIndex { Double($0) <= low - beyond } ?? 0
    let last = all.firstIndex { Double($0) >= high + beyond } ?? all.count - 1
    let start = min(first, all.count - 2)
    return Array(all[start...max(last, start + 1)])
  }

  /// Strength as a linear function of pixel centres, from the fractions of the frame.
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

  /// The surfaces a material looks at. With nothing behind its window it looks at the window itself.
  func surfaces(_ blending: MaterialContent.Blending) -> Range<Int> {
    switch blending {
    case .behindWindow where windowDepth > 0: 0..<windowDepth
    case .behindWindow, .withinWindow: windowDepth..<(depth + 1)
    case .everythingBelow: 0..<(depth + 1)
    }
  }

  /// Returns the level of the capture: where colours are mapped before the blur, the recipe's scale decides; else the
  /// blur can begin at once.
  func captureLevel(_ material: ResolvedMaterial) -> Int {
    if material.recipe.averagesBackdrop { return Planner.averagedLevel }
    let blurs = steps(material).map { $0.blur }
    return blurs.map { material.recipe.blursLast ? $0.captureLevel : $0.blurLevel }.min() ?? 0
  }

  func padding(_ material: ResolvedMaterial) -> Int {
    if material.recipe.averagesBackdrop { return Planner.averagedPadding }
    return steps(material).map { $0.blur.paddingInPixels }.max() ?? 0
  }

  mutating func capture(for material: ResolvedMaterial, region: PixelRect) -> Int {
    let surfaces = surfaces(material.blending)
    if let shared = sharedCapture(of: material) {
      // It is taken here, at the first of its materials, from what is drawn by now.
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

  private func sharedCapture(of material: ResolvedMaterial) -> Int? {
    guard let group = material.backdropGroup else { return nil }
    return groupCaptures.first { $0.group == group && $0.blending == material.blending }?.capture
  }

  /// Elements of one backdrop group share one capture, taken when the first of them is drawn and large enough
  /// for all of them, so its region has to be known before. Those that look at other surfaces share one of theirs.
  mutating func collectGroups(_ nodes: [Node]) {
    NodeWalk.forEach(in: nodes, lenses: .skipped) { node in
      guard case .material(let material) = node.content, material.recipe.samplesBackdrop else { return }
      collect(material, outline(material.shape, frame: node.frame, transform: node.transform).bounds)
    }
  }

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
