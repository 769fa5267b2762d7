// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension PreparedTransfer {
  /// What the steps before the mixing make of the colours of a box.
  ///
  /// - Parameter other: The colour that may be any; only a constant one, as the support of a direction needs.
  func beforeMixing(_ box: ColorBox, other: GamutColor) -> ColorJet {
    applied(before, to: ColorJet(box), other: other)
  }

  /// The ratio (ink + 0.05) / (surface + 0.05) of luminances for what the mixing leaves.
  ///
  /// - Parameter margins: Whether every colour that the margins of `ContrastBound` allow is meant, or the exact.
  func ratio(ofMixed mixed: ColorJet, margins: Bool) -> Jet { lights(ofMixed: mixed, margins: margins).ratio }

  /// The luminances that the ratio is made of.
  func lights(ofMixed mixed: ColorJet, margins: Bool) -> ContrastLights {
    let (surface, inked) = seen(ofMixed: mixed, margins: margins)
    return ContrastLights(
      surface: surface.luminance(luminanceWeights) + 0.05, ink: inked.luminance(luminanceWeights) + 0.05)
  }

  /// The contrast of one mixed colour, with the transfer curve itself in place of its table.
  func exactContrast(ofMixed color: GamutColor) -> Double {
    let (surface, inked) = seen(ofMixed: ColorJet(constant: color), margins: false)
    func luminance(_ color: GamutColor) -> Double {
      GamutColor(
        red: TransferCurve.linear(color.red), green: TransferCurve.linear(color.green),
        blue: TransferCurve.linear(color.blue)
      ).dot(luminanceWeights) + 0.05
    }
    let (bottom, top) = (luminance(surface.middle), luminance(inked.middle))
    return max(bottom, top) / min(bottom, top)
  }

  /// The bare surface of one mixed colour, as it reaches the eye.
  func exactSurface(ofMixed color: GamutColor) -> GamutColor {
    seen(ofMixed: ColorJet(constant: color), margins: false).surface.middle
  }

  /// What reaches the eye: the bare surface, and the foreground on it.
  private func seen(ofMixed mixed: ColorJet, margins: Bool) -> (surface: ColorJet, inked: ColorJet) {
    var surface = mixed
    if margins { surface = surface.map { $0.widened(by: ContrastBound.surfaceMargin) } }
    surface = drawn(after, onto: surface.clamped(), margins: margins)
    var inked = inked(surface)
    if margins { inked = inked.map { $0.widened(by: ContrastBound.layerMargin) } }
    inked = inked.clamped()
    return (drawn(above, onto: surface, margins: margins), drawn(above, onto: inked, margins: margins))
  }

  /// Layers one after the other, each clamped and rounded as it is drawn.
  private func drawn(_ layers: [Step], onto surface: ColorJet, margins: Bool) -> ColorJet {
    var surface = surface
    for layer in layers {
      surface = applied([layer], to: surface, other: GamutColor(white: 0))
      if margins { surface = surface.map { $0.widened(by: ContrastBound.layerMargin) } }
      surface = surface.clamped()
    }
    return surface
  }

  private func applied(_ steps: [Step], to colors: ColorJet, other: GamutColor) -> ColorJet {
    var colors = colors
    for step in steps {
      switch step {
      case .map(let mapping): colors = mapping.applied(to: colors)
      case .paint(let color, let alpha, let blend, let opacity):
        // Preparing has made sure that every mode has a range.
        let painted = colors.painted(color, alpha: alpha, blend) ?? colors
        colors = opacity == 1 ? painted : colors.mixed(with: painted, opacity)
      case .otherColor(let share): colors = colors.mixed(with: ColorJet(constant: other), share)
      case .tint(let rows, let opacity, let limit):
        func row(_ index: Int) -> Jet {
          (colors.dot(rows[index].weights) + rows[index].bias).clamped(-.infinity, limit)
        }
        colors = colors.mixed(with: ColorJet(row(0), row(1), row(2)), opacity)
      }
    }
    return colors
  }

  /// The foreground at full coverage, as the renderer draws it on an opaque surface.
  private func inked(_ surface: ColorJet) -> ColorJet {
    switch ink {
    case .paint(let color, let alpha, let blend):
      return surface.mixed(with: surface.painted(color, alpha: alpha, blend) ?? surface, inkOpacity)
    case .matrix(let rows):
      func row(_ index: Int) -> Jet {
        (surface.dot(rows[index].weights) + rows[index].bias).clamped(0, 1)
      }
      let target = ColorJet(row(0), row(1), row(2))
      let cover = row(3) * inkOpacity
      guard cover.value.low < cover.value.high else { return surface.mixed(with: target, cover.value.low) }
      func blend(_ from: Jet, _ to: Jet) -> Jet { from + (to - from) * cover }
      return ColorJet(
        blend(surface.red, target.red), blend(surface.green, target.green), blend(surface.blue, target.blue))
    }
  }
}
