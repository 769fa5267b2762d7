// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan
import PellucidRaster

/// A writer of animated PNG files from pictures of equal size.
///
/// Each picture is encoded by `PNGWriter`, and the output of libpng is split into chunks. The first picture remains an
/// ordinary PNG that every reader shows; the data of the others becomes frames, each limited to the rectangle that
/// changed. The compressed frames and one picture are kept in memory.
package struct AnimationWriter: Sendable {
  /// The duration of each frame in seconds, rounded to a thousandth and clamped to 0.001…65.535.
  package let frameDuration: Double
  private let writer: PNGWriter
  private var last: PixelImage?
  /// The chunks that precede the frames.
  private var head: [UInt8] = []
  private var frames: [Frame] = []

  /// A compressed frame.
  private struct Frame {
    var area: Area
    var data: [UInt8]
  }

  /// A rectangle of pixels, measured from the upper left corner.
  private struct Area {
    var x = 0, y = 0, width: Int, height: Int
  }

  package init(gamut: Gamut, frameDuration: Double) {
    writer = PNGWriter(gamut: gamut)
    self.frameDuration = frameDuration
  }

  /// Adds a frame, dithered to 8 bits per sample.
  ///
  /// - Throws: `.unsupportedSize` for a picture of another size than the first.
  package mutating func add(_ image: PixelImage) throws(PNGWritingError) {
    var area = Area(width: image.width, height: image.height)
    if let last {
      guard (last.width, last.height) == (image.width, image.height) else {
        throw .unsupportedSize(width: image.width, height: image.height)
      }
      area = Self.changed(from: last, to: image)
    }
    last = image
    var full = [UInt8](repeating: 0, count: 4 * image.width)
    let file = try writer.encode(width: area.width, height: area.height, alpha: .premultiplied) { y, row in
      // The dither depends on the position in the picture, so unchanged pixels keep their values.
      Dither.row(area.y + y, of: image, into: &full)
      row.replaceSubrange(0..., with: full[4 * area.x..<4 * (area.x + area.width)])
    }
    var data: [UInt8] = []
    for chunk in PNGChunk.all(in: file) {
      if chunk.kind == "IDAT" {
        data += chunk.content
      } else if frames.isEmpty, chunk.kind != "IEND" {
        head += PNGChunk.bytes(chunk.kind, chunk.content)
      }
    }
    frames.append(Frame(area: area, data: data))
  }

  /// Returns the smallest rectangle around all differences, or one pixel if there are none, because a frame cannot be
  /// empty.
  private static func changed(from old: PixelImage, to new: PixelImage) -> Area {
    let stride = 4 * new.width
    func differs(_ y: Int) -> Bool {
      old.samples[y * stride..<(y + 1) * stride] != new.samples[y * stride..<(y + 1) * stride]
    }
    guard let top = (0..<new.height).first(where: differs),
      let bottom = (0..<new.height).last(where: differs)
    else { return Area(width: 1, height: 1) }
    var (left, right) = (stride - 1, 0)
    for y in top...bottom {
      let row = y * stride
      left = (0..<left).first { old.samples[row + $0] != new.samples[row + $0] } ?? left
      right = (right..<stride).last { old.samples[row + $0] != new.samples[row + $0] } ?? right
    }
    return Area(x: left / 4, y: top, width: right / 4 - left / 4 + 1, height: bottom - top + 1)
  }

  /// Returns the bytes of the file, whose animation repeats forever.
  package func finish() -> [UInt8] {
    var file = PNGChunk.signature
    file += head
    file += PNGChunk.bytes("acTL", Self.words([UInt32(frames.count), 0]))
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file += PNGChunk.bytes("fcTL", control(sequence, frame.area))
      sequence += 1
      if index == 0 {
        file += PNGChunk.bytes("IDAT", frame.data)
      } else {
        file += PNGChunk.bytes("fdAT", Self.words([sequence]) + frame.data)
        sequence += 1
      }
    }
    return file + PNGChunk.bytes("IEND", [UInt8]())
  }

  /// Returns the content of a frame control chunk: number, size, position, duration, and two zeros, which state that
  /// the frame replaces the pixels below and remains.
  private func control(_ sequence: UInt32, _ area: Area) -> [UInt8] {
    let milliseconds = UInt32(min(max((frameDuration * 1000).rounded(), 1), 65535))
    let place = [area.width, area.height, area.x, area.y].map { UInt32($0) }
    // The duration is a fraction with a 16-bit numerator and denominator, here in thousandths.
    return Self.words([sequence] + place + [milliseconds << 16 | 1000]) + [0, 0]
  }

  /// Returns numbers as big-endian 32-bit words.
  private static func words(_ values: [UInt32]) -> [UInt8] { values.flatMap { PNGChunk.word($0) } }
}
