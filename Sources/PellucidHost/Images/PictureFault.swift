// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument

/// The reason why a picture cannot be decoded.
package enum PictureFault: Hashable, Sendable {
  /// The header states a size without pixels.
  case noPixels
  case noSize
  /// Drawing the picture at the size at which it is shown exceeds the limits.
  case tooCostly
  case headerNotFirst
  case chunksOutOfOrder
  case noFrame
  case frameOutsideCanvas
  case damagedBitstream
  case noPage
  case tooManyScans
  case unknownComponents
  /// The picture is an SVG document with content that is not supported.
  case symbol(SymbolRefusal)
  /// The program that draws the format failed.
  case program(ProgramFault)
  /// A library refused with a message.
  case library(String)
  /// A library refused without a message.
  case unexplained
}

/// The reason why the colour profile of a picture cannot be used.
package enum ProfileFault: Hashable, Sendable {
  case noColorSpace
  case notICC
  /// The profile is made for another colour model than that of the picture.
  case otherModel
  case noTables
  /// A library refused with a message.
  case library(String)
}
