// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Why a picture could not be read.
public enum ImageReadingError: Error, Hashable, Sendable {
  case notFound(path: String)
  /// The system refused; `reason` is its own sentence.
  case unreadable(path: String, reason: String)
  /// The file has more bytes than `ImageLimits.maximumBytes`.
  case tooManyBytes(limit: Int)
  /// The first bytes are not those of a format in `ImageFormat`.
  case unknownFormat
  /// The file ends before the picture does.
  case truncated(ImageFormat)
  /// The header asks for more pixels than `ImageLimits` allows.
  case tooLarge(width: Int, height: Int, limit: SizeLimit)
  /// The file breaks the rules of its format, or uses a part that is not supported.
  case corrupt(ImageFormat, detail: String)
  /// The embedded colour profile cannot be used.
  case unsupportedProfile(ImageFormat, detail: String)
  /// The format is known and cannot be drawn.
  case unsupportedFormat(ImageFormat)
  /// A program that drawing the format takes is not installed.
  case toolMissing(ImageFormat, tool: String, package: String)
  /// The program that draws the format was ended after so many seconds.
  case toolTimedOut(ImageFormat, tool: String, seconds: Double)
  /// The machine has no memory for the decoder.
  case outOfMemory

  /// The limit that a picture exceeds.
  public enum SizeLimit: Hashable, Sendable {
    /// Most pixels of width or height.
    case dimension(Int)
    /// Most pixels altogether.
    case pixels(Int)
    /// Most pixels of all pictures of a scene.
    case total(Int)
  }
}

extension ImageReadingError: CustomStringConvertible {
  /// One sentence on what is wrong and what to do; names the file only where the case does.
  public var description: String {
    switch self {
    case .notFound(let path):
      "\(path): there is no such file; check the path"
    case .unreadable(let path, let reason):
      "\(path): the file cannot be read (\(reason)); check that it is a file and its permissions"
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
    case .corrupt(let format, let detail):
      "the \(format.name) picture cannot be decoded (\(detail)); export the file again"
    case .unsupportedProfile(let format, let detail):
      "the colour profile of the \(format.name) picture cannot be used (\(detail)); "
        + "convert the picture to sRGB or Display P3"
    case .unsupportedFormat(let format):
      "\(format.name) pictures are not drawn; convert it to PNG, JPEG or WebP"
    case .toolMissing(let format, let tool, let package):
      "\(format.name) pictures need the program \(tool), which is not there; install the package \(package)"
    case .toolTimedOut(let format, let tool, let seconds):
      "\(tool) was ended after \(seconds) seconds on the \(format.name) picture; simplify it or export it as PNG"
    case .outOfMemory:
      "there is no memory for decoding the picture; close other programs or scale it down"
    }
  }

  /// The sentence with the file in front, for messages to people.
  public func sentence(about path: String) -> String {
    switch self {
    case .notFound, .unreadable: description
    default: "\(path): \(description)"
    }
  }
}
