// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidScene

extension ContrastJudge {
  /// Has a scene drawn and measured, and judges every text and symbol in it.
  package mutating func judge<Measurer: SceneMeasuring>(
    _ scene: SceneDescription, drawnBy measurer: inout Measurer
  ) throws(Measurer.Failure) -> (scene: JudgedScene, picture: Measurer.Picture) {
    let resolution = try measurer.resolve(scene)
    let picture = try measurer.draw(resolution)
    let judged = judge(resolution, SceneMeasurements(picture, scale: resolution.scene.scale))
    return (judged, picture)
  }
}

extension SceneMeasuring {
  /// Returns the picture of a scene in that state of its glass in which one text or symbol has its lowest contrast.
  ///
  /// The colours behind one letter do not say whether glass is light or dark: that follows from all that is behind it.
  ///
  /// - Parameter source: The index of the text's or symbol's resource.
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

  private mutating func drawn(
    _ resolution: Resolution, measuring source: Int
  ) throws(Failure) -> (picture: Picture, contrast: TextContrast?) {
    let picture = try draw(resolution)
    return (picture, picture.contrasts.first { $0.source == source })
  }
}
