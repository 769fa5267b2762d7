// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidScene

/// The backdrop of one material or piece of glass: a picture at its own size, or a colour.
package struct SpecimenBackdrop: Sendable {
  let content: Layer.Content
  /// The size in points.
  let size: Size
  let scale: Double

  /// The length of the sides of a colour's picture, in points.
  private static let side = 160.0

  package init(_ color: EncodedColor, scale: Double) {
    content = .fill(shape: .rectangle, .foreground(ForegroundStyle(.color(.custom(color)))))
    (size, self.scale) = (Size(width: Self.side, height: Self.side), scale)
  }

  /// Creates the backdrop of a picture file, which is read for its size.
  package init(pictureAt path: String, scale: Double, gamut: Gamut) throws(ImageReadingError) {
    let image = try ImageReader().read(path: path, gamut: gamut)
    content = .image(ImageContent(path: path, fit: .stretch))
    (size, self.scale) = (
      Size(width: Double(image.width) / scale, height: Double(image.height) / scale), scale
    )
  }

  /// Returns the frame of a panel in the centre, or that of the whole backdrop, in points.
  func frame(of panel: Size?) -> Rect {
    guard let panel else { return Rect(size) }
    return Rect(
      x: ((size.width - panel.width) / 2).rounded(), y: ((size.height - panel.height) / 2).rounded(),
      width: panel.width, height: panel.height)
  }

  /// A Boolean value indicating whether the backdrop is a colour, whose picture has the size that its foreground needs.
  var isColor: Bool { if case .fill = content { true } else { false } }
}
