// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// The reason why a foreground on a surface cannot be judged.
package enum PairError: Error, Hashable, Sendable {
  case material(MaterialContent.Choice, Platform, MaterialError)
  /// A name that is no level, style or colour of the platform.
  case unknownForeground(String, Platform, nearest: String?)
  /// A foreground that should be a colour and cannot be read.
  case foregroundColor(String, ColorParsingError)
  /// A foreground that is drawn with a matrix of its own, for which glass has no place.
  case foregroundWithMatrix(String)
  /// The name of a tint that is no colour of the platform.
  case unknownTint(String, Platform)
}
