// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension ForegroundStyle: SystemColors {
  /// Creates the style of a colour.
  ///
  /// Fixed and catalog colours are never vibrant. A semantic colour is vibrant on a material where the platform has a
  /// vibrant version of it, such as for `labelColor` on macOS.
  public init(_ color: Color) { self.init(.color(color.style)) }

  /// The level of labels, vibrant on materials and glass.
  public static let primary = ForegroundStyle(.level(.label))
  /// The level of secondary labels, less prominent than `primary`.
  public static let secondary = ForegroundStyle(.level(.secondaryLabel))
  /// The level of tertiary labels, less prominent than `secondary`.
  public static let tertiary = ForegroundStyle(.level(.tertiaryLabel))
  /// The level of quaternary labels, the least prominent; too pale for text on thin materials.
  public static let quaternary = ForegroundStyle(.level(.quaternaryLabel))

  /// The level of fills, vibrant on materials and glass.
  public static let fill = ForegroundStyle(.level(.fill))
  /// The level of secondary fills, less prominent than `fill`.
  public static let secondaryFill = ForegroundStyle(.level(.secondaryFill))
  /// The level of tertiary fills, the least prominent.
  public static let tertiaryFill = ForegroundStyle(.level(.tertiaryFill))
  /// The level of lines between content.
  public static let separator = ForegroundStyle(.level(.separator))

  /// The style in its plain colour, not drawn through the material or glass below it.
  public var nonvibrant: ForegroundStyle { ForegroundStyle(color, isVibrant: false) }
}
