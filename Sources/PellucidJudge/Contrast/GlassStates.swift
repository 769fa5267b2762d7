// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

/// The brightness of the content that glass adapts to.
package enum ContentBrightness: CaseIterable, Hashable, Sendable { case dark, light }

/// The surface under a foreground in the state that its glass would have over other content.
package struct GlassState: Hashable, Sendable {
  package var content: ContentBrightness
  package var surface: SceneForeground.Surface
}

/// The resolutions of a scene over dark and over light content: small glass turns light or dark, and clear glass is
/// dimmed or not.
///
/// Glass turns with the mean brightness behind the whole piece, and is dimmed by the mean of regions about as large as a
/// letter. Neither mean limits the colours behind a single stroke, so every backdrop is possible in each state.
package struct GlassStates {
  /// The scene over dark and over light content; empty where the scene has no glass that adapts to its content.
  package let scenes: [(content: ContentBrightness, resolution: Resolution)]
  private let stated: StatedBackdrops
  /// The grounds of the foregrounds in each of the scenes, by resource index; nil until one is asked for.
  private var grounds: [[Int: SceneForeground.Ground]]?

  /// The surfaces found under a foreground in the other states of its glass.
  enum Found {
    case surfaces([GlassState])
    /// No surface with a bound lies under the foreground in one of the states, for the given reason.
    case undecided(Verdict.Reason)
  }

  /// Resolves a scene once over black and once over white content.
  ///
  /// A content brightness for which the scene cannot be resolved is left out.
  ///
  /// - Parameters:
  ///   - resolution: The scene as it is drawn.
  ///   - stated: The colours of the backdrops that the scene states.
  package init(of resolution: Resolution, stated: StatedBackdrops = StatedBackdrops()) {
    self.stated = stated
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

  /// Returns the surfaces under a foreground on glass in the states that differ from the drawn state.
  ///
  /// A foreground that does not lie on glass has no other states.
  ///
  /// - Parameter inks: The inks of the scene's foregrounds, which are the same in every call.
  mutating func surfaces(under foreground: SceneForeground, inks: [Int: DrawnInk]) -> Found {
    guard case .surface(let own) = foreground.ground, case .glass = own.kind else { return .surfaces([]) }
    let grounds =
      grounds
      ?? scenes.map { _, resolution in
        let all = SceneForeground.all(
          in: resolution.scene, inks: inks, stated: stated.bySteps(of: resolution.trace))
        return Dictionary(firstOf: all.map { ($0.source, $0.ground) })
      }
    self.grounds = grounds
    var states: [GlassState] = []
    for ((content, _), grounds) in zip(scenes, grounds) {
      switch grounds[foreground.source] {
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
