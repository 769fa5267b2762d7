// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument

/// The reason why a picture cannot be decoded.
package enum PictureFault: Hashable, Sendable {
  /// The header asks for no pixels.
  case noPixels
  case noSize
  /// Drawing the picture at the size at which it is used takes more than is allowed.
  case tooCostly
  case headerNotFirst
  case chunksOutOfOrder
  case noFrame
  case frameOutsideCanvas
  case damagedBitstream
  case noPage
  case tooManyScans
  case unknownComponents
  /// The picture is an SVG document with something that is not drawn.
  case symbol(SymbolRefusal)
  /// The program that draws the format failed.
  case program(ProgramFault)
  /// A library refused, in its own words.
  case library(String)
  /// A library refused without words.
  case unexplained
}

/// The reason why the colour profile of a picture cannot be used.
package enum ProfileFault: Hashable, Sendable {
  case noColorSpace
  case notICC
  /// The profile is made for another kind of colour than the picture's.
  case otherModel
  case noTables
  /// A library refused, in its own words.
  case library(String)
}
