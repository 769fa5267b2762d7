// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport

/// Glass built by tests: with one pass at a time, or with the published parameters of macOS 27 by their size laws.
enum GlassSets {
  /// Returns parameters that change nothing, except for passes that `change` switches on.
  static func plain(_ change: (inout GlassParameters) -> Void = { _ in }) -> GlassParameters {
    var parameters = GlassParameters()
    parameters.tone.clamp = 2
    change(&parameters)
    return parameters
  }

  /// Returns the regular parameters of an active window, for a shorter side in points.
  static func regular(_ side: Double, dark: Bool = false) -> GlassParameters {
    let q = min(max((side - 64) / 96, 0), 1)
    return plain { p in
      p.blur.radius = 5
      p.blur.opacities = SIMD4(0.8 * q, 0.4 * q, 0.5, 1)
      p.blur.distances = SIMD4(-side / 2, -1, 0, 0)
      p.blurFill.radius = 8
      p.blurFill.normal = 0.5
      (p.blurFill.lighten, p.blurFill.darken) = dark ? (0, 0.9) : (0.9, 0)
      (p.innerRefraction.amount, p.innerRefraction.height) = (-min(60, 0.5 * side), min(20, 0.25 * side))
      p.outerRefraction.refraction.amount = max(16, 0.25 * side)
      p.outerRefraction.refraction.height = max(16, 0.2 * side)
      (p.outerRefraction.opacity, p.outerRefraction.distance0) = (0.6, -1)
      face(&p, side, dark: dark)
      p.bleed.refraction.amount = 0.35 * side
      p.bleed.refraction.height = 0.35 * side
      p.bleed.blurRadius = side <= 64 ? 0 : min(160, 0.35 * side)
      p.bleed.opacity = (dark ? 0.8 : 0.5) * q
      p.shadow.opacity = 0.04 + (dark ? 0.56 : 0.36) * q
      p.shadow.radius = 4 + 20 * q
      p.shadow.offset = SIMD2(0, 8)
      p.shadow.fill = SIMD4(0, 0, 0, 0.3)
      lights(&p, side, dark: dark)
      p.capture.scale = 0.25
      p.capture.margin = max(16, p.bleed.blurRadius)
    }
  }

  private static func face(_ p: inout GlassParameters, _ side: Double, dark: Bool) {
    if dark {
      p.face.levels = .init(white: 1.125, black: 0.125, saturation: 1.3)
      p.face.maximumLuma = 0.6 - 0.25 * min(max((side - 64) / 40, 0), 1)
      p.bleed.darkens = false
      p.bleed.levels = .init(white: 0.5, black: 0.125, saturation: 1)
    } else {
      p.face.levels = .init(white: 1.03, black: 0.4, saturation: 1.2)
      p.face.fill = SIMD4(1, 1, 1, 0.2)
      p.face.maximumLuma = 0.94
      p.bleed.levels = .init(white: 1, black: 0.9, saturation: 1.2)
    }
  }

  private static func lights(_ p: inout GlassParameters, _ side: Double, dark: Bool) {
    p.ringShadow.opacity = 0.06
    (p.ringShadow.offset, p.ringShadow.strokeWidth, p.ringShadow.blurRadius) = (8, 4, 5)
    (p.edgeLine.amount, p.edgeLine.angle) = (0.4, Double.pi / 2)
    p.edgeLine.spread = dark ? 1.308997 : 1.850049
    (p.edgeLine.height, p.edgeLine.offset, p.edgeLine.colorBias) = (0.5, -0.5, -0.25)
    p.rim.opacity = 1
    p.rim.spread = 1.39626 + 0.174533 * min(max((side - 96) / 96, 0), 1)
    p.rim.matrix = ColorMatrix(
      red: SIMD4(1.1202, -0.1894, -0.019, 0.1471), green: SIMD4(-0.0563, 0.9871, -0.0191, 0.1471),
      blue: SIMD4(-0.0563, -0.1893, 1.1574, 0.1471))
    p.rim.clamp = 1.2
    p.tone.clamp = dark ? 1.308311 : 1.06961
  }

  /// Returns the clear parameters of an active window.
  static func clear(_ side: Double) -> GlassParameters {
    plain { p in
      p.blur.radius = 0.75
      p.blur.opacities = SIMD4(1, 0.5, 0.5, 1)
      p.blur.distances = SIMD4(-side / 2, -1, 0, 0)
      (p.innerRefraction.amount, p.innerRefraction.height) = (-min(60, 0.65 * side), min(20, 0.36 * side))
      p.face.levels = .init(white: 1.08, black: 0.125, saturation: 1.06)
      p.capture.margin = 16
    }
  }

  static func node(
    _ parameters: GlassParameters, _ frame: Rect, shape: Shape = .capsule(style: .circular)
  ) -> Node {
    node(ResolvedGlass(elements: [.init(shape: shape, frame: frame)], parameters: parameters))
  }

  static func node(_ glass: ResolvedGlass) -> Node {
    let none = Rect(x: 0, y: 0, width: 0, height: 0)
    return Node(
      id: nil, frame: glass.elements.reduce(none) { $0.union($1.frame) }, transform: .identity,
      content: .glass(glass))
  }

  static func draw(
    _ nodes: [Node], over picture: PixelImage, scale: Double = 1, threads: Int = 1
  ) -> PixelImage {
    TestScenes.draw(TestScenes.over(picture, scale: scale, nodes), picture, threads: threads)
  }
}

extension GlassParameters.RingShadow {
  /// The black band that the ring shadow lays on the face, at full opacity.
  var band: SoftBand { SoftBand(width: strokeWidth, deviation: blurRadius) }

  /// The ring shadow's largest alpha.
  var greatestAlpha: Double { opacity > 0 ? opacity * band.greatest : 0 }
}
