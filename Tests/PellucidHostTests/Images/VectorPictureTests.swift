// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidRaster
import PellucidTestSupport
import Testing

@testable import PellucidHost
@testable import PellucidPlan

/// Tests of SVG and PDF pictures.
@Suite struct VectorPictureTests {
  /// Returns a page of 40 × 20 points: red on the left, half-transparent blue on the right, the lower quarter empty.
  static func page(_ box: String = "[0 0 40 20]", _ content: String? = nil) -> [UInt8] {
    let drawing = content ?? "1 0 0 rg 0 5 20 15 re f /H gs 0 0 1 rg 20 5 20 15 re f"
    let resources = "<</ExtGState <</H <</ca 0.5>>>>>>"
    return Array(
      """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox \(box)/Contents 4 0 R/Resources \(resources)>> endobj
      4 0 obj <</Length \(drawing.utf8.count)>> stream
      \(drawing)
      endstream endobj
      trailer <</Root 1 0 R>>
      """.utf8)
  }

  static let svg = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="15" fill="#f00"/>
    <rect x="20" width="20" height="15" fill="#00f" fill-opacity="0.5"/></svg>
    """.utf8)

  private static let hasTool = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo")

  private func expectPicture(_ image: PixelImage, _ width: Int, _ height: Int) {
    #expect(image.width == width && image.height == height)
    #expect(image[width / 4, height / 4] == [65535, 0, 0, 65535])
    let half = image[3 * width / 4, height / 4]
    // Premultiplied, with 8 bits of alpha.
    #expect(half[0] == 0 && abs(Int(half[3]) - 32768) < 400 && abs(Int(half[2]) - Int(half[3])) < 260)
    #expect(image[width / 4, height - 1 - height / 16] == [0, 0, 0, 0])
  }

  @Test("Vector pictures are drawn at the size they are used at")
  func vectorsAreDrawnAsLargeAsTheyAreUsed() throws {
    var pictures = [Self.svg]
    if Self.hasTool { pictures.append(Self.page()) }
    for bytes in pictures {
      let reader = ImageReader()
      expectPicture(try reader.read(bytes: bytes, gamut: .srgb), 40, 20)
      expectPicture(
        try reader.read(bytes: bytes, gamut: .srgb, covering: PictureBox(width: 400, height: 200)), 400, 200)
      // This size covers a box of other proportions.
      let tall = try reader.read(bytes: bytes, gamut: .srgb, covering: PictureBox(width: 100, height: 200))
      #expect(tall.height >= 199 && tall.height <= 202 && abs(tall.width - 2 * tall.height) <= 2)
    }
  }

  @Test("Sizes stay within the limits")
  func sizesStayWithinTheLimits() throws {
    let limits = ImageLimits(maximumPixels: 10_000, maximumDimension: 300)
    var pictures = [Self.svg]
    if Self.hasTool { pictures.append(Self.page()) }
    for bytes in pictures {
      let box = PictureBox(width: 10_000, height: 10_000)
      let image = try ImageReader(limits: limits).read(bytes: bytes, gamut: .srgb, covering: box)
      #expect(image.width <= 300 && image.width * image.height <= 10_000 && image.width > 100)
    }
  }

  /// Beside other pictures, a picture has the same size or is refused.
  @Test("Other pictures do not change a picture's size")
  func othersDoNotChangeTheSize() throws {
    let folder = try TemporaryFolder()
    let limit = 100_000
    let reader = ImageReader(limits: ImageLimits(maximumTotalPixels: limit))
    var pictures = ["a.svg": Self.svg]
    if Self.hasTool { pictures["a.pdf"] = Self.page() }
    for (name, bytes) in pictures {
      try WholeFile.write(bytes, to: folder.path + "/" + name)
      func read(_ box: PictureBox, besidePixels pixels: Int) throws -> PixelImage {
        try reader.read(path: folder.path + "/" + name, gamut: .srgb, covering: box, besidePixels: pixels)
      }
      let box = PictureBox(width: 400, height: 200)
      for pixels in [0, 20_000] { expectPicture(try read(box, besidePixels: pixels), 400, 200) }
      for pixels in [20_001, limit, 2 * limit] {
        let error = #expect(throws: ImageReadingError.self) { try read(box, besidePixels: pixels) }
        guard case .tooLarge(_, _, .total(limit)) = error else {
          Issue.record("\(name): \(String(describing: error))")
          continue
        }
      }
      let huge = try read(PictureBox(width: 4000, height: 2000), besidePixels: 0)
      #expect((90_000...limit).contains(huge.width * huge.height))
    }
  }

  @Test("Hostile pages are errors, in bounded time", .enabled(if: hasTool)) func hostilePagesEnd() throws {
    let deep = String(repeating: "q ", count: 200_000)
    let pages: [[UInt8]] = [
      Array("%PDF-1.4\n".utf8), Array("%PDF-1.4\n\(String(repeating: "[", count: 100_000))".utf8),
      Array(Self.page().prefix(200)), Self.page("[0 0 0 0]"), Self.page("[0 0 1e30 1e30]"),
      Self.page("[0 0 14400 0.001]"), Self.page("[0 0 40 20]", deep),
      Self.page("[0 0 40 20]", "/X Do"), Self.page() + [UInt8](repeating: 0, count: 1_000_000),
    ]
    var reader = ImageReader(limits: ImageLimits(maximumPixels: 1 << 20))
    reader.pdf?.limits = ChildProcess.Limits(seconds: 10, memoryBytes: 512 << 20, outputBytes: 32 << 20)
    for page in pages {
      do throws(ImageReadingError) {
        let box = PictureBox(width: 64, height: 64)
        let image = try reader.read(bytes: page, gamut: .srgb, covering: box)
        #expect(image.width * image.height <= 1 << 20)
      } catch {
        switch error {
        case .corrupt(.pdf, _), .toolTimedOut, .tooLarge, .truncated: break
        default: Issue.record("\(error)")
        }
      }
    }
  }

  /// Writes a stand-in program that does one thing when asked for an uncompressed page, and another one otherwise.
  private static func tool(_ unpacked: String, _ packed: String, in folder: TemporaryFolder) throws -> String
  {
    let tool = folder.path + "/pdftocairo"
    let script = "#!/bin/sh\ncase \"$*\" in *-tiff*) \(unpacked) ;; esac\n\(packed)\n"
    try WholeFile.write(Array(script.utf8), to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    return tool
  }

  @Test("Both forms of a page share one time limit", .enabled(if: hasTool))
  func bothFormsTogetherHaveTheTimeOfOne() throws {
    let folder = try TemporaryFolder()
    var reader = ImageReader()
    reader.pdf?.tool = try Self.tool("sleep 1; exit 1", "sleep 1.5", in: folder)
    reader.pdf?.limits.seconds = 2
    let tool = folder.path + "/pdftocairo"
    #expect(throws: ImageReadingError.toolTimedOut(.pdf, tool: tool, seconds: 2)) {
      try reader.read(bytes: Self.page(), gamut: .srgb)
    }
  }

  /// Both forms of output give the same page.
  @Test("The other form is used where the program lacks one", .enabled(if: hasTool))
  func anotherFormIsTakenWhereOneIsMissing() throws {
    let folder = try TemporaryFolder()
    let tool = try Self.tool("exit 99", "exec /usr/bin/pdftocairo \"$@\"", in: folder)
    let box = PictureBox(width: 90, height: 45)
    let unpacked = try ImageReader().read(bytes: Self.page(), gamut: .srgb, covering: box)
    var reader = ImageReader()
    reader.pdf?.tool = tool
    let packed = try reader.read(bytes: Self.page(), gamut: .srgb, covering: box)
    #expect(packed.width == unpacked.width && packed.height == unpacked.height)
    let furthest = zip(packed.samples, unpacked.samples).map { abs(Int($0) - Int($1)) }.max()
    #expect((furthest ?? .max) <= 257)
  }

  @Test("A page over the pixel limit is an error with its size", .enabled(if: hasTool))
  func pagesThatAreTooLargeHaveASize() throws {
    let reader = ImageReader(limits: ImageLimits(maximumPixels: 1000))
    let error = #expect(throws: ImageReadingError.self) {
      try reader.read(bytes: Self.page("[0 0 9000 9000]"), gamut: .srgb)
    }
    #expect(error == .tooLarge(width: 9000, height: 9000, limit: .pixels(1000)))
  }

  @Test("A missing program is named with its package")
  func aMissingToolIsNamedWithItsPackage() throws {
    var reader = ImageReader()
    reader.pdf?.tool = "no-such-program"
    #expect(throws: ImageReadingError.unsupportedFormat(.pdf)) {
      try ImageReader().withoutDrawing.read(bytes: Self.page(), gamut: .srgb)
    }
    let error = #expect(throws: ImageReadingError.self) {
      try reader.read(bytes: Self.page(), gamut: .srgb)
    }
    #expect(error == .toolMissing(.pdf, tool: "no-such-program", package: "poppler-utils"))
    #expect(error.map { "\($0)" }?.contains("install the package poppler-utils") == true)
  }

  @Test("A missing limiter is named with its package", .enabled(if: hasTool))
  func aMissingLimiterIsNamedWithItsPackage() throws {
    var reader = ImageReader()
    reader.pdf?.limiter = "no-such-limiter"
    let missing = ImageReadingError.toolMissing(.pdf, tool: "no-such-limiter", package: "util-linux")
    #expect(throws: missing) { try reader.read(bytes: Self.page(), gamut: .srgb) }
    #expect("\(missing)".hasSuffix("which is not there; install the package util-linux"))
  }

  @Test("A program that is too slow is ended", .enabled(if: hasTool)) func slowToolsAreEnded() throws {
    var reader = ImageReader()
    reader.pdf?.limits.seconds = 0
    #expect(throws: ImageReadingError.toolTimedOut(.pdf, tool: "pdftocairo", seconds: 0)) {
      try reader.read(bytes: Self.page(), gamut: .srgb)
    }
  }

  @Test("Refused SVG documents are errors")
  func refusedDocumentsAreErrors() throws {
    let refused = [
      "<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">&a;</svg>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><use href=\"/etc/hostname#a\"/></svg>",
    ]
    for document in refused {
      let error = #expect(throws: ImageReadingError.self) {
        try ImageReader().read(bytes: Array(document.utf8), gamut: .srgb)
      }
      guard case .corrupt(.svg, _) = error else {
        Issue.record("\(document): \(String(describing: error))")
        continue
      }
    }
    let photo: [UInt8] = [0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 12)
    #expect(throws: ImageReadingError.unsupportedFormat(.heic)) {
      try ImageReader().read(bytes: photo, gamut: .srgb)
    }
  }
}
