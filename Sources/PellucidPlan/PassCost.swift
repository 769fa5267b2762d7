// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The time of one thread for the parts of passes, in nanoseconds, on a processor of 2020 with 3 GHz.
///
/// Measured with scenes that repeat one construct a thousand times over a million pixels, and rounded up;
/// `make bench` compares them with the times of this machine.
enum PassCost {
  /// Beginning any pass.
  static var start: Double { 5_000 }
  // A pixel of a fill, and what a slow source or blend mode adds.
  static var fill: Double { 5 }
  static var gradient: Double { 8 }
  /// A pixel of a patch of a mesh, with sixteen samples; a row of pixels of one of its parts; and preparing a sample.
  static var mesh: Double { 80 }
  static var meshRow: Double { 900 }
  static var meshSample: Double { 400 }
  /// Vibrancy, and each surface that it reads.
  static var vibrancy: Double { 14 }
  static var surface: Double { 3 }
  static var channelBlend: Double { 5 }
  static var colorBlend: Double { 18 }
  // A pixel of a picture.
  static var picture: Double { 12 }
  static var turnedPicture: Double { 60 }
  // A pixel of a layer, cleared and composited, and what a lens adds.
  static var layer: Double { 5 }
  static var lens: Double { 60 }
  // A pixel of a layer that a colour filter changes, and a sample of one that is projected.
  static var filter: Double { 8 }
  static var projected: Double { 30 }
  // A pixel of a material, of each flat layer over it, and of its capture; a cell of its blur.
  static var material: Double { 6 }
  static var overlay: Double { 2 }
  static var captured: Double { 1.5 }
  static var blurredCell: Double { 40 }
  // A pixel that casts a shadow, and one that shows it.
  static var casting: Double { 10 }
  static var shadow: Double { 8 }
  // A pixel inside glass, one near its edge, and one within reach of a shape.
  static var glass: Double { 25 }
  static var glassEdge: Double { 200 }
  static var glassReach: Double { 4 }
  /// A pixel of glass whose field is blurred.
  static var blurredGlass: Double { 60 }
  /// A pixel of glass with an outline, for each factor of two in its number of pieces; and preparing a piece.
  static var outlinedGlass: Double { 250 }
  static var glassPiece: Double { 10_000 }
  /// A pixel whose contrast is measured.
  static var measuredPixel: Double { 60 }
  // A pixel of a coverage mask, a straight piece, and each row of pixels that it crosses.
  static var coverage: Double { 2 }
  static var piece: Double { 400 }
  static var pieceRow: Double { 150 }
}

extension Paint {
  /// The time of a pixel, in nanoseconds, where `surfaces` are open.
  func cost(surfaces: Int) -> Double {
    switch self {
    case .solid: PassCost.fill
    case .gradient, .mesh: PassCost.gradient
    case .backdropMatrix, .blended: PassCost.vibrancy + PassCost.surface * Double(surfaces)
    }
  }
}

extension FillPass {
  /// Returns the time that a paint takes in addition to that of its pixels, in nanoseconds.
  func paintCost(on surface: PixelRect) -> Double {
    guard case .mesh(let mesh) = paint else { return 0 }
    return mesh.cost(in: outline.bounds.intersection(surface))
  }
}

extension BlendMode {
  /// The time that the mode adds to a pixel, in nanoseconds.
  var cost: Double {
    switch self {
    case .sourceOver: 0
    case .hue, .saturation, .color, .luminosity: PassCost.colorBlend
    default: PassCost.channelBlend
    }
  }
}

extension Outline {
  /// Returns the time of the mask on a surface, in nanoseconds.
  func cost(in surface: PixelRect) -> Double {
    guard wholePixels == nil else { return 0 }
    let area = bounds.intersection(surface)
    return Double(area.pixelCount) * PassCost.coverage + path.cost(height: Double(area.height))
  }
}

extension Path {
  /// Returns the time of the straight pieces, in nanoseconds, each of which crosses at most `height` rows of pixels.
  func cost(height: Double) -> Double {
    let count = pieceCount()
    let pieces = Double(count.pieces)
    return pieces * PassCost.piece + min(count.height, pieces * height) * PassCost.pieceRow
  }
}

extension Capture {
  /// The time of reading the surfaces, in nanoseconds.
  var cost: Double { Double(padded.pixelCount) * PassCost.captured * Double(max(surfaces.count, 1)) }
}

extension PixelRect {
  /// Returns the time of a blur over a captured region, in nanoseconds.
  func cost(of blur: BlurPlan) -> Double { Double(cellCount(level: blur.finalLevel)) * PassCost.blurredCell }
}

extension ShadowPass {
  /// Returns the time of the visible part of the shadow, in nanoseconds.
  func cost(on surface: PixelRect) -> Double {
    let area = ShadowArea(shadow, of: outline.bounds, on: surface)
    return shadow.cost(of: area.outlined, area) + outline.path.cost(height: Double(area.outlined.height))
  }
}

extension PixelShadow {
  /// Returns the time of a shape's shadow, in nanoseconds.
  func cost(of casting: PixelRect, _ area: ShadowArea) -> Double {
    PassCost.start + Double(casting.pixelCount) * PassCost.casting + Double(area.shown.pixelCount)
      * PassCost.shadow
      + area.captured(of: casting).outset(by: blur.paddingInPixels).cost(of: blur)
  }
}

extension GlassPass {
  /// Returns the time of the pixels on a surface, in nanoseconds.
  func cost(on surface: PixelRect) -> Double {
    let area = bounds.intersection(surface)
    guard !area.isEmpty else { return PassCost.start }
    let pixels = Double(area.pixelCount)
    let perPixel = PassCost.glass + (shapes.isBlurred ? PassCost.blurredGlass : 0)
    let elements = shapes.elements.reduce(0) { $0 + $1.cost(in: area, smoothness: shapes.smoothness) }
    return PassCost.start + pixels * perPixel + elements + capture.cost
  }
}

extension GlassShapes.Element {
  /// Returns the time that the shape adds to the pixels of `area`, in nanoseconds.
  fileprivate func cost(in area: PixelRect, smoothness: Double) -> Double {
    let shape = bounds
    let own = Double(PixelRect(covering: shape.outset(by: 2)).intersection(area).pixelCount)
    let reach = Double(DistanceField.reachPerSmoothness) * smoothness
    let reached = Double(PixelRect(covering: shape.outset(by: reach)).intersection(area).pixelCount)
    // Light is refracted some thirty pixels deep along the edge, and in all of a small shape.
    let edge = min(own, 60 * (shape.width + shape.height))
    var time = reached * PassCost.glassReach + edge * PassCost.glassEdge
    if case .path(let path) = self.shape {
      let pieces = max(2, path.fieldPieceCount())
      let halvings = Double(pieces.bitWidth - pieces.leadingZeroBitCount)
      time += Double(pieces) * PassCost.glassPiece + own * halvings * PassCost.outlinedGlass
    }
    return time
  }
}
