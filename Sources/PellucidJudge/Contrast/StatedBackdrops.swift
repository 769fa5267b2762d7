// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
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
  /// The backdrops of single layers, which count in place of statements, by key path.
  private var layers: [String: Backdrop] = [:]

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

  /// Sets the backdrops of the layer at a key path.
  mutating func state(_ backdrop: Backdrop, at path: String) { layers[path] = backdrop }

  /// Returns the backdrops of the layers of a scene with the same statements, by the step of the trace.
  func bySteps(of trace: SceneTrace) -> [Int: StatedBackdrop] {
    guard !backdrops.isEmpty || !layers.isEmpty else { return [:] }
    var steps: [Int: StatedBackdrop] = [:]
    for (index, step) in trace.steps.enumerated() {
      guard let layer = step.layer else { continue }
      if let backdrop = layers[layer.path] {
        steps[index] = StatedBackdrop(backdrop, isOwn: true)
      } else if let backdrop = backdrops[layer.backdrops] {
        steps[index] = StatedBackdrop(backdrop, isOwn: layer.statesBackdrops)
      }
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
  package var hull: ColorHull { hull(ofColumns: 0..<width, rows: 0..<height) }

  /// Returns the colours that span those within a rectangle in points; all of them where it lies outside the picture.
  ///
  /// - Parameter scale: The number of pixels per point.
  func hull(of area: Rect, scale: Double) -> ColorHull {
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let (low, high) = ((low * scale).rounded(.down), (high * scale).rounded(.up))
      guard low < Double(count), high > 0 else { return 0..<count }
      return Int(max(0, low))..<Int(min(Double(count), high))
    }
    return hull(ofColumns: range(area.minX, area.maxX, width), rows: range(area.minY, area.maxY, height))
  }

  private func hull(ofColumns columns: Range<Int>, rows: Range<Int>) -> ColorHull {
    var hull = ColorHull()
    for y in rows {
      for x in columns {
        let pixel = SIMD4<Double>(self[x, y]) / 65535
        let color = GamutColor(red: pixel.x, green: pixel.y, blue: pixel.z)
        hull.add(color)
        if pixel.w < 1 { hull.add(color, overAnythingBy: 1 - pixel.w) }
      }
    }
    return hull
  }
}
