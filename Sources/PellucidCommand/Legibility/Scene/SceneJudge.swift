// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Draws scenes and judges every text and symbol in them.
struct SceneJudge {
  var painter: Painter
  let rules: ContrastRules
  let required: Double?
  /// Bounds that are known; the texts of a scene share most of them.
  private var bounds: [BoundKey: Result<ContrastBound, LegibilityError>] = [:]

  private struct BoundKey: Hashable {
    var transfer: Transfer
    var backdrop: PellucidLegibility.Backdrop
    var required: Double
  }

  init(painter: Painter, rules: ContrastRules, required: Double?) {
    (self.painter, self.rules, self.required) = (painter, rules, required)
  }

  mutating func judge(_ scene: SceneDescription) throws(CommandError) -> JudgedScene {
    let scene = try painter.withFiles(scene)
    let resolved = try painter.resolved(scene)
    let picture = try painter.draw(resolved, measuring: .everyPixel)
    var measured: [Int: TextContrast] = [:]
    for text in picture.texts + picture.symbols { measured[text.source] = text }
    let foregrounds = SceneForeground.all(in: resolved, inks: picture.inks)
    let states = GlassStates(of: scene, drawn: resolved)
    var judged: [JudgedForeground] = []
    for foreground in foregrounds where foreground.isDrawn {
      let measured = measured[foreground.source]
      let isOpaque = measured.map { picture.isOpaque(at: $0.at, scale: resolved.scale) } ?? true
      var one = judge(foreground, resolved.resources[foreground.source], measured, isOpaque: isOpaque)
      judge(&one, in: states.surfaces(under: foreground, inks: picture.inks))
      one.seen = measured?.seen(under: foreground.covers, scale: resolved.scale)
      judged.append(one)
    }
    return JudgedScene(traits: scene.traits, resolved: resolved, picture: picture, foregrounds: judged)
  }

  /// The picture of a scene in that state of its glass in which one text or symbol has its lowest contrast. What is
  /// behind one letter does not say whether glass is light or dark: that follows from all that is behind it.
  mutating func lowest(
    of id: String, in scene: SceneDescription
  ) throws(CommandError) -> (picture: RenderedPicture, contrast: TextContrast?) {
    let scene = try painter.withFiles(scene)
    let resolved = try painter.resolved(scene)
    var lowest = try drawn(resolved, measuring: id)
    for (_, state) in GlassStates(of: scene, drawn: resolved).scenes {
      let other = try drawn(state, measuring: id)
      if other.contrast?.lowest ?? .infinity < lowest.contrast?.lowest ?? .infinity { lowest = other }
    }
    return lowest
  }

  private mutating func drawn(
    _ scene: ResolvedScene, measuring id: String
  ) throws(CommandError) -> (picture: RenderedPicture, contrast: TextContrast?) {
    let picture = try painter.draw(scene, measuring: .everyPixel)
    let foreground = SceneForeground.all(in: scene, inks: picture.inks).first { $0.id == id }
    let contrast = (picture.texts + picture.symbols).first { $0.source == foreground?.source }
    return (picture, contrast)
  }

  /// - Parameter isOpaque: Whether the picture is, where the contrast is lowest.
  private mutating func judge(
    _ foreground: SceneForeground, _ resource: Resource, _ measured: TextContrast?, isOpaque: Bool
  ) -> JudgedForeground {
    let requirement = ContrastRequirement(of: resource, rules: rules, required: required)
    var judged = JudgedForeground(
      foreground: foreground, resource: resource, measured: measured, requirement: requirement,
      verdict: .review(.foreground(.unseen)))
    switch foreground.ground {
    case .surface(let surface):
      (judged.verdict, judged.transfer) = worst(
        of: surface, isLayered: foreground.isLayered, required: requirement.ratio)
      if let measured {
        let checked = judged.verdict.checked(measured: measured.lowest)
        // Over nothing the picture is translucent itself, which a bound does not cover.
        judged.verdict = checked == judged.verdict || isOpaque ? checked : .review(.translucentBackdrop)
      }
    case .pixels:
      if let measured {
        judged.verdict = .sampled(lowest: measured.lowest, isEnough: measured.lowest >= requirement.ratio)
      }
    case .covered(let other):
      let isShadow = foreground.covers.first?.isShadow ?? false
      judged.verdict = .review(.layer(other, isShadow ? .shadowOver : .drawnOver))
    case .undecided(let reason): judged.verdict = .review(reason)
    }
    return judged
  }

  /// Takes the other states of the glass into the verdict: the lowest of all counts.
  private mutating func judge(_ judged: inout JudgedForeground, in states: GlassStates.Found) {
    guard judged.verdict.bound != nil else { return }
    switch states {
    case .surfaces(let states): judged.states = states
    case .undecided(let reason): judged.verdict = .review(reason)
    }
    for state in judged.states {
      let (verdict, transfer) = worst(
        of: state.surface, isLayered: judged.foreground.isLayered, required: judged.requirement.ratio)
      let lowest = judged.verdict.bound?.lowest ?? 0
      guard let bound = verdict.bound else {
        judged.verdict = verdict
        return
      }
      if bound.lowest < lowest {
        (judged.verdict, judged.transfer, judged.worstState) = (verdict, transfer, state.name)
      }
    }
  }

  /// The verdict of the ink with the lowest bound.
  private mutating func worst(
    of surface: SceneForeground.Surface, isLayered: Bool, required: Double
  ) -> (verdict: Verdict, transfer: Transfer?) {
    var worst: (bound: ContrastBound, transfer: Transfer)?
    for transfer in surface.transfers {
      switch bound(transfer, over: surface.backdrop, required: required) {
      case .failure(let error): return (.review(.unbounded(error)), transfer)
      case .success(let bound):
        if bound.lowest < worst?.bound.lowest ?? .infinity { worst = (bound, transfer) }
      }
    }
    guard let worst else { return (.review(.foreground(.withoutInk)), nil) }
    let verdict = Verdict(worst.bound, required: required)
    if case .holds = verdict, isLayered {
      return (.review(.foreground(.overlappingLayers)), worst.transfer)
    }
    return (verdict, worst.transfer)
  }

  /// The verdict of a foreground on a material, were these the backdrops there can be.
  mutating func verdict(
    of judged: JudgedForeground, over backdrop: PellucidLegibility.Backdrop
  ) -> Verdict {
    guard var surface = judged.surface else { return judged.verdict }
    surface.backdrop = backdrop
    return worst(
      of: surface, isLayered: judged.foreground.isLayered, required: judged.requirement.ratio
    ).verdict
  }

  private mutating func bound(
    _ transfer: Transfer, over backdrop: PellucidLegibility.Backdrop, required: Double
  ) -> Result<ContrastBound, LegibilityError> {
    let key = BoundKey(transfer: transfer, backdrop: backdrop, required: required)
    if let known = bounds[key] { return known }
    let bound = Result { () throws(LegibilityError) in
      try ContrastBound(transfer, over: backdrop, deciding: required)
    }
    bounds[key] = bound
    return bound
  }
}

extension RenderedPicture {
  /// - Parameter point: In points.
  fileprivate func isOpaque(at point: Point, scale: Double) -> Bool {
    let (x, y) = (Int(point.x * scale), Int(point.y * scale))
    guard x >= 0, y >= 0, x < image.width, y < image.height else { return false }
    return image[x, y].w == 65535
  }
}
