// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a picture could not be read.
package enum ImageReadingError: Error, Hashable, Sendable {
  case notFound(path: String)
  /// The system refused; `reason` is its message.
  case unreadable(path: String, reason: String)
  /// A pipe, a socket or a device lies at the path, which is not opened.
  case notAFile(path: String, FileKind)
  /// The file has more bytes than `ImageLimits.maximumBytes`.
  case tooManyBytes(limit: Int)
  /// The first bytes belong to no format in `ImageFormat`.
  case unknownFormat
  /// The file ends before the picture is complete.
  case truncated(ImageFormat)
  /// The header states more pixels than `ImageLimits` allows.
  case tooLarge(width: Int, height: Int, limit: SizeLimit)
  /// The file violates its format, or uses a feature that is not supported.
  case corrupt(ImageFormat, PictureFault)
  /// The embedded colour profile cannot be used.
  case unsupportedProfile(ImageFormat, ProfileFault)
  /// The format is recognized but cannot be drawn.
  case unsupportedFormat(ImageFormat)
  /// A program that is needed to draw the format is not installed.
  case toolMissing(ImageFormat, tool: String, package: String)
  /// The program that draws the format could not be run, for a reason that does not lie in the picture.
  case toolFailed(ImageFormat, tool: String, ProgramFault)
  /// The program that draws the format was terminated after the given number of seconds.
  case toolTimedOut(ImageFormat, tool: String, seconds: Double)
  /// There is not enough memory for the decoder.
  case outOfMemory

  /// The limit that a picture exceeds.
  package enum SizeLimit: Hashable, Sendable {
    /// The largest width or height.
    case dimension(Int)
    /// The largest number of pixels in a picture.
    case pixels(Int)
    /// The largest number of pixels in all pictures of a scene.
    case total(Int)
  }
}
