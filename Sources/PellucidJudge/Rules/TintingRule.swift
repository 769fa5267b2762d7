// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// Controls of the app's own on macOS: neutral ones let the tint of their window through, coloured ones must not
/// (SRC20).
struct TintingRule {
  private let layer: TracedLayer
  private let assets: SceneAssets

  /// Alpha of the background below which nothing of a bezel is seen. Chosen: a fiftieth.
  private static var faintest: Double { 0.02 }

  init(_ layer: TracedLayer, _ assets: SceneAssets) { (self.layer, self.assets) = (layer, assets) }

  func facts(for fill: FillStyle) -> [Fact] { component(fill) + flatBackground(fill) }

  /// A fill that is marked as a component.
  private func component(_ fill: FillStyle) -> [Fact] {
    guard layer.layer.isComponent else { return [] }
    guard layer.traits.platform == .macOS else { return [.remark(.tinting(.unusedComponent))] }
    guard let background = ComponentBackground(fill, layer.traits, assets) else { return [] }
    let opacity = background.alpha * layer.layer.opacity
    guard opacity > Self.faintest else { return [.remark(.tinting(.unseenComponent))] }
    switch (background.isNeutral, opacity < 1) {
    case (true, true):
      guard layer.material?.isTinted ?? isTinted(.window) else { return [] }
      return [.remark(.tinting(.takesTint(share: 1 - opacity)))]
    case (true, false): return [.tinting(.opaqueNeutral)]
    case (false, true): return [.tinting(.translucentColor(opacity: opacity))]
    case (false, false): return []
    }
  }

  /// A plain fill in the colour of a window's background, which tinting leaves alone.
  private func flatBackground(_ fill: FillStyle) -> [Fact] {
    guard layer.traits.platform == .macOS, case .foreground(let style) = fill,
      case .color(.semantic(let name)) = style.color,
      case .background(of: let role?)? = SemanticColors.purpose(of: name, on: .macOS), isTinted(role)
    else { return [] }
    return [.remark(.tinting(.flatBackground(color: name, role: role)))]
  }

  /// Returns whether a window's material of this role takes the tint: none does with tinting off, and the
  /// window itself does not in light.
  private func isTinted(_ role: MaterialRole) -> Bool {
    (try? Materials.recipe(for: role, traits: layer.traits))?.recipe.takesDesktopTint ?? false
  }
}

/// The properties of a component's fill that tinting depends on.
private struct ComponentBackground {
  /// 0…1, the highest of its colours.
  var alpha: Double
  /// A Boolean value that is true where no colour of the fill has a hue.
  var isNeutral: Bool

  /// nil where a colour is not known: that is an error where it is drawn.
  init?(_ fill: FillStyle, _ traits: Traits, _ assets: SceneAssets) {
    // A grey accent is a colour that somebody chose, so the accent counts as blue.
    var traits = traits
    traits.accent = .blue
    var colors: [EncodedColor] = []
    switch fill {
    case .foreground(let style):
      guard let color = style.plainColor(traits, assets) else { return nil }
      colors = [color]
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      for stop in stops {
        guard let color = try? stop.color.color(traits, assets) else { return nil }
        colors.append(color)
      }
    }
    alpha = colors.reduce(0) { max($0, Double($1.alpha)) }
    isNeutral = colors.allSatisfy { $0.isGrey }
  }
}
