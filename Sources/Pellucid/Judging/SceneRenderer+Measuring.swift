// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidJudge
import PellucidLegibility
import PellucidPlan
import PellucidScene

extension SceneRenderer: SceneMeasuring {
  package typealias Failure = any Error

  package mutating func draw(_ resolution: Resolution) throws -> RenderedPicture {
    try render(resolution, measuring: .everyPixel)
  }

  package mutating func measureLowest(
    of sources: Set<Int>, in numbers: Range<Int>, seen: (@Sendable (TextContrast) -> TextContrast?)?,
    _ scene: @Sendable (Int) -> ResolvedScene
  ) throws -> [Int: LowestContrast] {
    try lowestContrasts(of: sources, in: numbers, seen: seen, scene)
  }
}

extension PixelImage: PixelReading {}

extension RenderedPicture: MeasuredPicture {
  package var pixels: PixelImage { image }
  package var contrasts: [TextContrast] { texts + symbols }
}

extension SceneRenderer {
  /// Judges a scene.
  package mutating func answer(
    _ inquiry: SceneInquiry, about scene: SceneDescription, _ progress: (JudgingProgress) -> Void = { _ in }
  ) throws -> SceneAnswer<RenderedPicture> { try inquiry.answer(scene, &self, progress) }
}
