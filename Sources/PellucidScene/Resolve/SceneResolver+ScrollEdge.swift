// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// Returns the nodes of an effect at an edge, made of ordinary materials and fills: blurs, their colour, washes and a
  /// line.
  mutating func nodes(_ edge: ScrollEdgeContent, of placed: PlacedLayer) -> [Node] {
    let frame = placed.layer.frame
    let (recipe, probes) = recipe(of: edge, in: placed)
    let step = trace.add(.scrollEdge(TracedLayer(placed), recipe))
    let opacity =
      recipe.opacity(scrolled: edge.offset) * clock.opacity(after: edge.events, riding: recipe.fade)
      * min(max(placed.layer.opacity, 0), 1)
    guard opacity > 0 else { return probes }
    let height = min(recipe.height, frame.height)
    let top = edge.edge == .top ? frame.minY : frame.maxY - height
    let band = ScrollEdgeBand(
      recipe: recipe, area: Rect(x: frame.x, y: top, width: frame.width, height: height),
      isAtTop: edge.edge == .top, name: placed.name, transform: placed.transform, pixelsPerPoint: scene.scale,
      blending: traits.platform.blendingInWindows, backdropGroup: backdropGroups.addUnnamed())
    return probes
      + band.nodes.map { node in
        var node = node.faded(by: opacity)
        node.step = step
        return node
      }
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
    // Only the steps of release 26 depend on the brightness.
    guard usual.level != nil else { return (usual, []) }
    let seen = probe(placed, .everythingBelow, at: placed.transform.bounds(of: bar))
    guard let backdrop = seen.backdrop else { return (usual, seen.nodes) }
    request.luma = backdrop.luminance
    return (ScrollEdgeRecipe.recipe(for: request), [])
  }
}

/// The maker of one scroll edge effect's nodes.
private struct ScrollEdgeBand {
  var recipe: ScrollEdgeRecipe
  var area: Rect
  var isAtTop: Bool
  var name: String
  var transform: Transform
  var pixelsPerPoint: Double
  var blending: MaterialContent.Blending
  /// The backdrop group of the effect's blurs, which all sample the content below the whole effect.
  var backdropGroup: Int

  var nodes: [Node] { blurs + wideFill + washes + separator }

  /// The standard deviation of a Gaussian for a radius of 1 of these filters. They read the pyramid of glass at 1.6
  /// cells of radius per level (G3, G5); the standard deviation of a level is 1.17 to 1.21 times that (G3), which gives
  /// 1.9 times the radius.
  private static let sigmaOfRadius = 1.9

  /// The greatest number of straight pieces of the curve. Chosen: each costs a pass, and this many deviate by 2 % of
  /// the radius at most.
  private static let mostPieces = 6.0

  /// A part of the band, with the strength of the blur at its end toward the screen's edge and at the other end.
  private struct Piece {
    var area: Rect
    var first: Double, last: Double
  }

  /// The pieces of the band, in whole points, so that they meet between pixels; one piece where the blur is uniform.
  private var pieces: [Piece] {
    let profile = recipe.blur.profile
    guard case .eased(let bend, _, _, _) = profile else { return [piece(from: 0, to: area.height)] }
    let start = min(max((bend * area.height).rounded(), 0), area.height)
    let count = max(min(Self.mostPieces, (area.height - start).rounded(.down)), 1)
    let ends = (0...Int(count)).map { index in
      index == Int(count) ? area.height : (start + (area.height - start) * Double(index) / count).rounded()
    }
    let rest = zip(ends, ends.dropFirst()).map { piece(from: $0, to: $1) }
    return (start > 0 ? [piece(from: 0, to: start)] : []) + rest
  }

  /// - Parameters: The ends of the piece, in points from the screen's edge.
  private func piece(from start: Double, to end: Double) -> Piece {
    let y = isAtTop ? area.minY + start : area.maxY - end
    return Piece(
      area: Rect(x: area.x, y: y, width: area.width, height: end - start),
      first: recipe.blur.profile.value(at: start / max(area.height, 1e-9)),
      last: recipe.blur.profile.value(at: end / max(area.height, 1e-9)))
  }

  private var blurs: [Node] {
    guard recipe.blur.radius > 0 else { return [] }
    let mapping = ColorMapping(matrix: recipe.matrix == .identity ? nil : recipe.matrix)
    return pieces.map { piece in
      let isEven = (piece.first - piece.last).magnitude < 1e-6
      let sigma = Self.sigmaOfRadius * recipe.blur.radius * (isEven ? piece.first : 1)
      return material(sigma: sigma, mapping, in: piece.area, progress: isEven ? nil : progress(of: piece))
    }
  }

  /// Returns the places along a piece, or on its extension, where the blur would be 0 and where it would be full.
  private func progress(of piece: Piece) -> MaterialContent.Progress {
    func place(_ strength: Double) -> Point {
      let way = (strength - piece.first) / (piece.last - piece.first)
      return Point(x: 0.5, y: isAtTop ? way : 1 - way)
    }
    return MaterialContent.Progress(start: place(0), end: place(1))
  }

  /// The nodes that darken, lighten and mix, one after the other: each changes only the share that the ones before left
  /// unchanged, so that the result is the filter's sum.
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

  private func material(
    sigma: Double, _ mapping: ColorMapping, in area: Rect, progress: MaterialContent.Progress? = nil
  ) -> Node {
    let blur = MaterialRecipe(
      sigmaInPoints: sigma, captureScale: recipe.blur.captureScale, mapping: mapping)
    let material = ResolvedMaterial(
      recipe: blur, shape: .rectangle, blending: blending, backdropGroup: backdropGroup,
      progress: progress)
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

  /// Returns a curve as a gradient of straight pieces: 32 pieces deviate by half a step of 8 bits where the curve's
  /// second derivative is 16.
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

  /// The line at the band's end, one device pixel wide.
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
  /// Creates a colour from red, green, blue and alpha, straight.
  fileprivate init(_ numbers: SIMD4<Double>) {
    self.init(
      red: Float(numbers.x), green: Float(numbers.y), blue: Float(numbers.z), alpha: Float(numbers.w))
  }
}
