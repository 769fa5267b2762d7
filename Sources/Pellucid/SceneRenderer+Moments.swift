// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidPlan
import PellucidRaster
import PellucidScene

extension SceneRenderer {
  /// Draws a scene at several moments, each from the frame before it.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in ascending order.
  ///   - begin: Called with the index of a moment before it is drawn.
  ///   - add: Called with the picture of each moment.
  package mutating func draw(
    _ scene: SceneDescription, at times: [Double], begin: (Int) -> Void, add: (PixelImage) throws -> Void
  ) throws {
    var frame: Frame?
    var history = GlassHistory()
    for (index, time) in times.enumerated() {
      begin(index)
      var moment = scene
      moment.time = time
      let drawn = try self.frame(resolve(moment, after: &history), after: frame.take())
      try add(drawn.image)
      frame = drawn
    }
  }
}
