// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidPlan
import PellucidRaster
import PellucidScene

/// Why a scene could not be drawn.
public enum RenderingError: Error, Sendable {
  case fonts(TextError)
  case resource(ResourceError)
}

/// The contrast of one text, measured on the drawn pixels.
public struct TextContrast: Hashable, Sendable {
  /// The layer's id; empty if it has none.
  public var id: String
  /// The lowest WCAG ratio, 1…21, and the one that 5 % of the text's pixels fall below.
  public var lowest: Double, fifthPercentile: Double
  /// Where the lowest is, in points.
  public var at: Point
}

/// A drawn scene.
public struct RenderedPicture: Sendable {
  /// Premultiplied, in `gamut`, 16 bits a sample.
  public var image: PixelImage
  public var gamut: Gamut
  public var texts: [TextContrast]
  public var findings: [Finding]
  public var warnings: [TextWarning]

  public enum BitDepth: Hashable, Sendable { case eight, sixteen }

  /// Writes a PNG with the matching colour chunk, whole or not at all.
  public func writePNG(to path: String, bitDepth: BitDepth = .eight) throws {
    let writer = PNGWriter(gamut: gamut)
    switch bitDepth {
    case .sixteen: try WholeFile.write(writer.encode16Bit(image), to: path)
    case .eight:
      try WholeFile.write(
        writer.encode(width: image.width, height: image.height, alpha: .premultiplied) { y, bytes in
          Dither.row(y, of: image, into: &bytes)
        }, to: path)
    }
  }
}

/// Draws scenes: loads what they need, plans and executes. Owned by one task.
///
///     var renderer = try SceneRenderer()
///     let picture = try renderer.render(SceneResolver.resolve(description))
///     try picture.writePNG(to: "picture.png")
public struct SceneRenderer {
  var loader: ResourceLoader
  var renderer: Renderer<ThreadExecutor>

  /// - Parameters:
  ///   - threads: Does not change the picture.
  ///   - baseDirectory: Where relative paths of pictures and symbols start.
  ///   - symbolFolders: Folders with `name.svg` templates, searched before the built-in symbols.
  ///   - fontPaths: Font files, or folders of them, beside the default fonts.
  public init(
    threads: Int = 2, baseDirectory: String = ".", symbolFolders: [String] = [], fontPaths: [String] = [],
    imageLimits: ImageLimits = ImageLimits()
  ) throws(RenderingError) {
    let fonts: FontLibrary
    do throws(TextError) { fonts = try FontLibrary(additional: fontPaths) } catch { throw .fonts(error) }
    let symbols = SymbolLibrary(folders: symbolFolders, base: baseDirectory)
    loader = ResourceLoader(
      folder: baseDirectory, images: ImageReader(limits: imageLimits),
      texts: TextRasterizer(fonts: fonts), symbols: SymbolRasterizer(library: symbols))
    renderer = Renderer(executor: ThreadExecutor(threads: threads))
  }

  /// The picture of a scene.
  public mutating func render(_ scene: ResolvedScene) throws(RenderingError) -> RenderedPicture {
    do throws(ResourceError) {
      let loaded = try loader.load(scene)
      let drawn = renderer.render(Planner.plan(scene), resources: loaded.resources)
      return RenderedPicture(
        image: drawn.image, gamut: scene.gamut,
        texts: drawn.texts.map { text in
          TextContrast(
            id: text.id, lowest: text.lowest, fifthPercentile: text.fifthPercentile,
            at: Point(
              x: (Double(text.atX) + 0.5) / scene.scale, y: (Double(text.atY) + 0.5) / scene.scale))
        },
        findings: scene.findings + loaded.findings, warnings: loaded.warnings)
    } catch { throw .resource(error) }
  }
}
