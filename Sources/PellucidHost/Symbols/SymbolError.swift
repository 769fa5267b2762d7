// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument

/// The reason why a symbol has no coverage.
package enum SymbolError: Error, Hashable, Sendable {
  /// No folder and no table contains the name; `nearest` is the most similar existing name.
  case unknown(name: String, nearest: String?)
  /// The icons that draw this name are not in `folder`; `package` is the package of the Python index that contains them.
  case iconsMissing(name: String, folder: String, package: String)
  /// Pellucid's own templates are missing from `folder` beside the program.
  case templatesMissing(name: String, folder: String)
  case unreadable(path: String)
  /// A pipe, a socket or a device lies at the path, which is not opened.
  case notAFile(path: String, FileKind)
  /// A folder of symbols is missing or cannot be read.
  case folderUnreadable(path: String)
  case fileTooLarge(path: String, limit: Int)
  /// The file is not an SVG document, or contains markup that is not permitted.
  case refused(path: String, SymbolRefusal)
  /// librsvg cannot parse or draw the file; `reason` is its message, or nil if it gives none.
  case malformed(path: String, reason: String?)
  /// A number in the frame, the transform or the scale is not finite or is out of range.
  case geometryOutOfRange
  /// The mask would have more pixels than the limit.
  case maskTooLarge(width: Int, height: Int, pixelLimit: Int)
  /// The document has too many or too deeply nested elements for the number of pixels.
  case tooComplex(path: String, width: Int, height: Int)
  /// There is not enough memory for the mask.
  case outOfMemory
}
