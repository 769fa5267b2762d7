// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The search for foregrounds on Liquid Glass.
extension GroundSearch {
  /// Returns the surface of glass below the foreground, or the reason for which no bound covers it.
  ///
  /// - Parameter place: The index of the glass in the order.
  func glass(
    _ glass: ResolvedGlass, _ place: Int, _ layers: [Transfer.Step], _ above: [Transfer.Step]
  ) -> Step {
    let other = order.items[place]
    switch reach(of: glass, other.node) {
    case .nothing: return .goesOn
    // A shadow has no outline: what it darkens is like the pixels of a picture.
    case .shadow: return .found(.pixels(of: other.name))
    case .body: break
    }
    if let obstacle = obstacle(of: glass, other) { return undecided(other.name, obstacle) }
    if let captured = captured(by: glass, other.node),
      order.letsThrough(behind: place, glass.blending, captured)
    {
      return .found(.undecided(.translucentBackdrop))
    }
    let near = glass.elements.filter { $0.mayReach(bounds, other.node.transform) }
    let depths = near.map { $0.depth(of: bounds, other.node.transform) }
    guard let depth = depths.max(), depth > 0, let element = depths.firstIndex(of: depth) else {
      return .found(.undecided(.leavesSurface))
    }
    let scale = other.node.transform.meanScale
    let pixelsPerPoint = order.scale * scale
    let layer = near[element].layer(below: bounds, other.node.transform)
    let name = layer?.name ?? other.name
    guard depth >= GlassTransfer.leastDepth(glass.parameters, pixelsPerPoint: pixelsPerPoint) else {
      return undecided(name, .glassEdge)
    }
    let joining = glass.elements.filter {
      $0.mayReach(bounds, other.node.transform, around: glass.smoothness)
    }
    guard joining.allSatisfy({ $0.tint == near[element].tint }) else {
      return undecided(name, .joiningTints)
    }
    var raised = bounds
    raised.y -= glass.parameters.ringShadow.offset * scale
    let spot = GlassTransfer.Place(
      depth: depth, depthOfRing: near.map { $0.depth(of: raised, other.node.transform) }.max() ?? 0)
    var base = Transfer(
      glass: GlassTransfer(glass.parameters, at: spot, pixelsPerPoint: pixelsPerPoint),
      dimming: [glass.dimming], layers: layers,
      ink: .backdropMatrix(.identity), inkOpacity: item.node.opacity, gamut: gamut)
    let dimming = dimming(behind: glass, place)
    base.beforeMixing.insert(contentsOf: dimming.steps, at: 0)
    if let tint = near[element].tint { base.tint(tint.matrix, opacity: tint.opacity) }
    base.above = above
    let step = layer?.step ?? other.node.step
    let backdrop = captured(by: glass, other.node).map {
      order.backdrop(behind: place, from: dimming.lowest, glass.blending, $0, reach: 0, step: step)
    }
    return surface(.glass(id: name, spot), base, over: backdrop ?? .anything, step: step)
  }

  /// The parts of a piece of glass that may be drawn within the foreground's bounds.
  private enum Reach { case nothing, shadow, body }

  /// Returns the outermost part of the glass that may be drawn within the foreground's bounds.
  ///
  /// Pieces that flow together grow toward each other, and hardly on their other sides. A union of distances grows with each of them, so
  /// that lower bounds of the distances give a lower bound of the union.
  private func reach(of glass: ResolvedGlass, _ node: Node) -> Reach {
    let factor = node.transform.meanScale
    let isRounded = !glass.elements.contains { if case .path = $0.shape { true } else { false } }
    guard factor > 0, isRounded, node.transform.keepsAxes, glass.fieldSigma == 0, glass.lens == nil else {
      return .body
    }
    let pixels = 4 / (order.scale * factor)
    func reaches(_ offset: Point, _ reach: Double) -> Bool {
      var moved = bounds
      moved.x -= offset.x * factor
      moved.y -= offset.y * factor
      let distance = glass.elements.reduce(.infinity) { joined, element in
        let apart =
          moved.distance(to: node.transform.bounds(of: element.frame)) / factor - element.inflation.magnitude
        return Self.union(joined, apart, smoothness: glass.smoothness)
      }
      return distance <= reach + pixels
    }
    if reaches(Point(x: 0, y: 0), glass.parameters.edgeLine.offset.magnitude) { return .body }
    return glass.parameters.shadowReaches.contains { reaches($0.offset, $0.reach) } ? .shadow : .nothing
  }

  /// Returns the distance of the smooth union of two shapes, as `DistanceField` joins them.
  private static func union(_ first: Double, _ second: Double, smoothness: Double) -> Double {
    let (nearer, farther) = (min(first, second), max(first, second))
    guard smoothness > 0, farther - nearer < smoothness else { return nearer }
    let share = (1 - (farther - nearer) / smoothness) / 2
    return nearer - share * share * smoothness
  }

  /// Returns the result that a layer prevents a verdict.
  private func undecided(_ name: String, _ obstacle: LayerObstacle) -> Step {
    .found(.undecided(.layer(name, obstacle)))
  }

