// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidHost
import PellucidJudge
import PellucidLegibility
import PellucidPlan
import PellucidScene

extension SceneRenderer: SceneMeasuring {
  package typealias Failure = PellucidError

  package mutating func draw(_ resolution: Resolution) throws(PellucidError) -> RenderedPicture {
    do throws(RenderingError) { return try render(resolution, measuring: .everyPixel) } catch {
      throw PellucidError(error)
    }
  }

  package mutating func pictures(
    at path: String, in gamut: Gamut
  ) throws(PellucidError) -> [StatedPicture] {
    do throws(ResourceError) {
      return try backdropPictures.pictures(at: loader.located(path), in: gamut)
    } catch { throw PellucidError(.resource(error)) }
  }

  package mutating func measureLowest(
    of required: [Int: Double], in numbers: Range<Int>, seen: (@Sendable (TextContrast) -> TextContrast?)?,
    _ scene: @Sendable (Int) -> ResolvedScene
  ) throws(PellucidError) -> [Int: LowestContrast] {
    do throws(RenderingError) {
      return try lowestContrasts(of: required, in: numbers, seen: seen, scene)
    } catch { throw PellucidError(error) }
  }
}

extension PixelImage: PixelReading {}

extension RenderedPicture: MeasuredPicture {
  package var pixels: PixelImage { image }
  package var contrasts: [TextContrast] { texts + symbols }
}

extension SceneRenderer {
  /// Returns the report about a scene, which is measured for it.
  package mutating func answer(
    _ inquiry: SceneInquiry, about scene: SceneDescription, _ progress: (JudgingProgress) -> Void = { _ in }
  ) throws(PellucidError) -> SceneAnswer<RenderedPicture> {
    // Repairs and findings are about the layers that components are lowered to.
    try inquiry.answer(try lowered(scene), &self, progress)
  }
}
