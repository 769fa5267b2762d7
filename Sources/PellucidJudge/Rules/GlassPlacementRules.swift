// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rules about the place of glass: in the content layer (SRC09), on other glass (SRC11), over an opaque fill
/// (SRC15).
struct GlassPlacementRules {
  private let layer: TracedLayer
  private let surface: JudgedSurface
  /// The kind of element that the unmarked layer is taken for; nil for a marked one and for none in particular.
  private let taken: Recognized?

  init(_ layer: TracedLayer, _ surface: JudgedSurface, taken: Recognized?) {
    (self.layer, self.surface, self.taken) = (layer, surface, taken)
  }

  /// Returns the facts about the place of a piece of glass.
  ///
  /// - Parameters:
  ///   - things: The content drawn below the glass.
  ///   - traits: The traits of the scene.
  func facts(
    for glass: GlassContent, over things: ThingsBehind, _ traits: Traits, _ assets: SceneAssets
  ) -> [Fact] {
    let isFilled = things.hasFill(under: layer) || isHidden(glass, traits, assets)
    return ground(of: glass) + (isFilled ? [.glass(.opaqueFill)] : [])
  }

  /// Returns the fact about a standard material on glass, which makes both as hard to read as a second layer of
  /// glass would.
  func facts(for material: TracedMaterial) -> [Fact] {
    guard layer.glass != nil, surface.shows(layer) else { return [] }
    return [.glass(.materialOnGlass(material.ground.name))]
  }

  /// Returns the fact about glass in the content layer or on glass. Transient glass is allowed in both places.
  private func ground(of glass: GlassContent) -> [Fact] {
    guard !glass.control.isTransient else { return [] }
    if layer.glass != nil { return [.glass(.onGlass)] }
    if layer.isContent == true { return [.glass(.inContent)] }
    // A role picks up glass only where it floats above content.
    guard glass.role == nil else { return [] }
    guard let material = layer.material else {
      return taken.map { [.recognized($0, .glass(.inContent))] } ?? []
    }
    switch material.surface {
    case .content: return [.glass(.onContentMaterial(material.name))]
    case .floating: return [.glass(.onFloatingMaterial(material.name))]
    case .system: return []
    }
  }

  /// Returns whether the first layer on the glass hides all of it.
  private func isHidden(_ glass: GlassContent, _ traits: Traits, _ assets: SceneAssets) -> Bool {
    guard let first = glass.children.first, case .fill(_, .foreground(let style)) = first.content,
      first.opacity >= 1, first.blend == .sourceOver
    else { return false }
    return FillStyle.foreground(style).leastAlpha(traits, assets) >= 1
      && first.frame.hidesMost(of: layer.inside)
  }
}
