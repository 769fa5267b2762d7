// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rule about white fills in dark: a large one glows among dark surroundings, as white ground of a picture does (CAT11).
struct WhiteFillRule {
  let layer: TracedLayer
  let surface: JudgedSurface
  let assets: SceneAssets
  let rules: PictureRules

  /// The least share of its window or of the screen that a glowing fill has.
  ///
  /// Chosen: a white button across a phone has a twentieth, a card of three lines a tenth.
  private static var leastShare: Double { 0.1 }
  /// The shortest side of a glowing fill, in points. Chosen: the size of a touch target; what is smaller is a control.
  private static var leastSide: Double { 44 }

  /// Returns the fact about a fill; empty for controls, for colours that adapt to the appearance, and for fills that
  /// leave most of their surface dark.
  func facts(for fill: FillStyle) -> [Fact] {
    let traits = layer.traits
    guard traits.appearance == .dark, traits.platform.hasAppearances, !traits.showsInverted,
      layer.layer.blend == .sourceOver, layer.layer.isComponent != true, isWhite(fill)
    else { return [] }
    let seen = surface.seenBounds(of: layer), share = surface.share(of: seen)
    guard share >= Self.leastShare, min(seen.width, seen.height) >= Self.leastSide else { return [] }
    return [.scenePicture(.whiteFill(share: share, softened: rules.softenedWhite))]
  }

  /// Returns whether all colours of a fill are whiter than softened white, and stay so in the other appearance unless
  /// they are the app's own.
  private func isWhite(_ fill: FillStyle) -> Bool {
    switch fill {
    case .foreground(let style):
      guard case .color(let color) = style.color else { return false }
      return isWhite(color)
    case .linear, .radial, .angular, .mesh: return fill.gradientColors.allSatisfy { isWhite($0) }
    }
  }

  private func isWhite(_ style: ColorStyle) -> Bool {
    guard let color = try? style.color(layer.traits, assets) else { return false }
    // A system colour that is white in dark alone, such as that of labels, is meant for the foreground.
    if case .semantic = style, (try? style.color(layer.traits.turned, assets)) != color { return false }
    let least = rules.softenedWhite + 1 / 255
    return color.alpha * Float(layer.opacity) >= rules.nearWhite
      && min(color.red, color.green, color.blue) > least
  }
}
