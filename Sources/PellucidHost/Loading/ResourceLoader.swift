// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The reason why a resource of a scene could not be loaded. `place` is a key path in the form of scene documents, such
/// as `windows[0].layers[2].image`.
package enum ResourceError: Error, Sendable {
  case image(place: String, path: String, ImageReadingError)
  /// A folder that is stated as backdrops contains no picture, or cannot be read.
  case noPictures(path: String)
  /// A picture that is stated as a backdrop lets through what is behind it.
  case translucentPicture(path: String)
  case text(place: String, TextError)
  case symbol(place: String, SymbolError)
  /// The texts and symbols of the scene cover more than `limit` pixels, each of which takes one byte.
  case masksTooLarge(bytes: Int, limit: Int)

  init(text error: TextError, of layer: String) {
    if case .familyMissing = error {
      self = .text(place: layer + ".family", error)
    } else {
      self = .text(place: layer + ".text", error)
    }
  }
}

/// The loaded resources of a scene, with warnings for its author.
package struct LoadedResources: Sendable {
  /// The pixels, by resource index.
  package var resources: RasterResources
  package var warnings: [TextWarning]
  /// The characters that no font of the library contains, each once, by the resource index of their text.
  package var missingGlyphs: [Int: [Unicode.Scalar]] = [:]

  /// The memory of the pictures and masks, in bytes, with each file counted once and as a whole picture. The number
  /// does not depend on what was loaded before.
  package var byteCount: Int
}

