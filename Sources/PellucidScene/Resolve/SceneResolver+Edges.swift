// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// A black layer; automatic ones look at what lies behind them.
  mutating func nodes(_ dimming: DimmingContent, of placed: PlacedLayer) -> [Node] {
    let amount: Double
    var probes: [Node] = []
    switch dimming.amount {
    case .fixed(let fixed): amount = min(max(fixed, 0), 1)
    case .automatic:
      let seen = probe(placed.name, placed.bounds, .everythingBelow)
      (amount, probes) = (self.dimming(placed.name, behind: seen.backdrop), seen.nodes)
    }
    guard amount > 0 else { return probes }
    audit.noteDimming(placed, opacity: amount)
    return probes + [placed.node(.fill(shape: dimming.shape, .black(amount)))]
  }

  /// The content in its place, and on every side that it leaves free a mirrored copy, blurred.
  ///
  /// The blur comes last, so that it reads across the edge of the content.
  mutating func nodes(
    _ content: BackgroundExtensionContent, of placed: PlacedLayer
  ) throws(SceneError) -> [Node] {
    let mirrors = Mirror.all(around: content.safeArea, in: placed.inside)
    var nodes: [Node] = []
    for mirror in [Mirror(area: content.safeArea)] + mirrors {
      nodes.append(try copy(of: content, mirror, of: placed))
    }
    nodes += mirrors.map { Self.blur($0.area, name: placed.name, placed.innerSurroundings.toScene) }
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
    let copies = try nodes(content.layers, path: placed.listPath, in: inner)
    return Node(
      id: placed.name, frame: mirror.area, transform: toScene, clip: .rectangle, content: .group(copies))
  }

  /// Chosen: no source has the radius. It is large enough to make texts shapes, and leaves large shapes.
  private static let extensionSigma = 12.0

  private static func blur(_ area: Rect, name: String, _ transform: AffineTransform) -> Node {
    let recipe = MaterialRecipe(
      name: "backgroundExtension", sigmaInPoints: extensionSigma,
      provenance: Provenance("Pellucid", .chosen, reason: "No source has the radius of the blur."))
    let material = ResolvedMaterial(recipe: recipe, shape: .rectangle, blending: .everythingBelow)
    return Node(id: name, frame: area, transform: transform, content: .material(material))
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
