// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

extension ForegroundStyle {
  package static let secondaryLabel = ForegroundStyle(.level(.secondaryLabel))
  package static let tertiaryLabel = ForegroundStyle(.level(.tertiaryLabel))
  package static let quaternaryLabel = ForegroundStyle(.level(.quaternaryLabel))
  package static let fill = ForegroundStyle(.level(.fill))
  package static let secondaryFill = ForegroundStyle(.level(.secondaryFill))
  package static let tertiaryFill = ForegroundStyle(.level(.tertiaryFill))
  package static let separator = ForegroundStyle(.level(.separator))

  /// A semantic colour by its name, such as `systemBlue`; `pellucid colors` lists them.
  package static func semantic(_ name: String) -> ForegroundStyle { ForegroundStyle(.color(.semantic(name))) }

  /// A colour of the scene's catalogs by its name there; as custom colours it is never vibrant.
  package static func asset(_ name: String) -> ForegroundStyle { ForegroundStyle(.color(.asset(name))) }

  /// A custom colour, which is never vibrant.
  package static func custom(_ color: EncodedColor) -> ForegroundStyle {
    ForegroundStyle(.color(.custom(color)))
  }

  /// The style, drawn as its plain colour instead of through the material under it.
  package var nonvibrant: ForegroundStyle { ForegroundStyle(color, isVibrant: false) }
}

/// Gradients; points and radii are fractions of the frame.
extension FillStyle {
  /// Along a line, from top to bottom unless said otherwise.
  package static func linearGradient(
    _ stops: [Stop], from start: Point = Point(x: 0.5, y: 0), to end: Point = Point(x: 0.5, y: 1)
  ) -> FillStyle {
    .linear(stops: stops, start: start, end: end)
  }

  /// From a middle outwards.
  package static func radialGradient(
    _ stops: [Stop], center: Point = Point(x: 0.5, y: 0.5), startRadius: Double = 0, endRadius: Double
  ) -> FillStyle {
    .radial(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Around a middle, clockwise; degrees from the positive x axis.
  package static func angularGradient(
    _ stops: [Stop], center: Point = Point(x: 0.5, y: 0.5), startInDegrees: Double = 0
  ) -> FillStyle {
    .angular(stops: stops, center: center, startInDegrees: startInDegrees)
  }
}

extension FillStyle.Stop {
  /// A stop of a custom colour.
  package init(_ location: Double, _ color: EncodedColor) {
    self.init(location: location, color: .custom(color))
  }

  /// A stop of a colour of the scene's catalogs.
  package init(_ location: Double, asset name: String) {
    self.init(location: location, color: .asset(name))
  }

  /// A stop of a semantic colour.
  package init(_ location: Double, semantic name: String) {
    self.init(location: location, color: .semantic(name))
  }
}
