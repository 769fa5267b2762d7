// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// The reason why a foreground on a surface cannot be judged.
package enum PairError: Error, Hashable, Sendable {
  case material(MaterialContent.Choice, Platform, MaterialError)
  /// A name that is not a level, a style or a colour of the platform.
  case unknownForeground(String, Platform, nearest: String?)
  /// A text in the form of a colour that cannot be parsed.
  case foregroundColor(String, ColorParsingError)
  /// A foreground that is drawn with its own colour matrix, which glass does not support.
  case foregroundWithMatrix(String)
  /// The name of a tint that is not a colour of the platform.
  case unknownTint(String, Platform)
}
