// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// What `--over` names: a picture at its own size, or a colour.
struct Backdrop {
  var content: Layer.Content
  /// Points.
  var size: Size
  var scale: Double

  /// Points along both sides of a colour's picture.
  private static let side = 160.0

  init(_ text: String, scale: Double?, gamut: Gamut) throws(CommandError) {
    self.scale = scale ?? 2
    if text.hasPrefix("#") || (text.contains("(") && text.hasSuffix(")")) {
      let color = try CustomColor.parse(text, option: "--over")
      content = .fill(shape: .rectangle, .foreground(ForegroundStyle(.color(.custom(color)))))
      size = Size(width: Self.side, height: Self.side)
    } else {
      let image: PixelImage
      do {
        image = try ImageReader().read(path: text, gamut: gamut)
      } catch {
        throw CommandError(error, path: text)
      }
      content = .image(ImageContent(path: text, fit: .stretch))
      size = Size(width: Double(image.width) / self.scale, height: Double(image.height) / self.scale)
    }
  }
}
