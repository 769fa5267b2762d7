// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene
import PellucidTestSupport
import Testing

import struct Foundation.Data
import struct Foundation.URL

@testable import PellucidHost
@testable import PellucidPlan
@testable import PellucidRaster

/// Tests of the coverage of template pictures.
@Suite struct TemplateTests {
  private let folder: TemporaryFolder
  private let rasterizer = TemplateRasterizer(reader: ImageReader(), executor: ThreadExecutor(threads: 1))
  private static let clip = PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64)

  init() throws { folder = try TemporaryFolder() }

  /// Writes a picture of two columns, the left one opaque in some colour.
  private func picture() throws -> String {
    let image = PixelImage(width: 2, height: 1, samples: [65535, 30000, 0, 65535, 0, 0, 0, 0])
    let path = folder.path + "/two.png"
    try Data(PNGWriter(gamut: .srgb).encode16Bit(image)).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Returns the covered area, in pixels.
  private func covered(_ mask: CoverageMask) -> Double {
    mask.values.reduce(0) { $0 + Double($1) } / 255
  }

  private func mask(
    _ path: String, _ frame: Rect, _ transform: Transform = .identity
  ) throws -> CoverageMask {
    try rasterizer.mask(
      path: path,
      at: TemplatePlace(fit: .stretch, frame: frame, transform: transform, scale: 2, clip: Self.clip))
  }

  @Test("A template's coverage is its alpha")
  func onlyOpacityCounts() throws {
    let mask = try mask(picture(), Rect(x: 2, y: 2, width: 8, height: 4))
    #expect(mask.bounds == PixelRect(minX: 4, minY: 4, maxX: 20, maxY: 12))
    #expect(mask.values[0] == 255 && mask.values[15] == 0)
    #expect(abs(covered(mask) - 64) < 1)
  }

  @Test("A turned template keeps its area")
  func turnsKeepTheArea() throws {
    let path = try picture()
    let frame = Rect(x: 8, y: 8, width: 12, height: 12)
    for degrees in [30.0, 90, 180] {
      let turn = Transform.rotation(degrees: degrees).about(frame.center)
      #expect(abs(covered(try mask(path, frame, turn)) - 288) < 16, "\(degrees)")
    }
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0).about(frame.center)
    let mirrored = try mask(path, frame, mirror)
    #expect(mirrored.values[0] == 0 && mirrored.values[mirrored.bounds.width - 1] > 120)
  }

  /// A turned picture is first drawn along its own axes; for a huge one, only the visible part is drawn.
  @Test("A huge template is drawn only where it is visible")
  func hugeOnesAreDrawnAsFarAsTheyAreSeen() throws {
    let path = try picture()
    let turn = Transform.rotation(degrees: 30)
    for (x, values) in [(-9000.0, 254...255), (0, 126...129), (9000, 0...1), (20_000, 0...0)] {
      // The point of the picture that lies at the middle of the pixels.
      let frame = Rect(x: -15_000 - x, y: -15_000, width: 30_000, height: 30_000)
      let mask = try mask(path, frame, turn.followed(by: .translation(x: 16, y: 16)))
      #expect(mask.bounds == Self.clip)
      let isAlike = mask.values.allSatisfy { values.contains(Int($0)) }
      #expect(isAlike, "\(x): \(mask.values.min() ?? 0)…\(mask.values.max() ?? 0)")
    }
  }

  /// If a picture is nearly flat along one axis, its visible part may need many more pixels than the mask has.
  @Test("Refuse a template whose visible part is too large")
  func whatTakesTooMuchIsRefused() throws {
    let narrow = TemplateRasterizer(
      reader: ImageReader(limits: ImageLimits(maximumPixels: 10_000)),
      executor: ThreadExecutor(threads: 1))
    let path = try picture()
    func draw(_ side: Double) throws -> CoverageMask {
      let frame = Rect(x: 0, y: 0, width: side, height: side)
      let turn = Transform(a: 1, b: 1, c: 1, d: 1.01, tx: 0, ty: 0)
      return try narrow.mask(
        path: path,
        at: TemplatePlace(fit: .stretch, frame: frame, transform: turn, scale: 1, clip: Self.clip))
    }
    #expect(try draw(40).bounds == Self.clip)
    let error = #expect(throws: ImageReadingError.self) { try draw(10_000) }
    guard case .tooLarge(let width, let height, .pixels(10_000)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(width * height > 10_000)
  }

  @Test("Partly covered pixels have partial coverage")
  func partsOfPixelsCountAsParts() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>"#
    let path = try folder.write(svg, to: "all.svg")
    let mask = try mask(path, Rect(x: 2.25, y: 2, width: 4, height: 4))
    #expect(abs(covered(mask) - 64) < 0.5)
    #expect(mask.values[0] == 128)
  }

  @Test("Nothing is drawn outside the picture")
  func nothingIsDrawnOutsideThePicture() throws {
    let path = try picture()
    #expect(try mask(path, Rect(x: 100, y: 100, width: 8, height: 8)).values.isEmpty)
    #expect(try mask(path, Rect(x: 0, y: 0, width: 0, height: 8)).values.isEmpty)
    let part = try mask(path, Rect(x: -4, y: -4, width: 16, height: 16))
    #expect(part.bounds.minX == 0 && part.bounds.minY == 0)
  }
}
