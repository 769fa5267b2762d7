// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rules of clear glass: rich content behind it (SRC13), little text on it (SRC14), black over what is
/// bright
/// (RND05).
struct ClearGlassRules {
  private let layer: TracedLayer
  private let rules: GlassRules

  init(_ layer: TracedLayer, _ rules: GlassRules) { (self.layer, self.rules) = (layer, rules) }

  func facts(for glass: GlassContent, _ traced: TracedGlass, over things: ThingsBehind) -> [Fact] {
    guard glass.variant == .clear else { return [] }
    let text = muchText(on: glass)
    guard !traced.recipe.parameters.hidesBrightness else { return text }
    return text + backdrop(traced.backdrop, things) + brightness(traced)
  }

  /// Clear glass for components with much text.
  private func muchText(on glass: GlassContent) -> [Fact] {
    if glass.control.holdsMuchText { return [.glass(.clearControl(glass.control))] }
    return Self.characters(in: glass.children) >= rules.muchText ? [.glass(.muchTextOnClear)] : []
  }

  private static func characters(in layers: [Layer]) -> Int {
    var count = 0
    LayerWalk.forEach(in: layers, inheriting: ()) { layer, _, _ in
      if case .text(let text) = layer.content { count += text.string.unicodeScalars.count }
      // A layer on another surface does not lie on the glass.
      if case .group = layer.content { return () }
      return nil
    }
    return count
  }

  /// Clear glass over plain or text-heavy content.
  private func backdrop(_ backdrop: GlassBackdrop?, _ things: ThingsBehind) -> [Fact] {
    switch things.ground(behind: layer.bounds) {
    case .text(let share) where share > rules.textBehindShare: return [.glass(.textBehindClear)]
    case .plain: return [.glass(.plainBehindClear)]
    case .rich, .text:
      guard let backdrop, backdrop.deviation < rules.plainDeviation else { return [] }
      return [.glass(.nearlyPlainBehindClear)]
    }
  }

  /// Bright content below clear glass that nothing dims, or too little.
  ///
  /// Less than 35 % is enough where it leaves the content as dark as what needs none.
  private func brightness(_ traced: TracedGlass) -> [Fact] {
    let present = 1 - (1 - traced.dimmingBehind) * (1 - traced.dimming)
    guard let backdrop = traced.backdrop, GlassDimming.missing(beside: present) > 0,
      backdrop.luminance * (1 - traced.dimming) >= rules.adaptivity.darkBelow
    else { return [] }
    let isPlate = layer.traits.transparency == .reduced || layer.traits.contrast == .increased
    let enough = GlassDimming.opacityForWhiteText(traced.recipe.look)
    return [.glass(.brightBehindClear(dimmed: present, enough: isPlate ? nil : enough))]
  }
}
