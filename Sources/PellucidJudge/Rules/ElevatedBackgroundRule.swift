// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rule about backgrounds of elevated interfaces on iOS: a custom colour does not become lighter in front (SRC17).
enum ElevatedBackgroundRule {
  /// The least opacity at which a fill is the background of its surface rather than a veil over it.
  private static let leastOpacity = 0.99

  /// Returns the facts about a fill; empty for a fill that is no background, and where there is no elevated level.
  ///
  /// - Parameter surface: The desktop or window of the layer. A fill may also be the background of the material it lies on,
  ///   such as a popover within a window.
  static func facts(
    _ layer: TracedLayer, _ fill: FillStyle, on surface: JudgedSurface, _ assets: SceneAssets
  ) -> [Fact] {
    let traits = layer.traits
    guard traits.platform.hasLevels, traits.appearance == .dark, traits.level == .elevated,
      layer.layer.blend == .sourceOver, case .foreground(let style) = fill,
      case .color(let color) = style.color,
      color.isCustom, let elevated = try? color.color(traits, assets),
      Double(elevated.alpha) * layer.opacity >= leastOpacity
    else { return [] }
    var base = traits
    base.level = .base
    guard let lower = try? color.color(base, assets), lower == elevated else { return [] }
    let grounds = [surface.bounds, layer.isOnOwnMaterial ? layer.beneath.parts.first?.bounds : nil]
    guard grounds.contains(where: { $0.map(layer.bounds.hidesMost(of:)) ?? false }) else { return [] }
    return [.window(.elevatedCustomBackground)]
  }
}

extension ColorStyle {
  /// A Boolean value that is true for a colour of the app: a literal, or one of its catalog.
  fileprivate var isCustom: Bool {
    switch self {
    case .custom, .asset: true
    case .semantic, .component: false
    }
  }
}
