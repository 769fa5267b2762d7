// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument

/// Why a symbol has no coverage.
package enum SymbolError: Error, Hashable, Sendable {
  /// No folder and no table has the name; `nearest` is the most similar name there is.
  case unknown(name: String, nearest: String?)
  /// The theme that draws this name is absent; `package` is the Debian package that brings it.
  case themeMissing(name: String, package: String)
  /// Pellucid's own templates are not where they belong: beside the program, in `folder`.
  case templatesMissing(name: String, folder: String)
  case unreadable(path: String)
  /// A folder that symbols are looked for in is absent or cannot be read.
  case folderUnreadable(path: String)
  case fileTooLarge(path: String, limit: Int)
  /// The file is not an SVG document, or one that is refused before it is drawn.
  case refused(path: String, SymbolRefusal)
  /// librsvg cannot read or draw the file; `reason` is its own sentence, nil where it gives none.
  case malformed(path: String, reason: String?)
  /// A number of the frame, the transform or the scale is not finite or too far from zero.
  case geometryOutOfRange
  /// The covered pixels are more than allowed.
  case maskTooLarge(width: Int, height: Int, pixelLimit: Int)
  /// The document has too many or too deep elements for the pixels it covers.
  case tooComplex(path: String, width: Int, height: Int)
  /// The machine has no memory for the mask.
  case outOfMemory
}
