// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension RepairTrial {
  /// Returns the foreground's colour at the least sufficient alpha; nil if opaque is not sufficient, or for a level.
  func moreAlpha() -> Repair? {
    guard case .color(let color) = cases[0].foreground else { return nil }
    return least(above: Self.steps(of: Double(color.alpha), in: 255), most: 255) { steps in
      var more = color
      more.alpha = Float(steps) / 255
      return Self.attempt(more, from: color)
    }
  }

  /// Returns the sufficient colour of the sRGB gamut that is nearest in Oklab to the foreground's explicit colour.
  ///
  /// Searches for a lighter and a darker colour, each by bisection of the luminance that it must reach, and
  /// returns the nearer one.
  ///
  /// - Parameter orOpaque: A Boolean value indicating whether opaque colours are tried if no colour is sufficient
  ///   at the present alpha.
  func nearestColor(orOpaque: Bool) -> Repair? {
    guard case .color(var color) = cases[0].foreground else { return nil }
    if let repair = nearest(to: color) { return repair }
    guard orOpaque, color.alpha < 1 else { return nil }
    color.alpha = 1
    return nearest(to: color)
  }

  /// Returns the nearer of a lighter and a darker sufficient colour.
  private func nearest(to color: EncodedColor) -> Repair? {
    let lighter = nearest(to: color, isLighter: true)
    guard let darker = nearest(to: color, isLighter: false) else { return lighter }
    guard let lighter else { return darker }
    return lighter.distance <= darker.distance ? lighter : darker
  }

  /// The number of steps between the present luminance and that of black or white.
  private static let luminances = 1024

  /// Returns the nearest sufficient colour on the lighter or the darker side, at the smallest sufficient change
  /// of luminance.
  private func nearest(to color: EncodedColor, isLighter: Bool) -> Repair? {
    least(above: 0, most: Self.luminances) { step in
      Self.attempt(Self.shade(step, of: color, isLighter: isLighter), from: color)
    }
  }

  /// Returns the colour nearest to a colour at a step from its luminance to that of black or white.
  private static func shade(_ step: Int, of color: EncodedColor, isLighter: Bool) -> EncodedColor {
    let (present, end) = (color.relativeLuminance, isLighter ? 1.0 : 0.0)
    let luminance = present + (end - present) * Double(step) / Double(luminances)
    var nearest = LuminanceSearch(goal: color, luminance: luminance, isLighter: isLighter).nearest
    nearest.alpha = color.alpha
    return nearest
  }

  /// Returns the nearest sufficient colour for the tint of regular glass that has one: the nearer of a lighter and a darker tint.
  ///
  /// A tint that differs between appearances becomes one colour for both.
  func nearestTint() -> Repair? {
    let glass = cases.compactMap { $0.glass }
    guard let tint = glass.first?.tint, glass.count == cases.count,
      glass.allSatisfy({ $0.request.variant == .regular && $0.tint != nil })
    else { return nil }
    let found = [false, true].compactMap { isLighter -> (repair: Repair, distance: Double)? in
      var last = tint
      let repair = least(above: 0, most: Self.luminances, keepsSurfaces: false) { step in
        let color = Self.shade(step, of: tint, isLighter: isLighter).inCodeValues
        last = color
        return (.tint(color), { $0.glass?.tint = color })
      }
      return repair.map { ($0, OKLab(last).difference(from: OKLab(tint))) }
    }
    return found.min { $0.distance < $1.distance }?.repair
  }

  /// Returns the attempt to use a colour rounded to 8-bit code values, as a user would write it.
  private static func attempt(_ color: EncodedColor, from old: EncodedColor) -> Attempt {
    let color = color.inCodeValues
    let distance = OKLab(color).difference(from: OKLab(old))
    return (.color(color, distance: distance), { $0.foreground = .color(color) })
  }
}

extension EncodedColor {
  /// The colour with each component rounded to the nearest of 256 code values.
  fileprivate var inCodeValues: EncodedColor {
    func rounded(_ component: Float) -> Float { (min(1, max(0, component)) * 255).rounded() / 255 }
    return EncodedColor(
      red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
  }
}

extension Repair {
  /// The ΔE OK of a new colour from the present one; ∞ without a change of colour.
  fileprivate var distance: Double {
    for change in changes {
      if case .color(_, let distance) = change { return distance }
    }
    return .infinity
  }
}

/// The search for the colour nearest to a goal in Oklab among the colours of at least, or at most, a luminance.
private struct LuminanceSearch {
  let goal: EncodedColor
  let luminance: Double
  let isLighter: Bool

  /// The nearest colour, found on a grid around the best colour so far, whose step is halved when no neighbour is
  /// nearer.
  ///
  /// Every candidate is first moved along its line to white or black until it has the luminance, so that none is
  /// discarded.
  var nearest: EncodedColor {
    let target = OKLab(goal)
    var best = fitted(goal)
    var least = OKLab(best).difference(from: target)
    var step: Float = 0.25
    while step > 0.0005 {
      let centre = best
      var isBetter = false
      for index in 0..<27 {
        func moved(_ component: Float, _ place: Int) -> Float {
          min(1, max(0, component + Float(place - 1) * step))
        }
        let color = fitted(
          EncodedColor(
            red: moved(centre.red, index / 9), green: moved(centre.green, index / 3 % 3),
            blue: moved(centre.blue, index % 3)))
        let distance = OKLab(color).difference(from: target)
        if distance < least - 1e-5 { (best, least, isBetter) = (color, distance, true) }
      }
      if !isBetter { step /= 2 }
    }
    return best
  }

  /// Returns the colour mixed with as little white or black as gives it the luminance.
  private func fitted(_ color: EncodedColor) -> EncodedColor {
    func fits(_ color: EncodedColor) -> Bool {
      isLighter ? color.relativeLuminance >= luminance : color.relativeLuminance <= luminance
    }
    func mixed(_ amount: Float) -> EncodedColor {
      let (rest, end): (Float, Float) = (1 - amount, isLighter ? amount : 0)
      return EncodedColor(
        red: min(1, max(0, color.red * rest + end)), green: min(1, max(0, color.green * rest + end)),
        blue: min(1, max(0, color.blue * rest + end)))
    }
    if fits(mixed(0)) { return mixed(0) }
    var (outside, inside): (Float, Float) = (0, 1)
    for _ in 0..<20 {
      let middle = (outside + inside) / 2
      if fits(mixed(middle)) { inside = middle } else { outside = middle }
    }
    return mixed(inside)
  }
}
