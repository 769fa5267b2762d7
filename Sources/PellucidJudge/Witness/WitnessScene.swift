// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A copy of a scene that draws the least legible text or symbol over the backdrop with its lowest contrast.
package struct WitnessScene {
  /// The foreground that the copy is about.
  package let judged: JudgedForeground
  package let scene: SceneDescription

  /// Creates the witness for the foreground whose bound is lowest in relation to its required contrast; nil if no
  /// foreground on a material or glass has a bound.
  package init?(_ judged: JudgedScene, of scene: SceneDescription) {
    func lack(_ foreground: JudgedForeground) -> Double {
      (foreground.verdict.bound?.lowest ?? .infinity) / foreground.requirement.ratio
    }
    let candidates = judged.foregrounds.filter {
      judged.layer(under: $0) != nil && $0.verdict.bound != nil
    }
    guard let worst = candidates.min(by: { lack($0) < lack($1) }),
      let redrawn = Self.redrawn(scene, judged, worst)
    else { return nil }
    (self.judged, self.scene) = (worst, redrawn)
  }

  /// Returns the scene with the witness backdrop inserted under the foreground's material.
  private static func redrawn(
    _ scene: SceneDescription, _ own: JudgedScene, _ judged: JudgedForeground
  ) -> SceneDescription? {
    guard let path = own.layer(under: judged)?.path, let bound = judged.verdict.bound else { return nil }
    let colors = judged.breakingColors(of: bound, in: scene.traits.gamut)
    // Without colours every backdrop is a witness, because the surface hides them or has one fixed colour: the
    // scene serves unchanged.
    guard let first = colors.first else { return scene }
    let isBehindWindow = own.resolution.looksBehindWindow(path)
    let redrawn = scene.inserting(underLayerAt: path, looksBehindWindow: isBehindWindow) { frame in
      var fill = FillStyle.foreground(ForegroundStyle(.color(.custom(first.color)), isVibrant: false))
      if colors.count > 1, let material = own.resolution.node(at: path), let measured = judged.measured,
        case .material(_, let recipe) = judged.surface?.kind
      {
        let place = Place(material, recipe, measured.at, own.resolved, isBehindWindow: isBehindWindow)
        fill = .linear(
          stops: stops(colors, edges: place.edges(shares: colors.map { $0.weight })),
          start: Point(x: 0, y: 0),
          end: Point(x: 1, y: 0))
      }
      return Layer(id: "pellucid.witness", frame: frame, content: .fill(shape: .rectangle, fill))
    }
    return redrawn?.scene
  }

  /// Returns the stops of a gradient that draws each colour as a band between two edges.
  private static func stops(
    _ colors: [(color: EncodedColor, weight: Double)], edges: [Double]
  ) -> [FillStyle.Stop] {
    let (starts, ends) = ([0] + edges, edges + [1])
    return colors.indices.flatMap { index in
      [starts[index], ends[index]].map { .init(location: $0, color: .custom(colors[index].color)) }
    }
  }

  /// The position at which a mixture has to appear, in pixels and in the frame of the inserted fill.
  private struct Place {
    var bands: MixtureBands
    /// The left and the right side of the fill's frame, in pixels.
    var left: Double, right: Double

    /// - Parameter point: The position of one of the text's pixels, in points of the scene.
    init(
      _ material: Node, _ recipe: MaterialRecipe, _ point: Point, _ scene: ResolvedScene,
      isBehindWindow: Bool
    ) {
      let box = material.transform.followed(by: .scale(scene.scale)).bounds(of: material.frame)
      let picture = Rect(
        x: 0, y: 0, width: scene.size.width * scene.scale, height: scene.size.height * scene.scale)
      (left, right) = isBehindWindow ? (picture.minX, picture.maxX) : (box.minX, box.maxX)
      let seen = PixelRect(covering: box).intersection(PixelRect(covering: picture))
      let sigma = recipe.sigmaInPoints * scene.scale
      let level = BlurCapture.level(sigmaInPixels: sigma, scale: recipe.captureScale)
      bands = MixtureBands(
        center: point.x * scene.scale, sigma: max(sigma, 1e-3),
        extent: Double(seen.minX)...Double(max(seen.minX, seen.maxX)), cell: Double(1 << level))
    }

    /// Returns the edges between the bands as fractions of the fill's width, 0…1.
    func edges(shares: [Double]) -> [Double] {
      bands.edges(shares: shares).map { min(1, max(0, ($0 - left) / max(right - left, 1e-9))) }
    }
  }
}
