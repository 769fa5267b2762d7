// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene

/// A picture that a scene states as a backdrop.
package struct StatedPicture: Sendable {
  package var picture: SweptPicture
  /// Colours that span the mixtures of the picture's colours.
  package var colors: [GamutColor]

  package init(_ picture: SweptPicture, colors: [GamutColor]) {
    (self.picture, self.colors) = (picture, colors)
  }
}

/// The colours of the backdrops that a scene states, in one combination of settings.
package struct StatedBackdrops: Sendable {
  private var backdrops: [PossibleBackdrops: Backdrop] = [:]

  package init() {}

  /// Collects the colours of every statement in a scene.
  ///
  /// - Parameters:
  ///   - measurer: Reads the pictures of the statements, and draws the scene's own content where a statement names it.
  init<Measurer: SceneMeasuring>(
    of resolution: Resolution, by measurer: inout Measurer
  ) throws(Measurer.Failure) {
    for step in resolution.trace.steps {
      guard let statement = step.layer?.backdrops, statement != .anything, backdrops[statement] == nil else {
        continue
      }
      backdrops[statement] = try Self.backdrop(statement, resolution, &measurer)
    }
  }

  /// Returns the backdrops of the layers of a scene with the same statements, by the step of the trace.
  func bySteps(of trace: SceneTrace) -> [Int: StatedBackdrop] {
    guard !backdrops.isEmpty else { return [:] }
    var steps: [Int: StatedBackdrop] = [:]
    for (index, step) in trace.steps.enumerated() {
      guard let layer = step.layer, let backdrop = backdrops[layer.backdrops] else { continue }
      steps[index] = StatedBackdrop(backdrop, isOwn: layer.statesBackdrops)
    }
    return steps
  }

  /// Returns the colours of a statement.
  private static func backdrop<Measurer: SceneMeasuring>(
    _ statement: PossibleBackdrops, _ resolution: Resolution, _ measurer: inout Measurer
  ) throws(Measurer.Failure) -> Backdrop {
    switch statement {
    case .anything: return .anything
    case .luminance(let range): return .luminance(range)
    case .listed(let items):
      let gamut = resolution.description.traits.gamut
      return try Backdrop(of: items, in: gamut) { item throws(Measurer.Failure) in
        switch item {
        case .colors: []
        case .picture(let path):
          try measurer.pictures(at: path.text, in: gamut).flatMap { $0.colors }
        case .content:
          try measurer.draw(measurer.resolve(resolution.description.contentAlone)).pixels.hull.colors
        }
      }
    }
  }
}

extension Backdrop {
  /// Creates the backdrops of listed items and their mixtures.
  ///
  /// - Parameter colors: A closure that returns the colours of pictures and of a scene's content.
  package init<Failure>(
    of items: [PossibleBackdrops.Item], in gamut: Gamut,
    colors: (PossibleBackdrops.Item) throws(Failure) -> [GamutColor]
  ) throws(Failure) {
    var (ranges, hull): ([Backdrop.Range], ColorHull) = ([], ColorHull())
    for item in items {
      if case .colors(let first, let second) = item {
        let range = Backdrop.Range(GamutColor(first, in: gamut).clamped)
        ranges.append(range.including(GamutColor(second, in: gamut).clamped))
      } else {
        hull.add(try colors(item))
      }
    }
    self = .colors(ranges + hull.colors.map { Backdrop.Range($0) })
  }
}

extension PixelReading {
  /// The colours that span the mixtures of the picture's colours. Behind translucent pixels everything is possible.
  package var hull: ColorHull {
    var hull = ColorHull()
    for y in 0..<height {
      for x in 0..<width {
        let pixel = SIMD4<Double>(self[x, y]) / 65535
        let color = GamutColor(red: pixel.x, green: pixel.y, blue: pixel.z)
        hull.add(color)
        if pixel.w < 1 { hull.add(color, overAnythingBy: 1 - pixel.w) }
      }
    }
    return hull
  }
}
