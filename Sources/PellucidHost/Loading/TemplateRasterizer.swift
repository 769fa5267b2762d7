// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The rasterizer of template pictures.
struct TemplateRasterizer {
  let reader: ImageReader
  let executor: ThreadExecutor

  /// Returns the coverage of a template picture.
  func mask(path: String, at place: TemplatePlace) throws(ImageReadingError) -> CoverageMask {
    guard !place.isEmpty else {
      return CoverageMask(bounds: PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0), values: [])
    }
    let box = PictureBoxes.isVector(path) ? place.box : nil
    let image = try reader.read(path: path, gamut: .srgb, covering: box, besidePixels: 0)
    let limit = reader.limits.maximumPixels
    do throws(TemplatePlace.TooLarge) {
      return try place.mask(of: image, upTo: limit, executor: executor)
    } catch {
      throw .tooLarge(width: error.width, height: error.height, limit: .pixels(limit))
    }
  }
}
