// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The remarks about glass whose settings do not apply, or whose appearance followed its content.
struct GlassRemarks {
  private let layer: TracedLayer
  private let assets: SceneAssets

  init(_ layer: TracedLayer, _ assets: SceneAssets) { (self.layer, self.assets) = (layer, assets) }

  /// Returns the remarks about a piece of glass and its tint.
  func facts(for glass: GlassContent, _ traced: TracedGlass) -> [Fact] {
    var remarks: [GlassRemark] = []
    if glass.adapts == true, let obstacle = GlassTurnObstacle(glass.variant, on: layer.traits.platform) {
      remarks.append(.cannotTurn(obstacle))
    }
    if traced.turn.appearance != layer.traits.appearance { remarks.append(.turned(traced.turn.appearance)) }
    remarks += traced.recipe.notes.map { .note($0) }
    if layer.layer.shadow != nil { remarks.append(.layerShadow) }
    let tint = glass.tint.map { StyleRemarks(layer, assets).facts(for: $0) } ?? []
    return remarks.map { .remark(.glass($0)) } + tint + dimming(of: glass, traced)
  }

  /// Returns the remarks about the black below a piece of glass.
  private func dimming(of glass: GlassContent, _ traced: TracedGlass) -> [Fact] {
    if glass.variant != .clear, case .amount = glass.dimming { return [.remark(.glass(.unusedDimming))] }
    // On a plate, black below the glass changes the hue slightly and nothing else.
    return traced.recipe.parameters.hidesBrightness ? [] : Self.facts(traced.decision)
  }

  /// Returns the remark about the decision to put black below glass, or below white text on a picture.
  static func facts(_ decision: GlassDimming?) -> [Fact] {
    decision.map { [.remark(.glass(.dimming($0.reason)))] } ?? []
  }

  /// Returns the remarks about glass in a container that is drawn differently from its description.
  static func findings(_ container: TracedContainer) -> [Finding] {
    func finding(_ remark: GlassRemark, _ layer: LayerReference) -> Finding {
      Finding(.remark(.glass(remark)), about: layer)
    }
    return UnionRules.leftOut(of: container.members).map { finding(.leftOut(first: $0.first), $0.layer) }
      + container.united.flatMap { UnionRules.layersReachingOut(of: $0) }.map { finding(.reachesOut, $0) }
      + (container.hasShadow ? [finding(.containerShadow, container.layer)] : [])
  }
}
