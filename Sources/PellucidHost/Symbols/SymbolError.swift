// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Why a symbol has no coverage.
public enum SymbolError: Error, Hashable, Sendable {
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
  /// The file is not an SVG document, or one that is refused; the reader's own words in `reason`.
  case malformed(path: String, reason: String)
  /// A number of the frame, the transform or the scale is not finite or too far from zero.
  case geometryOutOfRange
  /// The covered pixels are more than allowed.
  case maskTooLarge(width: Int, height: Int, pixelLimit: Int)
  /// The document has too many or too deep elements for the pixels it covers.
  case tooComplex(path: String, width: Int, height: Int)
  /// The machine has no memory for the mask.
  case outOfMemory
}

extension SymbolError: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      "there is no symbol \(name)" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .themeMissing(let name, let package):
      "the symbol \(name) needs icons that are not installed; install them with: apt install \(package)"
    case .templatesMissing(let name, let folder):
      "the symbol \(name) needs the templates in \(folder), which are not there; "
        + "copy that folder together with the program"
    case .unreadable(let path): "\(path) cannot be read; check the path and its permissions"
    case .folderUnreadable(let path): "\(path) is not a folder that can be read; check the path"
    case .fileTooLarge(let path, let limit):
      "\(path) has more than \(limit) bytes; remove what is not drawn"
    case .malformed(let path, let reason): "\(path) is not a usable SVG document: \(reason); export it again"
    case .geometryOutOfRange:
      "the symbol's frame, transform or scale is not a usable number; use finite numbers of ordinary size"
    case .maskTooLarge(let width, let height, let limit):
      "the symbol covers \(width) × \(height) pixels, at most \(limit) are allowed; make it smaller"
    case .tooComplex(let path, let width, let height):
      "\(path) has too many elements for \(width) × \(height) pixels; simplify it or draw it smaller"
    case .outOfMemory:
      "there is no memory for drawing the symbol; close other programs or draw it smaller"
    }
  }
}
