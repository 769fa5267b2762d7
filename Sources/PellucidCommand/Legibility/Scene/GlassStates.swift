// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A scene as it would be resolved over other content: small glass turns light or dark, and clear glass is dimmed or
/// not.
///
/// Both follow the mean brightness behind the whole piece, which says nothing about what lies behind one letter, so that
/// in each state every backdrop is possible.
struct GlassStates {
  /// Over dark and over light content; empty where nothing of the scene follows.
  let scenes: [(name: String, resolved: ResolvedScene)]

  enum Found {
    case surfaces([GlassState])
    /// In one of the states it is not a surface with a bound.
    case undecided(Verdict.Reason)
  }

  /// - Parameter resolved: The same scene as it is drawn.
  init(of scene: SceneDescription, drawn resolved: ResolvedScene) {
    let count = resolved.glassProbes.count
    func state(_ name: String, _ luminance: Double) -> (name: String, resolved: ResolvedScene)? {
      let seen = [GlassBackdrop?](repeating: GlassBackdrop(luminance: luminance), count: count)
      return (try? SceneResolver.resolve(scene, backdrops: seen)).map { (name, $0) }
    }
    scenes =
      count == 0 ? [] : [state("over dark content", 0), state("over light content", 1)].compactMap(\.self)
  }

  /// What a foreground on glass lies on in the states that differ from the drawn one.
  func surfaces(under foreground: SceneForeground, inks: [Int: DrawnInk]) -> Found {
    guard case .surface(let own) = foreground.ground, case .glass = own.kind else { return .surfaces([]) }
    var states: [GlassState] = []
    for (name, resolved) in scenes {
      let all = SceneForeground.all(in: resolved, inks: inks)
      switch all.first(where: { $0.source == foreground.source })?.ground {
      case .surface(let surface):
        if surface.transfers != own.transfers { states.append(GlassState(name: name, surface: surface)) }
      case .undecided(let reason): return .undecided(reason)
      default: return .undecided(.foreground(.changingGround))
      }
    }
    return .surfaces(states)
  }
}