/// A loader that decodes the pictures and rasterizes the texts and symbols of scenes.
///
/// One task owns it. A matrix draws the same scene many times, and an interface switches between light and dark, so the
/// pictures of the last scene are cached, those of earlier scenes within a limit, and coverage in a separate cache with
/// a limit. Files are assumed not to change in between.
package struct ResourceLoader {
  let texts: TextRasterizer
  let symbols: SymbolRasterizer
  let templates: TemplateRasterizer
  /// The folder that relative paths refer to.
  let folder: String
  /// The limit of the masks of a scene, in bytes; a mask that covers an 8K picture takes 33 million.
  let maximumMaskBytes: Int
  var pictures: PictureStore
  var coverages: CoverageCache

  /// The default limit, in bytes, of cached pictures that are not shown. Chosen: eight screens of 2 megapixels, with 8
  /// bytes per pixel.
  package static let idlePictureBytes = 128 << 20

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - idlePictureBytes: The limit, in bytes, of cached pictures that the last scene does not show.
  ///   - budget: The memory in which pictures are decoded.
  ///   - executor: The executor that resamples pictures; the result does not depend on it.
  package init(
    folder: String, images: ImageReader, texts: TextRasterizer, symbols: SymbolRasterizer,
    coverages: CoverageCache = CoverageCache(), maximumMaskBytes: Int = 1 << 30,
    idlePictureBytes: Int = Self.idlePictureBytes, budget: MemoryBudget = MemoryBudget(),
    executor: ThreadExecutor = ThreadExecutor(threads: 1)
  ) {
    var images = images
    images.meter = symbols.meter
    (self.folder, self.texts, self.symbols) = (folder, texts, symbols)
    templates = TemplateRasterizer(reader: images, executor: executor)
    pictures = PictureStore(
      reader: images, executor: executor, idleBytes: idlePictureBytes, budget: budget)
    (self.coverages, self.maximumMaskBytes) = (coverages, maximumMaskBytes)
  }

  /// Loads all resources of `scene`. Texts and symbols are limited to the part that lies on the picture.
  ///
  /// - Parameters:
  ///   - origins: The layers that use the resources, by resource index, for error messages.
  ///   - plan: The plan by which all pictures are drawn, if resampled pictures for that plan suffice; nil loads whole
  ///     pictures.
  package mutating func load(
    _ scene: ResolvedScene, askedForBy origins: [ResourceOrigin] = [], drawnBy plan: Plan? = nil
  ) throws(ResourceError) -> LoadedResources {
    symbols.meter.reset()
    var result = LoadedResources(resources: RasterResources(), warnings: [], byteCount: 0)
    var maskBytes = 0
    let files = pictureFiles(of: scene)
    let outlines = scene.drawnOutlines
    let uses = plan.map { pictureUses(of: files, in: $0, outlines: outlines) }
    pictures.use(Set(files.values))
    for (index, resource) in scene.resources.enumerated() {
      let layer = index < origins.count ? origins[index].path : "resources[\(index)]"
      if case .outline(let request) = resource, let file = files[index] {
        guard outlines.contains(index) else { continue }
        let mask = try outline(
          request, file, in: scene, layer: layer, bytesLeft: maximumMaskBytes - maskBytes)
        maskBytes += mask.values.count
        result.resources.masks[index] = [mask]
        continue
      }
      if case .image(let path) = resource, let file = files[index] {
        let use = uses.map { $0[file] ?? PictureUse() }
        let picture = try self.picture(file, path, use, of: layer)
        result.resources.images[index] = picture.whole
        if picture.whole == nil { result.resources.fitted[index] = picture.fitted }
        continue
      }
      let coverage = try coverage(
        of: resource, in: scene, layer: layer, maskBytesLeft: maximumMaskBytes - maskBytes)
      maskBytes += coverage.maskBytes
      guard maskBytes <= maximumMaskBytes else {
        throw .masksTooLarge(bytes: maskBytes, limit: maximumMaskBytes)
      }
      result.resources.masks[index] = coverage.masks
      if !coverage.pictures.isEmpty { result.resources.pictures[index] = coverage.pictures }
      guard !coverage.warnings.isEmpty else { continue }
      result.warnings += coverage.warnings
      let missing = coverage.warnings.compactMap { $0.missingGlyph }
      if !missing.isEmpty { result.missingGlyphs[index] = missing }
    }
    result.byteCount = maskBytes + 8 * pictures.pixelCount
    return result
  }

  /// Gives back the memory of cached pictures.
  package mutating func removePictures() { pictures.removeAll() }

  // MARK: Pictures

  /// Returns the cache keys of all picture files, by resource index.
  private func pictureFiles(of scene: ResolvedScene) -> [Int: PictureStore.File] {
    var files: [Int: PictureStore.File] = [:]
    let boxes = PictureBoxes(of: scene)
    for (index, resource) in scene.resources.enumerated() {
      switch resource {
      case .image(let path):
        files[index] = pictureFile(path, scene.gamut, covering: boxes.box(of: index, path: path))
      case .outline(let request): files[index] = pictureFile(request.path, scene.gamut)
      case .text, .symbol, .template: continue
      }
    }
    return files
  }

  /// Returns the cache key of a picture file.
  ///
  /// - Parameter box: The size that a vector picture must cover.
  func pictureFile(_ path: String, _ gamut: Gamut, covering box: PictureBox? = nil) -> PictureStore.File {
    PictureStore.File(path: FileReading.canonical(located(path)), gamut: gamut, box: box)
  }

  /// Returns the uses of each file, combined over all resources that name the file.
  private func pictureUses(
    of files: [Int: PictureStore.File], in plan: Plan, outlines: Set<Int>
  ) -> [PictureStore.File: PictureUse] {
    var uses: [PictureStore.File: PictureUse] = [:]
    for (index, use) in plan.pictureUses {
      if let file = files[index] { uses[file, default: PictureUse()].formUnion(use) }
    }
    for source in outlines {
      // A silhouette is computed from the whole picture.
      if let file = files[source] { uses[file, default: PictureUse()].isTurned = true }
    }
    return uses
  }

  /// Returns the path of a file, relative to the loader's folder.
  package func located(_ path: String) -> String { Self.located(path, in: folder) }

  static func located(_ path: String, in folder: String) -> String {
    Paths.isAbsolute(path) ? path : folder + "/" + path
  }

  mutating func picture(
    _ file: PictureStore.File, _ path: String, _ use: PictureUse?, of layer: String
  ) throws(ResourceError) -> PictureStore.Picture {
    let full = located(path)
    do throws(ImageReadingError) {
      return try pictures.picture(file, at: full, for: use)
    } catch { throw .image(place: layer + ".image", path: full, error) }
  }
}

extension ResourceCoverage {
  fileprivate var maskBytes: Int { masks.reduce(pictureBytes) { $0 + $1.values.count } }
}
