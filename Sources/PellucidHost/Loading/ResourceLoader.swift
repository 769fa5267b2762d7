// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// Why a resource of a scene could not be brought into memory. `place` is a key path as in a scene document, such
/// as `windows[0].layers[2].image`.
public enum ResourceError: Error, Sendable {
  case image(place: String, path: String, ImageReadingError)
  case text(place: String, TextError)
  case symbol(place: String, SymbolError)
  /// The texts and symbols of the scene cover more pixels than `limit`, one byte each.
  case masksTooLarge(bytes: Int, limit: Int)

  init(text error: TextError, of layer: String) {
    if case .familyMissing = error {
      self = .text(place: layer + ".family", error)
    } else {
      self = .text(place: layer + ".text", error)
    }
  }
}

/// What a scene needs in pixels, and what its author may want to know.
public struct LoadedResources: Sendable {
  /// By resource index.
  public var resources: RasterResources
  public var warnings: [TextWarning]
  /// Rule `TXT01`: characters that are drawn as boxes.
  public var findings: [Finding]

  /// Bytes of the pictures, each file counted once, and of the masks.
  public var byteCount: Int
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
  /// Bytes of all masks of a scene; one that covers a picture of 8K has 33 million.
  let maximumMaskBytes: Int
  private var loaded: [ImageKey: PixelImage] = [:]
  private var coverages: CoverageCache

  private struct ImageKey: Hashable {
    /// Absolute, without `.`, `..` and links, so that one file is one picture.
    var path: String
    var gamut: Gamut
  }

  public init(
    folder: String, images: ImageReader, texts: TextRasterizer, symbols: SymbolRasterizer,
    coverages: CoverageCache = CoverageCache(), maximumMaskBytes: Int = 1 << 30
  ) {
    (self.folder, self.images, self.texts, self.symbols) = (folder, images, texts, symbols)
    (self.coverages, self.maximumMaskBytes) = (coverages, maximumMaskBytes)
  }

  /// Everything that `scene` refers to; of texts and symbols, what lies on the picture.
  public mutating func load(_ scene: ResolvedScene) throws(ResourceError) -> LoadedResources {
    var result = LoadedResources(resources: RasterResources(), warnings: [], findings: [], byteCount: 0)
    var names: ResourceNames?
    var maskBytes = 0
    forgetImages(notIn: scene)
    for (index, resource) in scene.resources.enumerated() {
      let layer = index < scene.resourceLayers.count ? scene.resourceLayers[index] : "resources[\(index)]"
      if case .image(let path) = resource {
        result.resources.images[index] = try image(path, scene.gamut, of: layer)
        continue
      }
      let coverage = try coverage(
        of: resource, in: scene, layer: layer, maskBytesLeft: maximumMaskBytes - maskBytes)
      maskBytes += coverage.maskBytes
      guard maskBytes <= maximumMaskBytes else {
        throw .masksTooLarge(bytes: maskBytes, limit: maximumMaskBytes)
      }
      result.resources.masks[index] = coverage.masks
      guard !coverage.warnings.isEmpty else { continue }
      let known = names ?? ResourceNames(of: scene)
      names = known
      result.warnings += coverage.warnings
      result.findings += Finding.missingGlyphs(coverage.warnings, layer: known[index])
    }
    result.byteCount = maskBytes + 8 * pixelCount
    return result
  }

  // MARK: Texts and symbols

  private mutating func coverage(
    of resource: Resource, in scene: ResolvedScene, layer: String, maskBytesLeft: Int
  ) throws(ResourceError) -> ResourceCoverage {
    let (clip, scale, limit) = (scene.pixelBounds, scene.scale, maximumMaskBytes)
    var (texts, symbols) = (texts, symbols)
    texts.limits.pixels = min(texts.limits.pixels, maskBytesLeft)
    symbols.limits.pixels = min(symbols.limits.pixels, maskBytesLeft)
    return try coverages.coverage(of: resource, scale: scale, clippedTo: clip) { () throws(ResourceError) in
      switch resource {
      case .image: return ResourceCoverage(masks: [])
      case .text(let text, let frame, let transform):
        do throws(TextError) {
          let drawn = try texts.rasterize(
            text, frame: frame, transform: transform, scale: scale, clippedTo: clip)
          return ResourceCoverage(masks: [drawn.mask], warnings: drawn.warnings)
        } catch { throw Self.refusal(error, layer: layer, left: maskBytesLeft, of: limit) }
      case .symbol(let symbol, let frame, let transform):
        do throws(SymbolError) {
          return ResourceCoverage(
            masks: try symbols.masks(
              for: symbol, frame: frame, transform: transform, scale: scale, clippedTo: clip))
        } catch { throw Self.refusal(error, layer: layer, left: maskBytesLeft, of: limit) }
      }
    }
  }

  /// A mask that only the scene's other masks leave no room for is the scene's trouble.
  private static func refusal(
    _ error: TextError, layer: String, left: Int, of limit: Int
  ) -> ResourceError {
    guard case .maskTooLarge(let width, let height, left) = error else {
      return ResourceError(text: error, of: layer)
    }
    return .masksTooLarge(bytes: limit - left + width * height, limit: limit)
  }

  private static func refusal(
    _ error: SymbolError, layer: String, left: Int, of limit: Int
  ) -> ResourceError {
    guard case .maskTooLarge(let width, let height, left) = error else {
      return .symbol(place: layer + ".symbol", error)
    }
    return .masksTooLarge(bytes: limit - left + width * height, limit: limit)
  }

  // MARK: Pictures

  /// Pixels of the pictures in memory.
  private var pixelCount: Int { loaded.values.reduce(0) { $0 + $1.width * $1.height } }

  private mutating func forgetImages(notIn scene: ResolvedScene) {
    let wanted = scene.resources.compactMap { resource -> ImageKey? in
      guard case .image(let path) = resource else { return nil }
      return ImageKey(path: FileReading.canonical(located(path)), gamut: scene.gamut)
    }
    loaded = loaded.filter { wanted.contains($0.key) }
  }

  private func located(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  private mutating func image(
    _ path: String, _ gamut: Gamut, of layer: String
  ) throws(ResourceError) -> PixelImage {
    let full = located(path)
    let key = ImageKey(path: FileReading.canonical(full), gamut: gamut)
    if let image = loaded[key] { return image }
    do throws(ImageReadingError) {
      let image = try images.read(path: full, gamut: gamut, besidePixels: pixelCount)
      loaded[key] = image
      return image
    } catch { throw .image(place: layer + ".image", path: full, error) }
  }
}

extension ResourceCoverage {
  fileprivate var maskBytes: Int { masks.reduce(0) { $0 + $1.values.count } }
}
