// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// Why a resource of a scene could not be brought into memory. `place` is a key path as in a scene document, such
/// as `windows[0].layers[2].image`.
package enum ResourceError: Error, Sendable {
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

/// The resources of a scene in pixels, and what its author may want to know.
package struct LoadedResources: Sendable {
  /// By resource index.
  package var resources: RasterResources
  package var warnings: [TextWarning]
  /// The characters of each text, by resource index, that no font of the library can draw, each once.
  package var missingGlyphs: [Int: [Unicode.Scalar]] = [:]

  /// Bytes of the pictures, each file counted once and as if it were kept whole, and of the masks. It does not
  /// depend on what was loaded before.
  package var byteCount: Int
}

/// Reads the pictures and shapes the texts and symbols that a scene needs.
///
/// Owned by one task. A matrix draws the same scene many times, and an interface goes from light to dark and back, so
/// the pictures of the last scene are kept, with a limit those of scenes before, and coverage in a cache with a limit;
/// files are taken to stay as they are in between.
package struct ResourceLoader {
  let texts: TextRasterizer
  let symbols: SymbolRasterizer
  let templates: TemplateRasterizer
  /// The folder where relative paths start.
  let folder: String
  /// Bytes of all masks of a scene; one that covers a picture of 8K has 33 million.
  let maximumMaskBytes: Int
  var pictures: PictureStore
  var coverages: CoverageCache

  /// The bytes of pictures that nothing shows at present, unless another number is given. Chosen: eight screens of 2 megapixels,
  /// of 8 bytes each.
  package static let idlePictureBytes = 128 << 20

  /// - Parameters:
  ///   - idlePictureBytes: Of pictures that earlier scenes showed and the last one does not.
  ///   - executor: Scales pictures; which one does not change them.
  package init(
    folder: String, images: ImageReader, texts: TextRasterizer, symbols: SymbolRasterizer,
    coverages: CoverageCache = CoverageCache(), maximumMaskBytes: Int = 1 << 30,
    idlePictureBytes: Int = Self.idlePictureBytes,
    executor: ThreadExecutor = ThreadExecutor(threads: 1)
  ) {
    (self.folder, self.texts, self.symbols) = (folder, texts, symbols)
    templates = TemplateRasterizer(reader: images, executor: executor)
    pictures = PictureStore(reader: images, executor: executor, idleBytes: idlePictureBytes)
    (self.coverages, self.maximumMaskBytes) = (coverages, maximumMaskBytes)
  }

  /// Loads everything that `scene` refers to; of texts and symbols, the part that lies on the picture.
  ///
  /// - Parameters:
  ///   - origins: The layers behind the resources, which errors name, by resource index.
  ///   - plan: How all pictures of the scene are drawn, if they may be had scaled for that alone; nil asks
  ///   for whole ones.
  package mutating func load(
    _ scene: ResolvedScene, askedForBy origins: [ResourceOrigin] = [], drawnBy plan: Plan? = nil
  ) throws(ResourceError) -> LoadedResources {
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
      guard !coverage.warnings.isEmpty else { continue }
      result.warnings += coverage.warnings
      let missing = coverage.warnings.compactMap { $0.missingGlyph }
      if !missing.isEmpty { result.missingGlyphs[index] = missing }
    }
    result.byteCount = maskBytes + 8 * pictures.pixelCount
    return result
  }

  // MARK: Pictures

  /// By resource index.
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

  /// - Parameter box: What a vector picture is drawn for.
  func pictureFile(_ path: String, _ gamut: Gamut, covering box: PictureBox? = nil) -> PictureStore.File {
    PictureStore.File(path: FileReading.canonical(located(path)), gamut: gamut, box: box)
  }

  /// Returns the uses of each file, whichever resources name it.
  private func pictureUses(
    of files: [Int: PictureStore.File], in plan: Plan, outlines: Set<Int>
  ) -> [PictureStore.File: PictureUse] {
    var uses: [PictureStore.File: PictureUse] = [:]
    for (index, use) in plan.pictureUses {
      if let file = files[index] { uses[file, default: PictureUse()].formUnion(use) }
    }
    for source in outlines {
      // A silhouette is taken from the whole picture.
      if let file = files[source] { uses[file, default: PictureUse()].isTurned = true }
    }
    return uses
  }

  func located(_ path: String) -> String { Self.located(path, in: folder) }

  static func located(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
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
  fileprivate var maskBytes: Int { masks.reduce(0) { $0 + $1.values.count } }
}
