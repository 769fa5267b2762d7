// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

extension ContrastJudge {
  /// Resolves, draws and measures a scene with `measurer`, and judges the contrast of every text and symbol in it.
  ///
  /// - Returns: The judged scene and the picture that the verdicts were measured on.
  package mutating func judge<Measurer: SceneMeasuring>(
    _ scene: SceneDescription, drawnBy measurer: inout Measurer
  ) throws(Measurer.Failure) -> (scene: JudgedScene, picture: Measurer.Picture) {
    let resolution = try measurer.resolve(scene)
    let picture = try measurer.draw(resolution)
    let judged = judge(
      resolution, SceneMeasurements(picture, scale: resolution.scene.scale),
      stated: try StatedBackdrops(of: resolution, by: &measurer))
    return (judged, picture)
  }
}

extension SceneMeasuring {
  /// Returns the picture of a scene in the state of its glass in which one text or symbol has its lowest contrast.
  ///
  /// Every state has to be drawn, because the colours behind one letter do not decide whether glass is light or
  /// dark: glass adapts to the mean brightness behind its whole area.
  ///
  /// - Parameter source: The resource index of the text or symbol.
  /// - Returns: The picture, and the contrast measured on it; nil where the picture has no contrast for `source`.
  package mutating func lowest(
    of source: Int, in scene: SceneDescription
  ) throws(Failure) -> (picture: Picture, contrast: TextContrast?) {
    let resolution = try resolve(scene)
    var lowest = try drawn(resolution, measuring: source)
    for (_, state) in GlassStates(of: resolution).scenes {
      let other = try drawn(state, measuring: source)
      if other.contrast?.lowest ?? .infinity < lowest.contrast?.lowest ?? .infinity { lowest = other }
    }
    return lowest
  }

  /// Draws a scene and returns the picture with the contrast of one text or symbol.
  private mutating func drawn(
    _ resolution: Resolution, measuring source: Int
  ) throws(Failure) -> (picture: Picture, contrast: TextContrast?) {
    let picture = try draw(resolution)
    return (picture, picture.contrasts.first { $0.source == source })
  }
}
