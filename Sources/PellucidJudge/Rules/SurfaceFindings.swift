// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// The findings about the surfaces under texts and symbols (RND04, RND05, RND07).
package enum SurfaceFindings {
  /// Returns the surfaces of a scene under some foregrounds, without scroll edges and layers of dimming.
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

  /// The largest share of the backdrop's differences that may still show with Reduce Transparency on, 0…1.
  ///
  /// Chosen: the rule says "a few per cent"; a twentieth of the range is hard to see behind text.
  private static let variationLimit = 0.05

  /// Returns the findings about surfaces that show more of their backdrop than Reduce Transparency allows (RND04).
  ///
  /// - Parameter scene: A scene that was judged with Reduce Transparency on.
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

  /// Adds to each finding about clear glass over bright content the dimming with which all content of the glass
  /// holds its contrast. Leaves out those about dimming that is not enough where everything on the glass holds its
  /// contrast, as text does that is not white.
  ///
  /// - Parameters:
  ///   - findings: The findings of the scenes.
  ///   - scenes: The judged scene in every combination of settings.
  package static func dimmed(_ findings: [Finding], _ scenes: [JudgedScene]) -> [Finding] {
    findings.filter { $0.rule == .clearNeedsDimming }.compactMap { finding in
      var finding = finding
      finding.verdict = .sampled
      let onGlass = scenes.flatMap { scene in
        scene.foregrounds.filter { $0.fails && scene.lies($0, onLayerAt: finding.place.keyPath) }
      }
      let dimmings = onGlass.compactMap { judged in judged.repairs.compactMap { $0.dimmingOfGlass }.first }
      let enough = dimmings.count == onGlass.count ? dimmings.max() : nil
      if case .glass(.tooBrightBehindClear) = finding.fact {
        guard !onGlass.isEmpty else { return nil }
        finding.remedies = enough.map { [.dimming($0)] } ?? []
      } else {
        finding.remedies = [.dimming(enough)]
      }
      return finding
    }
  }

  // MARK: RND07

  /// The WCAG 2.2 ratio across an edge below which surfaces run together.
  ///
  /// Chosen: the rule's bad example has 1.02:1; base and elevated backgrounds of iOS differ by 1.2:1.
  private static let stepLimit = 1.05
  /// Returns the findings about dark surfaces whose edges cannot be seen (RND07).
  ///
  /// - Parameter picture: The picture of the scene.
  package static func runningTogether(_ scene: JudgedScene, in picture: some PixelReading) -> [Finding] {
    guard scene.traits.appearance == .dark || !scene.traits.platform.hasAppearances else { return [] }
    let recognition = Recognition(scene.resolution)
    return surfaces(scene, under: scene.foregrounds.map { $0.foreground }).compactMap { surface in
      guard surface.isUpright, !surface.hasShadow,
        let kind = EdgeKind(surface, recognition, scene.resolution.trace),
        let step = EdgeStep(
          surface.bounds, in: picture, scale: scene.resolved.scale,
          below: surface.step.map { recognition.covers(of: surface.bounds, after: $0) } ?? [])?.ratio,
        step < Self.stepLimit
      else { return nil }
      let (place, figures) = (place(of: surface, in: scene), [Figure(.step, step)])
      let fact = Fact.surface(.runsTogether(step: step))
      return switch kind {
      case .known: Finding(fact, at: place, verdict: .sampled, figures: figures)
      case .taken(let element): Finding(.recognized(element, fact), at: place, figures: figures)
      }
    }
  }

  /// The reason why the edge of a surface has to be seen.
  private enum EdgeKind {
    /// The description states what the surface is.
    case known
    case taken(Recognized)

    /// Nil for a surface whose edge need not be seen: the background of the screen, and a small part of a control.
    init?(_ surface: SceneSurface, _ recognition: Recognition, _ trace: SceneTrace) {
      let (layer, taken) = (trace.step(surface.step)?.layer?.layer, recognition[surface.step])
      let isLarge =
        min(surface.bounds.width, surface.bounds.height) >= RecognitionTable.leastSurface
      switch (surface.kind, taken) {
      case (_, .background): return nil
      case _ where layer?.isContent == true || layer?.isComponent == true: self = .known
      case (.material, _), (.glass, _):
        guard isLarge else { return nil }
        self = .known
      case (.fill, .bezel?), (.fill, .bezelOnPicture?): self = .taken(.bezel)
      case (.fill, .surface?) where isLarge: self = .taken(.surface)
      case (.fill, _): return nil
      }
    }
  }
}

extension JudgedScene {
  /// Returns whether a foreground lies on the material or glass at a key path.
  fileprivate func lies(_ foreground: JudgedForeground, onLayerAt keyPath: String?) -> Bool {
    if let path = layer(under: foreground)?.path { return path == keyPath }
    // Where no single surface lies below, as in a translucent group, a layer of the material or glass counts as lying on it.
    guard let keyPath else { return false }
    return NameMatch.begins(origin(of: foreground.foreground).path, with: keyPath + ".")
  }
}

extension SceneTrace.Step {
  /// A Boolean value that is true for layers that lead from one surface to another (scroll edges) or darken all
  /// that is below (dimming). No content lies on such a layer.
  fileprivate var isTransition: Bool {
    switch self {
    case .scrollEdge, .dimming: true
    case .surface, .surfaceEnd, .container, .containerEnd, .layer, .symbol, .picture, .material, .glass,
      .focus, .unusedFocus, .unusedUnion:
      false
    }
  }
}

extension Repair {
  /// The opacity of the black below clear glass, 0…1, if the repair changes nothing else; nil otherwise.
  fileprivate var dimmingOfGlass: Double? {
    guard changes.count == 1, case .glassDimming(let opacity)? = changes.first else { return nil }
    return opacity
  }
}

/// The luminance contrast across the edge of a surface, on the drawn pixels.
struct EdgeStep {
  /// The median WCAG 2.2 ratio along the edge. A border on either side of the edge counts.
  let ratio: Double

  /// Measures the edge; nil where no part of the measured edge can be seen in the picture.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the surface, in points.
  ///   - scale: The number of pixels per point.
  ///   - covers: The bounds of opaque layers above the surface, below which its edge is not seen.
  init?(_ bounds: Rect, in picture: some PixelReading, scale: Double, below covers: [Rect]) {
    var ratios: [Double] = []
    func add(_ x: Double, _ y: Double, dx: Double, dy: Double) {
      let place = Rect(x: x, y: y, width: 0, height: 0)
      if covers.contains(where: { $0.holds(place) }) { return }
      if let ratio = Self.ratio(Point(x: x, y: y), dx: dx, dy: dy, picture, scale: scale) {
        ratios.append(ratio)
      }
    }
    for place in 1..<16 {
      // Only the middle 40 % of each side is measured, because corners may be rounded.
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

  /// Returns the largest contrast ratio between two pixels on a line of four points across the edge, centred on a
  /// point of it.
  ///
  /// - Parameters:
  ///   - point: The point of the edge, in points.
  ///   - dx: The horizontal component of the line's direction.
  ///   - dy: The vertical component of the line's direction.
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
