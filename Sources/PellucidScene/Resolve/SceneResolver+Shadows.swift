// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension SceneResolver {
  /// Returns the shadow of a window or layer with its colour resolved, which may be a catalog's.
  ///
  /// - Parameter place: The key path of the window or layer that casts the shadow.
  func shadow(
    _ shadow: Shadow?, of place: String, in surroundings: Surroundings
  ) throws(SceneError) -> ResolvedShadow? {
    guard let shadow else { return nil }
    let color = try surroundings.color(shadow.color, place: place + ".shadow.color")
    guard color.isFinite else { throw .unusableNumber(place: place, .shadow) }
    return ResolvedShadow(color: color, sigma: shadow.sigma, offset: shadow.offset)
  }
}
