// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

/// The brightness of the content that glass adapts to.
package enum ContentBrightness: CaseIterable, Hashable, Sendable { case dark, light }

/// The surface that a foreground lies on while its glass is as it would be over other content.
package struct GlassState: Hashable, Sendable {
  package var content: ContentBrightness
  package var surface: SceneForeground.Surface
}

/// A scene as it would be resolved over other content: small glass turns light or dark, and clear glass is dimmed or
/// not.
///
/// Both follow the mean brightness behind the whole piece, which says nothing about what lies behind one letter, so that
/// in each state every backdrop is possible.
package struct GlassStates {
  /// The scene over dark and over light content; empty where nothing of the scene follows.
  package let scenes: [(content: ContentBrightness, resolution: Resolution)]

  enum Found {
    case surfaces([GlassState])
    /// Glass that is no surface with a bound in one of its states.
    case undecided(Verdict.Reason)
  }

  /// - Parameter resolution: The scene as it is drawn.
  package init(of resolution: Resolution) {
    let count = resolution.scene.glassProbes.count
    guard count > 0 else {
      scenes = []
      return
    }
    scenes = ContentBrightness.allCases.compactMap { content in
      let luminance = content == .dark ? 0.0 : 1
      let seen = [GlassBackdrop?](repeating: GlassBackdrop(luminance: luminance), count: count)
      let (description, facts) = (resolution.description, resolution.trace.facts)
      return (try? SceneResolver.resolve(description, facts: facts, seen: .backdrops(seen)))
        .map { (content, $0) }
    }
  }

  /// Returns what a foreground on glass lies on in the states that differ from the drawn one.
  func surfaces(under foreground: SceneForeground, inks: [Int: DrawnInk]) -> Found {
    guard case .surface(let own) = foreground.ground, case .glass = own.kind else { return .surfaces([]) }
    var states: [GlassState] = []
    for (content, resolution) in scenes {
      let all = SceneForeground.all(in: resolution.scene, inks: inks)
      switch all.first(where: { $0.source == foreground.source })?.ground {
      case .surface(let surface):
        if surface.transfers != own.transfers {
          states.append(GlassState(content: content, surface: surface))
        }
      case .undecided(let reason): return .undecided(reason)
      default: return .undecided(.foreground(.changingGround))
      }
    }
    return .surfaces(states)
  }
}
