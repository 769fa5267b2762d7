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
    let samples = FlatBackdrops.colors.map { backdrop in
      Sample(backdrop: SIMD3(backdrop), surface: SIMD3(recipe.surface(over: backdrop)))
    }
    return imitating(
      samples, blur: recipe.samplesBackdrop && !recipe.averagesBackdrop ? recipe.sigmaInPoints : nil)
  }

  /// A colour that a filter should have over a backdrop and, for tinted glass, with a tint.
  struct Sample {
    var backdrop: SIMD3<Double>
    var tint: SIMD3<Double>?
    var surface: SIMD3<Double>
  }

  /// Returns the filter that comes nearest to samples, and its error.
  ///
  /// - Parameter blur: The standard deviation, in points; nil for the opaque colour that comes nearest.
  static func imitating(_ samples: [Sample], blur: Double?) -> (filter: BackdropFilter, error: ImitationError)
  {
    let fit = FilterFit(pairs: samples)
    var filter = blur == nil ? fit.opaque : fit.best
    filter.blur = blur
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
      fill: SIMD4(step(fill.x), step(fill.y), step(fill.z), decimals(fill.w)), tintShare: decimals(tintShare))
  }
}

/// The search for the filter whose colours come nearest to those of a material.
private struct FilterFit {
  /// Backdrops with the material's colour over each.
  let pairs: [BackdropFilter.Sample]

  private var hasTints: Bool { pairs.contains { $0.tint != nil } }

  /// The opaque colour that is nearest on average; of tinted glass, that which is nearest for all tints.
  var opaque: BackdropFilter {
    let sum = pairs.reduce(SIMD3<Double>.zero) { $0 + $1.surface }
    let mean = BackdropFilter(fill: SIMD4(sum / Double(pairs.count), 1))
    guard hasTints else { return mean }
    var start = mean
    start.tintShare = 0.8
    return descent(from: start)
  }

  /// The best filter of several searches, each of which begins with another saturation, opacity and tone, because a search ends in the
  /// nearest hollow. With a tone that cuts off bright colours, dark glass comes 1.4 of 255 nearer on average.
  var best: BackdropFilter {
    var best = (filter: opaque, loss: Double.infinity)
    let tones = [BackdropFilter.Tone(), BackdropFilter.Tone(brightness: 2, contrast: 0.5)]
    for (saturation, opacity) in [(1.0, 0.3), (1, 0.8), (1.8, 0.3), (1.8, 0.8)] {
      for tone in tones {
        let fill = SIMD4(opaque.fill, opacity)
        let end = descent(
          from: BackdropFilter(
            blur: 0, first: tone, saturation: saturation, fill: fill, tintShare: opaque.tintShare))
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
      let way = filter.color(over: pair.backdrop, tint: pair.tint ?? .zero) - pair.surface
      sum += (way * way).sum()
      worst = max(worst, (way * way).max())
    }
    return sum / Double(3 * pairs.count) + worst / 20
  }

  func error(of filter: BackdropFilter) -> ImitationError {
    var (sum, worst) = (0.0, 0.0)
    for pair in pairs {
      let way = filter.color(over: pair.backdrop, tint: pair.tint ?? .zero) - pair.surface
      let distances = way.replacing(with: -way, where: way .< 0)
      sum += distances.sum()
      worst = max(worst, distances.max())
    }
    return ImitationError(mean: sum / Double(3 * pairs.count) * 255, worst: worst * 255)
  }

  /// The share of the loss by which one round of steps has to lower it; otherwise the steps become shorter.
  private static let leastGain = 0.01

  /// Improves a filter one parameter at a time, with steps that grow where they help and shrink where they do not.
  private func descent(from start: BackdropFilter) -> BackdropFilter {
    let hasBlur = start.blur != nil
    let changed = (hasBlur ? 0 : 5)..<(Parameters.count - (hasTints ? 0 : 1))
    var point = Parameters(start)
    var steps = Parameters.firstSteps
    var least = loss(of: point.filter)
    for _ in 0..<600 {
      let before = least
      for index in changed where hasBlur || index != Parameters.opacity {
        for sign in [1.0, -1.0] {
          var next = point
          next.values[index] += steps[index] * sign
          let loss = loss(of: next.filter)
          guard loss < least else { continue }
          (point, least) = (next, loss)
          steps[index] *= 1.6 * sign
          break
        }
      }
      if before - least < before * Self.leastGain {
        steps = steps.map { $0 / 2.5 }
        if steps[changed.lowerBound].magnitude < 1e-4 { break }
      }
    }
    return point.filter
  }
}

/// The numbers of a filter that a search changes, within limits beyond which colours are cut off in any case.
private struct Parameters {
  static let count = 10
  /// The index of the opacity.
  static let opacity = 8
  static let firstSteps = [0.2] + [Double](repeating: 0.1, count: count - 1)

  var values: [Double]
  private let blur: Double?

  init(_ filter: BackdropFilter) {
    blur = filter.blur
    values = [
      filter.saturation, filter.first.brightness, filter.first.contrast, filter.last.brightness,
      filter.last.contrast, filter.fill.x, filter.fill.y, filter.fill.z, filter.fill.w, filter.tintShare,
    ]
  }

  var filter: BackdropFilter {
    func limited(_ index: Int, _ high: Double) -> Double { min(max(values[index], 0), high) }
    return BackdropFilter(
      blur: blur, first: .init(brightness: limited(1, 4), contrast: limited(2, 4)), saturation: limited(0, 6),
      last: .init(brightness: limited(3, 4), contrast: limited(4, 4)),
      fill: SIMD4(limited(5, 1), limited(6, 1), limited(7, 1), limited(8, 1)), tintShare: limited(9, 1))
  }
}

extension SIMD3<Double> {
  init(_ lanes: SIMD4<Float>) { self.init(Double(lanes.x), Double(lanes.y), Double(lanes.z)) }
}

extension SIMD4<Double> {
  init(_ color: SIMD4<Double>, _ opacity: Double) { self.init(color.x, color.y, color.z, opacity) }
  init(_ color: SIMD3<Double>, _ opacity: Double) { self.init(color.x, color.y, color.z, opacity) }
}
