// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension PreparedTransfer {
  /// Applies the steps before the mixing to the colours of a box.
  ///
  /// - Parameter other: The value of the arbitrary colour; a constant suffices, because the support of a
  ///   direction is reached at a corner of the gamut.
  func beforeMixing(_ box: ColorBox, other: GamutColor) -> ColorJet {
    applied(before, to: ColorJet(box), other: other)
  }

  /// Returns the ratio (ink + 0.05) / (surface + 0.05) of luminances for colours after the mixing.
  ///
  /// - Parameter margins: A Boolean value indicating whether the result covers all colours within the margins of
  ///   `ContrastBound`, rather than the exact colours.
  func ratio(ofMixed mixed: ColorJet, margins: Bool) -> Jet { lights(ofMixed: mixed, margins: margins).ratio }

  /// Returns the luminances of surface and ink for colours after the mixing.
  func lights(ofMixed mixed: ColorJet, margins: Bool) -> ContrastLights {
    let (surface, inked) = seen(ofMixed: mixed, margins: margins)
    return ContrastLights(
      surface: surface.luminance(luminanceWeights) + 0.05, ink: inked.luminance(luminanceWeights) + 0.05)
  }

  /// Returns the contrast of one colour after the mixing, with the transfer curve itself in place of its table.
  func exactContrast(ofMixed color: GamutColor) -> Double {
    let (surface, ink) = exactColors(ofMixed: color)
    func luminance(_ color: GamutColor) -> Double {
      GamutColor(
        red: TransferCurve.linear(color.red), green: TransferCurve.linear(color.green),
        blue: TransferCurve.linear(color.blue)
      ).dot(luminanceWeights) + 0.05
    }
    let (bottom, top) = (luminance(surface), luminance(ink))
    return max(bottom, top) / min(bottom, top)
  }

  /// Returns the surface without the foreground, and the foreground on it, as seen, for one colour after the mixing.
  func exactColors(ofMixed color: GamutColor) -> (surface: GamutColor, ink: GamutColor) {
    let (surface, inked) = seen(ofMixed: ColorJet(constant: color), margins: false)
    return (surface.middle, inked.middle)
  }

  /// Returns the colours as seen: the surface alone, and the foreground on the surface.
  private func seen(ofMixed mixed: ColorJet, margins: Bool) -> (surface: ColorJet, inked: ColorJet) {
    var surface = mixed
    if margins { surface = surface.map { $0.widened(by: ContrastBound.surfaceMargin) } }
    surface = drawn(after, onto: surface.clamped(), margins: margins)
    var inked = inked(surface)
    if margins { inked = inked.map { $0.widened(by: ContrastBound.layerMargin) } }
    inked = inked.clamped()
    return (
      finished(drawn(above, onto: surface, margins: margins)),
      finished(drawn(above, onto: inked, margins: margins))
    )
  }

  /// Returns the colour on the screen.
  private func finished(_ color: ColorJet) -> ColorJet { isInverted ? color.map { $0 * -1 + 1 } : color }

  /// Applies layers one after the other, clamping and rounding after each as the renderer does.
  private func drawn(_ layers: [Step], onto surface: ColorJet, margins: Bool) -> ColorJet {
    var surface = surface
    for layer in layers {
      surface = applied([layer], to: surface, other: GamutColor(white: 0))
      if margins { surface = surface.map { $0.widened(by: ContrastBound.layerMargin) } }
      surface = surface.clamped()
    }
    return surface
  }

  /// Applies steps one after the other.
  private func applied(_ steps: [Step], to colors: ColorJet, other: GamutColor) -> ColorJet {
    var colors = colors
    for step in steps {
      switch step {
      case .map(let mapping): colors = mapping.applied(to: colors)
      case .paint(let color, let alpha, let blend, let opacity):
        // The initializer has checked that every mode has a range.
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

  /// Returns the foreground at full coverage, as the renderer draws it on an opaque surface.
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
