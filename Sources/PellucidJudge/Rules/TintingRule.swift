// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// The rule about an app's own controls on macOS: neutral ones let the tint of their window through, coloured ones
/// do not (SRC20).
struct TintingRule {
  private let layer: TracedLayer
  private let assets: SceneAssets
  /// The kind of element that the unmarked layer is taken for; nil for a marked one and for none in particular.
  private let taken: Recognized?

  init(_ layer: TracedLayer, _ assets: SceneAssets, taken: Recognized?) {
    (self.layer, self.assets, self.taken) = (layer, assets, taken)
  }

  /// Returns the facts about a fill of the layer.
  func facts(for fill: FillStyle) -> [Fact] { component(fill) + bezel(fill) + flatBackground(fill) }

  /// Returns the fact about an opaque neutral fill that is taken for the bezel of a control.
  ///
  /// A fill on a material or glass is left to SRC06, and one on a picture has no window's colour below it.
  private func bezel(_ fill: FillStyle) -> [Fact] {
    guard taken == .bezel, layer.traits.platform == .macOS, layer.beneath.parts.first?.ground == nil,
      layer.layer.blend == .sourceOver, fill.leastAlpha(layer.traits, assets) * layer.layer.opacity >= 1
    else { return [] }
    return [.recognized(.bezel, .tinting(.opaqueNeutral))]
  }

  /// Returns the facts about a fill that is marked as a component.
  private func component(_ fill: FillStyle) -> [Fact] {
    guard layer.layer.isComponent == true else { return [] }
    guard layer.traits.platform == .macOS else { return [.remark(.tinting(.unusedComponent))] }
    guard let background = ComponentBackground(fill, layer.traits, assets) else { return [] }
    let opacity = background.alpha * layer.layer.opacity
    guard opacity > RecognitionTable.faintest else { return [.remark(.tinting(.unseenComponent))] }
    switch (background.isNeutral, opacity < 1) {
    case (true, true):
      guard (layer.beneath.parts.first?.ground ?? layer.material)?.isTinted ?? isTinted(.window) else {
        return []
      }
      return [.remark(.tinting(.takesTint(share: 1 - opacity)))]
    case (true, false): return [.tinting(.opaqueNeutral)]
    case (false, true): return [.tinting(.translucentColor(opacity: opacity))]
    case (false, false): return []
    }
  }

  /// Returns the remark about a plain fill in the colour of a window's background, which does not take the
  /// desktop's tint.
  private func flatBackground(_ fill: FillStyle) -> [Fact] {
    guard layer.traits.platform == .macOS, case .foreground(let style) = fill,
      case .color(.semantic(let name)) = style.color,
      case .background(of: let role?)? = SemanticColors.purpose(of: name, on: .macOS), isTinted(role)
    else { return [] }
    return [.remark(.tinting(.flatBackground(color: name, role: role)))]
  }

  /// Returns whether a window's material of this role takes the desktop's tint. No role does with tinting off.
  private func isTinted(_ role: MaterialRole) -> Bool {
    (try? Materials.recipe(for: role, traits: layer.traits))?.recipe.takesDesktopTint ?? false
  }
}
