// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

// The memory needed by the parts of passes, in bytes.

extension PixelRect {
  var pixelCount: Int64 { Int64(width) * Int64(height) }
  /// The memory of a surface, in bytes.
  package var surfaceBytes: Int64 { pixelCount * PlanMemory.bytesPerPixel }

  /// Returns the number of cells of a reduced copy.
  func cellCount(level: Int) -> Int64 {
    let cell = Int64(1) << Int64(level)
    return ((Int64(width) + cell - 1) / cell) * ((Int64(height) + cell - 1) / cell)
  }
}

extension Outline {
  /// Returns one byte for every pixel that the mask may cover partly.
  func maskBytes(in surface: PixelRect) -> Int64 {
    wholePixels == nil ? bounds.intersection(surface).pixelCount : 0
  }
}

extension FillPass {
  /// Returns the memory of the mask and the paint.
  func bytes(on surface: PixelRect) -> Int64 {
    let mask = outline.maskBytes(in: surface)
    if case .mesh(let mesh) = paint { return mask + mesh.bytes }
    return mask
  }
}

extension Capture {
  var padded: PixelRect { region.outset(by: padding) }
  /// The memory of cells of 8 bytes, twice, because they are halved or copied into a second buffer.
  var bytes: Int64 { 16 * padded.cellCount(level: min(level, 2)) }
}

extension GlassPass {
  /// The memory of colours of 16 bytes: the captured cells, the coarser levels (at most half as many cells), scratch
  /// for building them, and some rows for every band.
  var bytes: Int64 {
    let cells = capture.region.outset(by: 4 << capture.level).cellCount(level: capture.level)
    return 32 * cells + 4096 * Int64(bounds.width + capture.region.width)
  }
}

extension ShadowPass {
  /// Returns the memory for the visible part of the outline and for its shadow.
  func bytes(on surface: PixelRect) -> Int64 {
    let area = ShadowArea(shadow, of: outline.bounds, on: surface)
    let casting = area.outlined.intersection(outline.path.pixels)
    return shadow.bytes(of: casting, area)
  }
}

extension PixelShadow {
  /// Returns the memory for a mask and a surface of the casting shape, their capture and their blur.
  func bytes(of casting: PixelRect, _ area: ShadowArea) -> Int64 {
    let region = area.captured(of: casting).outset(by: blur.paddingInPixels)
    return casting.pixelCount + casting.surfaceBytes + 16 * region.cellCount(level: min(blur.captureLevel, 2))
      + 40 * region.cellCount(level: blur.finalLevel)
  }
}

extension Path {
  /// The bounding rectangle of all points, including control points.
  fileprivate var pixels: PixelRect {
    var bounds: PixelRect?
    func add(_ point: Point) {
      let pixel = PixelRect(covering: Rect(x: point.x, y: point.y, width: 0, height: 0))
      bounds = PixelRect(
        minX: min(bounds?.minX ?? pixel.minX, pixel.minX), minY: min(bounds?.minY ?? pixel.minY, pixel.minY),
        maxX: max(bounds?.maxX ?? pixel.maxX, pixel.maxX), maxY: max(bounds?.maxY ?? pixel.maxY, pixel.maxY))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let control, let end): for point in [control, end] { add(point) }
      case .cubic(let first, let second, let end): for point in [first, second, end] { add(point) }
      case .close: break
      }
    }
    return bounds ?? .empty
  }
}
