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
      content = .fill(shape: .rectangle, .foreground(ForegroundStyle(.color(.custom(try Self.color(text))))))
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

  private static func color(_ text: String) throws(CommandError) -> EncodedColor {
    do {
      return try EncodedColor.parse(hexOrCSS: text)
    } catch {
      let found = error.found.isEmpty ? "the end" : "\"\(error.found)\""
      throw .usage(
        "not a colour", "--over \(text)",
        "at byte \(error.position + 1) stands \(found), allowed is \(error.allowed)")
    }
  }
}
