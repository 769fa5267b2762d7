// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A catalog colour and the flat colour that it lies on in a scene.
package struct AssetPair: Hashable, Sendable {
  /// The kind of content that is drawn in the foreground colour.
  package enum Use: Hashable, Sendable {
    case text
    /// A text for which `TextContent.isLarge` is true.
    case largeText
    /// A symbol, or a picture drawn as a template.
    case symbol
  }

  /// The name of the foreground colour in its catalog.
  package var foreground: String
  /// The colour behind the foreground; a custom colour is opaque.
  package var background: ColorStyle
  package var use: Use
  /// The key path of the layer that is drawn in `foreground`.
  package var layer: String
  /// The catalog asset of a picture, where only the catalog determines whether the picture is a template; nil for
  /// other content.
  package var picture: String?
}

extension SceneDescription {
  /// The catalog colours of a scene with the flat colours that they lie on; the pairs of each layer in drawing
  /// order.
  ///
  /// The pairs are derived from the frames of layers, without drawing. There is no pair where a picture, a
  /// gradient, a material or glass lies behind the content, or where the opacity of a layer makes either colour
  /// translucent: the contrast then depends on pixels, or needs a bound.
  package var assetPairs: [AssetPair] {
    var surfaces = PairedSurfaces(traits: traits)
    surfaces.add(desktop, in: PairedSurfaces.Place(list: .desktop))
    for (index, window) in windows.enumerated() {
      surfaces.add(
        window.layers,
        in: PairedSurfaces.Place(
          list: .window(index), toScene: .translation(x: window.frame.x, y: window.frame.y),
          clip: window.frame))
    }
    return surfaces.pairs
  }
}

/// The surfaces drawn so far, and the pairs of colours found on them.
private struct PairedSurfaces {
  /// The list that layers lie in, with the transform, the clip and the translucency that they inherit from the layers
  /// around them.
  struct Place {
    var list: LayerList
    /// The transform from the space of the layers' frames to the scene, in points.
    var toScene = Transform.identity
    /// The clip rectangle, in points of the scene; nil where nothing is clipped.
    var clip: Rect?
    /// A Boolean value that is true where colours are drawn unchanged: no layer around is translucent, blended,
    /// rotated or skewed.
    var isPlain = true
  }

  /// A drawn layer: its bounds in the scene, and its colour if that is one opaque colour.
  private struct Surface {
    var bounds: Rect
    var color: ColorStyle?
  }

  /// The settings that decide about the size and weight of texts.
  let traits: Traits
  private(set) var pairs: [AssetPair] = []
  private var surfaces: [Surface] = []

  init(traits: Traits) { self.traits = traits }

  /// Adds the surfaces and pairs of layers in drawing order.
  mutating func add(_ layers: [Layer], in place: Place) {
    LayerWalk.forEach(in: layers, inheriting: place) { layer, index, place in
      add(DescribedLayer(layer, in: place.list, at: index), in: place)
    }
  }

  /// Adds a layer and returns the place that the layers in it inherit; nil for a layer that is not drawn or has no
  /// layers in it.
  private mutating func add(_ described: DescribedLayer, in place: Place) -> Place? {
    let (layer, path) = (described.layer, described.path)
    guard layer.opacity > 0 else { return nil }
    let transform = layer.transformAboutCenter.followed(by: place.toScene)
    let bounds = Self.clipped(transform.bounds(of: layer.frame), place.clip)
    let isPlain =
      place.isPlain && layer.opacity >= 1 && layer.blend == .sourceOver && transform.keepsAxes
    switch layer.content {
    case .text(let text):
      // A style that the platform does not have is an error when the scene is drawn.
      guard isPlain, let font = text.font.metrics(in: traits) else { break }
      let weight = text.face.strokeWeight(of: font.weight)
      let isLarge = TextContent.isLarge(size: font.size * transform.meanScale, weight: weight)
      pair([text.style], as: isLarge ? .largeText : .text, bounds, path)
    case .symbol(let symbol):
      if isPlain { pair(symbol.drawnStyles, as: .symbol, bounds, path) }
    case .image(let image):
      addImage(image, bounds, isPlain: isPlain, path)
    default:
      switch layer.content.cover {
      case .fill(let fill):
        guard !fill.isUnseen else { return nil }
        surfaces.append(Surface(bounds: bounds, color: isPlain ? fill.opaqueColor : nil))
      case .picture, .extended, .changed: surfaces.append(Surface(bounds: bounds))
      case .nothing: break
      }
    }
    guard let list = described.innerList else { return nil }
    var inner = place
    inner.list = list
    inner.toScene = Transform.translation(x: layer.frame.x, y: layer.frame.y).followed(by: transform)
    inner.isPlain = isPlain
    if layer.clip != nil { inner.clip = bounds }
    return inner
  }

  /// Adds a picture: as a foreground if it is drawn as a template, and as a surface if it covers other content.
  private mutating func addImage(_ image: ImageContent, _ bounds: Rect, isPlain: Bool, _ path: String) {
    let name = SceneAssets.name(in: image.path)
    switch image.rendering {
    case .original: break
    case .template:
      if isPlain { pair([image.style], as: .symbol, bounds, path) }
      return
    case .automatic:
      if isPlain, let name { pair([image.style], as: .symbol, bounds, path, picture: name) }
    }
    surfaces.append(Surface(bounds: bounds))
  }

  private static func clipped(_ bounds: Rect, _ clip: Rect?) -> Rect {
    clip.map { bounds.intersection($0) } ?? bounds
  }

  /// Adds a pair for every flat colour that shows behind at least half of the content, the topmost first.
  ///
  /// A surface shows only where the surfaces above it leave the content's bounds uncovered. The search ends when at
  /// most a tenth is uncovered.
  private mutating func pair(
    _ styles: [ForegroundStyle], as use: AssetPair.Use, _ bounds: Rect, _ path: String, picture: String? = nil
  ) {
    let names = styles.compactMap { $0.assetName }
    guard !names.isEmpty, bounds.area > 0 else { return }
    var rest = 1.0
    for surface in surfaces.reversed() {
      let share = min(surface.bounds.intersection(bounds).area / bounds.area, rest)
      // The surfaces below get no more than the uncovered part, so a rim that this surface leaves cannot make a
      // pair.
      rest -= share
      if share >= 0.5, let color = surface.color {
        for name in names {
          pairs.append(
            AssetPair(foreground: name, background: color, use: use, layer: path, picture: picture))
        }
      }
      if rest <= 0.1 { return }
    }
  }
}

extension SymbolContent {
  /// The styles that the symbol is drawn in: only a palette uses more than the first.
  fileprivate var drawnStyles: [ForegroundStyle] { rendering == .palette ? styles : Array(styles.prefix(1)) }
}

extension ForegroundStyle {
  fileprivate var assetName: String? {
    if case .color(.asset(let name)) = color { name } else { nil }
  }
}

extension FillStyle {
  /// The single colour of a fill that hides everything behind it; nil otherwise. A named colour counts as opaque,
  /// because its value is not resolved here.
  fileprivate var opaqueColor: ColorStyle? {
    guard case .foreground(let style) = self, case .color(let color) = style.color else { return nil }
    switch color {
    case .custom(let value): return value.alpha < 1 ? nil : color
    case .component: return nil
    case .asset, .semantic: return color
    }
  }

  /// A Boolean value that is true for an invisible custom colour.
  fileprivate var isUnseen: Bool {
    guard case .foreground(let style) = self, case .color(.custom(let value)) = style.color else {
      return false
    }
    return value.alpha <= 0
  }
}
