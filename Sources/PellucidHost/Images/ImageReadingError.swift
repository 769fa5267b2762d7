// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Why a picture could not be read.
package enum ImageReadingError: Error, Hashable, Sendable {
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
  case corrupt(ImageFormat, PictureFault)
  /// The embedded colour profile cannot be used.
  case unsupportedProfile(ImageFormat, ProfileFault)
  /// The format is known and cannot be drawn.
  case unsupportedFormat(ImageFormat)
  /// A program that drawing the format takes is not installed.
  case toolMissing(ImageFormat, tool: String, package: String)
  /// The program that draws the format was ended after so many seconds.
  case toolTimedOut(ImageFormat, tool: String, seconds: Double)
  /// The machine has no memory for the decoder.
  case outOfMemory

  /// The limit that a picture exceeds.
  package enum SizeLimit: Hashable, Sendable {
    /// Most pixels of width or height.
    case dimension(Int)
    /// Most pixels altogether.
    case pixels(Int)
    /// Most pixels of all pictures of a scene.
    case total(Int)
  }
}
