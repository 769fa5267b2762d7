// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidRaster

/// A decoder that draws the first page of PDF documents with Poppler's `pdftocairo`, in a separate process.
struct PDFDecoder: Sendable {
  /// The program, by name or path.
  var tool = "pdftocairo"
  var limits = ChildProcess.Limits()
  /// The program that enforces the limits on another program, by name or path.
  var limiter = ChildProcess.limiter

  /// The Debian packages that contain the programs.
  static let (package, limiterPackage) = ("poppler-utils", "util-linux")

  /// Draws the page at a size that covers `box`, or as large as `largest` allows. Without a box a point becomes a
  /// pixel.
  func decode(
    _ bytes: [UInt8], covering box: PictureBox?, upTo largest: ImageLimits, limits: ImageLimits
  ) throws(ImageReadingError) -> DecodedImage {
    guard let box else { return try page(bytes, ["-r", "72"], limits) }
    let longest = min(largest.maximumDimension, Int(Double(largest.maximumPixels).squareRoot()))
    var side = min(max(box.width, box.height, 1), longest)
    let first = try page(bytes, ["-scale-to", "\(side)"], limits)
    // The size fits the longer side; a box of other proportions may need a larger page.
    let (width, height) = (Double(first.width), Double(first.height))
    let factor = max(Double(box.width) / width, Double(box.height) / height)
    // The factor 0.98 leaves room for the program's rounding of both sides.
    let room = (Double(largest.maximumPixels) / (width * height)).squareRoot() * 0.98
    let larger = Int(Double(side) * min(factor, room, Double(largest.maximumDimension) / Double(side)))
    guard larger > side + 1 else { return first }
    side = larger
    return try page(bytes, ["-scale-to", "\(side)"], limits)
  }

  /// Draws the page as uncompressed TIFF, which is fastest, and if that fails as PNG before an error is reported: the
  /// PNG states the size of a page that is too large, and Poppler may have been built without TIFF. Both attempts
  /// together have one time limit.
  private func page(
    _ bytes: [UInt8], _ size: [String], _ limits: ImageLimits
  ) throws(ImageReadingError) -> DecodedImage {
    let start = ContinuousClock.now
    switch draw(bytes, ["-tiff"] + size, within: self.limits.seconds) {
    case .success(let file):
      if let picture = try DrawnPage(file)?.picture(limits: limits) { return picture }
    case .failure(.failed(let fault)) where fault.liesInPicture: break
    case .failure(let failure): throw error(failure)
    }
    let taken = (ContinuousClock.now - start) / .seconds(1)
    switch draw(bytes, ["-png"] + size, within: max(0, self.limits.seconds - taken)) {
    case .success(let file) where ImageFormat(signature: file) == .png:
      return try PNGDecoder.decode(file, limits: limits)
    case .success: throw .corrupt(.pdf, .noPage)
    case .failure(let failure): throw error(failure)
    }
  }

  /// Runs the program.
  private func draw(
    _ bytes: [UInt8], _ form: [String], within seconds: Double
  ) -> Result<[UInt8], ChildProcess.Failure> {
    let arguments = ["-singlefile", "-transp", "-cropbox", "-f", "1", "-l", "1"] + form + ["-", "-"]
    var limits = limits
    limits.seconds = seconds
    let program = ChildProcess(tool: tool, limits: limits, limiter: limiter)
    return Result { () throws(ChildProcess.Failure) in try program.run(arguments, input: bytes) }
  }

  private func error(_ failure: ChildProcess.Failure) -> ImageReadingError {
    switch failure {
    case .missing(let missing):
      let package = missing == limiter ? Self.limiterPackage : Self.package
      return .toolMissing(.pdf, tool: missing, package: package)
    case .timedOut: return .toolTimedOut(.pdf, tool: tool, seconds: limits.seconds)
    case .failed(let fault) where fault.liesInPicture: return .corrupt(.pdf, .program(fault))
    case .failed(let fault): return .toolFailed(.pdf, tool: tool, fault)
    }
  }
}
