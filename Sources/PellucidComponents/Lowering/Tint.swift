// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

extension ComponentLowering {
  /// Returns the stated colour of a component, or its usual one. A body in a colour is opaque, on materials too.
  func tint(of component: Component, or usual: ForegroundStyle = .accent) -> ForegroundStyle {
    component.color(.tint).map { ForegroundStyle(.color($0), isVibrant: false) } ?? usual
  }

  /// Returns the ink of labels on an opaque fill in a tint, by the rule for labels on accents.
  ///
  /// The resolver finds the accent below a label by itself, but takes no other colour for a tint: to it, a red fill may be
  /// content.
  func label(on tint: ForegroundStyle) -> ForegroundStyle {
    if case .color(.component(.accent)) = tint.color { return .primary }
    if case .color(.semantic(let name)) = tint.color, SemanticColors.isAccent(name, on: traits.platform) {
      return .primary
    }
    guard let color = tint.plainColor(in: traits) else { return .primary }
    return .component(AccentLabel.isWhite(on: color, traits) ? .whiteOnTint : .blackOnTint)
  }
}

extension ForegroundStyle {
  /// Returns the colour of the style on an opaque ground; nil for colours of assets, which lowering does not know.
  func plainColor(in traits: Traits) -> EncodedColor? {
    switch color {
    case .level(let level):
      let family = VibrancyFamily(.plain, traits.appearance)
      guard case .color(let color, _) = Vibrancy.ink(level: level, family: family, traits: traits) else {
        return nil
      }
      return color
    case .color(.component(let color)): return color.color(in: traits)
    case .color(.semantic(let name)): return (try? SemanticColors.resolve(name: name, traits: traits))?.color
    case .color(.custom(let color)): return color
    case .color(.asset): return nil
    }
  }
}
