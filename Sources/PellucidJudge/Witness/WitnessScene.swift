// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A scene over the backdrop that breaks its least legible text or symbol.
package struct WitnessScene {
  package let judged: JudgedForeground
  package let scene: SceneDescription

  /// The foreground on a material whose bound is lowest beside the contrast it needs.
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

  private static func redrawn(
    _ scene: SceneDescription, _ own: JudgedScene, _ judged: JudgedForeground
  ) -> SceneDescription? {
    guard let path = own.layer(under: judged)?.path, let bound = judged.verdict.bound else { return nil }
    let colors = judged.breakingColors(of: bound, in: scene.traits.gamut)
    // The backdrop is one colour, or hidden: the scene is its own witness.
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

  private static func stops(
    _ colors: [(color: EncodedColor, weight: Double)], edges: [Double]
  ) -> [FillStyle.Stop] {
    let (starts, ends) = ([0] + edges, edges + [1])
    return colors.indices.flatMap { index in
      [starts[index], ends[index]].map { .init(location: $0, color: .custom(colors[index].color)) }
    }
  }

  /// The place at which a mixture has to be seen, in pixels and in the frame of the picture that is drawn there.
  private struct Place {
    var bands: MixtureBands
    /// The frame's left and right side, in pixels.
    var left: Double, right: Double

    /// - Parameter point: In points of the scene; one of the text's pixels.
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

    /// In fractions of the frame.
    func edges(shares: [Double]) -> [Double] {
      bands.edges(shares: shares).map { min(1, max(0, ($0 - left) / max(right - left, 1e-9))) }
    }
  }
}
