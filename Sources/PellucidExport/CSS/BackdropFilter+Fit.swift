// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The distance of an imitation from its original over flat backdrops, in steps of 8 bits.
package struct ImitationError: Hashable, Sendable {
  /// The mean of the distances of all channels.
  package var mean: Double
  /// The greatest distance of a channel.
  package var worst: Double
}

extension BackdropFilter {
  /// Returns the filter that comes nearest to a material over flat backdrops, and its error.
  ///
  /// A material that shows the average of what lies behind, or nothing of it, becomes the opaque colour that comes nearest.
  static func imitating(_ recipe: MaterialRecipe) -> (filter: BackdropFilter, error: ImitationError) {
    let isFilter = recipe.samplesBackdrop && !recipe.averagesBackdrop
    return imitating(blur: isFilter ? recipe.sigmaInPoints : nil) { SIMD3(recipe.surface(over: $0)) }
  }

  /// Returns the filter that comes nearest to a surface over flat backdrops, and its error.
  ///
  /// - Parameters:
  ///   - blur: The standard deviation of the blur; nil for an opaque colour.
  ///   - surface: Returns the colour of the surface over a backdrop.
  static func imitating(
    blur: Double?, _ surface: (SIMD4<Float>) -> SIMD3<Double>
  ) -> (filter: BackdropFilter, error: ImitationError) {
    let fit = FilterFit(pairs: FlatBackdrops.colors.map { (backdrop: SIMD3($0), surface: surface($0)) })
    var filter = fit.opaque
    if let blur {
      filter = fit.best
      filter.blur = blur
    }
    filter = filter.rounded
    return (filter, fit.error(of: filter))
  }

  /// The filter with the digits that a style sheet writes: three decimals, and colours of 8 bits.
  private var rounded: BackdropFilter {
    func decimals(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    func step(_ value: Double) -> Double { (value * 255).rounded() / 255 }
    func rounded(_ tone: Tone) -> Tone {
      Tone(brightness: decimals(tone.brightness), contrast: decimals(tone.contrast))
    }
    return BackdropFilter(
      blur: blur.map(decimals), first: rounded(first), saturation: decimals(saturation), last: rounded(last),
      fill: SIMD4(step(fill.x), step(fill.y), step(fill.z), decimals(fill.w)))
  }
}

/// The search for the filter whose colours come nearest to those of a material.
private struct FilterFit {
  /// Backdrops with the material's colour over each.
  let pairs: [(backdrop: SIMD3<Double>, surface: SIMD3<Double>)]

  /// The opaque colour that is nearest on average.
  var opaque: BackdropFilter {
    let sum = pairs.reduce(SIMD3<Double>.zero) { $0 + $1.surface }
    return BackdropFilter(fill: SIMD4(sum / Double(pairs.count), 1))
  }

  /// The best filter of several searches, each of which begins with another saturation and opacity, because a search ends in the
  /// nearest hollow.
  var best: BackdropFilter {
    var best = (filter: opaque, loss: Double.infinity)
    for saturation in [1.0, 1.8] {
      for opacity in [0.3, 0.8] {
        let start = BackdropFilter(blur: 0, saturation: saturation, fill: SIMD4(opaque.fill, opacity))
        let end = descent(from: start)
        let loss = loss(of: end)
        if loss < best.loss { best = (end, loss) }
      }
    }
    return best.filter
  }

  /// The mean of the squared distances, and a share of the greatest, so that no single colour is far off. The share is chosen: over all
  /// materials the greatest distance is 20 of 255 and the greatest mean 5.6; with a hundredth they are 25 and 5.1, with a fifth 18 and 7.3.
  private func loss(of filter: BackdropFilter) -> Double {
    var (sum, worst) = (0.0, 0.0)
    for pair in pairs {
      let way = filter.color(over: pair.backdrop) - pair.surface
      sum += (way * way).sum()
      worst = max(worst, (way * way).max())
    }
    return sum / Double(3 * pairs.count) + worst / 20
  }

  func error(of filter: BackdropFilter) -> ImitationError {
    var (sum, worst) = (0.0, 0.0)
    for pair in pairs {
      let way = filter.color(over: pair.backdrop) - pair.surface
      let distances = way.replacing(with: -way, where: way .< 0)
      sum += distances.sum()
      worst = max(worst, distances.max())
    }
    return ImitationError(mean: sum / Double(3 * pairs.count) * 255, worst: worst * 255)
  }

  /// Improves a filter one parameter at a time, with steps that grow where they help and shrink where they do not.
  private func descent(from start: BackdropFilter) -> BackdropFilter {
    var point = Parameters(start)
    var steps = Parameters.firstSteps
    var least = loss(of: point.filter)
    for _ in 0..<600 {
      var isBetter = false
      for index in 0..<Parameters.count {
        for sign in [1.0, -1.0] {
          var next = point
          next.values[index] += steps[index] * sign
          let loss = loss(of: next.filter)
          guard loss < least else { continue }
          (point, least, isBetter) = (next, loss, true)
          steps[index] *= 1.6 * sign
          break
        }
      }
      if !isBetter {
        steps = steps.map { $0 / 2.5 }
        if steps[0].magnitude < 1e-4 { break }
      }
    }
    return point.filter
  }
}

/// The numbers of a filter that a search changes, within limits beyond which colours are cut off in any case.
private struct Parameters {
  static let count = 9
  static let firstSteps = [0.2] + [Double](repeating: 0.1, count: count - 1)

  var values: [Double]

  init(_ filter: BackdropFilter) {
    values = [
      filter.saturation, filter.first.brightness, filter.first.contrast, filter.last.brightness,
      filter.last.contrast, filter.fill.x, filter.fill.y, filter.fill.z, filter.fill.w,
    ]
  }

  var filter: BackdropFilter {
    func limited(_ index: Int, _ high: Double) -> Double { min(max(values[index], 0), high) }
    return BackdropFilter(
      blur: 0, first: .init(brightness: limited(1, 4), contrast: limited(2, 4)), saturation: limited(0, 6),
      last: .init(brightness: limited(3, 4), contrast: limited(4, 4)),
      fill: SIMD4(limited(5, 1), limited(6, 1), limited(7, 1), limited(8, 1)))
  }
}

extension SIMD3<Double> {
  init(_ lanes: SIMD4<Float>) { self.init(Double(lanes.x), Double(lanes.y), Double(lanes.z)) }
}

extension SIMD4<Double> {
  init(_ color: SIMD4<Double>, _ opacity: Double) { self.init(color.x, color.y, color.z, opacity) }
  init(_ color: SIMD3<Double>, _ opacity: Double) { self.init(color.x, color.y, color.z, opacity) }
}
