// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// RND04, RND05 and RND07: what is wrong with the surfaces that texts and symbols lie on.
struct SurfaceFindings {
  let places: LayerPlaces
  /// Layers that lead from one surface to another, or darken all that is below: what they are made of is none that
  /// something lies on.
  private let transitions: Set<String>

  init(_ scene: SceneDescription, places: LayerPlaces) {
    self.places = places
    var names: Set<String> = []
    LayerWalk.forEach(in: scene) { layer, name in
      switch layer.content {
      case .scrollEdge, .dimming: names.insert(name)
      default: break
      }
    }
    transitions = names
  }

  private func surfaces(_ scene: JudgedScene, under foregrounds: [SceneForeground]) -> [SceneSurface] {
    SceneSurface.all(in: scene.resolved, foregrounds: foregrounds).filter { !transitions.contains($0.id) }
  }

  // MARK: RND04

  /// With the setting on, more of the backdrop's differences than this may not remain.
  ///
  /// Chosen: the rule says "a few per cent"; a twentieth of the range is hard to see behind text.
  private static let variationLimit = 0.05

  /// - Parameter scene: Judged with Reduce Transparency on.
  func ignoringReducedTransparency(_ scene: JudgedScene) -> [Finding] {
    let foregrounds = scene.foregrounds.map(\.foreground)
    let overPixels = foregrounds.filter {
      switch $0.ground {
      case .pixels, .undecided(.translucentBackdrop): true
      default: false
      }
    }
    let surfaces = surfaces(scene, under: overPixels)
    return surfaces.filter { $0.variation > Self.variationLimit }.map { surface in
      let percent = Figures.text(surface.variation * 100, places: 0)
      return Finding(
        rule: .reduceTransparencyIgnored, severity: .error,
        message:
          "with Reduce Transparency on, \(percent) % of the differences behind it still show within the surface",
        place: places.place(of: surface.id), verdict: .proven,
        measured: [Figure(.variation, surface.variation)],
        repair: Self.calmer(surface.kind))
    }
  }

  private static func calmer(_ kind: SceneSurface.Kind) -> String {
    switch kind {
    case .material: "use a material that follows the setting, such as regular"
    case .glass: "draw the glass at full opacity"
    case .fill: "use a standard material instead of a translucent fill"
    }
  }

  // MARK: RND05

  /// Clear glass over bright content that nothing dims, with the dimming that makes all on it hold its contrast.
  ///
  /// - Parameter scenes: The same in every combination of settings, which are told as those of resolved scenes are.
  func undimmed(_ scenes: [JudgedScene]) -> [Finding] {
    scenes.flatMap { scene in
      scene.resolved.findings.filter { $0.rule == "RND05" }.map { finding in
        var undimmed = undimmed(finding, scenes)
        if scenes.count > 1 { undimmed.variants = [scene.variant] }
        return undimmed
      }
    }
  }

  private func undimmed(_ finding: PellucidScene.Finding, _ scenes: [JudgedScene]) -> Finding {
    let onGlass = scenes.flatMap(\.foregrounds).filter { $0.materialName == finding.layer && $0.fails }
    let dimmings = onGlass.map { $0.repairs.compactMap(\.dimmingOfGlass).first }
    let isKnown = !dimmings.isEmpty && !dimmings.contains(nil)
    let enough = isKnown ? dimmings.compactMap(\.self).max() : nil
    return Finding(
      rule: .clearNeedsDimming, message: finding.message,
      place: places.place(of: finding.layer), verdict: .sampled,
      repair: enough.map {
        "dim what lies below the glass by \(Figures.text(($0 * 100).rounded())) %, which is proven to be enough for "
          + "what lies on it"
      } ?? "leave dimming to the glass")
  }

  // MARK: RND07

  /// Chosen: the rule's bad example has 1.02:1; base and elevated backgrounds of iOS differ by 1.2:1.
  private static let stepLimit = 1.05
  /// Points: smaller surfaces are controls, not layers of the interface.
  private static let leastSide = 44.0

  func runningTogether(_ scene: JudgedScene) -> [Finding] {
    guard scene.traits.appearance == .dark || !scene.traits.platform.hasAppearances else { return [] }
    return surfaces(scene, under: scene.foregrounds.map(\.foreground)).compactMap { surface in
      guard surface.isUpright, !surface.hasShadow,
        min(surface.bounds.width, surface.bounds.height) >= Self.leastSide,
        let step = EdgeStep(surface.bounds, in: scene)?.ratio, step < Self.stepLimit
      else { return nil }
      return Finding(
        rule: .surfacesRunTogether, severity: .note,
        message:
          "its edge differs from what lies under it by only \(Figures.ratio(step)), without border or shadow",
        place: places.place(of: surface.id), verdict: .sampled,
        measured: [Figure(.step, step)],
        repair: "use the elevated level, another material, or a separator at its edge")
    }
  }
}

extension Repair {
  /// The black below clear glass, if it is all that changes.
  fileprivate var dimmingOfGlass: Double? {
    guard changes.count == 1, case .glassDimming(let opacity)? = changes.first else { return nil }
    return opacity
  }
}

/// How much the luminance changes across the edge of a surface, on the drawn pixels.
struct EdgeStep {
  /// The median over the edge; a border of either side counts.
  let ratio: Double

  /// - Parameter bounds: In points; nil where no edge lies inside the picture.
  init?(_ bounds: Rect, in scene: JudgedScene) {
    var ratios: [Double] = []
    for place in 1..<16 {
      // The middle of each side: corners are round.
      let share = 0.3 + 0.4 * Double(place) / 16
      let (x, y) = (bounds.minX + share * bounds.width, bounds.minY + share * bounds.height)
      ratios += [
        Self.ratio(Point(x: x, y: bounds.minY), dx: 0, dy: 1, scene),
        Self.ratio(Point(x: x, y: bounds.maxY), dx: 0, dy: 1, scene),
        Self.ratio(Point(x: bounds.minX, y: y), dx: 1, dy: 0, scene),
        Self.ratio(Point(x: bounds.maxX, y: y), dx: 1, dy: 0, scene),
      ].compactMap(\.self)
    }
    guard !ratios.isEmpty else { return nil }
    ratio = ratios.sorted()[ratios.count / 2]
  }

  /// The largest ratio between two of the pixels within two points of the edge.
  private static func ratio(_ point: Point, dx: Double, dy: Double, _ scene: JudgedScene) -> Double? {
    let image = scene.picture.image
    let scale = scene.resolved.scale
    var (low, high) = (Double.infinity, 0.0)
    for step in -4...4 {
      let offset = Double(step) / 2
      let x = Int(((point.x + dx * offset) * scale).rounded(.down))
      let y = Int(((point.y + dy * offset) * scale).rounded(.down))
      guard x >= 0, y >= 0, x < image.width, y < image.height else { return nil }
      let luminance = image.straight(x: x, y: y, in: SRGB.self).relativeLuminance
      (low, high) = (min(low, luminance), max(high, luminance))
    }
    return contrastRatio(luminances: high, low)
  }
}
