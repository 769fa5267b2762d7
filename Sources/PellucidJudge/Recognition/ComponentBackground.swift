// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// The properties of a component's fill that decide whether it lets the tint through.
struct ComponentBackground {
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
    case .linear, .radial, .angular, .mesh:
      for style in fill.gradientColors {
        guard let color = try? style.color(traits, assets) else { return nil }
        colors.append(color)
      }
    }
    alpha = colors.reduce(0) { max($0, Double($1.alpha)) }
    isNeutral = colors.allSatisfy { $0.isGrey }
  }
}
