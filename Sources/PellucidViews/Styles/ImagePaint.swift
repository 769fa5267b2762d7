// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A style that repeats a picture, or a part of it.
///
/// A shape is filled from its upper left corner.
///
/// - Note: A shape with more than 5,000 copies in it is empty.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part of the picture, in shares of its sides.
  public var sourceRect: CGRect
  /// The factor of the picture's size.
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    let size = image.node(in: environment).size(.unspecified)
    let drawn = CGSize(width: size.width * scale, height: size.height * scale)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let source = sourceRect.isFinite ? sourceRect.standardized.intersection(whole) : whole
    var list = LayerList(scale: environment.displayScale)
    if drawn.width > 0, drawn.height > 0, drawn.width.isFinite, drawn.height.isFinite {
      let node = image.resizable().node(in: environment)
      node.place(ProposedViewSize(drawn), at: .zero)
      node.draw(
        &list, at: CGPoint(x: -source.minX * drawn.width, y: -source.minY * drawn.height))
    }
    let tile = Size(width: source.width * drawn.width, height: source.height * drawn.height)
    return SystemFilling(
      kind: .image(ImageFilling(tile: tile, layers: list.layers, isWhole: source == whole)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats a picture, or a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// The filling of a picture that is repeated.
struct ImageFilling: Equatable, Sendable {
  /// The size of one copy, in points.
  var tile: Size
  /// The layers of one copy.
  var layers: [Layer]
  /// A Boolean value that is false where the layers reach beyond the copy.
  var isWhole: Bool

  /// The greatest number of copies. Chosen: copies of eight points fill a phone's screen, and are drawn in a few seconds.
  static let most = 5_000

  /// Returns the layer of a shape with the copies in its frame.
  func layer(in shape: PellucidGeometry.Shape, _ frame: Rect) -> Layer {
    var filled = Layer(frame: frame, content: .group(copies(in: frame)))
    filled.clip = shape
    return filled
  }

  private func copies(in frame: Rect) -> [Layer] {
    guard tile.width > 0, tile.height > 0, !layers.isEmpty else { return [] }
    func count(_ length: Double, _ step: Double) -> Int { Int(min((length / step).rounded(.up), 1e6)) }
    let columns = count(frame.width, tile.width), rows = count(frame.height, tile.height)
    guard columns > 0, rows > 0, columns * rows <= Self.most else { return [] }
    return (0..<columns * rows).flatMap { index -> [Layer] in
      let (x, y) = (Double(index % columns) * tile.width, Double(index / columns) * tile.height)
      guard !isWhole else {
        return layers.map { layer in
          var layer = layer
          layer.frame = layer.frame.moved(x: x, y: y)
          return layer
        }
      }
      var copy = Layer(
        frame: Rect(x: x, y: y, width: tile.width, height: tile.height), content: .group(layers))
      copy.clip = .rectangle
      return [copy]
    }
  }
}

extension SystemFilling {
  /// A Boolean value that is true for a filling that depends on the rectangle that it is drawn in.
  var spansBounds: Bool {
    switch kind {
    case .gradient, .image: true
    case .style, .material: false
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
