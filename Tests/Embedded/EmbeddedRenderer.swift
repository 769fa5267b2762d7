// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene

/// Draws and measures scenes without fonts and files: bars stand in for texts, one photo for every picture.
struct EmbeddedRenderer: SceneMeasuring {
  private var renderer = Renderer(executor: SerialExecutor())

  /// A drawn picture with the measured contrast of its texts.
  struct Picture: MeasuredPicture {
    var pixels: PixelImage
    var contrasts: [TextContrast]
    var inks: [Int: DrawnInk]
  }

  mutating func resolve(_ scene: SceneDescription) throws(SceneError) -> Resolution {
    var history = GlassHistory()
    return try LookBehind.resolve(scene, facts: FileFacts(), after: &history) { error -> SceneError in
      error
    } seeing: { unseen throws(SceneError) in
      look(unseen.scene)
    }
  }

  /// Draws a scene without its glass and returns the backdrop seen by each probe, by the probe's index.
  private mutating func look(_ scene: ResolvedScene) -> [Int: GlassBackdrop] {
    var backdrops: [Int: GlassBackdrop] = [:]
    for probe in renderer.render(Planner.plan(scene).forProbes, resources: Self.resources(of: scene)).probes {
      backdrops[probe.index] = GlassBackdrop(
        luminance: probe.luminance, deviation: probe.deviation, brightest: probe.brightest)
    }
    return backdrops
  }

  mutating func draw(_ resolution: Resolution) throws(SceneError) -> Picture {
    let scene = resolution.scene
    let resources = Self.resources(of: scene)
    let drawn = renderer.render(Planner.plan(scene), resources: resources, keepsPixels: true)
    let contrasts = drawn.texts.map { text in
      TextContrast(
        id: text.id, source: text.source, lowest: text.lowest, fifthPercentile: text.fifthPercentile,
        lightness: text.lightness,
        at: Point(x: (Double(text.atX) + 0.5) / scene.scale, y: (Double(text.atY) + 0.5) / scene.scale),
        bounds: Self.rect(text.bounds, scene.scale), pixels: text.pixels)
    }
    var inks: [Int: DrawnInk] = [:]
    for (source, masks) in resources.masks {
      inks[source] = DrawnInk(bounds: Self.rect(masks[0].bounds, scene.scale), measured: nil)
    }
    for contrast in contrasts { inks[contrast.source]?.measured = contrast.bounds }
    return Picture(pixels: drawn.image, contrasts: contrasts, inks: inks)
  }

  /// Returns the photo that stands for every picture.
  mutating func pictures(at path: String, in gamut: Gamut) throws(SceneError) -> [StatedPicture] {
    let photo = Self.photo(width: 320, height: 240)
    let picture = SweptPicture(path: path, width: photo.width, height: photo.height, isOpaque: true)
    return [StatedPicture(picture, colors: photo.hull.colors)]
  }

  mutating func measureLowest(
    of required: [Int: Double], in numbers: Range<Int>, seen: (@Sendable (TextContrast) -> TextContrast?)?,
    _ scene: @Sendable (Int) -> ResolvedScene
  ) throws(SceneError) -> [Int: LowestContrast] { [:] }

  /// Returns the samples of a scene drawn onto a picture of 8 bits a sample.
  mutating func bytes(of scene: ResolvedScene) -> [UInt8] {
    let plan = Planner.plan(scene)
    var canvas = ByteImage(width: plan.bounds.width, height: plan.bounds.height)
    renderer.draw(plan, resources: Self.resources(of: scene), onto: &canvas)
    return canvas.samples
  }

  private static func rect(_ pixels: PixelRect, _ scale: Double) -> Rect {
    Rect(
      x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale, width: Double(pixels.width) / scale,
      height: Double(pixels.height) / scale)
  }

  private static func resources(of scene: ResolvedScene) -> RasterResources {
    var resources = RasterResources()
    for (index, resource) in scene.resources.enumerated() {
      switch resource {
      case .image: resources.images[index] = photo(width: 320, height: 240)
      case .text(_, let frame, let transform):
        resources.masks[index] = [bars(in: transform.bounds(of: frame), scale: scene.scale)]
      default: break
      }
    }
    return resources
  }

  /// Returns a mask of upright bars, two pixels wide, with soft edges.
  private static func bars(in frame: Rect, scale: Double) -> CoverageMask {
    let bounds = PixelRect(
      minX: Int(frame.x * scale), minY: Int(frame.y * scale), maxX: Int((frame.x + frame.width) * scale),
      maxY: Int((frame.y + frame.height) * scale))
    let row: [UInt8] = (0..<bounds.width).map { [128, 255, 255, 128, 0, 0][$0 % 6] }
    return CoverageMask(bounds: bounds, values: (0..<bounds.height).flatMap { _ in row })
  }

  /// Returns soft shapes under grain, as in a photo. Integer arithmetic gives every build identical input.
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

extension PixelImage: PixelReading {}
