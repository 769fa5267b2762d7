// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidGeometry
import PellucidRaster
import PellucidScene

/// A decoder that draws SVG pictures with librsvg, under the rules and limits of symbols: text, embedded pictures,
/// filters, markers and dashes are not drawn.
enum SVGDecoder {
  /// Draws the picture at a size that covers `box`, or as large as `largest` allows. Without a box a unit becomes a
  /// pixel.
  ///
  /// - Parameter meter: The work of all documents that are drawn together.
  static func decode(
    _ bytes: [UInt8], covering box: PictureBox?, upTo largest: ImageLimits, limits: ImageLimits,
    meter: VectorMeter
  ) throws(ImageReadingError) -> DecodedImage {
    let symbolLimits = SymbolLimits()
    let document: SymbolDocument
    do throws(SymbolError) {
      document = try SymbolDocument(
        bytes: bytes, path: "", limits: symbolLimits, for: SymbolRequest(template: ""))
    } catch { throw Self.refusal(error) }
    let natural = document.naturalSize
    let range = 1e-3...1e6
    guard range.contains(natural.width), range.contains(natural.height) else {
      throw .corrupt(.svg, .noSize)
    }
    let (width, height) = Self.size(natural, covering: box, largest)
    try limits.check(width: width, height: height, format: .svg)
    do throws(SymbolError) {
      guard width * height * document.cost.depth <= symbolLimits.surfacePixels,
        width * height * document.cost.elements <= symbolLimits.filledPixels,
        meter.add(document.work.nanoseconds(width: width, height: height), symbolLimits)
      else { throw SymbolError.tooComplex(path: "", width: width, height: height) }
      return DecodedImage(
        width: width, height: height, samples: try document.straightPixels(width: width, height: height),
        model: .rgb, profile: .srgb, orientation: .upright)
    } catch { throw Self.refusal(error) }
  }

  private static func refusal(_ error: SymbolError) -> ImageReadingError {
    switch error {
    case .refused(_, let refusal): .corrupt(.svg, .symbol(refusal))
    case .malformed(_, let reason): .corrupt(.svg, reason.map { .library($0) } ?? .unexplained)
    case .outOfMemory: .outOfMemory
    default: .corrupt(.svg, .tooCostly)
    }
  }

  /// Returns the size in pixels at which a picture covers `box`, reduced where that exceeds the limits.
  private static func size(
    _ natural: Size, covering box: PictureBox?, _ limits: ImageLimits
  ) -> (width: Int, height: Int) {
    let wanted = box.map { max(Double($0.width) / natural.width, Double($0.height) / natural.height) } ?? 1
    let room = (Double(limits.maximumPixels) / (natural.width * natural.height)).squareRoot()
    let longest = Double(min(limits.maximumDimension, 32_000)) / max(natural.width, natural.height)
    let factor = min(wanted, room, longest)
    func pixels(_ rule: FloatingPointRoundingRule) -> (width: Int, height: Int) {
      (
        max(1, Int((natural.width * factor).rounded(rule))),
        max(1, Int((natural.height * factor).rounded(rule)))
      )
    }
    let covering = pixels(.up)
    let fits =
      factor == wanted && covering.width * covering.height <= limits.maximumPixels
      && max(covering.width, covering.height) <= limits.maximumDimension
    return fits ? covering : pixels(.down)
  }
}