  /// Returns a surface with one transfer for each ink.
  private func surface(
    _ kind: SceneForeground.Kind, _ base: Transfer, over backdrop: Backdrop, step: Int?
  ) -> Step {
    let transfers = inks.map { ink in
      var transfer = base
      transfer.ink = ink
      return transfer
    }
    return .found(
      .surface(
        SceneForeground.Surface(kind: kind, transfers: transfers, backdrop: backdrop, step: step)))
  }

  /// Returns the property of the glass for which no bound covers any place on it; nil if there is none.
  private func obstacle(of glass: ResolvedGlass, _ other: DrawOrder.Item) -> LayerObstacle? {
    let node = other.node
    guard meets(other.content) else { return .shadowBelow }
    guard node.blend == .sourceOver, node.opacity >= 1, node.clip == nil, node.shadow == nil else {
      return .mixedGlass
    }
    guard node.transform.keepsProportions else { return .stretchedGlass }
    guard glass.lens == nil else { return .lensBelow }
    guard glass.fieldSigma == 0 else { return .blurredGlass }
    return nil
  }

  /// Returns the area of the backdrop that glass samples, in points of the scene; nil if it is empty.
  private func captured(by glass: ResolvedGlass, _ node: Node) -> Rect? {
    let margin = glass.parameters.capture.margin * node.transform.meanScale + 2 / order.scale
    let captured = glass.elements.reduce(nil) { (sum: Rect?, element) in
      let bounds = node.transform.bounds(of: element.frame).outset(by: margin + element.inflation.magnitude)
      return sum.map { $0.union(bounds) } ?? bounds
    }
    return captured.map { $0.intersection(Rect(order.size)) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the flat layers directly below the glass that cover the whole sampled area, bottom to top, and the place of the
  /// lowest of them, or of the glass where there is none.
  private func dimming(
    behind glass: ResolvedGlass, _ place: Int
  ) -> (steps: [Transfer.Step], lowest: Int) {
    let node = order.items[place].node
    guard glass.blending != .behindWindow, let captured = captured(by: glass, node) else {
      return ([], place)
    }
    var (steps, lowest): ([Transfer.Step], Int) = ([], place)
    var next = order.topmost(below: place, in: captured)
    while let found = next {
      next = order.topmost(below: found, in: captured)
      let other = order.items[found]
      let extents = [other.content, other.shadow].compactMap { $0 }
      guard other.node.opacity > 0, extents.contains(where: { $0.intersects(captured) }) else { continue }
      guard case .fill(let shape, .ink(.color(var color, .sourceOver))) = other.node.content,
        other.groups == order.items[place].groups, other.node.blend == .sourceOver, other.node.clip == nil,
        other.node.shadow == nil,
        shape.certainlyHolds(captured, frame: other.node.frame, transform: other.node.transform)
      else { break }
      color.alpha *= Float(other.node.opacity)
      steps.insert(.paint(color, .sourceOver), at: 0)
      lowest = found
    }
    return (steps, lowest)
  }
}

extension ResolvedGlass.Element {
  /// Returns the layer of the element's piece that contains a rectangle of the scene.
  fileprivate func layer(below rect: Rect, _ transform: Transform) -> ResolvedGlass.Source? {
    transform.inverse.flatMap { layer(at: $0.bounds(of: rect)) }
  }

  /// Returns a Boolean value indicating whether a part of the element, or of the growth by joining pieces, may
  /// lie below a rectangle of the scene.
  ///
  /// - Parameter smoothness: The reach of joining pieces, in points of the node.
  fileprivate func mayReach(_ rect: Rect, _ transform: Transform, around smoothness: Double = 0) -> Bool {
    if case .path = shape { return true }
    let around = (inflation.magnitude + smoothness + 2) * transform.meanScale
    return transform.bounds(of: frame).outset(by: around).intersects(rect)
  }

  /// Returns a lower bound of the depth of a rectangle of the scene inside the element's distance field, in
  /// points of the node; 0 if a part of it may lie outside.
  ///
  /// The fields of continuous corners are not exact distances: near the outline their slope is 0.83 to 1.05.
  /// Other elements of a container can only increase the depth.
  fileprivate func depth(of rect: Rect, _ transform: Transform) -> Double {
    func holds(_ distance: Double) -> Bool {
      shape.certainlyHolds(rect.outset(by: distance), frame: frame, transform: transform)
    }
    guard holds(0) else { return 0 }
    var (inside, outside) = (0.0, max(frame.width, frame.height) * transform.meanScale)
    for _ in 0..<16 {
      let middle = (inside + outside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return max(0, inside / transform.meanScale * 0.8 + min(0, inflation))
  }
}

extension Transform {
  /// A Boolean value indicating whether the transform is a translation, rotation, reflection and uniform scale.
  fileprivate var keepsProportions: Bool {
    let (first, second) = (a * a + b * b, c * c + d * d)
    return (first - second).magnitude <= 1e-9 * (first + second)
      && (a * c + b * d).magnitude <= 1e-9 * (first + second)
  }
}
