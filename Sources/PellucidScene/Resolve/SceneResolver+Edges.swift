// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// A black layer; automatic ones look at what lies behind them.
  mutating func nodes(_ dimming: DimmingContent, of placed: PlacedLayer) -> [Node] {
    var amount: Double
    var decision: GlassDimming?
    var probes: [Node] = []
    var placed = placed
    switch dimming.amount {
    case .fixed(let fixed): amount = min(max(fixed, 0), 1)
    case .automatic:
      let seen = probe(placed, .everythingBelow)
      probes = seen.nodes
      (amount, decision) = self.dimming(behind: seen.backdrop)
    }
    placed.step = trace.add(.dimming(TracedLayer(placed), TracedDimming(opacity: amount, decision: decision)))
    guard amount > 0 else { return probes }
    backdropDimming.add(placed, opacity: amount)
    return probes + [placed.node(.fill(shape: dimming.shape, .black(amount)))]
  }

  /// The content in its place, and on every side that it leaves free a mirrored copy, blurred.
  ///
  /// A copy and the content have the same colours where they meet, and neither is blurred: no seam is seen. The blurs
  /// come last, so that they read across it; corners get two of them, so that sides and corners meet without a step
  /// too.
  mutating func nodes(
    _ content: BackgroundExtensionContent, of placed: PlacedLayer
  ) throws(SceneError) -> [Node] {
    let mirrors = Mirror.all(around: content.safeArea, in: placed.inside)
    var nodes: [Node] = []
    for mirror in [Mirror(area: content.safeArea)] + mirrors {
      nodes.append(try copy(of: content, mirror, of: placed))
    }
    nodes += ExtensionBlur.all(around: content.safeArea, in: placed.inside).map {
      $0.node(name: placed.name, placed.innerSurroundings.toScene)
    }
    return Self.together(.group(nodes), [], of: placed)
  }

  private mutating func copy(
    of content: BackgroundExtensionContent, _ mirror: Mirror, of placed: PlacedLayer
  ) throws(SceneError) -> Node {
    var inner = placed.innerSurroundings
    let toScene = inner.toScene
    inner.toContainer = nil
    let corner = AffineTransform.translation(x: content.safeArea.x, y: content.safeArea.y)
    inner.toScene = corner.followed(by: mirror.transform).followed(by: toScene)
    var copies = try nodes(content.layers, path: placed.listPath, in: inner)
    if mirror.transform != .identity {
      NodeWalk.edit(&copies, lenses: .skipped) { $0.isReflection = true }
    }
    return Node(
      id: placed.name, frame: mirror.area, transform: toScene, clip: .rectangle, content: .group(copies))
  }
}

/// The blur of one free side, from one end of the frame to the other.
private struct ExtensionBlur {
  var area: Rect
  /// The end of the content, and the distance from there at which the blur has all of its radius, in points.
  var seam: Point, reach: Point

  /// Chosen: no source has the radius. It is large enough to make texts shapes, and leaves large shapes.
  private static let sigma = 12.0
  /// Points over which it grows. Chosen: at four standard deviations a blur does not reach back to the seam, so that
  /// nowhere the fold of the mirrored content is smeared.
  private static let growth = 4 * sigma

  static func all(around safe: Rect, in whole: Rect) -> [ExtensionBlur] {
    let sides = [
      ExtensionBlur(
        area: Rect(x: whole.minX, y: whole.minY, width: safe.minX - whole.minX, height: whole.height),
        seam: Point(x: safe.minX, y: whole.minY), reach: Point(x: -growth, y: 0)),
      ExtensionBlur(
        area: Rect(x: safe.maxX, y: whole.minY, width: whole.maxX - safe.maxX, height: whole.height),
        seam: Point(x: safe.maxX, y: whole.minY), reach: Point(x: growth, y: 0)),
      ExtensionBlur(
        area: Rect(x: whole.minX, y: whole.minY, width: whole.width, height: safe.minY - whole.minY),
        seam: Point(x: whole.minX, y: safe.minY), reach: Point(x: 0, y: -growth)),
      ExtensionBlur(
        area: Rect(x: whole.minX, y: safe.maxY, width: whole.width, height: whole.maxY - safe.maxY),
        seam: Point(x: whole.minX, y: safe.maxY), reach: Point(x: 0, y: growth)),
    ]
    return sides.filter { $0.area.width > 0 && $0.area.height > 0 }
  }

  func node(name: String, _ transform: AffineTransform) -> Node {
    var material = ResolvedMaterial(
      recipe: MaterialRecipe(sigmaInPoints: Self.sigma), shape: .rectangle, blending: .everythingBelow)
    material.progress = MaterialContent.Progress(
      start: part(seam), end: part(Point(x: seam.x + reach.x, y: seam.y + reach.y)))
    return Node(id: name, frame: area, transform: transform, content: .material(material))
  }

  /// A place as fractions of the area.
  private func part(_ place: Point) -> Point {
    Point(x: (place.x - area.x) / area.width, y: (place.y - area.y) / area.height)
  }
}

/// One copy of content, and where it is seen.
private struct Mirror {
  var area: Rect
  /// In the space of the area.
  var transform = AffineTransform.identity

  /// Copies for the free sides and corners.
  static func all(around safe: Rect, in whole: Rect) -> [Mirror] {
    var all: [Mirror] = []
    for (y, height, axisY) in strips(safe.minY, safe.maxY, in: whole.minY, whole.maxY) {
      for (x, width, axisX) in strips(safe.minX, safe.maxX, in: whole.minX, whole.maxX) {
        let area = Rect(x: x, y: y, width: width, height: height)
        guard !area.isEmpty, axisX != nil || axisY != nil else { continue }
        let (flipX, flipY) = (axisX == nil ? 1.0 : -1.0, axisY == nil ? 1.0 : -1.0)
        let transform = AffineTransform(
          a: flipX, b: 0, c: 0, d: flipY, tx: 2 * (axisX ?? 0), ty: 2 * (axisY ?? 0))
        all.append(Mirror(area: area, transform: transform))
      }
    }
    return all
  }

  /// The parts before, in and after the safe ones, with what the outer ones are mirrored at.
  private static func strips(
    _ low: Double, _ high: Double, in least: Double, _ most: Double
  ) -> [(start: Double, length: Double, axis: Double?)] {
    [(least, low - least, low), (low, high - low, nil), (high, most - high, high)]
  }
}
