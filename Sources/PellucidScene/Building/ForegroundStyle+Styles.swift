// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension ForegroundStyle: SystemColors {
  /// A colour. Fixed and catalog colours are never vibrant; semantic ones are where they name a level.
  public init(_ color: Color) { self.init(.color(color.style)) }

  /// The levels of labels, the most prominent first; vibrant on materials and glass.
  public static let primary = ForegroundStyle(.level(.label))
  public static let secondary = ForegroundStyle(.level(.secondaryLabel))
  public static let tertiary = ForegroundStyle(.level(.tertiaryLabel))
  public static let quaternary = ForegroundStyle(.level(.quaternaryLabel))

  /// The levels of fills, the most prominent first; vibrant on materials and glass.
  public static let fill = ForegroundStyle(.level(.fill))
  public static let secondaryFill = ForegroundStyle(.level(.secondaryFill))
  public static let tertiaryFill = ForegroundStyle(.level(.tertiaryFill))
  /// The level of lines between content.
  public static let separator = ForegroundStyle(.level(.separator))

  /// The style in its plain colour, not drawn through the material or glass below it.
  public var nonvibrant: ForegroundStyle { ForegroundStyle(color, isVibrant: false) }
}
