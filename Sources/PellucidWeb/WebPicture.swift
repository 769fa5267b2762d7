// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A decoded picture, which scenes share.
package final class WebPicture {
  let image: PixelImage
  let gamut: Gamut
  /// The fact about the picture, without its path, and the rules by which it was found.
  private var known: (fact: PictureFact, rules: PictureRules)?

  /// The outlines around the picture's silhouette that were drawn last.
  private var outlines: [(place: OutlinePlace, mask: CoverageMask)] = []

  /// The coverage of the picture as a template that was drawn last.
  private var templates: [(place: TemplatePlace, mask: CoverageMask)] = []
  /// The greatest number of pixels of a turned template.
  private static let mostTurned = 1 << 24

  /// The place of an outline.
  private struct OutlinePlace: Equatable {
    var request: OutlineRequest
    var scale: Double
    var clip: PixelRect
  }

  /// - Parameter samples: Straight RGBA with 8 bits a sample in `gamut`; four for each pixel.
  package init(width: Int, height: Int, samples: UnsafeRawBufferPointer, in gamut: Gamut) {
    image = PixelImage(width: width, height: height, straight: samples)
    self.gamut = gamut
  }

  /// Returns the coverage of an outline around the picture's silhouette.
  func outline(_ request: OutlineRequest, in scene: ResolvedScene) -> CoverageMask {
    let place = OutlinePlace(request: request, scale: scene.scale, clip: scene.pixelBounds)
    if let known = outlines.first(where: { $0.place == place }) { return known.mask }
    let toPixels = request.transform.followed(by: .scale(scene.scale))
    let mask = SilhouetteOutline.mask(
      of: image, fit: request.fit, in: request.frame, toPixels: toPixels,
      width: request.width * toPixels.meanScale, clippedTo: scene.pixelBounds)
    // Light and dark, at two places.
    if outlines.count == 4 { outlines.removeFirst() }
    outlines.append((place, mask))
    return mask
  }

  /// Returns the coverage of the picture as a template.
  func template(at place: TemplatePlace) throws(TemplatePlace.TooLarge) -> CoverageMask {
    if let known = templates.first(where: { $0.place == place }) { return known.mask }
    let mask = try place.mask(of: image, upTo: Self.mostTurned, executor: SerialExecutor())
    if templates.count == 4 { templates.removeFirst() }
    templates.append((place, mask))
    return mask
  }

  /// Returns the fact about the picture on which decisions depend.
  func fact(_ path: String, _ rules: PictureRules) -> PictureFact {
    if known?.rules != rules {
      known = (PictureFact(path: path, grid: image.grid(in: gamut), rules: rules), rules)
    }
    var fact = known.unsafelyUnwrapped.fact
    fact.path = path
    return fact
  }
}

extension PixelImage {
  /// Creates a picture from straight RGBA with 8 bits a sample.
  init(width: Int, height: Int, straight bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count == 4 * width * height, "four samples per pixel")
    let samples = [UInt16](unsafeUninitializedCapacity: bytes.count) { samples, count in
      let target = UnsafeMutableRawPointer(samples.baseAddress.unsafelyUnwrapped)
      for first in stride(from: 0, to: bytes.count, by: 4) {
        let pixel = bytes.loadUnaligned(fromByteOffset: first, as: SIMD4<UInt8>.self)
        var twice = SIMD8<UInt8>()
        (twice.evenHalf, twice.oddHalf) = (pixel, pixel)
        var wide = unsafeBitCast(twice, to: SIMD4<UInt16>.self)
        if pixel.w < 255 {
          for lane in 0..<3 { wide[lane] = AlphaMultiplication.premultiplied(wide[lane], alpha: wide.w) }
        }
        target.storeBytes(of: wide, toByteOffset: 2 * first, as: SIMD4<UInt16>.self)
      }
      count = bytes.count
    }
    self.init(width: width, height: height, samples: samples)
  }

  /// Returns samples of the picture, for measurements.
  fileprivate func grid(in gamut: Gamut) -> PictureGrid {
    let grid = PictureGrid(width: width, height: height) { x, y in
      switch gamut {
      case .srgb: straight(x: x, y: y, in: SRGB.self)
      case .displayP3: EncodedColor(straight(x: x, y: y, in: DisplayP3.self))
      }
    }
    guard let grid else { preconditionFailure("a picture has at least one pixel") }
    return grid
  }
}
