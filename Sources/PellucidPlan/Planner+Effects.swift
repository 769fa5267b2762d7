// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

/// The effects of a layer, in pixels. The layer is drawn as far as its effects read it, also beyond the picture.
extension Planner {
  /// Returns the pixels of a layer with effects before the first one, and the effects in pixels.
  func effectLayer(_ node: Node) -> (bounds: PixelRect, effects: [PixelEffect]) {
    // From the last effect back: the pixels that are needed before each.
    var needed = [shownBounds(node)]
    for effect in node.effects.reversed() {
      needed.append(read(by: effect, for: needed[needed.count - 1], node))
    }
    needed.reverse()
    // An opaque blur averages all of the frame, also where nothing is drawn.
    let bounds = node.effects.contains { $0.isOpaque } ? needed[0] : contentBounds(node, within: needed[0])
    guard !bounds.isEmpty else { return (bounds, []) }
    var effects: [PixelEffect] = []
    var current = bounds
    for (index, effect) in node.effects.enumerated() {
      let step = pixelEffect(effect, of: current, within: needed[index + 1], node)
      current = step.bounds
      effects.append(step)
    }
    return (bounds, effects)
  }

  /// Returns the pixels that a node with effects can change, within `limit`; its children can change those of `content`.
  func reached(from content: PixelRect, by node: Node, within limit: PixelRect) -> PixelRect {
    node.effects.reduce(content) { bounds, effect in
      bounds.isEmpty ? bounds : pixelEffect(effect, of: bounds, within: limit, node).bounds
    }
  }

  /// Returns the pixels that an effect reads to make those of `shown`.
  private func read(by effect: ResolvedEffect, for shown: PixelRect, _ node: Node) -> PixelRect {
    guard !shown.isEmpty else { return shown }
    switch effect {
    case .color: return shown
    case .blur(let sigma, let isOpaque):
      let needed = shown.outset(by: blur(sigma, node).marginInPixels)
      return isOpaque ? needed.intersection(framePixels(node)) : needed
    case .projection(let projection):
      // Content farther beside the picture than the picture is wide or high is not drawn.
      let around = plan.bounds.outset(by: max(plan.bounds.width, plan.bounds.height))
      guard let back = inPixels(projection, node)?.inverse, let area = back.bounds(of: Rect(shown)) else {
        return around
      }
      return PixelRect(covering: area.outset(by: 2)).intersection(around)
    }
  }

  /// Returns an effect in pixels, on a layer with these bounds.
  private func pixelEffect(
    _ effect: ResolvedEffect, of layer: PixelRect, within limit: PixelRect, _ node: Node
  ) -> PixelEffect {
    switch effect {
    case .color(let matrix): return PixelEffect(kind: .color(matrix), bounds: layer)
    case .blur(let sigma, let isOpaque):
      let blur = blur(sigma, node)
      let bounds = isOpaque ? layer : layer.outset(by: blur.reachInPixels)
      return PixelEffect(kind: .blur(blur, isOpaque: isOpaque), bounds: bounds.intersection(limit))
    case .projection(let projection):
      guard let forward = inPixels(projection, node), let back = forward.inverse else {
        return PixelEffect(kind: .color(.identity), bounds: .empty)
      }
      let area = forward.bounds(of: Rect(layer)).map { PixelRect(covering: $0.outset(by: 1)) } ?? limit
      let bounds = area.intersection(limit)
      return PixelEffect(
        kind: .projection(back, samples: Self.samples(of: back, in: bounds)), bounds: bounds)
    }
  }

  /// Returns the blur of a node in pixels.
  private func blur(_ sigma: Double, _ node: Node) -> BlurPlan {
    BlurPlan(sigmaInPixels: sigma * toPixels(node).meanScale, captureScale: 1)
  }

  /// Returns a projection of a node's frame as one of pixels; nil where the node is drawn as a line.
  private func inPixels(_ projection: Projection, _ node: Node) -> Projection? {
    let own = Transform.translation(x: node.frame.x, y: node.frame.y).followed(by: toPixels(node))
    guard let result = projection.moved(by: own), result.isFinite else { return nil }
    return result
  }

  /// The greatest number of samples of a pixel along each axis. Chosen: the cost grows with its square, and what is drawn at less than
  /// a quarter of its size shows few details.
  private static let mostSamples = 4

  /// Returns the samples of a pixel along each axis: as many as the pixels of the layer that it shows.
  private static func samples(of back: Projection, in bounds: PixelRect) -> Int {
    var largest = 1.0
    for x in [bounds.minX, bounds.maxX] {
      for y in [bounds.minY, bounds.maxY] {
        let (here, next) = (Point(x: Double(x), y: Double(y)), Point(x: Double(x) + 1, y: Double(y) + 1))
        guard let from = back.applied(to: here), let right = back.applied(to: Point(x: next.x, y: here.y)),
          let below = back.applied(to: Point(x: here.x, y: next.y))
        else { return mostSamples }
        for step in [right, below] {
          largest = max(largest, max((step.x - from.x).magnitude, (step.y - from.y).magnitude))
        }
      }
    }
    // A picture that keeps its size has one sample, whatever the errors of rounding.
    return Int(min(Double(mostSamples), (largest - 1e-6).rounded(.up)))
  }

  /// Returns the pixels in which the finished layer of a node can be seen.
  private func shownBounds(_ node: Node) -> PixelRect {
    node.clip == nil ? clip : framePixels(node).intersection(clip)
  }

  /// Returns the pixels that a node's frame touches.
  private func framePixels(_ node: Node) -> PixelRect {
    PixelRect(covering: toPixels(node).bounds(of: node.frame))
  }
}

extension ResolvedEffect {
  fileprivate var isOpaque: Bool { if case .blur(_, isOpaque: true) = self { true } else { false } }
}
