// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// Returns the nodes of a black layer; an automatic one depends on the brightness of its backdrop.
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

  /// Returns the nodes of the content in its place, and of a mirrored, blurred copy on every free side.
  ///
  /// No seam is visible: a copy and the content have the same colours where they meet, and neither is blurred there.
  /// The blurs are drawn last, so that they read across the seam; corners get two blurs, so that sides and corners meet
  /// without a step too.
  mutating func nodes(
    _ content: BackgroundExtensionContent, of placed: PlacedLayer
  ) throws(SceneError) -> [Node] {
    let mirrors = Mirror.all(around: content.safeArea, in: placed.inside)
    var nodes: [Node] = []
    let start = grounds.count
    for mirror in [Mirror(area: content.safeArea)] + mirrors {
      nodes.append(try copy(of: content, mirror, of: placed))
    }
    nodes += ExtensionBlur.all(around: content.safeArea, in: placed.inside).map {
      $0.node(name: placed.name, placed.innerSurroundings.toScene)
    }
    grounds.close(placed, from: start)
    return Self.together(.group(nodes), [], of: placed)
  }

  private mutating func copy(
    of content: BackgroundExtensionContent, _ mirror: Mirror, of placed: PlacedLayer
  ) throws(SceneError) -> Node {
    var inner = placed.innerSurroundings
    let toScene = inner.toScene
    inner.toContainer = nil
    inner.isExtended = true
    let corner = Transform.translation(x: content.safeArea.x, y: content.safeArea.y)
    inner.toScene = corner.followed(by: mirror.transform).followed(by: toScene)
    let start = grounds.count
    var copies = try nodes(content.layers, path: placed.listPath, in: inner)
    grounds.clip(mirror.area, toScene: toScene, from: start)
    if mirror.transform != .identity {
      NodeWalk.edit(&copies, lenses: .skipped) { $0.isReflection = true }
    }
    return Node(
      id: placed.name, frame: mirror.area, transform: toScene, clip: .rectangle, content: .group(copies))
  }
}

/// The blur of one free side, which grows from the content's edge outwards.
private struct ExtensionBlur {
  var area: Rect
  /// The content's edge, and the vector from there to the place at which the blur reaches its full radius, in points.
  var seam: Point, reach: Point

  /// The greatest standard deviation of the blur, in points. Chosen, since no source has one: large enough to reduce
  /// texts to shapes, small enough to keep large shapes.
  private static let sigma = 12.0
  /// The distance over which the blur grows, in points. Chosen: at four standard deviations a blur does not reach back
  /// to the seam, so that the fold of the mirrored content is never smeared.
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

  func node(name: String, _ transform: Transform) -> Node {
    var material = ResolvedMaterial(
      recipe: MaterialRecipe(sigmaInPoints: Self.sigma), shape: .rectangle, blending: .everythingBelow)
    material.progress = MaterialContent.Progress(
      start: part(seam), end: part(Point(x: seam.x + reach.x, y: seam.y + reach.y)))
    return Node(id: name, frame: area, transform: transform, content: .material(material))
  }

  /// Returns a place as fractions of the area.
  private func part(_ place: Point) -> Point {
    Point(x: (place.x - area.x) / area.width, y: (place.y - area.y) / area.height)
  }
}

/// One copy of the content, and the area in which it is visible.
private struct Mirror {
  var area: Rect
  /// The transform of the copy, in the space of the area.
  var transform = Transform.identity

  /// Returns the copies for the free sides and corners.
  static func all(around safe: Rect, in whole: Rect) -> [Mirror] {
    var all: [Mirror] = []
    for (y, height, axisY) in strips(safe.minY, safe.maxY, in: whole.minY, whole.maxY) {
      for (x, width, axisX) in strips(safe.minX, safe.maxX, in: whole.minX, whole.maxX) {
        let area = Rect(x: x, y: y, width: width, height: height)
        guard !area.isEmpty, axisX != nil || axisY != nil else { continue }
        let (flipX, flipY) = (axisX == nil ? 1.0 : -1.0, axisY == nil ? 1.0 : -1.0)
        let transform = Transform(
          a: flipX, b: 0, c: 0, d: flipY, tx: 2 * (axisX ?? 0), ty: 2 * (axisY ?? 0))
        all.append(Mirror(area: area, transform: transform))
      }
    }
    return all
  }

  /// Returns the intervals before, in and after the safe interval, with the coordinate at which the outer ones are
  /// mirrored; nil for the safe one.
  private static func strips(
    _ low: Double, _ high: Double, in least: Double, _ most: Double
  ) -> [(start: Double, length: Double, axis: Double?)] {
    [(least, low - least, low), (low, high - low, nil), (high, most - high, high)]
  }
}
