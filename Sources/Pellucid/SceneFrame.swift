// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A frame of a scene that moves, with the state from which the next frame is drawn.
public struct SceneFrame: Sendable {
  package var frame: Frame
  var history: GlassHistory

  /// The width, in pixels.
  public var width: Int { frame.image.width }
  /// The height, in pixels.
  public var height: Int { frame.image.height }

  /// Returns the pixels, row by row from the top without gaps: premultiplied, gamma-encoded in the gamut of the scene's traits,
  /// 8 bits a sample, dithered.
  public func pixels(_ order: PixelLayout.Order = .rgba) -> [UInt8] { frame.image.bytes(order) }

  /// Writes a PNG of 8 bits a sample, whole or not at all.
  ///
  /// - Throws: A `PellucidError` of the kind `output`.
  public func writePNG(to path: String) throws(PellucidError) {
    try RenderedPicture(image: frame.image, gamut: frame.plan.gamut).writePNG(to: path)
  }
}

extension SceneRenderer {
  /// Draws a scene, or the next frame of one that moves: only the pixels that differ from the frame before.
  ///
  ///     var frame: SceneFrame?
  ///     for moment in 0..<60 {
  ///       scene.time = Double(moment) / 60
  ///       frame = try renderer.frame(of: scene, after: frame.take())
  ///     }
  ///
  /// The pixels are those of a drawing from nothing. Nothing is measured or judged.
  ///
  /// - Parameters:
  ///   - scene: Any scene; where little of it differs from that of the last frame, drawing it costs little.
  ///   - last: The frame before, which is used up; nil draws every pixel.
  /// - Throws: A `PellucidError` of the kind `scene`, `resource` or `memory`.
  public mutating func frame(
    of scene: SceneDescription, after last: consuming SceneFrame? = nil
  ) throws(PellucidError) -> SceneFrame {
    var history = last?.history ?? GlassHistory()
    let resolution = try resolve(scene, after: &history)
    do throws(RenderingError) {
      return SceneFrame(frame: try frame(resolution, after: last?.frame), history: history)
    } catch { throw PellucidError(error) }
  }

  /// Draws a frame as `frame(of:after:)` does, and writes its pixels over those in memory.
  ///
  /// - Throws: A `PellucidError`; then the memory is unchanged.
  package mutating func frame(
    of scene: SceneDescription, in memory: UnsafeMutableRawBufferPointer, layout: PixelLayout,
    after last: consuming SceneFrame? = nil
  ) throws(PellucidError) -> SceneFrame {
    let target = try layout.pixels(in: memory, of: scene)
    let frame = try frame(of: scene, after: last)
    var row = [UInt8](repeating: 0, count: 4 * frame.width)
    for y in 0..<frame.height {
      Dither.row(y, of: frame.frame.image, into: &row)
      target.write(row[...], y, from: 0)
    }
    return frame
  }
}
