// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Lookup of pictures and symbols in catalogs.
extension SceneResolver {
  /// Returns a picture of which only the opacity is used, filled with a style.
  mutating func template(
    _ image: ImageContent, _ found: AssetImage, of placed: PlacedLayer, on beneath: Beneath
  ) throws(SceneError) -> Node.Content {
    let surroundings = placed.surroundings.on(beneath)
    let style = image.style.named(on: surroundings.traits.platform)
    let ink = try surroundings.ink(style, place: placed.path + ".style")
    let transform = found.isMirrored ? placed.mirroredTransform : placed.transform
    let source = add(
      .template(path: found.path, fit: image.fit, frame: placed.layer.frame, transform: transform),
      of: placed,
      style: image.style)
    return .masked(source: source, inks: [ink], isText: false)
  }

  /// Returns the file of a picture; nil where a catalog has no variant that fits.
  ///
  /// - Parameter notes: Receives the catalog's notes about the picture.
  func located(
    _ image: ImageContent, of placed: PlacedLayer, _ notes: inout [TracedNote]
  ) throws(SceneError) -> AssetImage? {
    guard let name = SceneAssets.name(in: image.path) else { return AssetImage(path: image.path) }
    do throws(AssetNameError) {
      let found = try assets.image(named: name, condition(of: placed))
      notes = found.notes.map { TracedNote(asset: name, note: $0) }
      return found.0
    } catch { throw .asset(place: placed.path + ".image", error) }
  }

  /// Returns the symbol with the file of its template as its name, and whether it is mirrored; the symbol is nil where
  /// a catalog has no variant that fits.
  func located(
    _ symbol: SymbolContent, of placed: PlacedLayer, _ traced: inout TracedSymbol
  ) throws(SceneError) -> (content: SymbolContent, isMirrored: Bool)? {
    guard let name = SceneAssets.name(in: symbol.name) else {
      traced.name = symbol.name
      return (symbol.rendered(.monochrome), false)
    }
    do throws(AssetNameError) {
      let (found, notes) = try assets.symbol(named: name, condition(of: placed))
      (traced.notes, traced.name) = (notes.map { TracedNote(asset: name, note: $0) }, found?.path)
      return found.map { found in
        (changed(symbol.rendered(found.rendering)) { $0.name = found.path }, found.isMirrored)
      }
    } catch { throw .asset(place: placed.path + ".symbol", error) }
  }

  private func condition(of placed: PlacedLayer) -> AssetCondition {
    AssetCondition(placed.surroundings.traits, scale: scene.scale)
  }
}

extension PlacedLayer {
  /// The layer's transform with left and right of the frame swapped.
  var mirroredTransform: Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0).about(layer.frame.center).followed(by: transform)
  }

  /// Returns a picture with left and right swapped; the layer's clip and shadow are not mirrored.
  func mirrored(_ content: Node.Content) -> Node.Content {
    .group([Node(id: name, frame: layer.frame, transform: mirroredTransform, content: content)])
  }
}

extension SymbolContent {
  /// Returns the symbol with a rendering in place of `automatic`.
  fileprivate func rendered(_ usual: Rendering) -> SymbolContent {
    rendering == .automatic ? changed(self) { $0.rendering = usual } : self
  }
}

extension ImageContent {
  /// Returns whether only the opacity of a picture is used, as its catalog or the layer states.
  func isTemplate(_ found: AssetImage) -> Bool {
    switch rendering {
    case .automatic: found.isTemplate
    case .original: false
    case .template: true
    }
  }
}
