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

  /// The opacity of a control's background up to which it is invisible. Chosen: a fiftieth.
  private static var faintest: Double { 0.02 }

  init(_ layer: TracedLayer, _ assets: SceneAssets) { (self.layer, self.assets) = (layer, assets) }

  /// Returns the facts about a fill of the layer.
  func facts(for fill: FillStyle) -> [Fact] { component(fill) + flatBackground(fill) }

  /// Returns the facts about a fill that is marked as a component.
  private func component(_ fill: FillStyle) -> [Fact] {
    guard layer.layer.isComponent else { return [] }
    guard layer.traits.platform == .macOS else { return [.remark(.tinting(.unusedComponent))] }
    guard let background = ComponentBackground(fill, layer.traits, assets) else { return [] }
    let opacity = background.alpha * layer.layer.opacity
    guard opacity > Self.faintest else { return [.remark(.tinting(.unseenComponent))] }
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

/// The properties of a component's fill that decide whether it lets the tint through.
private struct ComponentBackground {
  /// The highest opacity of the fill's colours, 0…1.
  var alpha: Double
  /// A Boolean value that is true where no colour of the fill has a hue.
  var isNeutral: Bool

  /// Resolves the colours of a fill; nil where a colour is unknown, which is reported as an error when the scene is
  /// drawn.
  init?(_ fill: FillStyle, _ traits: Traits, _ assets: SceneAssets) {
    // A grey accent is still a colour that the user chose, so the accent is resolved as blue.
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
