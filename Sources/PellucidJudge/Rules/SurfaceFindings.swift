// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// RND04, RND05 and RND07: what is wrong with the surfaces that texts and symbols lie on.
package enum SurfaceFindings {
  private static func surfaces(
    _ scene: JudgedScene, under foregrounds: [SceneForeground]
  ) -> [SceneSurface] {
    let trace = scene.resolution.trace
    return SceneSurface.all(in: scene.resolved, foregrounds: foregrounds).filter {
      !(trace.step($0.step)?.isTransition ?? false)
    }
  }

  private static func place(of surface: SceneSurface, in scene: JudgedScene) -> Place {
    Place(keyPath: scene.resolution.trace.layer(surface.step)?.path, layer: surface.id)
  }

  // MARK: RND04

  /// The largest share of the backdrop's differences that may remain with the setting on.
  ///
  /// Chosen: the rule says "a few per cent"; a twentieth of the range is hard to see behind text.
  private static let variationLimit = 0.05

  /// - Parameter scene: Judged with Reduce Transparency on.
  package static func ignoringReducedTransparency(_ scene: JudgedScene) -> [Finding] {
    let overPixels = scene.foregrounds.map { $0.foreground }.filter {
      switch $0.ground {
      case .pixels, .undecided(.translucentBackdrop): true
      default: false
      }
    }
    return surfaces(scene, under: overPixels).filter { $0.variation > Self.variationLimit }.map {
      Finding(
        .surface(.showsDifferences(variation: $0.variation, $0.kind)), severity: .error,
        at: place(of: $0, in: scene), verdict: .proven, figures: [Figure(.variation, $0.variation)])
    }
  }

  // MARK: RND05

  /// Adds to findings of clear glass over bright content the dimming that makes all on it hold its contrast.
  ///
  /// - Parameters:
  ///   - findings: Those of one of the scenes.
  ///   - scenes: The same scene in every combination of settings.
  package static func dimmed(_ findings: [Finding], _ scenes: [JudgedScene]) -> [Finding] {
    findings.filter { $0.rule == .clearNeedsDimming }.map { finding in
      var finding = finding
      finding.verdict = .sampled
      let onGlass = scenes.flatMap { scene in
        scene.foregrounds.filter { $0.fails && scene.lies($0, onLayerAt: finding.place.keyPath) }
      }
      let dimmings = onGlass.compactMap { judged in judged.repairs.compactMap { $0.dimmingOfGlass }.first }
      finding.remedies = [.dimming(dimmings.count == onGlass.count ? dimmings.max() : nil)]
      return finding
    }
  }

  // MARK: RND07

  /// Chosen: the rule's bad example has 1.02:1; base and elevated backgrounds of iOS differ by 1.2:1.
  private static let stepLimit = 1.05
  /// The least side of a layer of the interface, in points; smaller surfaces are controls.
  private static let leastSide = 44.0

  /// - Parameter picture: The picture of the scene.
  package static func runningTogether(_ scene: JudgedScene, in picture: some PixelReading) -> [Finding] {
    guard scene.traits.appearance == .dark || !scene.traits.platform.hasAppearances else { return [] }
    return surfaces(scene, under: scene.foregrounds.map { $0.foreground }).compactMap { surface in
      guard surface.isUpright, !surface.hasShadow,
        min(surface.bounds.width, surface.bounds.height) >= Self.leastSide,
        let step = EdgeStep(surface.bounds, in: picture, scale: scene.resolved.scale)?.ratio,
        step < Self.stepLimit
      else { return nil }
      return Finding(
        .surface(.runsTogether(step: step)), severity: .note, at: place(of: surface, in: scene),
        verdict: .sampled, figures: [Figure(.step, step)])
    }
  }
}

extension JudgedScene {
  /// Returns whether a foreground lies on the material or glass of a key path.
  fileprivate func lies(_ foreground: JudgedForeground, onLayerAt keyPath: String?) -> Bool {
    layer(under: foreground).map { $0.path == keyPath } ?? false
  }
}

extension SceneTrace.Step {
  /// A Boolean value that is true for layers that lead from one surface to another, or darken all that is below: what
  /// they are made of is none that something lies on.
  fileprivate var isTransition: Bool {
    switch self {
    case .scrollEdge, .dimming: true
    case .surface, .surfaceEnd, .container, .containerEnd, .layer, .symbol, .picture, .material, .glass,
      .unusedFocus, .unusedUnion:
      false
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

/// The change of the luminance across the edge of a surface, on the drawn pixels.
struct EdgeStep {
  /// The median over the edge; a border of either side counts.
  let ratio: Double

  /// - Parameter bounds: In points; nil where no edge lies inside the picture.
  init?(_ bounds: Rect, in picture: some PixelReading, scale: Double) {
    var ratios: [Double] = []
    func add(_ x: Double, _ y: Double, dx: Double, dy: Double) {
      if let ratio = Self.ratio(Point(x: x, y: y), dx: dx, dy: dy, picture, scale: scale) {
        ratios.append(ratio)
      }
    }
    for place in 1..<16 {
      // The middle of each side: corners are round.
      let share = 0.3 + 0.4 * Double(place) / 16
      let (x, y) = (bounds.minX + share * bounds.width, bounds.minY + share * bounds.height)
      add(x, bounds.minY, dx: 0, dy: 1)
      add(x, bounds.maxY, dx: 0, dy: 1)
      add(bounds.minX, y, dx: 1, dy: 0)
      add(bounds.maxX, y, dx: 1, dy: 0)
    }
    guard !ratios.isEmpty else { return nil }
    ratio = ratios.sorted()[ratios.count / 2]
  }

  /// Returns the largest ratio between two of the pixels within two points of the edge.
  private static func ratio(
    _ point: Point, dx: Double, dy: Double, _ picture: some PixelReading, scale: Double
  ) -> Double? {
    var (low, high) = (Double.infinity, 0.0)
    for step in -4...4 {
      let offset = Double(step) / 2
      let x = Int(((point.x + dx * offset) * scale).rounded(.down))
      let y = Int(((point.y + dy * offset) * scale).rounded(.down))
      guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return nil }
      let luminance = picture.luminance(x: x, y: y)
      (low, high) = (min(low, luminance), max(high, luminance))
    }
    return contrastRatio(luminances: high, low)
  }
}
