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

/// What a scene needs in pixels, and what its author may want to know.
public struct LoadedResources: Sendable {
  /// By resource index.
  public var resources: RasterResources
  public var warnings: [TextWarning]
  /// Rule `TXT01`: characters that are drawn as boxes.
  public var findings: [Finding]
}

/// Reads the pictures and shapes the texts and symbols that a scene needs.
///
/// Owned by one task. A matrix draws the same scene many times, so the pictures of the last scene are kept, and
/// coverage in a cache with a limit; files are taken to stay as they are in between.
public struct ResourceLoader {
  let images: ImageReader
  let texts: TextRasterizer
  let symbols: SymbolRasterizer
  /// Where relative paths start.
  let folder: String
  private var loaded: [ImageKey: PixelImage] = [:]
  private var coverages: CoverageCache

  private struct ImageKey: Hashable {
    var path: String
    var gamut: Gamut
  }

  public init(
    folder: String, images: ImageReader, texts: TextRasterizer, symbols: SymbolRasterizer,
    coverages: CoverageCache = CoverageCache()
  ) {
    (self.folder, self.images, self.texts, self.symbols) = (folder, images, texts, symbols)
    self.coverages = coverages
  }

  /// Everything that `scene` refers to.
  public mutating func load(_ scene: ResolvedScene) throws(ResourceError) -> LoadedResources {
    var result = LoadedResources(resources: RasterResources(), warnings: [], findings: [])
    var names: ResourceNames?
    forgetImages(notIn: scene)
    for (index, resource) in scene.resources.enumerated() {
      if case .image(let path) = resource {
        result.resources.images[index] = try image(path, scene.gamut)
        continue
      }
      let coverage = try coverage(of: resource, scale: scene.scale)
      result.resources.masks[index] = coverage.masks
      guard !coverage.warnings.isEmpty else { continue }
      let known = names ?? ResourceNames(of: scene)
      names = known
      result.warnings += coverage.warnings
      result.findings += Finding.missingGlyphs(coverage.warnings, layer: known[index])
    }
    return result
  }

  private mutating func coverage(
    of resource: Resource, scale: Double
  ) throws(ResourceError) -> ResourceCoverage {
    let (texts, symbols) = (texts, symbols)
    return try coverages.coverage(of: resource, scale: scale) { () throws(ResourceError) in
      switch resource {
      case .image: return ResourceCoverage(masks: [])
      case .text(let text, let frame, let transform):
        do throws(TextError) {
          let drawn = try texts.rasterize(text, frame: frame, transform: transform, scale: scale)
          return ResourceCoverage(masks: [drawn.mask], warnings: drawn.warnings)
        } catch { throw .text(error) }
      case .symbol(let symbol, let frame, let transform):
        do throws(SymbolError) {
          return ResourceCoverage(
            masks: try symbols.masks(for: symbol, frame: frame, transform: transform, scale: scale))
        } catch { throw .symbol(error) }
      }
    }
  }

  private mutating func forgetImages(notIn scene: ResolvedScene) {
    let wanted = scene.resources.compactMap { resource -> ImageKey? in
      guard case .image(let path) = resource else { return nil }
      return ImageKey(path: resolved(path), gamut: scene.gamut)
    }
    loaded = loaded.filter { wanted.contains($0.key) }
  }

  private func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  private mutating func image(_ path: String, _ gamut: Gamut) throws(ResourceError) -> PixelImage {
    let full = resolved(path)
    let key = ImageKey(path: full, gamut: gamut)
    if let image = loaded[key] { return image }
    do throws(ImageReadingError) {
      let image = try images.read(path: full, gamut: gamut)
      loaded[key] = image
      return image
    } catch { throw .image(path: full, error) }
  }
}
