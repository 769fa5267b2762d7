// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// Pictures and symbols of catalogs: from names to files.
extension SceneResolver {
  /// The file of a picture, and whether it is mirrored; nil where a catalog has no variant that fits.
  mutating func located(
    _ image: ImageContent, of placed: PlacedLayer
  ) throws(SceneError) -> (path: String, isMirrored: Bool)? {
    guard let name = SceneAssets.name(in: image.path) else { return (image.path, false) }
    do throws(AssetNameError) {
      let (found, notes) = try assets.image(named: name, condition(of: placed))
      for text in notes { note(placed.name, text) }
      return found.map { ($0.path, $0.isMirrored) }
    } catch { throw .asset(place: placed.path + ".image", error) }
  }

  /// The symbol by the file of its template, and whether it is mirrored; nil where a catalog has no variant that fits.
  mutating func located(
    _ symbol: SymbolContent, of placed: PlacedLayer
  ) throws(SceneError) -> (content: SymbolContent, isMirrored: Bool)? {
    guard let name = SceneAssets.name(in: symbol.name) else { return (symbol, false) }
    do throws(AssetNameError) {
      let (found, notes) = try assets.symbol(named: name, condition(of: placed))
      for text in notes { note(placed.name, text) }
      return found.map { found in (changed(symbol) { $0.name = found.path }, found.isMirrored) }
    } catch { throw .asset(place: placed.path + ".symbol", error) }
  }

  private func condition(of placed: PlacedLayer) -> AssetCondition {
    AssetCondition(placed.surroundings.traits, scale: scene.scale)
  }
}

extension PlacedLayer {
  /// As `transform`, with left and right of the frame changed over.
  var mirroredTransform: AffineTransform {
    AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0).about(layer.frame.center).followed(by: transform)
  }

  /// A picture whose left and right are changed over; the layer's clip and shadow are not.
  func mirrored(_ content: Node.Content) -> Node.Content {
    .group([Node(id: name, frame: layer.frame, transform: mirroredTransform, content: content)])
  }
}
