// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rules of clear glass: rich content behind it (SRC13), little text on it (SRC14), black over bright content
/// (RND05).
struct ClearGlassRules {
  private let layer: TracedLayer
  private let rules: GlassRules

  init(_ layer: TracedLayer, _ rules: GlassRules) { (self.layer, self.rules) = (layer, rules) }

  /// Returns the facts about a piece of glass; empty unless the glass is clear.
  ///
  /// - Parameter things: The content drawn below the glass.
  func facts(for glass: GlassContent, _ traced: TracedGlass, over things: ThingsBehind) -> [Fact] {
    guard glass.variant == .clear else { return [] }
    let text = muchText(on: glass)
    guard !traced.recipe.parameters.hidesBrightness else { return text }
    return text + backdrop(traced.backdrop, things) + brightness(traced)
  }

  /// Returns a fact if clear glass is used for a component with much text.
  private func muchText(on glass: GlassContent) -> [Fact] {
    if glass.control.holdsMuchText { return [.glass(.clearControl(glass.control))] }
    return Self.characters(in: glass.children) >= rules.muchText ? [.glass(.muchTextOnClear)] : []
  }

  /// Returns the number of Unicode scalars in the texts that lie directly on the glass.
  private static func characters(in layers: [Layer]) -> Int {
    var count = 0
    LayerWalk.forEach(in: layers, inheriting: ()) { layer, _, _ in
      if case .text(let text) = layer.content { count += text.string.unicodeScalars.count }
      // Only groups are entered: a layer on another surface does not lie on the glass.
      switch layer.content {
      case .group, .component: return ()
      default: return nil
      }
    }
    return count
  }

  /// Returns a fact if clear glass lies over plain or text-heavy content.
  private func backdrop(_ backdrop: GlassBackdrop?, _ things: ThingsBehind) -> [Fact] {
    switch things.ground(behind: layer.bounds) {
    case .text(let share) where share > rules.textBehindShare: return [.glass(.textBehindClear)]
    case .plain: return [.glass(.plainBehindClear)]
    case .rich, .text:
      guard let backdrop, backdrop.deviation < rules.plainDeviation else { return [] }
      return [.glass(.nearlyPlainBehindClear)]
    }
  }

  /// Returns a fact if bright content lies below clear glass without enough dimming.
  ///
  /// Dimming by less than 35 % is enough where it makes the content as dark as content that needs no dimming. Below texts
  /// and symbols, neither counts where white text over the brightest region misses its contrast.
  private func brightness(_ traced: TracedGlass) -> [Fact] {
    guard let backdrop = traced.backdrop else { return [] }
    let present = 1 - (1 - traced.dimmingBehind) * (1 - traced.dimming)
    let left = backdrop.decidingLuma * (1 - traced.dimming)
    let isPlate = layer.traits.transparency == .reduced || layer.traits.contrast == .increased
    let enough = isPlate ? nil : GlassDimming.opacityForWhiteText(traced.recipe.look)
    if GlassDimming.missing(beside: present) > 0, left >= rules.adaptivity.darkBelow {
      return [.glass(.brightBehindClear(dimmed: present, enough: enough))]
    }
    guard let enough, backdrop.brightest != nil, left > 1 - enough else { return [] }
    return [.glass(.tooBrightBehindClear(dimmed: present, enough: enough))]
  }
}
