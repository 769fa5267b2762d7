// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidJudge
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A scene document that the WebAssembly build and the native builds read, judge and draw.
enum EmbeddedScene {
  /// The findings, a line each behind a line with their number, then the samples of the picture: 16 bits each, low byte
  /// first, and those of the same scene drawn onto a picture of 8 bits.
  static func report(on document: [UInt8]) -> [UInt8] {
    let description: SceneDescription
    do throws(SceneReadingError) {
      description = try SceneReader().read(bytes: document)
    } catch {
      return Array("refused: \(error.description)\n".utf8)
    }
    guard let resolution = try? SceneResolver.resolve(description) else {
      return Array("not resolved\n".utf8)
    }
    let lines = findings(of: description, resolution, in: document)
    return Array(("\(lines.count) findings\n" + lines.joined()).utf8) + picture(of: resolution.scene)
  }

  /// Each with its place in the document, its rule and its sentence.
  private static func findings(
    of description: SceneDescription, _ resolution: Resolution, in document: [UInt8]
  ) -> [String] {
    let places = DocumentPlaces(of: document)
    return SceneRules.findings(of: description, resolution).map { finding in
      let place = places[finding.place.name ?? ""]
      let message = Language.english.message(of: finding.fact)
      return "\(place?.line ?? 0):\(place?.column ?? 0): \(finding.rule?.id ?? "note"): \(message)\n"
    }
  }

  private static func picture(of scene: ResolvedScene) -> [UInt8] {
    var resources = RasterResources()
    for (index, resource) in scene.resources.enumerated() {
      if case .image = resource { resources.images[index] = photo(width: 320, height: 240) }
    }
    var renderer = Renderer(executor: SerialExecutor())
    let plan = Planner.plan(scene)
    let drawn = renderer.render(plan, resources: resources).image
    var canvas = ByteImage(width: drawn.width, height: drawn.height)
    renderer.draw(plan, resources: resources, onto: &canvas)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(drawn.samples.count * 2 + canvas.samples.count)
    for sample in drawn.samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes + canvas.samples
  }

  /// Soft shapes under grain, as in a photo; whole-number arithmetic, so that every build starts from the same.
  private static func photo(width: Int, height: Int) -> PixelImage {
    var image = PixelImage(width: width, height: height)
    var state: UInt32 = 1
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let grain = Int(state >> 20)
        let (dx, dy) = (x - 110, y - 90)
        let glow = max(0, 40_000 - (dx * dx + dy * dy) * 3)
        let ground = y > 150 + (x / 3) % 40 ? 9_000 : 26_000 + y * 60
        image[x, y] = SIMD4(
          UInt16(min(65_535, ground / 2 + glow + grain)), UInt16(min(65_535, ground + glow / 2 + grain)),
          UInt16(min(65_535, ground + (height - y) * 90 + grain)), 65_535)
      }
    }
    return image
  }
}
