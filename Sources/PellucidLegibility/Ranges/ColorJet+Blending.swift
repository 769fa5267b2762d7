// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension ColorJet {
  /// Returns the composite of a flat layer of `color` at `alpha` over these opaque colours.
  ///
  /// Returns nil for the modes that have no range here: hue, saturation and color, the modes that are discontinuous (a
  /// dodge by 1, a burn by 0), and those that cut what lies below.
  func painted(_ color: GamutColor, alpha: Double, _ mode: BlendMode) -> ColorJet? {
    switch mode {
    case .sourceOver: return mixed(with: ColorJet(constant: color), alpha)
    case .plusLighter:
      return channels(with: color) { backdrop, source in (backdrop + source * alpha).clamped(-1, 1) }
    case .plusDarker:
      return channels(with: color) { backdrop, source in
        Jet.max(backdrop + alpha * (source - 1), Jet(constant: 0))
      }
    case .hue, .saturation, .color: return nil
    // These colours are opaque, and these modes change no more than their transparency.
    case .destinationIn, .destinationOut: return nil
    case .destinationOver: return self
    case .sourceAtop: return mixed(with: ColorJet(constant: color), alpha)
    case .colorDodge where max(color.red, color.green, color.blue) >= 1: return nil
    case .colorBurn where min(color.red, color.green, color.blue) <= 0: return nil
    case .luminosity: return mixed(with: withLuminosity(of: color), alpha)
    default:
      return mixed(
        with: channels(with: color) { backdrop, source in backdrop.mixture(source, mode) }, alpha)
    }
  }

  /// Applies a function of backdrop and source to each channel.
  private func channels(with color: GamutColor, _ change: (Jet, Double) -> Jet) -> ColorJet {
    ColorJet(change(red, color.red), change(green, color.green), change(blue, color.blue))
  }

  /// Returns the specification's `SetLum` with the luminosity of a constant source: the colour is shifted to that
  /// luminosity, then scaled toward its grey by one factor until it fits 0…1.
  private func withLuminosity(of color: GamutColor) -> ColorJet {
    let weights = GamutColor(red: 0.3, green: 0.59, blue: 0.11)
    let target = color.dot(weights)
    guard target > 0, target < 1 else { return ColorJet(constant: GamutColor(white: target)).clamped() }
    let grey = dot(weights)
    let chroma = map { $0 - grey }
    let least = Jet.min(Jet.min(chroma.red, chroma.green), chroma.blue).clamped(-.infinity, -target)
    let most = Jet.max(Jet.max(chroma.red, chroma.green), chroma.blue).clamped(1 - target, .infinity)
    let factor = least.reciprocal * -target * (most.reciprocal * (1 - target))
    return chroma.map { $0 * factor + target }
  }
}

extension Jet {
  /// Returns the specification's `B(Cb, Cs)` of one channel, for the separable mixing modes; `self` is the backdrop.
  fileprivate func mixture(_ source: Double, _ mode: BlendMode) -> Jet {
    switch mode {
    case .multiply: self * source
    case .screen: self * (1 - source) + source
    case .overlay: pieces(at: 0.5, below: (2 * source, 0), above: (2 - 2 * source, 2 * source - 1))
    case .darken: clamped(-.infinity, source)
    case .lighten: clamped(source, .infinity)
    case .colorDodge: (self * (1 / (1 - source))).clamped(0, 1)
    case .colorBurn: ((self + -1) * (1 / source) + 1).clamped(0, 1)
    case .hardLight: source <= 0.5 ? self * (2 * source) : self * (2 - 2 * source) + (2 * source - 1)
    case .softLight: softLight(source)
    case .difference: pieces(at: source, below: (-1, source), above: (1, -source))
    case .exclusion: self * (1 - 2 * source) + source
    default: Jet(constant: source)
    }
  }

  /// Returns a piecewise linear function of two lines (slope, value at 0) that meet at `bend`.
  private func pieces(at bend: Double, below: (Double, Double), above: (Double, Double)) -> Jet {
    if value.high <= bend { return self * below.0 + below.1 }
    if value.low >= bend { return self * above.0 + above.1 }
    let (first, last, middle) = (
      value.low * below.0 + below.1, value.high * above.0 + above.1, bend * above.0 + above.1
    )
    let range = Interval(first).union(Interval(last)).union(Interval(middle))
    return mapped(to: range, slope: Interval(below.0).union(Interval(above.0)))
  }

  /// Returns the soft light of a constant source.
  ///
  /// The function is increasing, and its slope is decreasing for light sources and increasing for dark ones, so
  /// that the ends of the range determine the ranges of both.
  private func softLight(_ source: Double) -> Jet {
    let backdrop = clamped(0, 1)
    func result(_ backdrop: Double) -> Double {
      guard source > 0.5 else { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
      let lifted =
        backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
      return backdrop + (2 * source - 1) * (lifted - backdrop)
    }
    func slope(_ backdrop: Double) -> Double {
      guard source > 0.5 else { return 1 - (1 - 2 * source) * (1 - 2 * backdrop) }
      let lifted = backdrop <= 0.25 ? (48 * backdrop - 24) * backdrop + 4 : 0.5 / backdrop.squareRoot()
      return 1 + (2 * source - 1) * (lifted - 1)
    }
    let (low, high) = (backdrop.value.low, backdrop.value.high)
    return backdrop.mapped(
      to: Interval(result(low), result(high)), slope: Interval(slope(low)).union(Interval(slope(high))))
  }
}
