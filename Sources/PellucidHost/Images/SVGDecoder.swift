// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// Draws SVG pictures with librsvg, under the rules and limits of symbols: texts, embedded pictures, filters, markers and
/// dashes are left out.
enum SVGDecoder {
  /// The picture at a size at which it covers `box`; nil is one pixel a unit.
  static func decode(
    _ bytes: [UInt8], covering box: PictureBox?, limits: ImageLimits
  ) throws(ImageReadingError) -> DecodedImage {
    let symbolLimits = SymbolLimits()
    do throws(SymbolError) {
      let document = try SymbolDocument(
        bytes: bytes, path: "", limits: symbolLimits, for: SymbolContent(name: ""))
      let natural = document.naturalSize
      let range = 1e-3...1e6
      guard range.contains(natural.width), range.contains(natural.height) else {
        throw SymbolError.malformed(path: "", reason: "it has no size")
      }
      let (width, height) = Self.size(natural, covering: box, limits)
      guard width * height * document.cost.depth <= symbolLimits.surfacePixels,
        width * height * document.cost.elements <= symbolLimits.filledPixels
      else { throw SymbolError.tooComplex(path: "", width: width, height: height) }
      return DecodedImage(
        width: width, height: height, samples: try document.straightPixels(width: width, height: height),
        model: .rgb, profile: .srgb, orientation: .upright)
    } catch {
      switch error {
      case .malformed(_, let reason): throw .corrupt(.svg, detail: reason)
      case .outOfMemory: throw .outOfMemory
      default: throw .corrupt(.svg, detail: "it takes too much time and memory to draw at this size")
      }
    }
  }

  /// The pixels at which a picture covers `box`, or as many as are allowed.
  private static func size(
    _ natural: Size, covering box: PictureBox?, _ limits: ImageLimits
  ) -> (width: Int, height: Int) {
    let wanted = box.map { max(Double($0.width) / natural.width, Double($0.height) / natural.height) } ?? 1
    let room = (Double(limits.maximumPixels) / (natural.width * natural.height)).squareRoot()
    let longest = Double(min(limits.maximumDimension, 32_000)) / max(natural.width, natural.height)
    let factor = min(wanted, room, longest)
    let rule: FloatingPointRoundingRule = factor < wanted ? .down : .up
    return (
      max(1, Int((natural.width * factor).rounded(rule))),
      max(1, Int((natural.height * factor).rounded(rule)))
    )
  }
}
