// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The loading of resources that are drawn as coverage: texts, symbols, template pictures and outlines.
extension ResourceLoader {
  // MARK: Texts, symbols and templates

  /// Returns the coverage of a text, a symbol or a template picture, from the cache if possible.
  mutating func coverage(
    of resource: Resource, in scene: ResolvedScene, layer: String, maskBytesLeft: Int
  ) throws(ResourceError) -> ResourceCoverage {
    let (clip, scale, limit) = (scene.pixelBounds, scene.scale, maximumMaskBytes)
    var (texts, symbols) = (texts, symbols)
    let (templates, folder) = (templates, folder)
    texts.limits.pixels = min(texts.limits.pixels, maskBytesLeft)
    symbols.limits.pixels = min(symbols.limits.pixels, maskBytesLeft)
    return try coverages.coverage(of: resource, scale: scale, clippedTo: clip, in: scene.gamut) {
      () throws(ResourceError) in
      switch resource {
      case .image, .outline: return ResourceCoverage(masks: [])
      case .template(let written, let fit, let frame, let transform):
        let path = Self.located(written, in: folder)
        let place = TemplatePlace(fit: fit, frame: frame, transform: transform, scale: scale, clip: clip)
        let area = place.area
        guard area.width * area.height <= maskBytesLeft else {
          throw .masksTooLarge(bytes: limit - maskBytesLeft + area.width * area.height, limit: limit)
        }
        do throws(ImageReadingError) {
          return ResourceCoverage(masks: [try templates.mask(path: path, at: place)])
        } catch { throw .image(place: layer + ".image", path: path, error) }
      case .text(let text, let frame, let transform):
        do throws(TextError) {
          let drawn = try texts.rasterize(
            text, frame: frame, transform: transform, scale: scale, gamut: scene.gamut, clippedTo: clip)
          return ResourceCoverage(
            masks: drawn.isOfPictures ? [] : [drawn.mask], pictures: drawn.pictures,
            pictureBytes: drawn.pictureBytes, warnings: drawn.warnings)
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

  /// Reports a mask that is too large only because of the scene's other masks as an error of the scene.
  private static func refusal(
    _ error: TextError, layer: String, left: Int, of limit: Int
  ) -> ResourceError {
    guard case .maskTooLarge(let width, let height, left) = error else {
      return ResourceError(text: error, of: layer)
    }
    return .masksTooLarge(bytes: limit - left + width * height, limit: limit)
  }

  /// Reports a symbol's mask that is too large only because of the scene's other masks as an error of the scene.
  private static func refusal(
    _ error: SymbolError, layer: String, left: Int, of limit: Int
  ) -> ResourceError {
    guard case .maskTooLarge(let width, let height, left) = error else {
      return .symbol(place: layer + ".symbol", error)
    }
    return .masksTooLarge(bytes: limit - left + width * height, limit: limit)
  }

  // MARK: Outlines

  /// Returns the coverage of an outline around a picture's silhouette.
  mutating func outline(
    _ request: OutlineRequest, _ file: PictureStore.File, in scene: ResolvedScene, layer: String,
    bytesLeft: Int
  ) throws(ResourceError) -> CoverageMask {
    let toPixels = request.transform.followed(by: .scale(scene.scale))
    let width = request.width * toPixels.meanScale
    let bounds = SilhouetteOutline.bounds(of: request.frame, toPixels: toPixels, width: width)
      .intersection(scene.pixelBounds)
    guard bounds.width * bounds.height <= bytesLeft else {
      throw .masksTooLarge(
        bytes: maximumMaskBytes - bytesLeft + bounds.width * bounds.height, limit: maximumMaskBytes)
    }
    // The whole picture is available, because `pictureUses` marks it as needed.
    let picture = try picture(file, request.path, nil, of: layer)
    guard let image = picture.whole else {
      return CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0), values: [])
    }
    return SilhouetteOutline.mask(
      of: image, fit: request.fit, in: request.frame, toPixels: toPixels, width: width,
      clippedTo: scene.pixelBounds)
  }
}
