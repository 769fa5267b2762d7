// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// The sentences about errors of files, pictures and catalogs.
extension English {
  static func text(of error: FileReadingError) -> String {
    switch error {
    case .notFound(let path):
      "\(path.shownPath): there is no such file; check the path, which is relative to the current folder"
    case .unreadable(let path, let reason):
      "\(path.shownPath): the file cannot be read (\(reason.shownPath)); check that it is a file and its permissions"
    case .notAFile(let path, let kind): notAFile(path, kind)
    case .tooManyBytes(let path, let limit):
      "\(path.shownPath): the file has more than \(limit) bytes; use a smaller file"
    }
  }

  /// Returns the sentence about a path at which something else than a file lies.
  static func notAFile(_ path: String, _ kind: FileKind) -> String {
    "\(path.shownPath): this is \(name(of: kind)) and not a file; name a regular file"
  }

  private static func name(of kind: FileKind) -> String {
    switch kind {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }

  static func text(of error: FileWritingError) -> String {
    switch error {
    case .folderNotFound(let path):
      "\(path.shownPath): its folder does not exist; create the folder or choose another path"
    case .isFolder(let path):
      "\(path.shownPath): this is a folder; add a file name"
    case .notAFile(let path, let kind):
      "\(path.shownPath): \(name(of: kind)) is in the place of the file; remove it or choose another path"
    case .notAFolder(let path):
      "\(path.shownPath): a file lies where a folder is needed; choose another folder"
    case .noReader(let path):
      "\(path.shownPath): nobody reads from this pipe; start its reader first"
    case .isInput(let path):
      "\(path.shownPath): this file is read by the same run; choose another path for the output"
    case .notAReport(let path):
      "\(path.shownPath): this file is no earlier report, and is not replaced; choose another folder or remove it"
    case .changed(let path):
      "\(path.shownPath): another program has changed the file in the meantime; run the command again"
    case .busy(let path, let seconds):
      "\(path.shownPath): another run has held the lock of the folder for \(seconds) seconds; wait for its end and try again"
    case .unwritable(let path, let reason):
      "\(path.shownPath): the file cannot be written (\(reason.shownPath)); check permissions and free space"
    }
  }

  static func text(of error: CatalogPathError) -> String {
    let catalogs = "name a folder whose name ends in .xcassets, or one that holds some"
    return switch error {
    case .notFound(let path):
      "no such folder: \(path.shownPath): check the path, which is relative to the current folder"
    case .notFolder(let path): "not a folder: \(path.shownPath): \(catalogs)"
    case .unreadable(let path, let trouble):
      "folder cannot be read (\(text(of: trouble))): \(path.shownPath): check its permissions"
    case .tooLarge(let path, let what, let limit):
      "catalog too large: \(path.shownPath): all its descriptions together may have \(limit) \(name(of: what)); name a part of it"
    case .noCatalog(let path): "no asset catalog: \(path.shownPath): \(catalogs)"
    case .linkedCatalog(let link, let target):
      "catalog is a link that is not followed: \(link.shownPath): name the folder itself, \(target.shownPath), with a name that ends "
        + "in .xcassets"
    }
  }

  static func text(of error: ImageReadingError) -> String {
    switch error {
    case .notFound(let path):
      "\(path.shownPath): there is no such file; check the path"
    case .unreadable(let path, let reason):
      "\(path.shownPath): the file cannot be read (\(reason.shownPath)); check that it is a file and its permissions"
    case .notAFile(let path, let kind): notAFile(path, kind)
    case .tooManyBytes(let limit):
      "the file has more than \(limit) bytes; use a smaller picture"
    case .unknownFormat:
      "this is not a PNG, JPEG, WebP, SVG or PDF picture; convert it to one of these"
    case .truncated(let format):
      "the \(format.name) picture ends early; copy or export the file again"
    case .tooLarge(let width, let height, .dimension(let limit)):
      "the picture has \(width) × \(height) pixels, but a side may have at most \(limit); scale it down"
    case .tooLarge(let width, let height, .pixels(let limit)):
      "the picture has \(width) × \(height) pixels, but at most \(limit) are allowed; scale it down"
    case .tooLarge(let width, let height, .total(let limit)):
      "with its \(width) × \(height) pixels the scene's pictures have more than \(limit); scale them down"
    case .corrupt(let format, let fault):
      "the \(format.name) picture cannot be decoded (\(text(of: fault))); export the file again"
    case .unsupportedProfile(let format, let fault):
      "the colour profile of the \(format.name) picture cannot be used (\(text(of: fault))); "
        + "convert the picture to sRGB or Display P3"
    case .unsupportedFormat(let format):
      "\(format.name) pictures are not drawn; convert it to PNG, JPEG or WebP"
    case .toolMissing(let format, let tool, let package):
      "\(format.name) pictures need the program \(tool), which is not there; install the package \(package)"
    case .toolFailed(let format, let tool, let fault):
      "\(tool) could not be run on the \(format.name) picture (\(text(of: fault))); \(advice(on: fault))"
    case .toolTimedOut(let format, let tool, let seconds):
      "\(tool) was ended after \(seconds) seconds on the \(format.name) picture; simplify it or export it as PNG"
    case .outOfMemory:
      "there is no memory for decoding the picture; close other programs or scale it down"
    }
  }

  private static func advice(on fault: ProgramFault) -> String {
    if case .noFolder = fault {
      "set TMPDIR to a folder that can be written to"
    } else {
      "make room or raise the limit"
    }
  }

  static func text(of error: PNGWritingError) -> String {
    switch error {
    case .unsupportedSize(let width, let height):
      "a PNG cannot have \(width) × \(height) pixels; choose 1 to 2147483647 a side"
    case .wrongRowLength(let y, let found, let expected):
      "row \(y) of the picture has \(found) samples; fill the \(expected) that were given"
    case .failed(let fault):
      "the PNG could not be made (\(text(of: fault))); free memory or make the picture smaller"
    }
  }
}
