// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene

/// Pictures, or small copies of them, in a grid, each with a caption under it.
package struct ContactSheet {
  /// In points: the width of a copy, the least width of a panel, the space around them, and the height of a caption.
  private static let (thumbnail, narrowest, gap, caption) = (300.0, 200.0, 24.0, 28.0)

  /// The greatest relative difference of proportions that count as equal. Chosen: the sides of one scene's pictures are rounded to
  /// whole pixels, which changes the proportions of 100 × 100 pixels by up to as much.
  private static let roundedProportions = 0.02

  private let scale: Double
  private let columns: Int
  private let rows: Int
  /// The size of one cell, in points.
  private let size: Size
  private var copies: [(image: PixelImage, gamut: Gamut)] = []
  /// The width of the first picture, divided by its height; nil without a picture.
  private var proportions: Double?
  private var captions: [String] = []
  private var gamut = Gamut.srgb

  /// Creates an empty sheet for reduced copies of pictures of scenes.
  ///
  /// - Parameter sceneSize: The size of the scenes in points.
  package init(sceneSize: Size, count: Int, columns: Int) {
    self.columns = columns
    rows = (count + columns - 1) / columns
    scale = 2
    let height = (Self.thumbnail * sceneSize.height / sceneSize.width).rounded()
    size = Size(width: Self.thumbnail, height: min(max(height, 1), 1200))
  }

  /// Creates an empty sheet for one row of pictures at their own size, one pixel per point.
  package init(panel: Size, count: Int, gamut: Gamut) {
    (columns, rows, scale, self.gamut) = (count, 1, 1, gamut)
    size = Size(width: max(panel.width, Self.narrowest), height: panel.height)
  }

  /// Adds a copy that fills a cell, or fits into it where the picture has other proportions than the first one, as those of other
  /// devices have. The sheet's gamut becomes the widest of its pictures.
  package mutating func add(_ picture: RenderedPicture, caption: String) {
    if picture.gamut == .displayP3 || copies.isEmpty { gamut = picture.gamut }
    let (width, height) = fitted(picture.image)
    proportions = proportions ?? Double(picture.image.width) / Double(picture.image.height)
    copies.append((picture.image.reduced(toWidth: width, height: height), picture.gamut))
    captions.append(caption)
  }

  /// Returns the size of the copy of a picture in a cell, in pixels.
  private func fitted(_ image: PixelImage) -> (width: Int, height: Int) {
    let cell = (width: Int(size.width * scale), height: Int(size.height * scale))
    guard let first = proportions else { return cell }
    let own = Double(image.width) / Double(image.height)
    guard abs(own / first - 1) > Self.roundedProportions else { return cell }
    let factor = min(Double(cell.width) / Double(image.width), Double(cell.height) / Double(image.height))
    func side(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded(.down))) }
    return (side(image.width), side(image.height))
  }

  /// Adds a picture at its own size.
  package mutating func add(_ picture: PixelImage, caption: String) {
    copies.append((picture, gamut))
    captions.append(caption)
  }

  /// Draws the captions as a scene, and puts the copies into its pixels.
  package func drawn(by renderer: inout SceneRenderer) throws -> RenderedPicture {
    var picture = try renderer.render(renderer.resolve(scene))
    for (index, copy) in copies.enumerated() {
      let origin = origin(index)
      let image = copy.gamut == gamut ? copy.image : copy.image.widened
      picture.image.put(image, x: Int(origin.x * scale), y: Int(origin.y * scale))
    }
    return picture
  }

  private func origin(_ index: Int) -> Point {
    Point(
      x: Self.gap + Double(index % columns) * (size.width + Self.gap),
      y: Self.gap + Double(index / columns) * (size.height + Self.caption + Self.gap))
  }

  private var scene: SceneDescription {
    let whole = Size(
      width: Self.gap + Double(columns) * (size.width + Self.gap),
      height: Self.gap + Double(rows) * (size.height + Self.caption + Self.gap))
    var traits = Traits()
    traits.gamut = gamut
    let ground = ForegroundStyle(.color(.custom(EncodedColor(white: 0.11))))
    let ink = ForegroundStyle(.color(.custom(EncodedColor(white: 0.92))))
    var layers = [
      Layer(
        frame: Rect(whole),
        content: .fill(shape: .rectangle, .foreground(ground)))
    ]
    for (index, caption) in captions.enumerated() {
      let origin = origin(index)
      layers.append(
        Layer(
          frame: Rect(x: origin.x, y: origin.y + size.height + 6, width: size.width, height: 20),
          content: .text(TextContent(caption, size: 12, weight: 500, lineLimit: 1, style: ink))))
    }
    return SceneDescription(size: whole, scale: scale, traits: traits, desktop: layers)
  }
}
