// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// Why a resource of a scene could not be brought into memory.
public enum ResourceError: Error, Sendable {
  case image(path: String, ImageReadingError)
  case text(TextError)
  case symbol(SymbolError)
}

/// Reads the pictures and shapes the texts and symbols that a scene needs.
///
/// Owned by one task; pictures are kept between scenes, since a matrix draws the same ones many times.
public struct ResourceLoader {
  let images: ImageReader
  let texts: TextRasterizer
  let symbols: SymbolRasterizer
  /// Where relative paths start.
  let folder: String
  var loaded: [ImageKey: PixelImage] = [:]

  struct ImageKey: Hashable {
    var path: String
    var gamut: Gamut
  }

  public init(folder: String, images: ImageReader, texts: TextRasterizer, symbols: SymbolRasterizer) {
    (self.folder, self.images, self.texts, self.symbols) = (folder, images, texts, symbols)
  }

  /// Everything that `scene` refers to, by resource index, and what its author may want to know.
  public mutating func load(
    _ scene: ResolvedScene
  ) throws(ResourceError) -> (resources: RasterResources, warnings: [TextWarning]) {
    var result = RasterResources()
    var warnings: [TextWarning] = []
    for (index, resource) in scene.resources.enumerated() {
      switch resource {
      case .image(let path): result.images[index] = try image(path, scene.gamut)
      case .text(let text, let frame, let transform):
        do throws(TextError) {
          let rasterized = try texts.rasterize(
            text, frame: frame, transform: transform, scale: scene.scale)
          result.masks[index] = [rasterized.mask]
          warnings += rasterized.warnings
        } catch { throw .text(error) }
      case .symbol(let symbol, let frame, let transform):
        do throws(SymbolError) {
          result.masks[index] = try symbols.masks(
            for: symbol, frame: frame, transform: transform, scale: scene.scale)
        } catch { throw .symbol(error) }
      }
    }
    return (result, warnings)
  }

  private mutating func image(_ path: String, _ gamut: Gamut) throws(ResourceError) -> PixelImage {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    let key = ImageKey(path: full, gamut: gamut)
    if let image = loaded[key] { return image }
    do throws(ImageReadingError) {
      let image = try images.read(path: full, gamut: gamut)
      loaded[key] = image
      return image
    } catch { throw .image(path: full, error) }
  }
}
