// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The state, at one time, of a menu that grows out of its button or shrinks back into it.
package struct MenuMorph: Hashable, Sendable {
  /// The position from the button (0) to the menu (1); beyond 1 while the spring overshoots.
  package var progress: Double
  /// The side of the square that the menu starts from, over the middle of the button, in points.
  package static let seed = 17.1667
  /// The opacities of the menu's content and of the button, and the radii of their blurs, in points.
  package var contentOpacity: Double, contentBlurRadius: Double
  package var buttonOpacity: Double, buttonBlurRadius: Double
  /// The standard deviation of the Gaussian over the distance field of both shapes, in points; a value under 1 blurs nothing.
  package var fieldSigma: Double

  /// Computes the state `time` seconds after the menu began to open or to close.
  package init(at time: Double, isOpening: Bool) {
    let motion: GlassMotion = isOpening ? .menuOpen : .menuClose
    let way = motion.spring.progress(at: time)
    progress = isOpening ? way : 1 - way
    let shown = min(max(progress, 0), 1)
    (contentOpacity, buttonOpacity) = (shown, 1 - shown)
    // One source has 4 points for both radii, another has 8 for the content alone.
    contentBlurRadius = 4 * (1 - shown)
    buttonBlurRadius = 4 * shown
    fieldSigma = Self.fieldSigma(at: time, isOpening: isOpening)
  }

  /// Returns the size of the rectangle between the seed and the menu.
  package func size(of menu: SIMD2<Double>) -> SIMD2<Double> {
    let start = SIMD2(repeating: Self.seed)
    return start + (menu - start) * max(progress, 0)
  }

  /// Returns a sigma that rises to 20, holds, and falls as a critical spring; the source fitted the times to replays.
  private static func fieldSigma(at time: Double, isOpening: Bool) -> Double {
    guard time > 0, time.isFinite else { return 0 }
    let (rise, hold) = isOpening ? (0.0161, 0.199) : (0.0213, 0.057)
    let risen = 20 * (1 - Elementary.exp(-time / rise))
    let fall = Spring(response: 0.4286, dampingRatio: 1)
    return risen * fall.state(at: time - hold, from: 1, to: 0).value
  }
}

/// An element that joins or leaves a container, at its final centre.
package enum GlassBirth {
  /// The scale at which an element starts.
  package static let startingScale = 0.2

  /// Returns the scale `time` seconds after the element joined; 1 at once under Reduce Motion.
  package static func scale(at time: Double, reducesMotion: Bool = false) -> Double {
    if reducesMotion { return 1 }
    return startingScale + (1 - startingScale) * GlassMotion.birth.spring.progress(at: time)
  }

  /// The seconds after which an element that leaves is gone.
  package static var duration: Double { GlassMotion.birth.spring.response }

  /// Returns the weight, 0…1, of an element in the effects that it shares with its container, `time` seconds after it
  /// joined; an element that leaves has the rest of 1.
  ///
  /// The union of the element makes room, and the black below it deepens, on the element's spring without bounce, so
  /// that neither overshoots. A spring never quite arrives: its course up to `duration` is scaled to end at 1.
  package static func presence(at time: Double, reducesMotion: Bool = false) -> Double {
    guard !reducesMotion, time < duration else { return 1 }
    let spring = GlassMotion.birth.spring.withoutBounce
    return spring.progress(at: time) / spring.progress(at: duration)
  }
}
