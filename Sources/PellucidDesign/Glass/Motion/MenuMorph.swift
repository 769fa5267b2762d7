// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A menu that grows out of its button, and back: a value at any time.
package struct MenuMorph: Hashable, Sendable {
  /// Of the way from the button to the menu; beyond 1 while it swings.
  package var progress: Double
  /// The side of the square the menu starts from, in points, over the middle of the button.
  package static let seed = 17.1667
  /// Opacities of the menu's content and of the button, and the radii of their blurs, in points.
  package var contentOpacity: Double, contentBlurRadius: Double
  package var buttonOpacity: Double, buttonBlurRadius: Double
  /// Standard deviation, in points, of the Gaussian over the distance field of both shapes; under 1 there is none.
  package var fieldSigma: Double

  /// `time` seconds after the menu began to open or to close.
  package init(at time: Double, isOpening: Bool, reducesMotion: Bool = false) {
    let motion: GlassMotion =
      reducesMotion ? .menuReducedMotion : isOpening ? .menuOpen : .menuClose
    let way = motion.spring.progress(at: time)
    progress = isOpening ? way : 1 - way
    let shown = min(max(progress, 0), 1)
    (contentOpacity, buttonOpacity) = (shown, 1 - shown)
    // One source has 4 points here, another 8 for the content alone.
    contentBlurRadius = reducesMotion ? 0 : 4 * (1 - shown)
    buttonBlurRadius = reducesMotion ? 0 : 4 * shown
    fieldSigma = reducesMotion ? 0 : Self.fieldSigma(at: time, isOpening: isOpening)
  }

  /// The rectangle's size between the seed and the menu.
  package func size(of menu: SIMD2<Double>) -> SIMD2<Double> {
    let start = SIMD2(repeating: Self.seed)
    return start + (menu - start) * max(progress, 0)
  }

  /// Rises to 20, holds, and falls as a critical spring does; times fitted to replays by the source.
  private static func fieldSigma(at time: Double, isOpening: Bool) -> Double {
    guard time > 0, time.isFinite else { return 0 }
    let (rise, hold) = isOpening ? (0.0161, 0.199) : (0.0213, 0.057)
    let risen = 20 * (1 - Elementary.exp(-time / rise))
    let fall = Spring(response: 0.4286, dampingRatio: 1)
    return risen * fall.state(at: time - hold, from: 1, to: 0).value
  }
}

/// An element that comes into or leaves a container, at its final centre.
package enum GlassBirth {
  /// The scale it starts at.
  package static let startingScale = 0.2

  /// Its scale `time` seconds after it joined; under Reduce Motion it has its size at once.
  package static func scale(at time: Double, reducesMotion: Bool = false) -> Double {
    if reducesMotion { return 1 }
    return startingScale + (1 - startingScale) * GlassMotion.birth.spring.progress(at: time)
  }

  /// The seconds after which one that leaves is gone.
  package static var duration: Double { GlassMotion.birth.spring.response }

  /// How much of it counts for what it shares with others `time` seconds after it joined, 0…1; one that leaves takes the
  /// rest with it. Its union makes room, and black below it deepens, on its spring without the bounce: neither goes
  /// beyond its end and back. The spring needs for ever, so that its way counts from the start to the duration.
  package static func presence(at time: Double, reducesMotion: Bool = false) -> Double {
    guard !reducesMotion, time < duration else { return 1 }
    let spring = GlassMotion.birth.spring.withoutBounce
    return spring.progress(at: time) / spring.progress(at: duration)
  }
}
