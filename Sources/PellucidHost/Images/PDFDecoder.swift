// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Draws the first page of PDF documents, by Poppler's `pdftocairo` in a process of its own.
struct PDFDecoder: Sendable {
  /// The program, by name or path.
  var tool = "pdftocairo"
  var limits = ChildProcess.Limits()
  /// The program that holds another to its limits, by name or path.
  var limiter = ChildProcess.limiter

  /// The Debian packages that bring the programs.
  static let (package, limiterPackage) = ("poppler-utils", "util-linux")

  /// The page at a size at which it covers `box`, or as large as `largest` allows; nil is one pixel a point.
  func decode(
    _ bytes: [UInt8], covering box: PictureBox?, upTo largest: ImageLimits, limits: ImageLimits
  ) throws(ImageReadingError) -> DecodedImage {
    guard let box else { return try page(bytes, ["-r", "72"], limits) }
    let longest = min(largest.maximumDimension, Int(Double(largest.maximumPixels).squareRoot()))
    var side = min(max(box.width, box.height, 1), longest)
    let first = try page(bytes, ["-scale-to", "\(side)"], limits)
    // The longer side has been fitted; a box of other proportions may need more.
    let (width, height) = (Double(first.width), Double(first.height))
    let factor = max(Double(box.width) / width, Double(box.height) / height)
    // The program rounds both sides.
    let room = (Double(largest.maximumPixels) / (width * height)).squareRoot() * 0.98
    let larger = Int(Double(side) * min(factor, room, Double(largest.maximumDimension) / Double(side)))
    guard larger > side + 1 else { return first }
    side = larger
    return try page(bytes, ["-scale-to", "\(side)"], limits)
  }

  /// The page unpacked, which is quickest. Where that fails it is packed before the error counts: a page that is too large
  /// has a size then, and Poppler may have been built without the other form. Both together have the time of one.
  private func page(
    _ bytes: [UInt8], _ size: [String], _ limits: ImageLimits
  ) throws(ImageReadingError) -> DecodedImage {
    let start = ContinuousClock.now
    switch draw(bytes, ["-tiff"] + size, within: self.limits.seconds) {
    case .success(let file):
      if let picture = try DrawnPage(file)?.picture(limits: limits) { return picture }
    case .failure(.failed): break
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
    case .failed(let fault): return .corrupt(.pdf, .program(fault))
    }
  }
}
