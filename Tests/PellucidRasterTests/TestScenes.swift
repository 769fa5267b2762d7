// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// Small scenes built from parts, without a document.
enum TestScenes {
  /// Returns a scene with a picture that fills the bottom window, and nodes on it; `pixels` is the picture's size.
  static func over(_ picture: PixelImage, scale: Double = 1, _ nodes: [Node] = []) -> ResolvedScene {
    let size = Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var scene = ResolvedScene(size: size, scale: scale, gamut: .srgb)
    scene.resources = [.image(path: "picture")]
    let image = Node(
      id: nil, frame: frame, transform: .identity, content: .image(source: 0, fit: .stretch))
    scene.windows = [
      ResolvedWindow(frame: frame, shape: .rectangle, shadow: nil, nodes: [image] + nodes)
    ]
    return scene
  }

  static func material(_ recipe: MaterialRecipe, frame: Rect, shape: Shape = .rectangle) -> Node {
    Node(
      id: nil, frame: frame, transform: .identity,
      content: .material(ResolvedMaterial(recipe: recipe, shape: shape, blending: .withinWindow)))
  }

  /// Returns a recipe that only blurs.
  static func blur(sigmaInPoints: Double, captureScale: Double = 0.25) -> MaterialRecipe {
    MaterialRecipe(sigmaInPoints: sigmaInPoints, captureScale: captureScale)
  }

  static func draw(_ scene: ResolvedScene, _ picture: PixelImage, threads: Int = 1) -> PixelImage {
    var resources = RasterResources()
    resources.images[0] = picture
    var renderer = Renderer(executor: ThreadExecutor(threads: threads))
    return renderer.render(Planner.plan(scene), resources: resources).image
  }

  static func flat(_ red: Int, _ green: Int, _ blue: Int, width: Int, height: Int) -> PixelImage {
    let color = SIMD3(Double(red), Double(green), Double(blue))
    return picture(width, height) { _, _ in color }
  }

  /// Returns an opaque picture from code values of 8 bits, which may be fractional, at each x and y.
  static func picture(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> SIMD3<Double>
  ) -> PixelImage {
    var image = PixelImage(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (pixel, color) = (4 * (y * width + x), color(x, y))
        for channel in 0..<3 { image.samples[pixel + channel] = UInt16((color[channel] * 257).rounded()) }
        image.samples[pixel + 3] = 65535
      }
    }
    return image
  }

  /// Returns a crop of a photo that `make setup` installs.
  static func photo(_ name: String, x: Int, y: Int, width: Int, height: Int) throws -> PixelImage {
    let path = "/usr/share/backgrounds/mate/nature/\(name).jpg"
    let whole = try ImageReader().read(path: path, gamut: .srgb)
    var crop = PixelImage(width: width, height: height)
    for row in 0..<height {
      let from = 4 * ((y + row) * whole.width + x)
      crop.samples.replaceSubrange(
        4 * row * width..<4 * (row + 1) * width, with: whole.samples[from..<from + 4 * width])
    }
    return crop
  }
}
