// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

extension ForegroundStyle {
  public static let secondaryLabel = ForegroundStyle(.level(.secondaryLabel))
  public static let tertiaryLabel = ForegroundStyle(.level(.tertiaryLabel))
  public static let quaternaryLabel = ForegroundStyle(.level(.quaternaryLabel))
  public static let fill = ForegroundStyle(.level(.fill))
  public static let secondaryFill = ForegroundStyle(.level(.secondaryFill))
  public static let tertiaryFill = ForegroundStyle(.level(.tertiaryFill))
  public static let separator = ForegroundStyle(.level(.separator))

  /// A semantic colour by its name, such as `systemBlue`; `pellucid colors` lists them.
  public static func semantic(_ name: String) -> ForegroundStyle { ForegroundStyle(.color(.semantic(name))) }

  /// A colour of the scene's catalogs by its name there; as custom colours it is never vibrant.
  public static func asset(_ name: String) -> ForegroundStyle { ForegroundStyle(.color(.asset(name))) }

  /// A custom colour, which is never vibrant.
  public static func custom(_ color: EncodedColor) -> ForegroundStyle {
    ForegroundStyle(.color(.custom(color)))
  }

  /// The style, drawn as its plain colour instead of through the material under it.
  public var nonvibrant: ForegroundStyle { ForegroundStyle(color, isVibrant: false) }
}

/// Gradients; points and radii are fractions of the frame.
extension FillStyle {
  /// Along a line, from top to bottom unless said otherwise.
  public static func linearGradient(
    _ stops: [Stop], from start: Point = Point(x: 0.5, y: 0), to end: Point = Point(x: 0.5, y: 1)
  ) -> FillStyle {
    .linear(stops: stops, start: start, end: end)
  }

  /// From a middle outwards.
  public static func radialGradient(
    _ stops: [Stop], center: Point = Point(x: 0.5, y: 0.5), startRadius: Double = 0, endRadius: Double
  ) -> FillStyle {
    .radial(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Around a middle, clockwise; degrees from the positive x axis.
  public static func angularGradient(
    _ stops: [Stop], center: Point = Point(x: 0.5, y: 0.5), startInDegrees: Double = 0
  ) -> FillStyle {
    .angular(stops: stops, center: center, startInDegrees: startInDegrees)
  }
}

extension FillStyle.Stop {
  /// A stop of a custom colour.
  public init(_ location: Double, _ color: EncodedColor) {
    self.init(location: location, color: .custom(color))
  }

  /// A stop of a colour of the scene's catalogs.
  public init(_ location: Double, asset name: String) {
    self.init(location: location, color: .asset(name))
  }

  /// A stop of a semantic colour.
  public init(_ location: Double, semantic name: String) {
    self.init(location: location, color: .semantic(name))
  }
}
