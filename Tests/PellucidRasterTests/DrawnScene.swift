// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// Draws scenes from a document to pixels.
enum DrawnScene {
  /// Draws a document of `width` × `height` points at scale 1; its other members are JSON.
  static func picture(
    _ width: Int, _ height: Int, traits: String = "{}", desktop: String = "[]", windows: String = "[]",
    threads: Int = 2
  ) throws -> RenderedPicture {
    let document = """
      {"version": 1, "size": {"width": \(width), "height": \(height)}, "scale": 1, "traits": \(traits),
       "desktop": \(desktop), "windows": \(windows)}
      """
    let scene = try SceneReader().read(bytes: Array(document.utf8))
    var renderer = try SceneRenderer(threads: threads)
    return try renderer.render(renderer.resolve(scene))
  }

  static func image(
    _ width: Int, _ height: Int, traits: String = "{}", desktop: String = "[]", windows: String = "[]"
  ) throws -> PixelImage {
    try picture(width, height, traits: traits, desktop: desktop, windows: windows).image
  }
}

extension PixelImage {
  /// Returns the largest difference of any sample within `area`, in code values of 8 bits.
  func difference(from other: PixelImage, in area: PixelRect) -> Double {
    var worst = 0
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        for lane in 0..<4 { worst = max(worst, abs(Int(self[x, y][lane]) - Int(other[x, y][lane]))) }
      }
    }
    return Double(worst) / 257
  }

  /// Returns red, green and blue of a pixel in code values of 8 bits, unrounded.
  func codeValues(_ x: Int, _ y: Int) -> SIMD3<Double> {
    let pixel = self[x, y]
    return SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / 257
  }
}
