// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidPlan

extension ComparedPicture {
  /// The greatest number of pixels of a sheet, so that the failure of a huge scene can still be drawn and viewed.
  private static let pixelLimit = 48_000_000

  /// Draws the picture that shows a failure: expected | difference | actual, or the drawn one alone where there is no reference.
  func sheet(by renderer: inout SceneRenderer) throws -> RenderedPicture {
    guard let expected else { return drawn }
    var panels = [(expected, "expected, " + size(expected))]
    if case .different(let difference) = outcome {
      let factor = Figures.text(difference.largest > 0 ? 255 / difference.largest : 1, places: 1)
      panels.append((difference.picture(expected, actual), "difference × " + factor))
    }
    panels.append((actual, "actual, " + size(actual)))
    let side = (width: panels.map(\.0.width).max() ?? 1, height: panels.map(\.0.height).max() ?? 1)
    let divisor = divisor(pixels: side.width * side.height * panels.count)
    var sheet = ContactSheet(
      panel: Size(width: Double(side.width / divisor), height: Double(side.height / divisor)),
      count: panels.count, gamut: drawn.gamut)
    for (picture, caption) in panels {
      let (width, height) = (max(1, picture.width / divisor), max(1, picture.height / divisor))
      let copy = divisor == 1 ? picture : picture.reduced(toWidth: width, height: height)
      sheet.add(copy, caption: caption)
    }
    return try sheet.drawn(by: &renderer)
  }

  private func size(_ picture: PixelImage) -> String { "\(picture.width) × \(picture.height)" }

  private func divisor(pixels: Int) -> Int {
    var divisor = 1
    while pixels / (divisor * divisor) > Self.pixelLimit { divisor += 1 }
    return divisor
  }
}
