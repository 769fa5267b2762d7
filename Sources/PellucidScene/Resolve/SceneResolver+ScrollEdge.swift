// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// The effect at an edge, from ordinary materials and fills: blurs, their colour, washes and a line.
  mutating func nodes(_ edge: ScrollEdgeContent, of placed: PlacedLayer) -> [Node] {
    let frame = placed.layer.frame
    let (recipe, probes) = recipe(of: edge, in: placed)
    let opacity =
      recipe.opacity(scrolled: edge.offset) * clock.opacity(after: edge.events, riding: recipe.fade)
      * min(max(placed.layer.opacity, 0), 1)
    guard opacity > 0 else { return probes }
    let height = min(recipe.height, frame.height)
    let top = edge.edge == .top ? frame.minY : frame.maxY - height
    let band = ScrollEdgeBand(
      recipe: recipe, area: Rect(x: frame.x, y: top, width: frame.width, height: height),
      isAtTop: edge.edge == .top, name: placed.name, transform: placed.transform, pixelsPerPoint: scene.scale,
      blending: traits.platform.blendingInWindows)
    return probes + band.nodes.map { $0.faded(by: opacity) }
  }

  private mutating func recipe(
    of edge: ScrollEdgeContent, in placed: PlacedLayer
  ) -> (ScrollEdgeRecipe, probes: [Node]) {
    let frame = placed.layer.frame
    var request = ScrollEdgeRequest(
      edge.style, side: edge.edge, barHeight: edge.barHeight, safeArea: edge.inset,
      traits: placed.surroundings.traits)
    (request.hasTitle, request.hasGlassItems) = (edge.hasTitle, edge.hasGlassItems)
    request.isLandscape = frame.width > frame.height
    let bar = Rect(
      x: frame.x, y: edge.edge == .top ? frame.minY : frame.maxY - edge.inset - edge.barHeight,
      width: frame.width, height: edge.inset + edge.barHeight)
    let usual = ScrollEdgeRecipe.recipe(for: request)
    // Only the steps of release 26 ask for the brightness.
    guard usual.level != nil else { return (usual, []) }
    let seen = probe(placed, .everythingBelow, at: placed.transform.bounds(of: bar))
    guard let backdrop = seen.backdrop else { return (usual, seen.nodes) }
    request.luma = backdrop.luminance
    return (ScrollEdgeRecipe.recipe(for: request), [])
  }
}

/// The nodes of one scroll edge effect.
private struct ScrollEdgeBand {
  var recipe: ScrollEdgeRecipe
  var area: Rect
  var isAtTop: Bool
  var name: String
  var transform: AffineTransform
  var pixelsPerPoint: Double
  var blending: MaterialContent.Blending

  var nodes: [Node] { blurs + wideFill + washes + separator }

  /// A radius of these filters as the standard deviation of a Gaussian: what the levels of the pyramid have.
  private static let sigmaOfRadius = 1.9

  /// Chosen: each is a blur of its own, which costs a pass.
  private static let mostStrips = 16.0

  /// Strips of whole points, so that they meet between pixels; one where the blur is even.
  private var strips: [(area: Rect, strength: Double)] {
    if recipe.blur.profile == .even { return [(area, 1)] }
    let count = max(min(Self.mostStrips, area.height.rounded(.down)), 1)
    var strips: [(area: Rect, strength: Double)] = []
    var start = 0.0
    for index in 0..<Int(count) {
      let end = index + 1 == Int(count) ? area.height : (area.height * Double(index + 1) / count).rounded()
      let middle = (start + end) / 2 / area.height
      let y = isAtTop ? area.minY + start : area.maxY - end
      strips.append(
        (
          Rect(x: area.x, y: y, width: area.width, height: end - start),
          recipe.blur.profile.value(at: middle)
        ))
      start = end
    }
    return strips
  }

  private var blurs: [Node] {
    guard recipe.blur.radius > 0 else { return [] }
    return strips.map { strip in
      material(
        sigma: Self.sigmaOfRadius * recipe.blur.radius * strip.strength,
        ColorMapping(matrix: recipe.matrix == .identity ? nil : recipe.matrix), in: strip.area)
    }
  }

  /// Darkened, lightened and mixed one after the other: each only changes what the ones before left alone, so that
  /// the result is the filter's sum.
  private var wideFill: [Node] {
    let fill = recipe.blurFill
    let steps: [(Double, BlendMode)] = [
      (fill.darken, .darken), (fill.lighten, .lighten), (fill.normal, .sourceOver),
    ]
    return steps.filter { $0.0 > 0 && fill.radius > 0 }.map { share, blend in
      var node = material(sigma: Self.sigmaOfRadius * fill.radius, .identity, in: area)
      (node.opacity, node.blend) = (share, blend)
      return node
    }
  }

  private func material(sigma: Double, _ mapping: ColorMapping, in area: Rect) -> Node {
    let blur = MaterialRecipe(
      name: recipe.name, sigmaInPoints: sigma, captureScale: recipe.blur.captureScale, mapping: mapping,
      provenance: recipe.provenance)
    let material = ResolvedMaterial(
      recipe: blur, shape: .rectangle, blending: blending, backdropGroup: name + ".scrollEdge")
    return Node(id: name, frame: area, transform: transform, content: .material(material))
  }

  private var washes: [Node] {
    [
      (recipe.replay.fill, recipe.replay.profile), (recipe.wash.fill, recipe.wash.profile),
    ].filter { $0.0.w > 0 }.map { fill, profile in
      Node(
        id: name, frame: area, transform: transform,
        content: .fill(shape: .rectangle, gradient(EncodedColor(fill), profile)))
    }
  }

  /// Straight pieces of a curve: 32 of them stray by half a step of 8 bits where its second derivative is 16.
  private func gradient(_ color: EncodedColor, _ profile: ScrollEdgeProfile) -> ResolvedFill {
    guard profile != .even else { return .color(color) }
    let count = 32
    let stops = (0...count).map { index in
      let part = Double(index) / Double(count)
      var color = color
      color.alpha *= Float(profile.value(at: part))
      return ResolvedFill.Stop(location: part, color: color)
    }
    let (edge, end) = isAtTop ? (0.0, 1.0) : (1.0, 0.0)
    return .linear(stops: stops, start: Point(x: 0.5, y: edge), end: Point(x: 0.5, y: end))
  }

  /// One device pixel at the band's end.
  private var separator: [Node] {
    let line = recipe.separator
    guard line.w > 0 else { return [] }
    let height = min(1 / pixelsPerPoint, area.height)
    let y = isAtTop ? area.maxY - height : area.minY
    return [
      Node(
        id: name, frame: Rect(x: area.x, y: y, width: area.width, height: height), transform: transform,
        content: .fill(shape: .rectangle, .color(EncodedColor(line))))
    ]
  }
}

extension EncodedColor {
  /// Red, green, blue and alpha, straight.
  fileprivate init(_ numbers: SIMD4<Double>) {
    self.init(
      red: Float(numbers.x), green: Float(numbers.y), blue: Float(numbers.z), alpha: Float(numbers.w))
  }
}
